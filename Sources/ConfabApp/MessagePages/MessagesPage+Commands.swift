import Loop
package import Messenger
import TerminalDOM

// What can be done with the messages of a page.
extension MessagesPage {
    /// Moves, goes to the selected message, or does something with the marked ones.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if let work = timeline.moveOnPage(command) { return Outcome(effects: self.work(work)) }
        guard let message = timeline.selectedMessage ?? timeline.messages.first else { return ignored(command) }
        switch command {
        case .open: return goTo(message.id)
        case .openLink: return opened(message, shared) ?? Outcome(intents: [.notice(shared.strings.notPossible(.open))])
        case .collectMessage where isCollection: return remove(chosenMessages, shared)
        case .thread where timeline.page?.replies?[message.id] != nil: return showThread(of: message.id)
        default: return command.messageAction.flatMap { act($0, shared) } ?? ignored(command)
        }
    }

    /// Only what the page can do.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        let message = timeline.selectedMessage ?? timeline.messages.first
        return switch command {
        case .open, .olderMessage, .newerMessage, .scrollUp, .scrollDown, .oldest, .newest: message != nil
        case .collectMessage where isCollection: message != nil
        case .thread: timeline.marked.isEmpty && message.map { timeline.page?.replies?[$0.id] != nil } ?? false
        case .openLink: message.flatMap { opened($0, shared) } != nil
        case .back, .help: true
        default: command.messageAction.map { allows($0, shared) } ?? !command.isGiven(in: .timeline)
        }
    }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? { markingWord(command) }

    /// Unmarks the messages first.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? { unmark() }

    package mutating func answered(
        _ call: ServiceCall, _ outcome: ServiceOutcome, _ shared: Shared
    ) -> Outcome<Action>? {
        unmark(after: call, outcome)
        return nil
    }

    static let asker = ServiceCall.Asker.messagesPage

    /// Shows a message and the replies to it, in front of this page.
    func showThread(of message: MessageID) -> Outcome<Action> {
        guard let chat, !isCollection, timeline.source != .thread(chat.id, message) else { return Outcome() }
        var page = self
        page.timeline = Timeline(.thread(chat.id, message))
        page.timeline.pageSize = Self.pageSize
        page.timeline.scroll = ListScroll(.start)
        return Outcome(intents: [.present(.messagesPage(page))])
    }

    private mutating func remove(_ messages: [Message], _ shared: Shared) -> Outcome<Action> {
        timeline.marked = []
        return Outcome(intents: [
            .perform(.save(.removedCollected(profile, Set(messages.map { $0.position.rawValue.magnitude })))),
            .notice(shared.strings.removedFromCollected()),
        ])
    }

    /// The chat of a copy may be gone, and a copy can go to any chat.
    func facts(of message: Message, _ shared: Shared) -> MessageAction.Facts {
        let origin = ChatSummary(id: .unassigned, kind: .notes, names: Names(origins[message.id] ?? ""))
        return MessageAction.Facts(
            chat: chat ?? origin, role: role, kinds: shared.contentKinds, now: shared.clock.now,
            revokeHours: shared.options.revokeHours, replies: timeline.page?.replies ?? [:])
    }
}
