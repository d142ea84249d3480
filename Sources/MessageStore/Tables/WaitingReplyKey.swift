internal import LMDB
internal import Messenger

/// The key for a reply to a message that hasn't arrived: by chat, and by the service's name for that message.
struct WaitingReplyKey: OrderedKey, Hashable {
    var chat: ChatID
    var target: RemoteID
    var reply: MessageID

    init(chat: ChatID, to target: RemoteID, reply: MessageID) {
        self.chat = chat
        self.target = target
        self.reply = reply
    }

    func write(to writer: inout KeyWriter) {
        chat.write(to: &writer)
        writer.append(target.rawValue)
        reply.write(to: &writer)
    }

    init(from reader: inout KeyReader) throws(KeyError) {
        chat = try ChatID(from: &reader)
        target = RemoteID(try reader.string())
        reply = try MessageID(from: &reader)
    }
}

extension Message {
    /// The key of the message if it quotes one that it knows only by the service's name; nil if it doesn't, or if no message
    /// can have that name.
    var waitingReplyKey: WaitingReplyKey? {
        guard let quote, quote.message == nil, let target = quote.remoteID, target != remoteID,
            (try? target.checkLength()) != nil
        else { return nil }
        return WaitingReplyKey(chat: chat, to: target, reply: id)
    }

    /// Names the quoted message by its number, as if it had been there when this one arrived.
    mutating func link(to original: Message) {
        quote?.message = original.id
        quote?.sender = original.sender
        if original.content.isDeleted { quote?.content = original.content }
        if case .report(var report) = content, report.reported == nil {
            report.reported = original.id
            content = .report(report)
        }
    }
}

extension StoredMessage {
    /// The key of the message of `chat` if it quotes one that it knows only by the service's name.
    func waitingReplyKey(in chat: ChatID) -> WaitingReplyKey? {
        guard hasQuote, quote.hasRemoteID, !quote.hasMessage, !hasRemoteID || remoteID != quote.remoteID else {
            return nil
        }
        let target = RemoteID(quote.remoteID)
        guard (try? target.checkLength()) != nil else { return nil }
        return WaitingReplyKey(chat: chat, to: target, reply: MessageID(id))
    }
}
