import Loop
import Messenger
import TerminalDOM

// Collecting messages, and the replies to a message.
extension Conversation {
    /// Keeps copies of messages.
    mutating func collect(_ messages: [Message], _ shared: Shared) -> Outcome<Action> {
        let facts = facts(shared)
        timeline.marked.subtract(messages.map(\.id))
        return .collecting(messages.filter { MessageAction.collect.isOffered($0, facts) }, of: profile, shared)
    }

    /// Shows a message and the replies to it on a page.
    func showThread(of message: MessageID, _ shared: Shared) -> Outcome<Action> {
        Outcome(intents: [.present(.messagesPage(MessagesPage(.thread(chat.id, message), in: self, shared)))])
    }
}

extension Outcome {
    /// Keeps copies of messages for a profile, and says so.
    static func collecting(_ messages: [Message], of profile: ProfileID, _ shared: Shared) -> Outcome {
        Outcome(intents: [
            .perform(.save(.collected(profile, messages.map(\.id), at: shared.clock.now))),
            .notice(shared.strings.collected(messages.count)),
        ])
    }
}

extension Main {
    /// Shows the collected messages.
    func showCollected() -> Outcome<AppAction> {
        Outcome(intents: [.present(.messagesPage(MessagesPage(collectedOf: profile)))])
    }
}
