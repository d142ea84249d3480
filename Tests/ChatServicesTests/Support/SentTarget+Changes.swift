import Messenger

@testable import ChatServices

extension SentTarget {
    /// All kinds of changes of the message: an edit, a reaction, a pin, and a redaction.
    func changes(number: Int = 1) -> [MailboxMessage.Body] {
        let clock = Timestamp.systemNow.milliseconds + Int64(number)
        return [
            .edit(SentEdit(target: self, number: number, content: SentContent(.text("changed")))),
            .reaction(SentReaction(target: self, emoji: "👍", isOn: true, number: clock)),
            .pin(SentPin(target: self, isOn: true, number: clock)),
            .redaction(SentRedaction(target: self, reason: "changed")),
        ]
    }
}
