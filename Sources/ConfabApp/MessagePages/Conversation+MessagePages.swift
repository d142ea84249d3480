import Loop
import Messenger
import TerminalDOM

// Collecting messages, and the replies to a message.
extension Conversation {
    /// Keeps copies of messages.
    mutating func collect(_ messages: [Message], _ shared: Shared) -> Outcome<Action> {
        let facts = facts(shared)
        let kept = messages.filter { MessageAction.collect.isOffered($0, facts) }.map(\.id)
        timeline.marked = []
        return Outcome(intents: [
            .perform(.save(.collected(profile, kept, at: shared.clock.now))),
            .notice(shared.strings.collected(kept.count)),
        ])
    }

    /// Shows a message and the replies to it on a page.
    func showThread(of message: MessageID, _ shared: Shared) -> Outcome<Action> {
        Outcome(intents: [.present(.messagesPage(MessagesPage(.thread(chat.id, message), in: self, shared)))])
    }
}

extension Main {
    /// Shows the collected messages.
    func showCollected() -> Outcome<AppAction> {
        Outcome(intents: [.present(.messagesPage(MessagesPage(collectedOf: profile)))])
    }
}
