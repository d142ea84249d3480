import Loop
import Messenger
import TerminalDOM

/// A page in front that shows messages. Some of them can be marked for an action on all of them.
protocol PageOfMessages: Feature {
    var timeline: Timeline { get set }
    /// The name under which it asks the service for something.
    static var asker: ServiceCall.Asker { get }

    /// The facts that decide what can be done with a message.
    func facts(of message: Message, _ shared: Shared) -> MessageAction.Facts
    /// Returns a message with the name by which others know its author.
    func credited(_ message: Message, _ strings: any Strings) -> Message
    /// Work of the messages as work of the page.
    func work(_ work: [Timeline.Work]) -> [Work]
}

extension PageOfMessages {
    func credited(_ message: Message, _ strings: any Strings) -> Message { message.credited(by: timeline.people) }

    /// The marked messages in the order in which they were sent; without any, the selected one, or the first one.
    var chosenMessages: [Message] {
        guard !timeline.marked.isEmpty else {
            return (timeline.selectedMessage ?? timeline.messages.first).map { [$0] } ?? []
        }
        let marked = timeline.messages.filter { timeline.marked.contains($0.id) }
        // The positions of copies from several chats say only when they were collected.
        if case .collected = timeline.source { return marked.sorted { $0.sentAt < $1.sentAt } }
        return marked.sorted { $0.position < $1.position }
    }

    /// True if the history allows an action, and so does the chosen message, or one of several.
    func allows(_ action: MessageAction, _ shared: Shared) -> Bool {
        guard timeline.source.actions.contains(action) else { return false }
        let messages = chosenMessages
        return (messages.count == 1 || action.isForSeveral)
            && messages.contains { action.isOffered($0, facts(of: $0, shared)) }
    }

    /// Does an action on the chosen messages that all pages do in the same way; nil for another one.
    mutating func act(_ action: MessageAction, _ shared: Shared) -> Outcome<Action>? {
        guard timeline.source.actions.contains(action), let first = chosenMessages.first else { return nil }
        switch action {
        case .select, .copy, .uncover, .forward, .collect, .delete: break
        case .reply, .react, .copyCode, .show, .open, .save, .edit, .pin, .thread, .info, .report, .resend: return nil
        }
        guard allows(action, shared) else {
            return Outcome(intents: [.notice(shared.strings.notPossible(action))])
        }
        // Each message is marked on its own, and marking goes on with the next one.
        if action == .select { return mark(shared) }
        if action == .uncover {
            timeline.uncover(chosenMessages)
            return Outcome()
        }
        if action == .copy || action == .forward,
            let read = timeline.readWhole(chosenMessages, for: action.command)
        {
            return Outcome(effects: work(read))
        }
        let messages = chosenMessages.map(timeline.whole)
        let facts = facts(of: first, shared)
        defer { if action != .delete, action != .forward { timeline.marked = [] } }
        switch action {
        case .copy:
            return .copying(messages, shared) {
                timeline.shown($0).shownSender(in: self.facts(of: $0, shared).chat, shared.strings)
            }
        case .forward:
            let forwarded = messages.map { credited($0, shared.strings) }
            return Outcome(intents: [
                .present(.switcher(Switcher(forwarding: forwarded, of: facts.chat, facts, shared)))
            ])
        case .collect:
            let kept = messages.filter { MessageAction.collect.isOffered($0, facts) }.map(\.id)
            guard let profile = shared.profile?.id else { return Outcome() }
            return Outcome(intents: [
                .perform(.save(.collected(profile, kept, at: shared.clock.now))),
                .notice(shared.strings.collected(kept.count)),
            ])
        default:
            let question = Confirmation(deleting: messages, facts, by: Self.asker, shared.strings)
            return Outcome(intents: [.present(.confirmation(question))])
        }
    }

    /// Gives a command again whose messages were read whole.
    mutating func performOnWholes(_ shared: Shared) -> Outcome<Action> {
        defer { timeline.wholes = nil }
        return timeline.commandForWholes.flatMap { perform($0, shared) }
            ?? Outcome(intents: [.notice(shared.strings.messageIsGone())])
    }

    /// Shows the record that a message has, or all of its text, in front of this page; nil if it has neither.
    func opened(_ message: Message, _ shared: Shared) -> Outcome<Action>? {
        let chat = facts(of: message, shared).chat
        if case .mergedRecord(let record) = message.content {
            return Outcome(intents: [.present(.recordPage(RecordPage(record, of: message.id, in: chat)))])
        }
        guard message.omittedBytes != nil else { return nil }
        return Outcome(intents: [.present(.recordPage(RecordPage(textOf: message.id, in: chat, shared.strings)))])
    }

    /// Marks the selected message, or unmarks it, and goes on to the one below.
    private mutating func mark(_ shared: Shared) -> Outcome<Action> {
        guard let message = timeline.selectedMessage ?? timeline.messages.first else { return Outcome() }
        guard MessageAction.select.isOffered(message, facts(of: message, shared)) else {
            return Outcome(intents: [.notice(shared.strings.notPossible(.select))])
        }
        if timeline.marked.remove(message.id) == nil { timeline.marked.insert(message.id) }
        timeline.selection = message.id
        return Outcome(effects: work(timeline.moveOnPage(.newerMessage) ?? []))
    }

    /// Shows the card of a person whom a message names. `chat` is that of all messages, if there is one.
    func showCard(of person: MessageSender, in message: MessageID, _ chat: ChatSummary?) -> Outcome<Action> {
        if let chat, let contact = chat.kind.contact, person == .contact(contact) {
            return Outcome(intents: [.openCard(chat)])
        }
        return Outcome(intents: timeline.card(of: person, in: message).map { [.present(.personCard($0))] } ?? [])
    }

    /// Unmarks all messages; nil if none is marked.
    mutating func unmark() -> Outcome<Action>? {
        guard !timeline.marked.isEmpty else { return nil }
        timeline.marked = []
        return Outcome()
    }

    /// Unmarks the messages once the service has deleted them.
    mutating func unmark(after call: ServiceCall, _ outcome: ServiceOutcome) {
        guard case .done = outcome else { return }
        switch call.request {
        case .redact where call.asker == Self.asker, .deleteMessages where call.asker == Self.asker:
            timeline.marked = []
        case .send where call.asker == .switcher: timeline.marked = []
        default: break
        }
    }

    /// The title of the page with the number of marked messages.
    func title(_ title: String, _ strings: any Strings) -> String {
        timeline.marked.isEmpty ? title : "\(title) · \(strings.messagesSelected(timeline.marked.count))"
    }

    /// The word for a key that unmarks messages; nil for the word in the table.
    func markingWord(_ command: CommandID) -> FooterWord? {
        command == .back && !timeline.marked.isEmpty ? .deselect : nil
    }

    /// Returns the answer to a command that isn't one of the page. The keys of the open chat reach the page, and nothing behind
    /// it may be changed by them; other keys are left to the app.
    func ignored(_ command: CommandID) -> Outcome<Action>? { command.isGiven(in: .timeline) ? Outcome() : nil }
}
