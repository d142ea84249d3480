import Loop
import Messenger
import TerminalDOM

// What the commands do, by what is in front.
extension App {
    static func perform(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        switch command {
        case .quit: return state.withConversation { Conversation.keepDraft(&$0) } + [.perform(.terminal(.quit))]
        case .redraw: return [.perform(.terminal(.redraw))]
        case .suspend: return state.withConversation { Conversation.keepDraft(&$0) } + [.perform(.terminal(.suspend))]
        case .palette: return openQuickly(&state, .palette(Palette(Palette.offers(state), state.options.words)))
        case .switcher:
            guard let main = state.main else { return [] }
            let others = state.profiles.filter { $0.id != main.profile.id && !$0.profile.isHidden }
            return openQuickly(&state, .switcher(Switcher(main, others, state.options.words)))
        case .help: return show(.help(Help(state.keyContexts)), in: &state)
        case .toggleMouse:
            state.options.mouse.toggle()
            return [.notice(state.options.words.mouse(isOn: state.options.mouse))]
        case .back: return back(&state)
        case .undoChange: return undo(&state)
        case .themes: return show(.themes(ThemePicker()), in: &state) + [.perform(.theme(.load))]
        case .settings: return show(.settings(Settings()), in: &state)
        default: break
        }
        if let edit = command.edit, state.keyContexts.contains(.text) { return self.edit(&state, edit) }
        if let front = state.layers.indices.last { return give(&state, .command(command), toLayer: front) ?? [] }
        switch state.root {
        case .launching: return []
        case .failed:
            guard command == .open else { return [] }
            state.root = .launching(Launch.State())
            return Launch.begin()
        case .registration:
            return command == .open ? state.withRegistration { Registration.submit(&$0) } : []
        case .main: return performOnMain(&state, command)
        }
    }

    /// Puts `layer` in front, instead of all others; what is being typed in them is kept.
    static func show(_ layer: Layer, in state: inout AppState) -> [AppEffect] {
        // At the start the profiles stay behind it: there is nothing else to go back to.
        if case .launching = state.root { return present(&state, layer) }
        return closeLayers(&state) + present(&state, layer)
    }

    /// Closes every layer; what is being typed in them is kept.
    static func closeLayers(_ state: inout AppState) -> [AppEffect] {
        var effects: [AppEffect] = []
        while let front = state.layers.indices.last {
            effects += give(&state, .close, toLayer: front) ?? []
            state.layers.removeLast()
        }
        return effects
    }

    private static func performOnMain(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        guard let main = state.main else { return [] }
        switch command {
        case .nextPane: return choose(&state, nextPane(main, isWide: state.isWide, step: 1))
        case .previousPane: return choose(&state, nextPane(main, isWide: state.isWide, step: -1))
        case .refresh: return refresh(&state)
        case .closeBanner: return closeBanner(&state)
        case .openBanner: return openBanner(&state)
        case .newChat: return present(&state, .newChat(.menu(selection: 0)))
        case .createLink, .scanCode, .pasteLink, .createGroup, .findContact, .notes:
            guard let entry = command.newChatEntry, let newChat = NewChat(entry, state.savedInput) else {
                return state.request(.openNotes, by: .newChat)
            }
            return present(&state, .newChat(newChat))
        case .profiles: return present(&state, .profiles(UserPicker())) + [.perform(.query(.profiles))]
        case .manageProfiles:
            let page = ProfilesPage(at: main.profile.id)
            return present(&state, .profilesPage(page)) + [.perform(.query(.profiles))]
        case .addProfile: return addProfile(&state)
        case .nextUnread:
            return [.perform(.query(.unread(main.profile.id, after: main.conversation?.chat.id)))]
        case .editTags:
            return present(&state, .tags(Tags([], beside: main.chatList.tags)))
        case .order:
            let selection = ChatOrder.allCases.firstIndex(of: main.chatList.order) ?? 0
            return present(&state, .question(Question(.order, selection: selection)))
        case .card:
            guard main.focus == .list else { return main.conversation.map { openCard(&state, $0.chat) } ?? [] }
            return openSelectedCard(&state)
        case .search: return main.isOnList ? openSearch(&state) : openFinder(&state)
        default: break
        }
        if let place = CommandID.tabs.firstIndex(of: command) {
            // One at a time, the list comes into sight.
            let kept = state.isWide ? [] : choose(&state, .list)
            // A tab and what is searched for everywhere do not go together.
            return kept + closeSearch(&state)
                + state.withMain { ChatList.showTab(&$0.chatList, at: place + 1, profile: $0.profile.id) }
        }
        return switch main.focus {
        case .list: performOnList(&state, command)
        case .search: performOnSearch(&state, command)
        case .timeline, .composer, .finder: performOnConversation(&state, main, command)
        }
    }

    static func performOnList(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        // Keys mean what one sees: where the list is upside down, the next row is further up.
        let command = state.options.reachable ? command.upsideDown : command
        if let effects = performOnRows(&state, command) { return effects }
        if command == .open || command == .compose { return open(&state) }
        return state.withMain { main in
            defer { ChatList.settleSwipe(&main.chatList) }
            switch command {
            case .nextTab: return ChatList.turn(&main.chatList, by: 1, profile: main.profile.id)
            case .previousTab: return ChatList.turn(&main.chatList, by: -1, profile: main.profile.id)
            default: break
            }
            let effects = ChatList.use(&main.chatList)
            switch command {
            case .next: ChatList.move(&main.chatList, by: 1)
            case .previous: ChatList.move(&main.chatList, by: -1)
            case .pageDown: ChatList.movePage(&main.chatList, by: 1)
            case .pageUp: ChatList.movePage(&main.chatList, by: -1)
            case .first: return effects + ChatList.jump(&main.chatList, to: .first, profile: main.profile.id)
            case .last: return effects + ChatList.jump(&main.chatList, to: .last, profile: main.profile.id)
            default: break
            }
            return effects
        }
    }

    static func openSelectedCard(_ state: inout AppState) -> [AppEffect] {
        state.main?.chatList.selectedChat.map { openCard(&state, $0) } ?? []
    }

    private static func performOnConversation(
        _ state: inout AppState, _ main: Main, _ command: CommandID
    ) -> [AppEffect] {
        guard let chat = main.conversation?.chat else { return [] }
        switch command {
        case .compose: return choose(&state, .composer)
        case .olderHit: return stepFinder(&state, by: 1)
        case .newerHit: return stepFinder(&state, by: -1)
        case .openLink:
            let links = main.conversation.map(Conversation.links) ?? []
            guard links.count > 1 else { break }
            return present(&state, .question(Question(.links(links))))
        case .leaveGroup:
            guard ChosenChat(chat).canLeave else { return [] }
            return present(&state, RowQuestion(.leave, [ChosenChat(chat, isOpen: true)]).layer(state.options.words))
        case .inviteContact:
            guard let group = chat.kind.group, chat.condition.canSend else { return [] }
            return present(&state, .question(Question(.invite(group, nil)))) + [
                .perform(.query(.invitable(main.profile.id, group)))
            ]
        case .olderMessage, .newerMessage:
            if main.focus == .composer { _ = choose(&state, .timeline) }
        default: break
        }
        let words = state.options.words
        return state.withConversation { Conversation.perform(&$0, command, words: words) ?? [] }
    }

    /// Escape: closes what is in front, clears what is chosen, goes to the list; it never ends Confab, and what is
    /// being written is kept.
    private static func back(_ state: inout AppState) -> [AppEffect] {
        if let front = state.layers.indices.last { return give(&state, .back, toLayer: front) ?? [] }
        if case .registration(let registration) = state.root {
            guard registration.isAdditional, !registration.isCreating else { return [] }
            state.savedInput[.profile] = registration.name
            state.root = .launching(Launch.State())
            if let previous = registration.previous { return [.perform(.profile(.open(previous.id)))] }
            return Launch.begin()
        }
        guard let main = state.main, main.focus != .list else {
            leaveRows(&state)
            return []
        }
        if main.focus == .search { return leaveSearch(&state) }
        if main.focus == .finder { return closeFinder(&state) }
        if main.focus == .timeline, let finder = main.conversation?.finder, !finder.isOffered || main.search == nil {
            return closeFinder(&state)
        }
        if main.focus == .timeline, main.conversation?.finder?.isOffered == true { return backToHits(&state) }
        if main.conversation?.selection != nil, main.focus == .timeline {
            return state.withConversation {
                $0.selection = nil
                return []
            }
        }
        guard state.isWide else { return closeConversation(&state) }
        return state.withConversation { Conversation.keepDraft(&$0) } + choose(&state, .list)
    }

    private static func nextPane(_ main: Main, isWide: Bool, step: Int) -> Pane {
        guard let conversation = main.conversation else { return .list }
        var panes: [Pane] = isWide ? [main.listPane] : []
        if conversation.chat.condition.canSend { panes.append(.composer) }
        panes.append(.timeline)
        if conversation.finder != nil { panes.append(.finder) }
        let index = panes.firstIndex(of: main.focus) ?? 0
        return panes[(index + step + panes.count) % panes.count]
    }

    static func choose(_ state: inout AppState, _ pane: Pane) -> [AppEffect] {
        state.withMain { main in
            // The search is in the place of the list.
            let pane = pane == .list ? main.listPane : pane
            guard pane == main.listPane || main.conversation != nil else { return [] }
            if pane == .composer, main.conversation?.chat.condition.canSend != true { return [] }
            if pane == .finder, main.conversation?.finder == nil { return [] }
            if pane != .list { main.chatList.swipe = nil }
            main.focus = pane
            return []
        }
    }

    /// Opens the chat that is selected in the list.
    static func open(_ state: inout AppState) -> [AppEffect] {
        guard let main = state.main else { return [] }
        guard let chat = main.chatList.selectedChat else {
            // An empty list shows everything again.
            if let main = state.main, main.chatList.window?.isEmpty == true, main.chatList.filter != nil {
                return state.withMain { ChatList.show(&$0.chatList, nil, profile: $0.profile.id) }
            }
            // It is far from what is shown: Enter first comes back to where one looks.
            return state.withMain { main in
                ChatList.move(&main.chatList, by: 0)
                return []
            }
        }
        return chat.kind.isConversation ? open(&state, chat) : openCard(&state, chat)
    }

    /// Opens `chat`.
    ///
    /// - Parameter isFound: whether it was found by the search, so that the list is left as it is.
    static func open(_ state: inout AppState, _ chat: ChatSummary, isFound: Bool = false) -> [AppEffect] {
        if state.main?.conversation?.chat.id == chat.id {
            return choose(&state, chat.condition.canSend ? .composer : .timeline)
        }
        if let refusal = refusal(state, toOpen: chat.id) { return refusal }
        let kept = state.withConversation { Conversation.keepDraft(&$0) }
        let opened = state.withMain { main in
            let (conversation, effects) = Conversation.open(chat, of: main.profile.id)
            main.conversation = conversation
            main.visit(chat.id)
            main.focus = chat.condition.canSend ? .composer : .timeline
            if !isFound { main.chatList.selection = chat.id }
            return effects
        }
        return kept + opened + holdOpenChat(&state)
    }

    /// Keeps the row of the open chat where it is. One at a time, nobody sees the list meanwhile.
    static func holdOpenChat(_ state: inout AppState) -> [AppEffect] {
        guard state.isWide else { return [] }
        return state.withMain { main in
            guard let chat = main.conversation?.chat else { return [] }
            return ChatList.hold(&main.chatList, chat, profile: main.profile.id)
        }
    }
}
