import TerminalDOM
import Loop
import Messenger

// What the list, the search, and the open chat do together.
extension App {
    /// Moves the keys to a part of the main screen.
    static func focus(_ state: inout AppState, _ pane: Pane) -> [AppEffect] {
        state.withMain { $0.choose(pane) }
        return []
    }

    /// Closes the feature at `place`.
    static func close(_ state: inout AppState, _ place: Place) -> [AppEffect] {
        switch place {
        case .layer(let index): closeLayers(&state, from: index)
        case .part(.search): closeSearch(&state)
        case .part(.conversation): closeConversation(&state)
        case .part(.registration): closeRegistration(&state)
        case .part(.launch), .part(.chatList): []
        }
    }

    /// Leaves the search: the list is there again as it was left.
    static func closeSearch(_ state: inout AppState) -> [AppEffect] {
        let effects = give(&state, .close, to: .part(.search)) ?? []
        state.withMain { main in
            main.search = nil
            // What was searched for goes with it.
            if main.conversation?.finder?.isOffered == true { main.conversation?.finder = nil }
        }
        return effects
    }

    /// Keeps what is being written in the open chat and closes it.
    static func closeConversation(_ state: inout AppState) -> [AppEffect] {
        let effects = give(&state, .close, to: .part(.conversation)) ?? []
        state.withMain { main in
            main.conversation = nil
            main.focus = main.listPane
        }
        return effects + changeList(&state) { list, _ in Outcome(effects: list.hold(nil)) }
    }

    /// Goes to the list, and leaves the search in its place.
    static func showList(_ state: inout AppState) -> [AppEffect] {
        closeSearch(&state) + focus(&state, .list)
    }

    /// Keeps what is being written in the open chat.
    static func keepDraft(_ state: inout AppState) -> [AppEffect] {
        changeConversation(&state) { conversation, _ in Outcome(effects: conversation.keepDraft()) }
    }

    /// Opens a chat, or the card of one without messages.
    static func openChat(_ state: inout AppState, _ chat: ChatSummary) -> [AppEffect] {
        guard chat.kind.isConversation else { return openCard(&state, chat) }
        if state.main?.conversation?.chat.id == chat.id {
            return focus(&state, chat.condition.canSend ? .composer : .timeline)
        }
        // What was found leaves the list as it is.
        let isFound = state.main?.search != nil
        return open(&state, chat.id) { main in
            if !isFound { main.chatList.selection = chat.id }
            return Conversation(chat: chat, of: main.profile.id)
        }
    }

    /// Opens the chat of a message that was found, at that message.
    static func open(
        _ state: inout AppState, _ hit: MessageHit, _ chat: ChatSummary?, _ text: String, _ query: SearchQuery
    ) -> [AppEffect] {
        if let refusal = refusal(state, toOpen: hit.chat) { return refusal }
        // A third of the way down, as far as can be told before it was drawn.
        let line = max(0, (state.size.height - 6) / 3)
        let target = Conversation.Target(message: hit.id, position: hit.position, line: line)
        let finder = Conversation.Finder(text, query, at: hit.id)
        if state.main?.conversation?.chat.id == hit.chat {
            return focus(&state, .timeline)
                + changeConversation(&state) { conversation, _ in
                    conversation.finder = finder
                    return Outcome(effects: conversation.show(target) + conversation.findAgain())
                }
        }
        return open(&state, hit.chat) { main in
            // What is not known of it yet is read at once.
            let known = chat ?? main.chatList.window?.elements.first { $0.id == hit.chat }
            let chat = known ?? ChatSummary(id: hit.chat, kind: hit.chatKind, names: hit.chatNames)
            return Conversation(chat: chat, of: main.profile.id, at: target, finder)
        }
    }

    /// Opens a chat, unless it's being removed.
    private static func open(
        _ state: inout AppState, _ chat: ChatID, _ begin: (inout Main) -> Conversation
    ) -> [AppEffect] {
        if let refusal = refusal(state, toOpen: chat) { return refusal }
        let kept = keepDraft(&state)
        state.withMain { main in
            let conversation = begin(&main)
            main.conversation = conversation
            main.visit(chat)
            main.focus = conversation.focus.pane
        }
        return kept + (give(&state, .open, to: .part(.conversation)) ?? []) + holdOpenChat(&state)
    }

    /// Opens a chat, with its row in the list; shows the card of one without messages.
    static func go(_ state: inout AppState, to chat: ChatSummary) -> [AppEffect] {
        guard chat.kind.isConversation else { return openCard(&state, chat) }
        if let refusal = refusal(state, toOpen: chat.id) { return refusal }
        return closeSearch(&state) + changeList(&state) { list, _ in Outcome(effects: list.follow(chat)) }
            + openChat(&state, chat)
    }

    /// Keeps the row of the open chat where it is. One at a time, nobody sees the list meanwhile.
    static func holdOpenChat(_ state: inout AppState) -> [AppEffect] {
        guard state.isWide, let chat = state.main?.conversation?.chat else { return [] }
        return changeList(&state) { list, _ in Outcome(effects: list.hold(chat)) }
    }

    /// Shows the card of `chat`.
    static func openCard(_ state: inout AppState, _ chat: ChatSummary, isNaming: Bool = false) -> [AppEffect] {
        if let refusal = refusal(state, toOpen: chat.id) { return refusal }
        return present(&state, .card(Card(chat, isNaming: isNaming))) + [.perform(.query(.card(chat.id)))]
    }

    /// Opens the chat with `contact`, unless it is going.
    static func openContact(_ state: inout AppState, _ contact: ContactID) -> [AppEffect] {
        let departed = state.main?.chatList.pendingRemovals.lazy.flatMap(\.chats).first { $0.kind.contact == contact }
        return departed.flatMap { refusal(state, toOpen: $0.id) }
            ?? Shared(state).request(.openChat(contact), by: .chatActions)
    }

    /// The notice instead of opening a chat while it's being removed; nil if it isn't.
    private static func refusal(_ state: AppState, toOpen chat: ChatID) -> [AppEffect]? {
        (state.main?.chatList.refusal(toOpen: chat, state.options.words)).map { [.notice($0)] }
    }

    /// Opens a chat that is there now, unless the user has begun something else meanwhile.
    static func show(_ state: inout AppState, _ chat: ChatSummary, _ origin: ChatOrigin) -> [AppEffect] {
        // A question is left with the layer that asks it.
        let front = state.frontIndex.map { index in
            if case .confirmation = state.layers[index] { max(0, index - 1) } else { index }
        }
        guard front.map({ state.layers[$0].yields(to: chat, origin) }) ?? (origin != .joined) else {
            let name = chat.names.shown()
            let words = state.options.words
            return [.notice(origin == .created ? words.groupIsThere(name) : words.connected(name))]
        }
        var effects = front.map { closeLayers(&state, from: $0) } ?? []
        if origin == .created { state.savedInput[.group] = EditableText() }
        // The link that led there was in the search.
        if origin == .requested, state.main?.search?.link?.preview.isBusy == true { effects += closeSearch(&state) }
        return effects + openChat(&state, chat)
    }
}
