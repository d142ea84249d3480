import Loop
import Messenger
import TerminalDOM

// What can be done with the messages of a page.
extension MessagesPage {
    /// Moves, or does something with the selected message.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if move(command) { return Outcome() }
        guard let message = timeline.selectedMessage ?? timeline.messages.first else {
            return command.messageAction == nil && command != .open ? nil : Outcome()
        }
        switch command {
        case .open: return goTo(message.id)
        case .copyMessage: return .copying(message, shared)
        case .collectMessage: return isCollection ? remove(message, shared) : collect(message, shared)
        case .forwardMessage: return forward(message, shared)
        case .thread where timeline.page?.replies?[message.id] != nil: return showThread(of: message.id)
        // The page in front takes the keys of messages, and has no use for the others.
        default: return command.messageAction == nil ? nil : Outcome()
        }
    }

    /// Moves within what was read: the list reads on when its end comes near. There's always a selected message.
    private mutating func move(_ command: CommandID) -> Bool {
        switch command {
        case .oldest, .newest:
            timeline.selection = (command == .oldest ? timeline.messages.first : timeline.messages.last)?.id
            timeline.scroll = ListScroll(command == .oldest ? .start : .end)
        default:
            guard timeline.moveOnPage(command) != nil else { return false }
        }
        noteSelection()
        return true
    }

    /// Only what the page can do.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        let message = timeline.selectedMessage ?? timeline.messages.first
        return switch command {
        case .open, .copyMessage, .olderMessage, .newerMessage, .scrollUp, .scrollDown, .oldest, .newest: message != nil
        case .forwardMessage: message.map { MessageAction.forward.isOffered($0, facts(of: $0, shared)) } ?? false
        case .collectMessage:
            message.map { isCollection || MessageAction.collect.isOffered($0, facts(of: $0, shared)) } ?? false
        case .thread: message.map { timeline.page?.replies?[$0.id] != nil } ?? false
        case .back, .help: true
        default: !command.isGiven(in: .timeline)
        }
    }

    /// Shows a message and the replies to it, in front of this page.
    func showThread(of message: MessageID) -> Outcome<Action> {
        guard let chat, !isCollection, timeline.source != .thread(chat.id, message) else { return Outcome() }
        var page = self
        page.timeline = Timeline(.thread(chat.id, message))
        page.timeline.pageSize = Self.pageSize
        page.timeline.scroll = ListScroll(.start)
        page.selectedIndex = 0
        return Outcome(intents: [.present(.messagesPage(page))])
    }

    private func collect(_ message: Message, _ shared: Shared) -> Outcome<Action> {
        guard MessageAction.collect.isOffered(message, facts(of: message, shared)) else {
            return Outcome(intents: [.notice(shared.strings.notPossible(.collect))])
        }
        return Outcome(intents: [
            .perform(.save(.collected(profile, [message.id], at: shared.clock.now))),
            .notice(shared.strings.collected(1)),
        ])
    }

    private func remove(_ message: Message, _ shared: Shared) -> Outcome<Action> {
        Outcome(intents: [
            .perform(.save(.removedCollected(profile, [message.position.rawValue.magnitude]))),
            .notice(shared.strings.removedFromCollected()),
        ])
    }

    private func forward(_ message: Message, _ shared: Shared) -> Outcome<Action> {
        let facts = facts(of: message, shared)
        guard MessageAction.forward.isOffered(message, facts) else {
            return Outcome(intents: [.notice(shared.strings.notPossible(.forward))])
        }
        return Outcome(intents: [
            .present(
                .switcher(
                    Switcher(
                        forwarding: [message.credited(by: timeline.people)], of: facts.chat, facts, shared)))
        ])
    }

    /// The facts that decide what can be done with a message. The chat of a copy may be gone, and a copy can go to any chat.
    private func facts(of message: Message, _ shared: Shared) -> MessageAction.Facts {
        let origin = ChatSummary(id: .unassigned, kind: .notes, names: Names(origins[message.id] ?? ""))
        return MessageAction.Facts(
            chat: chat ?? origin, role: role, kinds: shared.contentKinds, now: shared.clock.now,
            revokeHours: shared.options.revokeHours, replies: timeline.page?.replies ?? [:])
    }
}
