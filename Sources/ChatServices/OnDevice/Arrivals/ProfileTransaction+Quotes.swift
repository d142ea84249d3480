internal import MessageStore
internal import Messenger

// Quotes in what others send. The words come from the quoted message, not from the quote: otherwise, anyone could put
// words into somebody's mouth.
extension ProfileTransaction {
    /// The quote as the chat shows it: with the version of the message whose words it has, or else with the newest one.
    func incoming(
        _ quote: SentQuote, sentAt moment: Timestamp, in chat: ChatID, of group: RemoteID?,
        _ store: borrowing StoreWriter
    ) throws -> Quote {
        let original = try quote.id.flatMap { try store.message(in: chat, remoteID: $0) }
        let sent = try content(of: quote, in: group, store)
        let deletion = original == nil ? try deletion(of: quote, sentAt: moment, in: chat, store) : nil
        // The address in a quote doesn't prove who wrote the message, so only a stored message is the user's.
        return Quote(
            message: original?.id, remoteID: quote.id, sender: original?.sender ?? .system, senderName: quote.name,
            content: original.map { QuotedMessage($0).quotation(as: sent) } ?? deletion.map { .deleted($0) } ?? sent)
    }

    /// Checks the quotes of a message that has just arrived: its own, and those of the replies that waited for it.
    func settleQuotes(
        with id: MessageID, _ envelope: MailboxMessage, in chat: ChatID, _ store: borrowing StoreWriter
    ) throws {
        guard let message = try store.message(id) else { return }
        if case .message(let mail) = envelope.body, let quote = mail.quote, let original = message.quote?.message,
            let quoted = try store.message(original)
        {
            try settle(message, try content(of: quote, in: mail.group, store), quoting: QuotedMessage(quoted), store)
        }
        guard try store.replyCounts(of: [id], in: chat)[id] != nil else { return }
        let quoted = QuotedMessage(message)
        for reply in try store.thread(of: id, in: chat, limit: .max) where !reply.isOutgoing && reply.id != id {
            guard let quote = reply.quote, quote.message == id else { continue }
            try settle(reply, quote.content, quoting: quoted, store)
        }
    }

    /// Checks the quotes that waited for a version of a message.
    func settleWaitingQuotes(of message: Message, _ store: borrowing StoreWriter) throws {
        guard let remoteID = message.remoteID else { return }
        let waiting = try store.takeWaiting(for: .waiting(forVersionOf: remoteID), in: message.chat)
        // The quotes of a deleted message have no words.
        guard !waiting.isEmpty, !message.content.isDeleted else { return }
        let quoted = QuotedMessage(message)
        for text in waiting {
            guard let mail = try? MailboxMessageCodec.decode(Array(text.utf8)), case .message(let kept) = mail.body,
                let sent = kept.quote?.content.content,
                let reply = try store.message(in: message.chat, remoteID: kept.id)
            else { continue }
            try settle(reply, sent, quoting: quoted, store)
        }
    }

    /// Forgets the quotes that wait for a version of a message that was deleted.
    func forgetWaitingQuotes(of message: Message, _ store: borrowing StoreWriter) throws {
        guard let remoteID = message.remoteID else { return }
        _ = try store.takeWaiting(for: .waiting(forVersionOf: remoteID), in: message.chat)
    }

    /// Gives a reply the words of the version that it quotes.
    ///
    /// If there's none, the edit may not have arrived yet, and what was sent is kept until then. The user's own edits
    /// are always here.
    private func settle(
        _ reply: Message, _ sent: MessageContent, quoting quoted: QuotedMessage, _ store: borrowing StoreWriter
    ) throws {
        let original = quoted.message
        guard let quote = reply.quote, quote.message == original.id else { return }
        let shown = quoted.quotation(as: sent)
        if quote.content != shown { try store.update(reply.id) { $0.quote?.content = shown } }
        guard !quoted.hasVersion(quotedAs: sent), !original.isOutgoing, original.isEditable, let id = reply.remoteID,
            let remoteID = original.remoteID
        else { return }
        let kept = SentMessage(
            id: id, content: SentContent(.text(.empty)),
            quote: SentQuote(id: remoteID, name: "", content: SentContent(.text(sent.shortened.text))))
        let mail = MailboxMessage(from: correspondent, to: nil, sentAt: now, body: .message(kept))
        try keep(mail, until: .waiting(forVersionOf: remoteID), in: original.chat, store)
    }

    private func content(
        of quote: SentQuote, in group: RemoteID?, _ store: borrowing StoreWriter
    ) throws -> MessageContent {
        // A mention of everyone in a quote notifies nobody.
        try incoming(quote.content.content.quotable, in: group, allowsEveryone: true, store)
    }
}

/// A message and its versions as quotes have them, prepared once for all quotes of it.
private struct QuotedMessage {
    let message: Message
    private let newest: MessageContent
    /// The versions by their words; of versions with the same words, the newest.
    private let versions: [[UInt8]: MessageContent]

    init(_ message: Message) {
        self.message = message
        newest = message.content.shortened.quotable
        let earlier = message.earlierVersions.reversed().map { $0.content.shortened.quotable }
        versions = Dictionary(([newest] + earlier).map { ($0.words, $0) }) { newer, _ in newer }
    }

    /// Returns the version with the words of a quote, or else the newest one.
    func quotation(as sent: MessageContent) -> MessageContent { versions[sent.shortened.words] ?? newest }

    /// Returns true if a version has the words of a quote.
    func hasVersion(quotedAs sent: MessageContent) -> Bool { versions[sent.shortened.words] != nil }
}

extension MessageContent {
    /// The text in UTF-8 without mentions, which say the names that their sender knows.
    fileprivate var words: [UInt8] {
        let text = self.text
        let mentions = text.runs.filter { run in
            if case .mention = run.style { true } else { false }
        }
        return text.plain.utf8.enumerated().filter { byte in
            !mentions.contains { $0.start <= byte.offset && byte.offset < $0.end }
        }.map { $0.element }
    }
}
