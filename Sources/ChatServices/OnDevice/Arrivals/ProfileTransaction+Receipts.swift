internal import MessageStore
internal import Messenger

// What others say of own messages.
extension ProfileTransaction {
    func applyReceipt(
        _ receipt: SentReceipt, _ mail: MailboxMessage, _ delivery: inout Delivery, in store: borrowing StoreWriter
    ) throws {
        guard let (chat, reader) = try place(of: receipt, mail.from, in: store) else { return }
        let messages = try receipt.messages.compactMap { try store.message(in: chat, remoteID: $0) }
            .filter(\.isOutgoing)
        guard let newest = messages.map(\.position).max() else { return }
        let kind: Receipt.Kind = receipt.isRead ? .read : .delivered
        try store.add(Receipt(chat: chat, reader: reader, kind: kind, position: newest, at: mail.sentAt))
        try settle(messages, in: chat, store)
        delivery.tell(.advanced(chat, reader, kind))
    }

    private func place(
        of receipt: SentReceipt, _ sender: Correspondent, in store: borrowing StoreWriter
    ) throws -> (ChatID, MessageSender)? {
        guard let remoteID = receipt.group else {
            guard let contact = try contact(at: sender.address, in: store),
                let chat = try store.chat(with: contact.id)
            else { return nil }
            return (chat.id, .contact(contact.id))
        }
        guard let group = try group(remoteID, in: store), let chat = try store.chat(of: group.id),
            let member = try store.member(of: group.id, remoteID: sender.address)
        else { return nil }
        return (chat.id, .member(member.id))
    }

    /// Moves on messages that were sent again: they keep their place, so a receipt for them may say less than is known.
    private func settle(_ messages: [Message], in chatID: ChatID, _ store: borrowing StoreWriter) throws {
        guard let chat = try store.chat(chatID) else { return }
        for kind in [Receipt.Kind.read, .delivered] {
            guard let reached = try reached(kind, in: chat, store) else { continue }
            for message in messages where message.position <= reached {
                guard let stored = try store.message(message.id), let delivery = stored.delivery,
                    delivery == .sent || (delivery == .delivered && kind == .read)
                else { continue }
                try store.update(message.id) { $0.delivery = kind == .read ? .read : .delivered }
            }
        }
    }

    /// Up to where everyone else has got; nil when someone has not got anywhere.
    private func reached(
        _ kind: Receipt.Kind, in chat: Chat, _ store: borrowing StoreWriter
    ) throws -> MessagePosition? {
        var positions: [MessageSender: MessagePosition] = [:]
        for receipt in try store.receipts(of: chat.id) where receipt.kind >= kind {
            positions[receipt.reader] = max(positions[receipt.reader] ?? .first, receipt.position)
        }
        guard let group = chat.kind.group else { return positions.values.max() }
        let others = try store.members(of: group).filter { !$0.isMe && $0.status == .joined }
        var least: MessagePosition?
        for other in others {
            guard let position = positions[.member(other.id)] else { return nil }
            least = min(least ?? position, position)
        }
        return least
    }
}
