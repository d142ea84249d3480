import Loop
import Messenger

extension Outcome {
    /// Copies the content of a message, and says so.
    static func copying(_ message: Message, _ shared: Shared) -> Outcome {
        let text = shared.contentKinds.kind(of: message.content).copied(message.content)
        return Outcome(
            effects: [.perform(.terminal(.copy(text)))], intents: [.notice(shared.strings.messageCopied())])
    }
}
