internal import MessageStore
internal import Messenger

// Deletions for everyone of messages that haven't arrived. Replies may quote such a message.
extension ProfileTransaction {
    /// The maximum number of deletions of a message by the same person that wait for it. One may have an impossible time,
    /// but each reply to the message reads all of them.
    private static let waitingDeletions = 4

    /// Keeps a deletion until its message arrives, and takes the message's words from the replies that wait for it.
    func keep(
        deletion mail: MailboxMessage, of message: RemoteID, _ author: Author, in store: borrowing StoreWriter
    ) throws {
        let others = try deletions(of: message, in: author.chat, store).count { $0.from.address == author.address }
        let isTooMany = others >= Self.waitingDeletions
        // Somebody may have become a moderator meanwhile.
        if !isTooMany || author.isModerator {
            try takeWords(fromRepliesWaitingFor: message, mail, author, in: store)
        }
        if !isTooMany { try keep(mail, until: .waiting(forDeletionOf: message), in: author.chat, store) }
    }

    /// Returns the deletion of a message that isn't here, if its author had the right to it.
    ///
    /// - Parameter moment: when the quote was sent.
    func deletion(
        of quote: SentQuote, sentAt moment: Timestamp, in chat: ChatID, _ store: borrowing StoreWriter
    ) throws -> Deletion? {
        guard let id = quote.id else { return nil }
        if let forgotten = try forgotten(id, in: chat, store) { return forgotten.deletion }
        for mail in try deletions(of: id, in: chat, store) where mayTakeWords(mail, fromQuoteAt: moment) {
            guard let target = mail.body.target, let author = try author(of: mail, target, true, in: store) else {
                continue
            }
            // That the quote names this sender is no proof, but only the quote itself loses its words by that.
            let sender = quote.sender == author.address ? author.sender : nil
            if let deletion = author.deletion(of: sender, mail) { return deletion }
        }
        return nil
    }

    /// The deletions that wait for a message.
    private func deletions(
        of message: RemoteID, in chat: ChatID, _ store: borrowing StoreWriter
    ) throws -> [MailboxMessage] {
        try store.waiting(for: .waiting(forDeletionOf: message), in: chat).compactMap {
            try? MailboxMessageCodec.decode(Array($0.utf8))
        }
    }

    /// Takes the words of a deleted message that hasn't arrived from replies to it. Only moderators are known to have
    /// the right to that, and authors of replies in their own ones.
    private func takeWords(
        fromRepliesWaitingFor id: RemoteID, _ mail: MailboxMessage, _ author: Author, in store: borrowing StoreWriter
    ) throws {
        for reply in try store.waitingReplies(to: id, in: author.chat) {
            guard mayTakeWords(mail, fromQuoteAt: reply.sentAt), let deletion = author.deletion(of: reply.sender, mail)
            else { continue }
            try store.update(reply.id) { $0.quote?.content = .deleted(deletion) }
        }
    }

    private func mayTakeWords(_ mail: MailboxMessage, fromQuoteAt moment: Timestamp) -> Bool {
        MessageRules.mayTakeWords(deletedAt: mail.sentAt, fromQuoteAt: moment, now: now)
    }
}
