internal import LMDB
internal import Messenger

extension StoreWriter {
    /// Follows the change of a message's pin in the index.
    func movePin(_ old: PinKey?, _ new: PinKey?) throws {
        if old == new { return }
        if let old { try tables.pinnedMessages.remove(old, in: transaction) }
        if let new { try tables.pinnedMessages.put((), for: new, in: transaction) }
    }
}

extension Message {
    /// The key of the message among the pinned ones of its chat; nil if it isn't pinned.
    var pinKey: PinKey? { pin.map { PinKey(chat: chat, at: $0.at, message: id) } }
}

extension StoredMessage {
    /// The key of the message among the pinned ones of `chat`; nil if it isn't pinned.
    func pinKey(in chat: ChatID) -> PinKey? {
        guard hasPin else { return nil }
        return PinKey(chat: chat, at: Timestamp(milliseconds: pin.at), message: MessageID(id))
    }
}
