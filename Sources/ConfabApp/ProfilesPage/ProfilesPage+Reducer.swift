import Loop
package import Messenger
package import TerminalDOM

extension ProfilesPage {
    /// Before what was typed is checked as a password: that is slow on purpose.
    static let typingRest: Duration = .milliseconds(350)

    /// Takes what the user did with the mouse, and answers.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .chosen(let row): return choose(row, shared)
        case .wheelTurned(let notches): turn(by: notches, shared)
        case .moved(let id, let rows): return reorder(id, by: rows, shared)
        case .entryChosen(let entry):
            guard case .menu(let profile, _) = step else { return Outcome() }
            return perform(entry, on: profile, shared)
        case .namePlaced(let offset): return edit(.place(offset), shared)
        case .searchPlaced(let offset):
            isSearching = true
            query.apply(.place(offset))
        case .placed(let field, let offset):
            guard case .hide(var hiding) = step else { return Outcome() }
            hiding.field = field
            hiding.text.apply(.place(offset))
            step = .hide(hiding)
        case .saved: return save()
        case .typingRested(let attempt): return attempt == self.attempt ? check() : Outcome()
        case .unlocked(let attempt, let profiles):
            guard attempt == self.attempt else { return Outcome() }
            isChecking = false
            unlocked = profiles
        case .counted(let id, let belongings):
            guard case .counting(let profile) = step, profile.id == id else { return Outcome() }
            return askToDelete(profile, belongings, shared.strings)
        }
        return Outcome()
    }

    /// Ends showing its own order once the store has it.
    package mutating func listRead(_ reading: ListReading, _ shared: Shared) -> Outcome<Action> {
        if reading == .profiles, ProfilesPage().shown(shared).map(\.id) == order { order = nil }
        return Outcome()
    }

    /// Types into the field that keys go to.
    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        switch step {
        case .rename(var renaming) where !renaming.isSaving:
            renaming.name.apply(edit.onOneLine)
            renaming.problem = nil
            step = .rename(renaming)
        case .hide(var hiding) where !hiding.isSaving:
            hiding.text.apply(edit.onOneLine)
            hiding.isTried = hiding.isTried || !hiding.text.isEmpty
            hiding.problem = nil
            step = .hide(hiding)
        case nil where isSearching:
            let before = query.text
            query.apply(edit.onOneLine)
            return before == query.text ? Outcome() : queryChanged()
        case .menu, .rename, .hide, .counting, nil: break
        }
        return Outcome()
    }

    /// Goes a step back; at the start there is nothing behind the page.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        switch step {
        case .some: step = nil
        case nil where !query.isEmpty:
            query = EditableText()
            return queryChanged()
        case nil: return shared.isLaunching ? Outcome() : nil
        }
        return Outcome()
    }

    /// Stops checking the typed text.
    package func close(_ shared: Shared) -> Outcome<Action> { Outcome(effects: [.cancel(.passwordTyping)]) }

    /// Goes on after work on a profile, or says why it wasn't done.
    package mutating func profileChanged(_ event: ProfileEvent, of id: ProfileID, _ shared: Shared) -> Outcome<Action>?
    {
        switch event {
        case .takesLong, .held, .notOpened: opening.profileChanged(event, of: id)
        case .changed(let kind): return changed(kind, of: id)
        case .removed:
            // A hidden one has gone with its password.
            unlocked.removeAll { $0.id == id }
            if step?.profile.id == id { step = nil }
            return Outcome(intents: [.uncover])
        case .refused(let problem):
            order = nil
            if case .counting(let profile) = step, profile.id == id { step = nil }
            if step?.refuse(problem, of: id) != true { opening.problem = problem }
            return Outcome(effects: [.perform(.query(.profiles))], intents: [.uncover])
        }
        return Outcome()
    }

    private mutating func changed(_ kind: ProfileChange.Kind, of id: ProfileID) -> Outcome<Action> {
        switch (kind, step) {
        case (.rename, .rename(let renaming)) where renaming.profile.id == id: step = nil
        case (.hide, .hide(let hiding)) where hiding.profile.id == id && hiding.isSaving: step = nil
        default: break
        }
        if kind == .unhide {
            // Among all the others it can be seen again.
            query = EditableText()
            selection = .profile(id)
            return queryChanged()
        }
        // The field's results are read again.
        guard unlocked.contains(where: { $0.id == id }), !query.isEmpty else { return Outcome() }
        attempt += 1
        isChecking = false
        return check()
    }

    /// Updates the results for new text in the field and starts the timer of the password check.
    private mutating func queryChanged() -> Outcome<Action> {
        attempt += 1
        unlocked = []
        isChecking = false
        if query.isEmpty { return Outcome(effects: [.cancel(.passwordTyping)]) }
        return Outcome(effects: [.after(Self.typingRest, .typingRested(attempt), id: .passwordTyping)])
    }

    /// Asks whether the text in the field is somebody's password.
    mutating func check() -> Outcome<Action> {
        guard !query.isEmpty, !isChecking else { return Outcome() }
        isChecking = true
        return Outcome(effects: [
            .cancel(.passwordTyping),
            .perform(.slowQuery(.hiddenProfiles(password: query.text, attempt: attempt))),
        ])
    }
}

extension ProfilesPage.Step {
    /// Says why something was not done to a profile.
    ///
    /// - Returns: false if the step isn't about that.
    fileprivate mutating func refuse(_ problem: Problem, of id: ProfileID) -> Bool {
        guard profile.id == id else { return false }
        switch self {
        case .menu, .counting: return false
        case .rename(var renaming):
            (renaming.isSaving, renaming.problem) = (false, problem)
            self = .rename(renaming)
        case .hide(var hiding):
            (hiding.isSaving, hiding.problem) = (false, problem)
            self = .hide(hiding)
        }
        return true
    }
}

extension ProfilesPage.Hiding {
    /// The text of the field that keys go to.
    var text: EditableText {
        get { field == .password ? password : again }
        set { if field == .password { password = newValue } else { again = newValue } }
    }
}
