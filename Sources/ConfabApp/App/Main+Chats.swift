import Loop
import Messenger
import TerminalDOM

// Changes that involve several parts of the main screen.
extension Main {
    /// Opens a chat, or the card of one without messages.
    mutating func openChat(_ chat: ChatSummary, _ shared: Shared) -> Outcome<AppAction> {
        guard chat.kind.isConversation else { return Outcome(intents: [.openCard(chat)]) }
        if conversation?.chat.id == chat.id {
            moveFocus(to: chat.condition.canSend ? .composer : .timeline)
            return Outcome()
        }
        if let refusal = refusal(toOpen: chat.id, shared) { return refusal }
        // Opening a search result doesn't move the list.
        if search == nil { chatList.selection = chat.id }
        return open(Conversation(chat: chat, of: profile.id), shared)
    }

    /// Opens a chat, with its row in the list; shows the card of one without messages.
    mutating func go(to chat: ChatSummary, _ shared: Shared) -> Outcome<AppAction> {
        guard chat.kind.isConversation else { return Outcome(intents: [.openCard(chat)]) }
        if let refusal = refusal(toOpen: chat.id, shared) { return refusal }
        return closeSearch(shared) + .list(chatList.goToRow(of: chat)) + openChat(chat, shared)
    }

    /// Opens the chat of a message that was found, at that message.
    ///
    /// - Parameters:
    ///   - hit: the message.
    ///   - found: the row of the chat, if it was found, too.
    ///   - text: the text that was searched for, as it was typed.
    ///   - query: the same as a query.
    ///   - shared: the shared state.
    mutating func open(
        _ hit: MessageHit, in found: ChatSummary?, _ text: String, _ query: SearchQuery, _ shared: Shared
    ) -> Outcome<AppAction> {
        if let refusal = refusal(toOpen: hit.chat, shared) { return refusal }
        // A third of the way down, as far as can be told before it was drawn.
        let line = max(0, (shared.size.height - 6) / 3)
        let target = Timeline.Target(
            message: hit.id, position: hit.position, line: line,
            match: Timeline.Target.Match(query, shared))
        let chatSearch = Conversation.ChatSearch(text, query, at: hit.id, hit.position)
        guard conversation?.chat.id != hit.chat else {
            moveFocus(to: .timeline)
            conversation?.chatSearch = chatSearch
            return .conversation(conversation?.show(target)) + .conversation(conversation?.findAgain())
        }
        // The rest of the chat is read right away.
        let chat =
            found ?? chatList.window?.elements.first { $0.id == hit.chat }
            ?? ChatSummary(id: hit.chat, kind: hit.chatKind, names: hit.chatNames)
        return open(Conversation(chat: chat, of: profile.id, at: target, chatSearch), shared)
    }

    /// Opens a chat at one of its messages.
    mutating func open(
        _ message: MessageID, at position: MessagePosition, in chat: ChatSummary, _ shared: Shared
    ) -> Outcome<AppAction> {
        if let refusal = refusal(toOpen: chat.id, shared) { return refusal }
        let target = Timeline.Target(message: message, position: position, line: max(0, (shared.size.height - 6) / 3))
        if conversation?.chat.id == chat.id {
            moveFocus(to: .timeline)
            return .conversation(conversation?.show(target))
        }
        return open(Conversation(chat: chat, of: profile.id, at: target), shared)
    }

    private mutating func open(_ opened: Conversation, _ shared: Shared) -> Outcome<AppAction> {
        let kept = saveConversation()
        keepWhatReturns()
        revoked = revoked.mapValues { $0.filter { $0.value.isRecent(shared.clock.now) } }
        var opened = opened
        opened.revoked = revoked[opened.chat.id] ?? [:]
        // Late answers of the chat that was open before mean nothing in this one.
        (opened.playerRuns, opened.composer.recordings) = (playerRuns, recordings)
        opened.composer.typing.isRecent = typedRecently.remove(opened.chat.id) != nil
        opened.timeline.outgoing = outgoing.removeValue(forKey: opened.chat.id) ?? []
        conversation = opened
        visit(opened.chat.id)
        focus = .conversation(opened.focus)
        let reading = conversation?.open(shared).map(AppAction.conversation) ?? Outcome()
        return kept + reading + holdOpenChat(shared)
    }

    /// The notice instead of opening a chat while it's being removed; nil if it isn't.
    private func refusal(toOpen chat: ChatID, _ shared: Shared) -> Outcome<AppAction>? {
        chatList.refusal(toOpen: chat, shared.strings).map { Outcome(intents: [.notice($0)]) }
    }

    /// Asks for the card of a chat, unless it's being removed.
    func openCard(_ chat: ChatSummary, isNaming: Bool, _ shared: Shared) -> Outcome<AppAction> {
        refusal(toOpen: chat.id, shared)
            ?? Outcome(
                effects: [.perform(.query(.card(chat.id)))], intents: [.present(.card(Card(chat, isNaming: isNaming)))])
    }

    /// Asks for the chat with a contact, unless it's being removed.
    func openContact(_ contact: ContactID, _ shared: Shared) -> Outcome<AppAction> {
        let departed = chatList.pendingRemovals.lazy.flatMap(\.chats).first { $0.kind.contact == contact }
        return departed.flatMap { refusal(toOpen: $0.id, shared) }
            ?? Outcome(effects: [.request(.openChat(contact), of: profile.id, by: .chatActions)])
    }

    /// Saves what is being written in the open chat, and the place in it.
    mutating func saveConversation() -> Outcome<AppAction> { .conversation(conversation?.save()) }

    /// Sends something that wasn't typed.
    mutating func send(_ content: MessageContent, to chat: ChatID) -> Outcome<AppAction> {
        guard conversation?.chat.id == chat, let sent = conversation?.send(content) else {
            return Outcome(intents: [.send(OutgoingMessage(content), to: chat, by: .conversation)])
        }
        return sent.map(AppAction.conversation)
    }

    /// Does an action with a message of the open chat, which may be loaded only on a page, with these people.
    mutating func act(
        _ action: MessageAction, on message: Message, knowing people: People, _ shared: Shared
    ) -> Outcome<AppAction> {
        guard conversation?.chat.id == message.chat else { return Outcome() }
        conversation?.timeline.know(people)
        return conversation?.act(action, on: message, shared).map(AppAction.conversation) ?? Outcome()
    }

    /// Goes to the message of the open chat that another one answers.
    mutating func jumpToQuote(of message: Message, _ shared: Shared) -> Outcome<AppAction> {
        guard conversation?.chat.id == message.chat else { return Outcome() }
        return conversation?.jumpToQuote(of: message, shared).map(AppAction.conversation) ?? Outcome()
    }

    /// Writes the name of a person into the field of the open chat.
    mutating func mention(_ person: MessageSender, named name: String, _ shared: Shared) -> Outcome<AppAction> {
        conversation?.mention(person, named: name, shared).map(AppAction.conversation) ?? Outcome()
    }

    /// Remembers the texts of messages of the open chat that a page is about to delete.
    mutating func prepareRevoking(_ messages: [Message], _ shared: Shared) {
        guard let chat = conversation?.chat.id else { return }
        conversation?.prepareRevoking(messages.filter { $0.chat == chat }, shared)
    }

    /// Keeps what the open chat has again when the user comes back: the texts of messages that were just deleted,
    /// messages that aren't stored yet, and the pause before others are told again that the user is typing.
    private mutating func keepWhatReturns() {
        guard let conversation else { return }
        revoked[conversation.chat.id] = conversation.revoked.isEmpty ? nil : conversation.revoked
        if conversation.composer.typing.isRecent { typedRecently.insert(conversation.chat.id) }
        (playerRuns, recordings) = (conversation.playerRuns, conversation.composer.recordings)
        outgoing[conversation.chat.id] = conversation.timeline.outgoing.isEmpty ? nil : conversation.timeline.outgoing
    }

    /// Takes the answer to a request that may have sent a message of a chat that was closed since.
    mutating func noteAnswer(to call: ServiceCall, isDone: Bool) {
        transfers.noteAnswer(to: call)
        guard case .send(_, let chat) = call.request else { return }
        _ = outgoing[chat]?.note(call, isDone: isDone)
    }

    /// Closes the open chat, and saves what is being written there, and the place in it.
    mutating func closeConversation() -> Outcome<AppAction> {
        let kept = saveConversation()
        keepWhatReturns()
        conversation = nil
        focus = listPane
        return kept + .list(chatList.hold(nil))
    }

    /// Hides chats or their messages, and closes the open chat if it's among those that go.
    mutating func remove(_ removals: [ChatRemoval], of chats: [ChatSummary], _ said: String) -> Outcome<AppAction> {
        let isOpenChatGoing = chats.contains { chat in
            chat.id == conversation?.chat.id
                && removals.contains { $0.chat == chat.id && $0.leaves(of: chat) == nil }
        }
        let closed = isOpenChatGoing ? closeConversation() : Outcome()
        return closed + .list(chatList.depart(removals, of: chats, said))
    }

    /// Leaves the search: the list is there again as it was left.
    mutating func closeSearch(_ shared: Shared) -> Outcome<AppAction> {
        let closed = search?.close(shared).map(AppAction.search) ?? Outcome()
        search = nil
        // The search in the chat came from here, so it closes, too.
        if conversation?.chatSearch?.isOffered == true { conversation?.chatSearch = nil }
        return closed
    }

    /// Goes to the list, and leaves the search in its place.
    mutating func showList(_ shared: Shared) -> Outcome<AppAction> {
        let closed = closeSearch(shared)
        moveFocus(to: .list)
        return closed
    }

    /// Keeps the row of the open chat where it is. One at a time, nobody sees the list meanwhile.
    mutating func holdOpenChat(_ shared: Shared) -> Outcome<AppAction> {
        guard shared.isWide, let chat = conversation?.chat else { return Outcome() }
        return .list(chatList.hold(chat))
    }
}

extension Outcome where Action == AppAction {
    static func list(_ work: [ChatList.Work]) -> Outcome { .list(Outcome<ChatList.Action>(effects: work)) }

    /// Work and changes of the app that the list asks for.
    static func list(_ outcome: Outcome<ChatList.Action>) -> Outcome { outcome.map(AppAction.chatList) }

    /// Work of the open chat; nothing if none is open.
    static func conversation(_ work: [Conversation.Work]?) -> Outcome {
        Outcome(effects: (work ?? []).map(action: AppAction.conversation))
    }
}
