import Loop
import Messenger
import TerminalDOM

extension ProfilesPage {
    /// Before what was typed is checked as a password: that is slow on purpose.
    static let typingRest: Duration = .milliseconds(350)

    /// What the page needs besides its own state.
    struct Context {
        var profiles: [ProfileSummary]
        var current: ProfileID?
    }

    /// What `action` does to the page itself; what is beyond it is the root reducer's.
    static func reduce(_ state: inout State, _ action: Action, _ context: Context) -> [AppEffect] {
        switch action {
        case .chosen(let row):
            state.selection = row
            guard let profile = state.selectedProfile(context.profiles) else { return [] }
            state.step = .menu(profile, selection: 0)
        case .wheelTurned(let notches): move(&state, by: notches, context)
        case .moved(let id, let rows): return reorder(&state, id, by: rows, context)
        case .edited(let command): return edit(&state, command)
        case .searchPlaced(let offset):
            state.isSearching = true
            state.query.apply(.place(offset))
        case .placed(let field, let offset):
            guard case .hide(var hiding) = state.step else { return [] }
            hiding.field = field
            hiding.text.apply(.place(offset))
            state.step = .hide(hiding)
        case .saved:
            if case .hide(var hiding) = state.step {
                hiding.isTried = true
                state.step = .hide(hiding)
            }
            return save(&state)
        case .answered(let index): return answer(&state, index)
        case .typingRested(let attempt):
            return attempt == state.attempt ? check(&state) : []
        case .unlocked(let attempt, let profiles):
            guard attempt == state.attempt else { return [] }
            state.isChecking = false
            state.unlocked = profiles
        case .counted(let id, let belongings):
            guard case .removal(var removal) = state.step, removal.profile.id == id else { return [] }
            removal.belongings = belongings
            state.step = .removal(removal)
        case .changed(let id, let kind): return take(&state, kind, of: id)
        case .entryChosen, .removed, .refused: return []
        }
        return []
    }

    /// Does to the selected profile what can be done without leaving the page.
    static func perform(_ state: inout State, _ entry: Entry, on profile: ProfileSummary) -> [AppEffect] {
        let id = profile.id
        state.selection = .profile(id)
        state.step = nil
        (state.problem, state.held) = (nil, nil)
        switch entry {
        case .rename: state.step = .rename(Renaming(profile))
        case .mute: return [.perform(.profile(.change(id, .mute(true))))]
        case .unmute: return [.perform(.profile(.change(id, .mute(false))))]
        case .hide: state.step = .hide(Hiding(profile))
        case .unhide: return [.perform(.profile(.change(id, .unhide)))]
        case .delete:
            state.step = .removal(Removal(profile))
            return [.perform(.slowQuery(.belongings(id)))]
        case .switchTo: break
        }
        return []
    }

    static func move(_ state: inout State, by rows: Int, _ context: Context) {
        guard state.step == nil, state.opening == nil else { return }
        let all = state.rows(context.profiles)
        guard let selected = state.selected(context.profiles), let index = all.firstIndex(of: selected) else { return }
        state.selection = all[max(0, min(all.count - 1, index + rows))]
        (state.problem, state.held) = (nil, nil)
    }

    /// Moves a profile in the user's own order. Only of all of them: among some that were found there is no telling where
    /// it would stand.
    private static func reorder(
        _ state: inout State, _ id: ProfileID, by rows: Int, _ context: Context
    ) -> [AppEffect] {
        guard state.query.isEmpty else { return [] }
        var order = state.shown(context.profiles).map(\.id)
        guard let from = order.firstIndex(of: id), order.indices.contains(from + rows) else { return [] }
        order.remove(at: from)
        order.insert(id, at: from + rows)
        state.order = order
        state.selection = .profile(id)
        return [.perform(.profile(.order(order)))]
    }

    private static func edit(_ state: inout State, _ command: EditCommand) -> [AppEffect] {
        switch state.step {
        case .rename(var renaming):
            guard !renaming.isSaving else { return [] }
            renaming.name.apply(command.onOneLine)
            renaming.problem = nil
            state.step = .rename(renaming)
        case .hide(var hiding):
            guard !hiding.isSaving else { return [] }
            hiding.text.apply(command.onOneLine)
            hiding.isTried = hiding.isTried || !hiding.text.isEmpty
            hiding.problem = nil
            state.step = .hide(hiding)
        case nil where state.isSearching:
            let before = state.query.text
            state.query.apply(command.onOneLine)
            return before == state.query.text ? [] : queryChanged(&state)
        default: break
        }
        return []
    }

    /// What another text in the field shows no longer, and when it is checked.
    static func queryChanged(_ state: inout State) -> [AppEffect] {
        state.attempt += 1
        state.unlocked = []
        state.isChecking = false
        if state.query.isEmpty { return [.cancel(.passwordTyping)] }
        return [.after(typingRest, .profilesPage(.typingRested(state.attempt)), id: .passwordTyping)]
    }

    /// Asks whether the text in the field is somebody's password.
    static func check(_ state: inout State) -> [AppEffect] {
        guard !state.query.isEmpty, !state.isChecking else { return [] }
        state.isChecking = true
        return [
            .cancel(.passwordTyping),
            .perform(.slowQuery(.hiddenProfiles(password: state.query.text, attempt: state.attempt))),
        ]
    }

    private static func save(_ state: inout State) -> [AppEffect] {
        switch state.step {
        case .rename(var renaming):
            guard !renaming.isSaving, renaming.obstacle == nil, let name = try? NameRule.checked(renaming.name.text)
            else { return [] }
            renaming.isSaving = true
            state.step = .rename(renaming)
            return [.perform(.profile(.change(renaming.profile.id, .rename(name))))]
        case .hide(var hiding):
            guard !hiding.isSaving else { return [] }
            if hiding.obstacle == .notRepeated {
                hiding.field = .again
                state.step = .hide(hiding)
                return []
            }
            guard hiding.obstacle == nil else { return [] }
            hiding.isSaving = true
            state.step = .hide(hiding)
            return [.perform(.profile(.change(hiding.profile.id, .hide(password: hiding.password.text))))]
        default: return []
        }
    }

    private static func answer(_ state: inout State, _ index: Int) -> [AppEffect] {
        guard case .removal(var removal) = state.step, !removal.isRemoving else { return [] }
        guard index == 1 else {
            state.step = nil
            return []
        }
        // Nobody is asked to lose what is not known yet.
        guard removal.belongings != nil else { return [] }
        removal.isRemoving = true
        removal.problem = nil
        state.step = .removal(removal)
        return [.perform(.profile(.remove(removal.profile.id)))]
    }

    /// Goes on after a change was kept.
    private static func take(_ state: inout State, _ kind: ProfileChange.Kind, of id: ProfileID) -> [AppEffect] {
        switch (kind, state.step) {
        case (.rename, .rename(let renaming)) where renaming.profile.id == id: state.step = nil
        case (.hide, .hide(let hiding)) where hiding.profile.id == id && hiding.isSaving: state.step = nil
        default: break
        }
        if kind == .unhide {
            // Among all the others it can be seen again.
            state.query = EditableText()
            state.isSearching = false
            state.selection = .profile(id)
            return queryChanged(&state)
        }
        // What the field has shown is read again.
        guard state.unlocked.contains(where: { $0.id == id }), !state.query.isEmpty else { return [] }
        state.attempt += 1
        state.isChecking = false
        return check(&state)
    }
}

extension ProfilesPage.Hiding {
    /// The text of the field that keys go to.
    var text: EditableText {
        get { field == .password ? password : again }
        set { if field == .password { password = newValue } else { again = newValue } }
    }
}
