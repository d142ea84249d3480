import Loop
import Messenger
import TerminalDOM

/// Chooses the root by the profiles of this machine; the only place that changes it.
enum RootReducer {
    /// Says that Confab cannot start.
    static func fail(_ state: inout AppState, _ problem: Problem) -> [AppEffect] {
        state.root = .failed(problem)
        return [.cancel(.splash)]
    }

    /// Starts again from the beginning.
    static func launch(_ state: inout AppState) -> [AppEffect] {
        state.root = .launching(Launch())
        return App.begin()
    }

    /// Takes the profiles of this machine; at the start, does what `choice` says.
    static func takeProfiles(
        _ state: inout AppState, _ profiles: [ProfileSummary], _ choice: ProfileChoice
    ) -> [AppEffect] {
        let current = state.main?.profile.id
        state.profiles = profiles.sorted { left, right in
            if (left.id == current) != (right.id == current) { return left.id == current }
            return left.profile.lastActiveAt > right.profile.lastActiveAt
        }
        _ = App.carryOut(&state, .share(.profiles))
        guard case .launching = state.root else {
            if let mine = profiles.first(where: { $0.id == current }) {
                state.withMain { $0.profile = mine.profile }
            }
            return lookForHolders(state)
        }
        switch choice {
        case .open(let profile): return [.perform(.profile(.open(profile)))]
        case .create(let name) where !profiles.isEmpty:
            state.layers.insert(.profiles(UserPicker(missing: name)), at: 0)
        case .create(let name):
            var registration = Registration()
            registration.name = EditableText(name)
            // The user can type another name without deleting this one first.
            registration.name.apply(.selectAll)
            state.root = .registration(registration)
        case .ask where profiles.isEmpty: state.root = .registration(Registration())
        case .ask: state.layers.insert(.profiles(UserPicker()), at: 0)
        }
        // Nothing is being loaded behind the question which profile to open.
        if case .launching = state.root { state.root = .launching(Launch()) }
        return [.cancel(.splash)]
    }

    /// Shows the profile that was opened.
    static func enter(
        _ state: inout AppState, _ profile: Profile, _ session: ServiceSession
    ) -> [AppEffect] {
        // Drafts written while the profile was being opened are saved, and pending removals are carried out.
        let kept =
            App.changeMain(&state) { main, _ in .list(main.chatList.handOver()) }
            + App.changeMain(&state) { main, _ in main.saveConversation() }
        // A hidden one that was open is out of sight again.
        state.profiles.removeAll { $0.profile.isHidden && $0.id != profile.id }
        // Messages about one profile don't belong to the next.
        if let before = state.main?.profile.id, before != profile.id { state.toasts.all = [] }
        state.options.leaveProfile(&state.optionLayers)
        state.root = .main(Main(profile: profile, session: session))
        state.status.reach = .unknown
        App.settleBanner(&state, isAsked: true)
        let isForLink =
            if case .newChat(.link(let link)) = state.frontLayer { link.opening == profile.id } else { false }
        state.layers.removeAll { !$0.isQuickOpen }
        state.savedInput[.link] = EditableText()
        state.savedInput[.group] = EditableText()
        let link = isForLink ? App.present(&state, .newChat(.link(NewChat.Invitation())), inFrontOf: 0) : []
        let ended: [AppEffect] = [
            .cancel(.loadChosen), .cancel(.splash), .cancel(.openingPatience), .cancel(.holders),
            .cancel(.passwordTyping),
        ]
        return kept + link + ended + (App.send(&state, .open, to: .part(.chatList)) ?? []) + [
            .perform(.query(.profileOptions(profile.id))), .perform(.query(.profiles)),
        ] + state.keepUnusedFiles()
    }

    /// Begins to open a profile. What is being written is kept, but nobody waits for the disk before the other list is shown.
    ///
    /// - Parameter link: the chat of a link of the profile that is left, to be deleted with it.
    static func opening(_ state: inout AppState, _ id: ProfileID, withdrawing link: ChatID? = nil) -> [AppEffect] {
        [
            .perform(.profile(.open(id, withdrawing: link))),
            .after(ProfileOpening.patience, .profile(id, .takesLong), id: .openingPatience),
        ] + App.changeMain(&state) { main, _ in main.saveConversation() }
    }

    /// Asks for the name of another profile.
    static func addProfile(_ state: inout AppState) -> [AppEffect] {
        let effects =
            App.changeMain(&state) { main, _ in .list(main.chatList.handOver()) }
            + App.changeMain(&state) { main, _ in main.closeConversation() }
        let previous = state.main?.profile
        var registration = Registration(isAdditional: !state.profiles.isEmpty, previous: previous)
        registration.name = state.savedInput[.profile]
        state.savedInput[.profile] = EditableText()
        state.root = .registration(registration)
        state.layers.removeAll { !$0.isQuickOpen }
        return effects
    }

    /// Goes back to the profile that was open before another one was to be created, or to those there are.
    static func closeRegistration(_ state: inout AppState) -> [AppEffect] {
        guard case .registration(let registration) = state.root else { return [] }
        guard let previous = registration.previous else { return launch(&state) }
        state.root = .launching(Launch())
        return [.perform(.profile(.open(previous.id)))]
    }
}
