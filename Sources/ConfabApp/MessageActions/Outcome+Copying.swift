import Loop
import Messenger

extension Outcome {
    /// Copies messages, and says so: one as it is, several in their order with their senders.
    ///
    /// - Parameter sender: returns the name of a message's sender, as the screen shows it.
    static func copying(_ messages: [Message], _ shared: Shared, sender: (Message) -> String) -> Outcome {
        func text(_ message: Message) -> String {
            shared.contentKinds.kind(of: message.content).copied(message.content)
        }
        let strings = shared.strings
        let copied =
            messages.count == 1
            ? text(messages[0]) : messages.map { "\(sender($0)): \(text($0))" }.joined(separator: "\n")
        let said = messages.count == 1 ? strings.messageCopied() : strings.messagesCopied(messages.count)
        return Outcome(effects: [.perform(.terminal(.copy(copied)))], intents: [.notice(said)])
    }
}
