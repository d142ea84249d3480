internal import LMDB
internal import Messenger

/// The key for a reply: by chat, and by the message that it answers.
struct ReplyKey: OrderedKey, Hashable {
    var chat: ChatID
    /// The message that is answered, which may be gone.
    var message: MessageID
    var reply: MessageID

    init(chat: ChatID, to message: MessageID, reply: MessageID) {
        self.chat = chat
        self.message = message
        self.reply = reply
    }

    func write(to writer: inout KeyWriter) {
        chat.write(to: &writer)
        message.write(to: &writer)
        reply.write(to: &writer)
    }

    init(from reader: inout KeyReader) throws(KeyError) {
        chat = try ChatID(from: &reader)
        message = try MessageID(from: &reader)
        reply = try MessageID(from: &reader)
    }
}

extension Message {
    /// The key of the message among the replies of its chat; nil if it answers no message that is known by number. A report
    /// quotes its message, and is no reply.
    var replyKey: ReplyKey? {
        if case .report = content { return nil }
        return (quote?.message).map { ReplyKey(chat: chat, to: $0, reply: id) }
    }
}

extension StoredMessage {
    /// The key of the message among the replies of `chat`; nil if it answers no message that is known by number.
    func replyKey(in chat: ChatID) -> ReplyKey? {
        guard hasQuote, quote.hasMessage else { return nil }
        if case .report? = content.kind { return nil }
        return ReplyKey(chat: chat, to: MessageID(quote.message), reply: MessageID(id))
    }
}
