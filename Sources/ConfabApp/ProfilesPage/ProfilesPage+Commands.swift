import Loop
import Messenger
import TerminalDOM

// Input on the page, by keys and by the mouse.
extension ProfilesPage {
    /// Does a command to the selected profile, or in the step that is in front.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        switch step {
        case .menu(let profile, let selection):
            let entries = entries(profile, shared)
            if command == .open, entries.indices.contains(selection) {
                return perform(entries[selection], on: profile, shared)
            }
            guard let moved = ListSelection(selection, in: entries.indices).moved(by: command) else { return nil }
            step = .menu(profile, selection: moved)
        case .counting: return nil
        case .rename: return command == .open ? save() : nil
        case .hide(var hiding):
            if command == .open { return save() }
            guard command == .nextField || command == .previousField else { return nil }
            hiding.field = hiding.field == .password ? .again : .password
            step = .hide(hiding)
        case nil: return performOnRows(command, shared)
        }
        return Outcome()
    }

    private mutating func performOnRows(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        guard opening.profile == nil else { return nil }
        let selected = selected(shared)
        if let moved = ListSelection(selected, in: rows(shared)).moved(by: command) {
            select(moved)
            return Outcome()
        }
        switch (command, selectedProfile(shared)) {
        case (.search, _): isSearching = true
        // From the field to the rows, where letters are commands, and back.
        case (.nextField, _), (.previousField, _): isSearching.toggle()
        case (.undoChange, _): return undoLast(shared)
        // A password that is typed need not wait until it is checked.
        case (.open, _): return selected.map { choose($0, shared) } ?? check()
        case (.addProfile, _): return Outcome(intents: [.addProfile])
        case (.renameProfile, let profile?): return perform(.rename, on: profile, shared)
        case (.muteProfile, let profile?):
            return perform(profile.profile.isMuted ? .unmute : .mute, on: profile, shared)
        case (.hideProfile, let profile?):
            return perform(profile.profile.isHidden ? .unhide : .hide, on: profile, shared)
        case (.deleteProfile, let profile?): return perform(.delete, on: profile, shared)
        case (.profileUp, let profile?): return reorder(profile.id, by: -1, shared)
        case (.profileDown, let profile?): return reorder(profile.id, by: 1, shared)
        default: return nil
        }
        return Outcome()
    }

    /// Does to a profile what was chosen.
    mutating func perform(_ entry: Entry, on profile: ProfileSummary, _ shared: Shared) -> Outcome<Action> {
        let id = profile.id
        select(.profile(id))
        step = nil
        switch entry {
        // What another process has isn't taken away from it: the page says who has it.
        case .switchTo,
            .hide where shared.holders[id] != nil, .delete where shared.holders[id] != nil:
            return Outcome(intents: opening.choose(id, shared))
        case .rename: step = .rename(Renaming(profile))
        case .mute: return mute(id, true)
        case .unmute: return mute(id, false)
        case .hide:
            let isOnly = shared.profiles.allSatisfy { $0.id == id || $0.profile.isHidden }
            if isOnly { opening.problem = .profile(.onlyVisible) } else { step = .hide(Hiding(profile: profile)) }
        case .unhide:
            // Its password can't be brought back.
            let question = Confirmation(
                shared.strings.unhideProfileTitle(profile.profile.names.shown()),
                help: shared.strings.unhideProfileHelp(),
                answers: [
                    Confirmation.Answer(label: shared.strings.cancel(), intents: [.close]),
                    Confirmation.Answer(
                        label: shared.strings.unhideProfile(),
                        intents: [.close, .perform(.profile(.change(id, .unhide)))]),
                ])
            return Outcome(intents: [.present(.confirmation(question))])
        case .delete:
            step = .counting(profile)
            return Outcome(effects: [.perform(.slowQuery(.belongings(id)))])
        }
        return Outcome()
    }

    private mutating func mute(_ id: ProfileID, _ isMuted: Bool) -> Outcome<Action> {
        changes.append(.muted(id, isMuted))
        return Outcome(effects: [.perform(.profile(.change(id, .mute(isMuted))))])
    }

    /// Undoes what was changed last.
    private mutating func undoLast(_ shared: Shared) -> Outcome<Action>? {
        guard let last = changes.popLast() else { return nil }
        select(.profile(last.profile))
        switch last {
        case .muted(let id, let isMuted): return Outcome(effects: [.perform(.profile(.change(id, .mute(!isMuted))))])
        case .moved(let id, let rows): return move(id, by: -rows, shared)
        }
    }

    private mutating func select(_ row: RowID) {
        selection = row
        opening = ProfileOpening()
    }

    /// Chooses a row, unless a profile is being opened.
    mutating func choose(_ row: RowID, _ shared: Shared) -> Outcome<Action> {
        guard opening.profile == nil else { return Outcome() }
        if row == .add { return Outcome(intents: [.addProfile]) }
        selection = row
        if let profile = selectedProfile(shared) { step = .menu(profile, selection: 0) }
        return Outcome()
    }

    mutating func turn(by notches: Int, _ shared: Shared) {
        switch step {
        case .menu(let profile, let selection):
            let rows = ListSelection(selection, in: entries(profile, shared).indices)
            if let moved = rows.moved(by: notches) { step = .menu(profile, selection: moved) }
        case nil where opening.profile == nil:
            if let moved = ListSelection(selected(shared), in: rows(shared)).moved(by: notches) { select(moved) }
        case .rename, .hide, .counting, nil: break
        }
    }

    /// Moves a profile in the user's own order. Only of all of them: among some that were found there is no telling where
    /// it would stand.
    mutating func reorder(_ id: ProfileID, by rows: Int, _ shared: Shared) -> Outcome<Action> {
        guard let moved = move(id, by: rows, shared) else { return Outcome() }
        changes.append(.moved(id, by: rows))
        return moved
    }

    private mutating func move(_ id: ProfileID, by rows: Int, _ shared: Shared) -> Outcome<Action>? {
        guard query.isEmpty, opening.profile == nil else { return nil }
        var order = shown(shared).map(\.id)
        guard let from = order.firstIndex(of: id), order.indices.contains(from + rows) else { return nil }
        order.remove(at: from)
        order.insert(id, at: from + rows)
        self.order = order
        selection = .profile(id)
        return Outcome(effects: [.perform(.profile(.order(order)))])
    }

    /// Saves the name, or the password.
    mutating func save() -> Outcome<Action> {
        switch step {
        case .rename(var renaming):
            guard !renaming.isSaving, let name = try? NameRule.checked(renaming.name.text) else { return Outcome() }
            renaming.isSaving = true
            step = .rename(renaming)
            return Outcome(effects: [.perform(.profile(.change(renaming.profile.id, .rename(name))))])
        case .hide(var hiding):
            hiding.isTried = true
            defer { step = .hide(hiding) }
            guard !hiding.isSaving else { return Outcome() }
            if hiding.obstacle == .notRepeated { hiding.field = .again }
            guard hiding.obstacle == nil else { return Outcome() }
            hiding.isSaving = true
            let change = ProfileChange.hide(password: hiding.password.text)
            return Outcome(effects: [.perform(.profile(.change(hiding.profile.id, change)))])
        case .menu, .counting, nil: return Outcome()
        }
    }

    /// Asks whether to delete the profile, now that it's known what would be lost.
    mutating func askToDelete(
        _ profile: ProfileSummary, _ belongings: ProfileBelongings, _ strings: any Strings
    ) -> Outcome<Action> {
        step = nil
        var question = Confirmation(
            strings.deleteProfileTitle(), help: strings.deleteProfileHelp(belongings),
            isWarning: true, width: 56,
            answers: [
                Confirmation.Answer(label: strings.cancel(), intents: [.close]),
                Confirmation.Answer(
                    label: strings.delete(), isDestructive: true, intents: [.perform(.profile(.remove(profile.id)))],
                    progress: strings.deletingProfile()),
            ])
        question.subject = profile.profile.names.shown()
        return Outcome(intents: [.present(.confirmation(question))])
    }
}
