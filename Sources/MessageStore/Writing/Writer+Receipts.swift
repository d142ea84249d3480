internal import LMDB
package import Messenger

extension StoreWriter {
    /// Stores how far someone has got, and moves on the state of the own messages up to there.
    ///
    /// In a direct chat at once; in a group when everyone has got so far. One that says less than is known changes nothing.
    package func add(_ receipt: Receipt) throws {
        let key = ReceiptKey(chat: receipt.chat, kind: receipt.kind, reader: receipt.reader)
        if let known = try tables.receipts.value(for: key, in: transaction), known.position >= receipt.position.rawValue
        {
            return
        }
        let chat = try requiredChat(receipt.chat)
        var stored = StoredReceipt()
        stored.position = receipt.position.rawValue
        stored.at = receipt.at.milliseconds
        try tables.receipts.put(stored, for: key, in: transaction)
        pending.changes.receipts.insert(receipt.chat)
        guard let reached = try positionReachedByAll(receipt, in: chat) else { return }
        try advance(chat: receipt.chat, upTo: reached, to: receipt.kind)
    }

    /// Up to where everyone (but the user) has got; nil when someone has not got anywhere.
    private func positionReachedByAll(_ receipt: Receipt, in chat: Chat) throws -> MessagePosition? {
        guard let group = chat.kind.group else { return receipt.position }
        var reached = MessagePosition.unassigned
        for member in try members(of: group) where !member.isMe && member.status == .joined {
            let sender = MessageSender.member(member.id)
            guard let position = try position(of: sender, receipt.kind, in: chat.id) else { return nil }
            reached = min(reached, position)
        }
        return reached
    }

    /// Up to where someone has got. Who has seen something has received it, too.
    private func position(
        of reader: MessageSender, _ kind: Receipt.Kind, in chat: ChatID
    ) throws -> MessagePosition? {
        var position: MessagePosition?
        for other in Receipt.Kind.allCases where other >= kind {
            let key = ReceiptKey(chat: chat, kind: other, reader: reader)
            guard let stored = try tables.receipts.value(for: key, in: transaction) else { continue }
            position = max(position ?? .first, MessagePosition(stored.position))
        }
        return position
    }

    /// Moves own messages up to `position` on. Goes back only as far as the first that is there already: states only grow.
    private func advance(chat: ChatID, upTo position: MessagePosition, to kind: Receipt.Kind) throws {
        var behind: [MessageID] = []
        let range = KeyRange<MessageKey>.from(chat, through: MessageKey(chat, position))
        try tables.messages.scan(range, .descending, in: transaction) { entry in
            guard let stored = try? entry.value() else { return .more }
            switch stored.delivery.value {
            case .sent: behind.append(MessageID(stored.id))
            case .delivered where kind == .read: behind.append(MessageID(stored.id))
            case .delivered, .read: return .stop
            case .sending, .failed, nil: break
            }
            return .more
        }
        for id in behind { try update(id) { $0.delivery = kind == .read ? .read : .delivered } }
    }
}
