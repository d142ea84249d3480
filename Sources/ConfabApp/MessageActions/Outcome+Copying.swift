import Loop
import Messenger

extension String {
    /// The text without anything that a terminal into which it's pasted would interpret. The tabs and lines of code stay.
    var pastable: String { replacing("\r\n", with: "\n").harmlessLines }
}

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
        return Outcome(effects: [.perform(.terminal(.copy(copied.pastable)))], intents: [.notice(said)])
    }
}
