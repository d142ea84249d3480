internal import MessageStore
internal import Messenger

// Reports of messages to the moderators of a group.
extension ProfileTransaction {
    /// Reports a message, and keeps the report. It counts as open only if the user moderates the group.
    func report(
        _ id: MessageID, _ reason: Report.Reason, text: String, _ transaction: TransactionID,
        in store: borrowing StoreWriter
    ) throws {
        let (message, chat) = try changeable(id, in: store)
        guard let group = try chat.kind.group.flatMap({ try store.group($0) }) else {
            throw ServiceError.unfit(.hasNoReports)
        }
        let speaker = try speaking(in: group, store)
        let remoteID = speaker.remoteID(for: transaction)
        if try store.message(in: chat.id, remoteID: remoteID) != nil { return }
        if message.isOutgoing { throw ServiceError.unfit(.yourMessage) }
        guard group.membership == .joined else { throw ServiceError.cannotSend(chat.condition) }
        let bytes = text.utf8.count
        guard bytes <= Self.maximumTextBytes else {
            throw ServiceError.tooLarge(bytes: bytes, limit: Self.maximumTextBytes)
        }
        let moderators = try store.members(of: group.id).filter {
            !$0.isMe && $0.status == .joined && $0.role >= .moderator
        }
        let moderates = group.role >= .moderator
        if moderators.isEmpty, !moderates { throw ServiceError.unfit(.noModerators) }
        let quote = Quote(
            message: message.id, remoteID: message.remoteID, sender: message.sender, senderName: message.senderName,
            content: message.content.shortened)
        let report = Report(reason: reason, text: StyledText(text), reported: id, isArchived: !moderates)
        try store.add(
            Message(
                id: .unassigned, chat: chat.id, remoteID: remoteID, transaction: RemoteID(transaction.rawValue),
                sentAt: now, sender: .me, content: .report(report), quote: quote, delivery: .sent),
            arrivedAt: now)
        guard let groupID = group.remoteID else { return }
        let sent = SentReport(
            id: remoteID, group: groupID, reason: reason, text: text, message: try speaker.outgoing(quote, in: store))
        for moderator in moderators {
            guard let address = moderator.remoteID else { continue }
            try speaker.post(.report(sent), to: address, id: remoteID.rawValue, in: store)
        }
    }
}
