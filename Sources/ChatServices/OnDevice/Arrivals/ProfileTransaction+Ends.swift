internal import MessageStore
internal import Messenger

// Others end what they had with the user.
extension ProfileTransaction {
    /// Someone has deleted the user as a contact: what was said stays, and nobody can write there.
    func applyEnd(_ mail: MailboxMessage, in store: borrowing StoreWriter) throws {
        guard let contact = try contact(at: mail.from.address, in: store),
            contact.connection == .ready || contact.connection == .connecting
        else { return }
        try store.update(contact.id) { $0.connection = .inactive }
        guard let chat = try store.chat(with: contact.id) else { return }
        try note(.contactEvent(.left), by: .contact(contact.id), in: chat.id, at: mail.sentAt, store)
    }

    /// The owner of a group has ended it. Nobody else can.
    func applyEnd(
        of remoteID: RemoteID, _ mail: MailboxMessage, _ delivery: inout Delivery, in store: borrowing StoreWriter
    ) throws {
        guard let group = try group(remoteID, in: store),
            let owner = try store.member(of: group.id, remoteID: mail.from.address),
            owner.role == .owner, owner.status == .joined
        else { return }
        switch group.membership {
        case .joined, .invited, .joining, .pendingReview: break
        case .rejected, .left, .removed, .dissolved: return
        }
        try store.update(group.id) { $0.membership = .dissolved }
        guard let chat = try store.chat(of: group.id) else { return }
        try note(
            .groupEvent(.dissolved), by: .member(owner.id), named: mail.from.names.shown(), in: chat.id,
            at: mail.sentAt, store)
        delivery.tell(.membersChanged(chat.id))
    }
}
