import Loop
import Messenger
import TerminalDOM

// Actions on messages that all pages do in the same way.
extension MessagesPage {
    /// The selected message, or else the first one.
    var chosenMessage: Message? { timeline.selectedMessage ?? timeline.messages.first }

    /// The marked messages in the order in which they were sent; without any, the chosen one.
    var chosenMessages: [Message] {
        if let chosen = timeline.chosenForWholes { return chosen }
        guard !timeline.marked.isEmpty else { return chosenMessage.map { [$0] } ?? [] }
        let marked = timeline.markedMessages
        // The positions of copies from several chats say only when they were collected.
        if timeline.source.isCollection { return marked.sorted { $0.sentAt < $1.sentAt } }
        return marked.sorted { $0.position < $1.position }
    }

    /// The facts that decide what can be done with a message.
    func facts(of message: Message, _ shared: Shared) -> MessageAction.Facts {
        MessageAction.Facts(
            chat: chat(of: message), role: role, capabilities: shared.capabilities, kinds: shared.contentKinds,
            now: shared.clock.now, revokeHours: shared.options.revokeHours,
            rewritable: revoked.recent(shared.clock.now),
            canShowPictures: PictureRequest.canDraw(shared.options, shared.colors), transfers: shared.transfers,
            replies: timeline.page?.replies ?? [:], readCounts: ReadCounts())
    }

    /// Returns a message with the name by which others know its author. The names in a record are such names.
    private func credited(_ message: Message, _ strings: any Strings) -> Message {
        guard timeline.source.isPartOfMessage else { return message.credited(by: timeline.people) }
        var message = message
        if message.senderName.harmlessName.isEmpty { message.senderName = strings.unnamedAuthor() }
        return message
    }

    /// True if the history allows an action, and so does the chosen message, or one of several.
    func allows(_ action: MessageAction, _ shared: Shared) -> Bool {
        guard timeline.source.actions.contains(action) else { return false }
        let messages = chosenMessages
        // The thread that the page shows is no other one.
        if action == .thread, case .thread(_, let root) = timeline.source, root == messages.first?.id { return false }
        return (messages.count == 1 || action.isForSeveral)
            && messages.contains { action.isOffered($0, facts(of: $0, shared)) }
    }

    /// Does an action on the chosen messages.
    mutating func act(_ action: MessageAction, _ shared: Shared) -> Outcome<Action> {
        guard timeline.source.actions.contains(action) else {
            return Outcome(intents: [.notice(shared.strings.notPossibleHere())])
        }
        guard let first = chosenMessages.first else {
            return Outcome(intents: [.notice(shared.strings.notPossible(action))])
        }
        guard allows(action, shared) else {
            let reason = facts(of: first, shared).refusal(of: action, chosenMessages, shared.strings)
            return Outcome(intents: [.notice(reason)])
        }
        // Each message is marked on its own, and marking goes on with the next one.
        if action == .select { return mark(shared) }
        if let read = timeline.readWhole(chosenMessages, for: action) { return Outcome(effects: work(read)) }
        let messages = chosenMessages.map(timeline.whole)
        if ![.uncover, .delete, .forward].contains(action) { timeline.marked.subtract(messages.map(\.id)) }
        switch action {
        case .uncover:
            timeline.uncover(chosenMessages)
            return Outcome()
        case .copy:
            return .copying(messages, shared) { timeline.shown($0).shownSender(in: chat(of: $0), shared.strings) }
        case .forward:
            let facts = facts(of: first, shared)
            let forwarded = messages.map { credited($0, shared.strings) }
            let switcher = Switcher(forwarding: forwarded, of: facts.chat, facts, by: .messagesPage, shared)
            return Outcome(intents: [.present(.switcher(switcher))])
        case .collect: return collect(messages, shared)
        case .delete:
            let question = Confirmation(
                deleting: messages.map(timeline.shown), facts(of: first, shared), by: .messagesPage, shared.strings)
            return Outcome(intents: [.prepareRevoking(messages), .present(.confirmation(question))])
        default: return act(action, on: messages[0], shared)
        }
    }

    /// Does an action that is for one message. What changes messages and the message field is up to the open chat.
    private func act(_ action: MessageAction, on message: Message, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .copyCode: .copyingCode(of: message, shared.strings)
        case .copyLink: .copyingLink(of: message, shared.strings)
        case .show: .showingPicture(of: message, shared)
        case .open: opened(message) ?? .opening(message, shared)
        case .save: .saving(message, shared)
        case .thread: showThread(of: message.id)
        // The message field is behind this page and others.
        case .reply, .edit: Outcome(intents: [.closeAll, .actOnMessage(action, message, timeline.people)])
        default: Outcome(intents: [.actOnMessage(action, message, timeline.people)])
        }
    }

    private func collect(_ messages: [Message], _ shared: Shared) -> Outcome<Action> {
        guard let profile = shared.profile?.id else { return Outcome() }
        let kept = messages.filter { MessageAction.collect.isOffered($0, facts(of: $0, shared)) }
        return .collecting(kept, of: profile, shared)
    }

    /// The menu of the marked messages, or else of the chosen one; nil if nothing is possible with them.
    func menu(_ shared: Shared) -> MessageMenu? {
        guard let message = chosenMessage else { return nil }
        let isCopy = timeline.source.isCollection
        guard timeline.marked.isEmpty else {
            return MessageMenu(of: message, count: timeline.marked.count, isCopy: isCopy) { allows($0, shared) }
        }
        return MessageMenu(
            of: message, timeline.shown(message).subject(in: chat(of: message), shared.strings),
            actions: MessageAction.allCases.filter { allows($0, shared) },
            isUncovered: timeline.uncovered.contains(message.id), isCopy: isCopy, shared.options)
    }

    /// Opens the menu of a message, which becomes the selected one, or of the marked ones.
    mutating func openMenu(of message: Message, _ shared: Shared) -> Outcome<Action> {
        timeline.selection = message.id
        return Outcome(intents: menu(shared).map { [.present(.messageMenu($0))] } ?? [])
    }

    /// Gives a command again whose messages were read whole.
    mutating func performOnWholes(_ shared: Shared) -> Outcome<Action> {
        defer { timeline.wholes = nil }
        return timeline.commandForWholes.flatMap { perform($0, shared) }
            ?? Outcome(intents: [.notice(shared.strings.messageIsGone())])
    }

    /// Marks the chosen message, or unmarks it, and goes on to the one below.
    private mutating func mark(_ shared: Shared) -> Outcome<Action> {
        guard let message = chosenMessage else { return Outcome() }
        guard MessageAction.select.isOffered(message, facts(of: message, shared)) else {
            return Outcome(intents: [.notice(shared.strings.notPossible(.select))])
        }
        if timeline.marked.remove(message.id) == nil { timeline.marked.insert(message.id) }
        timeline.selection = message.id
        return Outcome(effects: move(.newerMessage, shared) ?? [])
    }

    /// Returns the answer to a command that isn't one of the page. The keys of the open chat reach the page, and nothing behind
    /// it may be changed by them; other keys are left to the app.
    func ignored(_ command: CommandID) -> Outcome<Action>? { command.isGiven(in: .timeline) ? Outcome() : nil }
}
