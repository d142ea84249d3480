public import Loop
import Messenger
import TerminalDOM

/// The root reducer: the only place that changes what is on the screen as a whole.
public enum App {
    /// What `action` makes of `state`, and the work that it asks for.
    public static func reduce(_ state: inout AppState, _ action: AppAction) -> [AppEffect] {
        let effects = change(&state, action)
        return settle(&state, effects)
    }

    private static func change(_ state: inout AppState, _ action: AppAction) -> [AppEffect] {
        switch action {
        case .terminal(let event): return reduce(&state, event)
        case .command(let command): return perform(&state, command)
        case .minute(let clock):
            state.clock = clock
            return []
        case .profilesLoaded(let profiles, let choice): return take(&state, profiles, choice)
        case .profileOpened(let profile): return enter(&state, profile)
        case .profile(let profile, let event): return take(&state, event, of: profile)
        case .holdersLoaded(let holders): return take(&state, holders: holders)
        case .holdersDue: return lookForHolders(state)
        case .launchFailed(let reason):
            state.root = .failed(reason)
            return [.cancel(.splash)]
        case .changed(let changes): return reload(&state, changes)
        case .arrived(let chat, let message): return keep(&state, chat) + announce(state, chat, message)
        case .chatReady(let chat, let origin): return show(&state, chat, origin)
        case .failed(let sentence): return fail(&state, sentence)
        case .answered(let call, let outcome): return take(&state, call, outcome)
        case .notSaved(let change, let sentence): return notSaved(&state, change, sentence)
        case .paneChosen(let pane): return choose(&state, pane)
        case .launch, .registration, .chatList, .around, .rows, .search, .conversation, .userPicker, .profilesPage,
            .themePicker, .settings, .options, .newChat, .question, .rowMenu, .confirmation, .card, .tags, .palette,
            .switcher,
            .help, .toasts:
            return reduceFeature(&state, action)
        }
    }

    /// Hands an action to the feature that it is about.
    private static func reduceFeature(_ state: inout AppState, _ action: AppAction) -> [AppEffect] {
        switch action {
        case .launch(let action):
            guard case .launching(var launch) = state.root else { return [] }
            let effects = Launch.reduce(&launch, action)
            state.root = .launching(launch)
            return effects
        case .registration(let action):
            return state.withRegistration { Registration.reduce(&$0, action) }
        case .chatList(let action):
            let tags = state.main?.chatList.tags ?? []
            let swiped = state.main?.chatList.swipe?.chat
            var effects = state.withMain {
                ChatList.reduce(&$0.chatList, action, profile: $0.profile.id, open: $0.conversation?.chat)
            }
            effects += followList(&state, action, before: tags)
            switch action {
            case .refreshed(let asked, let chats):
                _ = state.withSearch { search, _ in
                    _ = search.link?.preview.take(chats, asked: asked)
                    return []
                }
                return effects + reduceLayer(&state, .newChat(.chatsRead(asked, chats)))
            case .wheelTurned(let notches):
                // Beyond the top there is the search.
                return state.main?.chatList.isPulled(by: notches) == true ? effects + openSearch(&state) : effects
            case .rested, .counted:
                settleBanner(&state)
                return effects
            // Marking chats opens none of them.
            case .rowClicked where state.main?.chatList.chosen != nil: return effects
            case .avatarClicked where state.main?.chatList.chosen != nil: return effects
            // A click beside what a row shows closes it.
            case .rowClicked(let chat) where swiped == chat:
                changeList(&state) { $0.swipe = nil }
                return effects
            case .rowClicked: return effects + open(&state)
            case .avatarClicked: return effects + openSelectedCard(&state)
            case .unreadFound(let chat):
                guard let chat else { return effects + [.notice(state.options.words.noUnread())] }
                return effects + open(&state, chat)
            default: return effects
            }
        case .conversation(let action):
            let isSeen = state.isConversationSeen
            let zone = state.clock.zone
            let target = state.main?.conversation?.target
            let isAwaited = state.main?.conversation?.awaits(action) == true
            var effects = state.withConversation { Conversation.reduce(&$0, action, isSeen: isSeen, zone: zone) }
            effects += followTarget(&state, action, before: target)
            switch action {
            case .searchFailed(_, _, let sentence) where isAwaited:
                return effects + Toasts.reduce(&state.toasts, .said(sentence, isError: true))
            case .finderStepped(let hits): return effects + stepFinder(&state, by: hits)
            case .finderClosed: return effects + closeFinder(&state)
            case .finderEdited(.place): _ = choose(&state, .finder)
            case .messageClicked: _ = choose(&state, .timeline)
            case .loaded(let chat, .some, _):
                guard let unsent = state.savedInput.messages.removeValue(forKey: chat) else { break }
                return effects + giveBack(&state, unsent, to: chat)
            default: break
            }
            return effects
        case .help, .themePicker, .question, .newChat, .rowMenu, .confirmation, .card, .tags, .palette, .switcher,
            .userPicker, .profilesPage, .settings:
            return reduceLayer(&state, action)
        case .options(let action): return reduceOptions(&state, action)
        case .rows(let action): return reduceRows(&state, action)
        case .search(let action): return reduceSearch(&state, action)
        case .toasts(let action): return Toasts.reduce(&state.toasts, action)
        case .around(let action): return reduceAround(&state, action)
        case .terminal, .command, .minute, .profilesLoaded, .profileOpened, .profile, .holdersLoaded, .holdersDue,
            .launchFailed, .changed, .arrived, .chatReady, .failed, .answered, .notSaved, .paneChosen:
            // These aren't about a feature, and were handled before.
            return []
        }
    }

    /// What the terminal did.
    private static func reduce(_ state: inout AppState, _ event: TerminalEvent) -> [AppEffect] {
        switch event {
        case .key(let key):
            if let command = state.options.keymap.command(for: key, in: state.keyContexts) {
                return perform(&state, command)
            }
            guard case .character(let character) = key.key, key.modifiers.isSubset(of: .shift) else { return [] }
            return edit(&state, .insert(String(character)))
        case .paste(let text): return edit(&state, .insert(text))
        case .resize(let size):
            state.size = size
            settleBanner(&state, isAsked: true)
            return holdOpenChat(&state)
        case .focus(let hasFocus):
            state.hasFocus = hasFocus
            return noteSeen(&state)
        case .mouse, .reply: return []
        }
    }

    /// Notes what is on the screen now that somebody can look at it again.
    static func noteSeen(_ state: inout AppState) -> [AppEffect] {
        guard state.isConversationSeen else { return [] }
        return state.withConversation { Conversation.noteSeen(&$0, isSeen: true) }
    }

    /// Gives an edit to the field that is being written in.
    static func edit(_ state: inout AppState, _ command: EditCommand) -> [AppEffect] {
        if let front = state.layers.indices.last, let effects = give(&state, .edit(command), toLayer: front) {
            return effects
        }
        switch state.root {
        case .registration: return state.withRegistration { Registration.reduce(&$0, .edited(command)) }
        case .main(let main):
            switch main.focus {
            case .composer: return write(&state, command)
            case .search: return reduceSearch(&state, .edited(command))
            case .finder: return reduce(&state, .conversation(.finderEdited(command)))
            case .list, .timeline: return []
            }
        case .launching, .failed: return []
        }
    }

    /// Gives an edit to the field for a new message, and says so when not all of it fits.
    private static func write(_ state: inout AppState, _ command: EditCommand) -> [AppEffect] {
        let before = state.main?.conversation?.composer.characters.count ?? 0
        let effects = reduce(&state, .conversation(.edited(command)))
        let after = state.main?.conversation?.composer.characters.count ?? 0
        let limit = Conversation.characterLimit
        guard case .insert(let text) = command, after == limit, text.count > after - before else { return effects }
        return effects + [.notice(state.options.words.tooLong(limit))]
    }
}

extension AppState {
    /// Where keys are typed: the innermost place first.
    public var keyContexts: [KeyContext] {
        if let layer = layers.last { return layer.read(\.contexts) }
        switch root {
        case .launching: return [.everywhere]
        case .failed: return [.dialog, .everywhere]
        case .registration: return [.dialog, .text, .everywhere]
        case .main(let main):
            switch main.focus {
            case .list where main.chatList.chosen != nil: return [.selecting, .chatList, .everywhere]
            case .list where main.chatList.swipe != nil: return [.swipe, .chatList, .everywhere]
            case .list: return [.chatList, .everywhere]
            case .search: return [main.search?.link == nil ? .search : .link, .text, .everywhere]
            case .timeline:
                return main.conversation?.finder == nil ? [.timeline, .everywhere] : [.hits, .timeline, .everywhere]
            case .composer: return [.composer, .text, .everywhere]
            case .finder: return [.finder, .text, .everywhere]
            }
        }
    }

    /// The places whose keys are shown.
    var shownContexts: [KeyContext] { layers.last?.read(\.shownContexts) ?? keyContexts }

    /// The open profile's screen, when one is open.
    public var main: Main? {
        if case .main(let main) = root { main } else { nil }
    }

    /// Changes the open profile's screen, when one is open.
    mutating func withMain(_ change: (inout Main) -> [AppEffect]) -> [AppEffect] {
        guard case .main(var main) = root else { return [] }
        // Taken out first, so that what is changed is not shared and nothing of it is copied.
        root = .launching(Launch.State())
        let effects = change(&main)
        root = .main(main)
        return effects
    }

    mutating func withConversation(_ change: (inout Conversation.State) -> [AppEffect]) -> [AppEffect] {
        withMain { main in
            guard var conversation = main.conversation else { return [] }
            main.conversation = nil
            let effects = change(&conversation)
            main.conversation = conversation
            return effects
        }
    }

    mutating func withRegistration(_ change: (inout Registration.State) -> [AppEffect]) -> [AppEffect] {
        guard case .registration(var registration) = root else { return [] }
        let effects = change(&registration)
        root = .registration(registration)
        return effects
    }
}
