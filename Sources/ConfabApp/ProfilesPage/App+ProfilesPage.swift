import Loop
import Messenger
import TerminalDOM

// The page of profiles in front of the screen.
extension App {
    /// Shows all profiles, one of them selected.
    static func openProfilesPage(_ state: inout AppState, at profile: ProfileID? = nil) -> [AppEffect] {
        var page = ProfilesPage.State()
        page.selection = (profile ?? state.main?.profile.id).map { .profile($0) }
        state.overlay = .profilesPage(page)
        return [.perform(.query(.profiles))]
    }

    static func reduceProfilesPage(_ state: inout AppState, _ action: ProfilesPage.Action) -> [AppEffect] {
        switch action {
        case .removed(let id): return noteRemoved(&state, id)
        case .refused(let id, let sentence): return noteRefused(&state, id, sentence)
        case .entryChosen(let entry):
            guard case .profilesPage(let page) = state.overlay, case .menu(let profile, _) = page.step else {
                return []
            }
            return perform(&state, entry, on: profile)
        case .chosen(.add):
            guard case .profilesPage(let page) = state.overlay, page.opening == nil else { return [] }
            return addProfile(&state)
        case .chosen, .moved:
            guard case .profilesPage(let page) = state.overlay, page.opening == nil else { return [] }
            return withProfilesPage(&state) { ProfilesPage.reduce(&$0, action, $1) }
        case .changed(_, .hide):
            return withProfilesPage(&state) { ProfilesPage.reduce(&$0, action, $1) }
                + [.perform(.query(.profiles)), .notice(state.options.words.nowHidden())]
        default: return withProfilesPage(&state) { ProfilesPage.reduce(&$0, action, $1) }
        }
    }

    static func performOnProfilesPage(
        _ state: inout AppState, _ page: ProfilesPage.State, _ command: CommandID
    ) -> [AppEffect] {
        switch page.step {
        case .menu(let profile, let selection):
            let entries = ProfilesPage.entries(profile, current: state.main?.profile.id)
            if let moved = movedSelection(selection, by: command, count: entries.count) {
                return withProfilesPage(&state) { page, _ in
                    page.step = .menu(profile, selection: moved)
                    return []
                }
            }
            return command == .open && entries.indices.contains(selection)
                ? perform(&state, entries[selection], on: profile) : []
        case .removal(var removal):
            if let moved = movedSelection(removal.selection, by: command, count: 2), !removal.isRemoving {
                removal.selection = moved
                return withProfilesPage(&state) { [removal] page, _ in
                    page.step = .removal(removal)
                    return []
                }
            }
            return command == .open ? reduceProfilesPage(&state, .answered(removal.selection)) : []
        case .rename: return command == .open ? reduceProfilesPage(&state, .saved) : []
        case .hide(var hiding):
            if command == .nextField || command == .previousField {
                hiding.field = hiding.field == .password ? .again : .password
                return withProfilesPage(&state) { [hiding] page, _ in
                    page.step = .hide(hiding)
                    return []
                }
            }
            return command == .open ? reduceProfilesPage(&state, .saved) : []
        case nil: return performOnProfiles(&state, page, command)
        }
    }

    /// What a command does among the rows.
    private static func performOnProfiles(
        _ state: inout AppState, _ page: ProfilesPage.State, _ command: CommandID
    ) -> [AppEffect] {
        guard page.opening == nil else { return [] }
        let rows = page.rows(state.profiles)
        let selected = page.selected(state.profiles)
        let profile = page.selectedProfile(state.profiles)
        if let index = selected.flatMap({ rows.firstIndex(of: $0) }),
            let moved = movedSelection(index, by: command, count: rows.count)
        {
            return withProfilesPage(&state) { page, context in
                ProfilesPage.move(&page, by: moved - index, context)
                return []
            }
        }
        switch (command, profile) {
        case (.search, _):
            return withProfilesPage(&state) { page, _ in
                page.isSearching = true
                return []
            }
        case (.open, _):
            // Whoever has typed a password need not wait until it is looked at.
            guard let selected else { return withProfilesPage(&state) { page, _ in ProfilesPage.check(&page) } }
            return reduceProfilesPage(&state, .chosen(selected))
        case (.addProfile, _): return addProfile(&state)
        case (.renameProfile, let profile?): return perform(&state, .rename, on: profile)
        case (.muteProfile, let profile?):
            return perform(&state, profile.profile.isMuted ? .unmute : .mute, on: profile)
        case (.hideProfile, let profile?):
            return perform(&state, profile.profile.isHidden ? .unhide : .hide, on: profile)
        case (.deleteProfile, let profile?): return perform(&state, .delete, on: profile)
        case (.profileUp, let profile?): return reduceProfilesPage(&state, .moved(profile.id, by: -1))
        case (.profileDown, let profile?): return reduceProfilesPage(&state, .moved(profile.id, by: 1))
        default: return []
        }
    }

    private static func perform(
        _ state: inout AppState, _ entry: ProfilesPage.Entry, on profile: ProfileSummary
    ) -> [AppEffect] {
        if entry == .switchTo { return switchProfile(&state, to: profile.id) }
        let isOnly = state.profiles.allSatisfy { $0.id == profile.id || $0.profile.isHidden }
        if entry == .hide, isOnly {
            let words = state.options.words
            return withProfilesPage(&state) { page, _ in
                page.step = nil
                page.problem = words.onlyProfile()
                return []
            }
        }
        return withProfilesPage(&state) { page, _ in ProfilesPage.perform(&page, entry, on: profile) }
    }

    /// Escape: a step back, or back to the list.
    static func leaveProfilesPage(_ state: inout AppState, _ page: ProfilesPage.State) -> [AppEffect] {
        var page = page
        switch page.step {
        // What is being deleted is deleted.
        case .removal(let removal) where removal.isRemoving: return []
        case .some: page.step = nil
        case nil where page.isSearching || !page.query.isEmpty:
            page.isSearching = false
            page.query = EditableText()
            let effects = ProfilesPage.queryChanged(&page)
            state.overlay = .profilesPage(page)
            return effects
        case nil:
            state.overlay = nil
            return [.cancel(.passwordTyping)] + noteSeen(&state)
        }
        state.overlay = .profilesPage(page)
        return []
    }

    /// After the open profile was deleted another one is opened; after the last one, one is made.
    private static func noteRemoved(_ state: inout AppState, _ id: ProfileID) -> [AppEffect] {
        let words = state.options.words
        var effects: [AppEffect] = [.notice(words.profileDeleted())]
        if state.main?.profile.id == id {
            state.overlay = nil
            state.profiles.removeAll { $0.id == id }
            state.root = .launching(Launch.State())
            return effects + Launch.begin()
        }
        // Nothing leads back to it.
        effects += state.withRegistration { registration in
            if registration.previous?.id == id { registration.previous = nil }
            return []
        }
        effects += withProfilesPage(&state) { page, _ in
            guard page.step?.profile.id == id else { return [] }
            page.step = nil
            // A hidden one has gone with its password.
            page.unlocked.removeAll { $0.id == id }
            return []
        }
        return effects + [.perform(.query(.profiles))]
    }

    private static func noteRefused(_ state: inout AppState, _ id: ProfileID, _ sentence: String) -> [AppEffect] {
        guard case .profilesPage(var page) = state.overlay else {
            return Toasts.reduce(&state.toasts, .said(sentence, isError: true))
        }
        page.order = nil
        switch page.step {
        case .rename(var renaming) where renaming.profile.id == id:
            (renaming.isSaving, renaming.problem) = (false, sentence)
            page.step = .rename(renaming)
        case .hide(var hiding) where hiding.profile.id == id:
            (hiding.isSaving, hiding.problem) = (false, sentence)
            page.step = .hide(hiding)
        case .removal(var removal) where removal.profile.id == id:
            (removal.isRemoving, removal.problem) = (false, sentence)
            page.step = .removal(removal)
        default: page.problem = sentence
        }
        state.overlay = .profilesPage(page)
        return [.perform(.query(.profiles))]
    }

    static func withProfilesPage(
        _ state: inout AppState, _ change: (inout ProfilesPage.State, ProfilesPage.Context) -> [AppEffect]
    ) -> [AppEffect] {
        guard case .profilesPage(var page) = state.overlay else { return [] }
        let context = ProfilesPage.Context(profiles: state.profiles, current: state.main?.profile.id)
        let effects = change(&page, context)
        state.overlay = .profilesPage(page)
        return effects
    }

    /// Takes what the store says of the profiles: what was wished is there, or is not any more.
    static func followProfiles(_ state: inout AppState) {
        let profiles = state.profiles
        _ = withProfilesPage(&state) { page, _ in
            if let order = page.order, page.stored(profiles) == order { page.order = nil }
            return []
        }
    }
}

extension ProfilesPage.State {
    /// The order that the store has.
    fileprivate func stored(_ profiles: [ProfileSummary]) -> [ProfileID] {
        var page = ProfilesPage.State()
        page.order = nil
        return page.shown(profiles).map(\.id)
    }
}

extension AppState {
    /// Whether what is typed now may be a password, which no recording is to have.
    public var isSecretTyped: Bool {
        if case .profilesPage(let page) = overlay { page.isSecret } else { false }
    }
}
