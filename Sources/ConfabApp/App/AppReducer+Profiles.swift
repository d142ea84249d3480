import Loop
import Messenger
import TerminalDOM

// Profiles: which there are, which is open, and what happens when it cannot be.
extension App {
    static func take(_ state: inout AppState, _ profiles: [ProfileSummary], _ choice: ProfileChoice) -> [AppEffect] {
        let current = state.main?.profile.id
        state.profiles = profiles.sorted { left, right in
            if (left.id == current) != (right.id == current) { return left.id == current }
            return left.profile.lastActiveAt > right.profile.lastActiveAt
        }
        guard case .launching = state.root else {
            if let mine = profiles.first(where: { $0.id == current }) {
                _ = state.withMain {
                    $0.profile = mine.profile; return []
                }
            }
            return []
        }
        switch choice {
        case .open(let profile): return [.perform(.openProfile(profile))]
        case .create(let name):
            var registration = Registration.State()
            registration.name = EditableText(name)
            // Whoever types another name need not take this one away first.
            registration.name.apply(.selectAll)
            state.root = .registration(registration)
        case .ask where profiles.isEmpty: state.root = .registration(Registration.State())
        case .ask: state.overlay = .profiles(UserPicker.State())
        }
        return [.cancel(.splash)]
    }

    /// Shows the profile that was opened.
    static func enter(_ state: inout AppState, _ profile: Profile) -> [AppEffect] {
        var main = Main(profile: profile)
        main.chatList.waiting = .begun
        state.root = .main(main)
        state.around.reach = .unknown
        settleBanner(&state, isAsked: true)
        state.overlay = nil
        state.unfinished.link = EditableText()
        state.unfinished.group = EditableText()
        return [
            .cancel(.splash), .after(ChatList.patience, .chatList(.waitedLong), id: .listPatience),
            .perform(.loadTags(profile.id)), .perform(.loadListSettings(profile.id)),
            .perform(.loadProfileOptions(profile.id)), .perform(.loadProfiles),
        ]
    }

    static func refuse(_ state: inout AppState, _ profile: Profile, _ process: Int32?) -> [AppEffect] {
        let problem = state.options.words.profileBusy(profile.names.shown(), process: process)
        var picker = UserPicker.State()
        if case .profiles(let shown) = state.overlay { picker = shown }
        picker.problem = problem
        state.overlay = .profiles(picker)
        return [.cancel(.splash)]
    }

    static func chooseProfile(_ state: inout AppState, _ index: Int) -> [AppEffect] {
        guard let chosen = UserPicker.choose(index, of: state.profiles) else {
            let effects = closeConversation(&state)
            let previous = state.main?.profile
            var registration = Registration.State(isAdditional: !state.profiles.isEmpty, previous: previous)
            registration.name = state.unfinished.profile
            state.unfinished.profile = EditableText()
            state.root = .registration(registration)
            state.overlay = nil
            return effects
        }
        if chosen == state.main?.profile.id {
            state.overlay = nil
            return []
        }
        return closeConversation(&state) + [.perform(.openProfile(chosen))]
    }

    /// Keeps what is being written in the open chat and closes it.
    static func closeConversation(_ state: inout AppState) -> [AppEffect] {
        let effects = state.withConversation { Conversation.keepDraft(&$0) }
        return effects
            + state.withMain {
                $0.conversation = nil
                $0.focus = $0.listPane
                return ChatList.hold(&$0.chatList, nil, profile: $0.profile.id)
            }
    }
}
