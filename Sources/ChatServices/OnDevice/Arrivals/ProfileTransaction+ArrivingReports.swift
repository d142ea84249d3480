internal import MessageStore
internal import Messenger

extension ProfileTransaction {
    /// Keeps a report of a message if the user moderates the group.
    func applyReport(
        _ mail: SentReport, _ envelope: MailboxMessage, _ delivery: inout Delivery, in store: borrowing StoreWriter
    ) throws {
        guard let group = try group(mail.group, in: store), group.membership == .joined, group.role >= .moderator,
            let chat = try store.chat(of: group.id),
            let member = try store.member(try member(envelope.from, of: group.id, in: store)),
            !member.isMe, !member.isBlocked, member.status == .joined,
            mail.text.utf8.count <= Self.maximumTextBytes, try !store.isForgotten(mail.id, in: chat.id)
        else { return }
        let quote = try incoming(mail.message, sentAt: envelope.sentAt, in: chat.id, of: mail.group, store)
        let report = Report(reason: mail.reason, text: StyledText(mail.text), reported: quote.message)
        let message = Message(
            id: .unassigned, chat: chat.id, remoteID: mail.id, sentAt: envelope.sentAt, sender: .member(member.id),
            senderName: member.names.shown(for: .others), content: .report(report), quote: quote)
        try add(message, envelope, in: mail.group, &delivery, store)
    }
}
