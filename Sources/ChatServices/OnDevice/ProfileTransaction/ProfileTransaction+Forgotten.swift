internal import FoundationEssentials
internal import MessageStore
internal import Messenger

/// The part of a message that stays after the user has deleted it here, for its quotes.
struct ForgottenMessage: Codable {
    /// The sender; nil if an earlier version of Confab has deleted the message.
    var sender: MessageSender?
    /// When it was sent; nil if an earlier version of Confab has deleted it.
    var sentAt: Timestamp?
    /// The deletion for everyone; nil if there was none.
    var deletion: Deletion?
}

// Messages that the user has deleted here. Others may still delete them for everyone.
extension ProfileTransaction {
    /// Removes a message from this profile only.
    func forget(_ message: Message, _ store: borrowing StoreWriter) throws {
        var forgotten = ForgottenMessage(sender: message.sender, sentAt: message.sentAt)
        if case .deleted(let deletion) = message.content { forgotten.deletion = deletion }
        try store.forget(message, keeping: try forgotten.text)
        // No version of it will come.
        try forgetWaitingQuotes(of: message, store)
    }

    /// Returns what is kept of a message; nil if the user hasn't deleted it.
    func forgotten(
        _ message: RemoteID, in chat: ChatID, _ store: borrowing StoreWriter
    ) throws -> ForgottenMessage? {
        guard let text = try store.textOfForgotten(message, in: chat) else { return nil }
        return (try? JSONDecoder().decode(ForgottenMessage.self, from: Data(text.utf8))) ?? ForgottenMessage()
    }

    func keep(
        _ forgotten: ForgottenMessage, of message: RemoteID, in chat: ChatID, _ store: borrowing StoreWriter
    ) throws {
        try store.keep(try forgotten.text, ofForgotten: message, in: chat)
    }
}

extension ForgottenMessage {
    fileprivate var text: String {
        get throws { String(decoding: try MailboxMessageCodec.encoder.encode(self), as: UTF8.self) }
    }
}
