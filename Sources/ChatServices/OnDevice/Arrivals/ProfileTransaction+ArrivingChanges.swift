internal import MessageStore
internal import Messenger

// Changes of messages that others make. What someone may not do, or what makes no sense, has no effect.
extension ProfileTransaction {
    /// The maximum number of changes that wait in a chat for messages that haven't arrived.
    static let waitingChanges = 1000
    /// The maximum number of bytes of those that are long.
    static let waitingBytes = 8 << 20

    /// A person who changes a message.
    struct Author {
        var chat: ChatID
        var sender: MessageSender
        /// The name that the person chose.
        var name: String
        var address: RemoteID
        /// The role in the group; nil in a direct chat.
        var role: MemberRole?

        var isModerator: Bool { role.map { $0 >= .moderator } ?? false }

        /// Returns the deletion for everyone of a message by `sender` that a mailbox message asks for; nil if it
        /// doesn't, or if the person has no right to it.
        func deletion(of sender: MessageSender?, _ mail: MailboxMessage) -> Deletion? {
            guard case .redaction(let redaction) = mail.body else { return nil }
            if sender == self.sender { return Deletion(by: .sender, at: mail.sentAt, reason: redaction.reason) }
            guard isModerator else { return nil }
            return Deletion(by: .moderator(NamedPerson(name, self.sender)), at: mail.sentAt, reason: redaction.reason)
        }
    }

    /// Applies a change of a message. It waits if the message hasn't arrived.
    ///
    /// - Parameter wasWaiting: true if the change has arrived earlier, when its author was still there.
    func applyChange(
        _ target: SentTarget, _ mail: MailboxMessage, _ delivery: inout Delivery, wasWaiting: Bool = false,
        in store: borrowing StoreWriter
    ) throws {
        guard mail.body.isSound, let author = try author(of: mail, target, wasWaiting, in: store) else { return }
        guard let message = try store.message(in: author.chat, remoteID: target.message) else {
            if let forgotten = try forgotten(target.message, in: author.chat, store) {
                return try change(forgotten, mail, author, target.message, in: store)
            }
            if case .redaction = mail.body { return try keep(deletion: mail, of: target.message, author, in: store) }
            return try keep(mail, until: target.message, in: author.chat, store)
        }
        var changed = message
        guard message.isPlausible(mail.sentAt, now: now), try change(&changed, mail, author, in: store) else { return }
        let result = changed
        try store.update(message.id) { $0 = result }
        if result.content.isDeleted { try store.replaceQuotes(of: message, with: result.content) }
        switch mail.body {
        case .edit, .redaction: try settleWaitingQuotes(of: result, store)
        default: break
        }
        delivery.tell(.changed(author.chat, message.id))
    }

    /// Applies the changes that waited for a message.
    func applyWaitingChanges(
        for message: RemoteID, in chat: ChatID, _ delivery: inout Delivery, _ store: borrowing StoreWriter
    ) throws {
        for name in [message, .waiting(forDeletionOf: message)] {
            for text in try store.takeWaiting(for: name, in: chat) {
                guard let mail = try? MailboxMessageCodec.decode(Array(text.utf8)), let target = mail.body.target else {
                    continue
                }
                try applyChange(target, mail, &delivery, wasWaiting: true, in: store)
            }
        }
    }

    /// Keeps a mailbox message until a message arrives.
    func keep(
        _ mail: MailboxMessage, until message: RemoteID, in chat: ChatID, _ store: borrowing StoreWriter
    ) throws {
        let text = String(decoding: try MailboxMessageCodec.encode(mail), as: UTF8.self)
        try store.keep(text, until: message, in: chat, limit: Self.waitingChanges, bytes: Self.waitingBytes)
    }

    /// Applies a deletion for everyone to a message that the user has deleted here: its quotes lose their words.
    private func change(
        _ forgotten: ForgottenMessage, _ mail: MailboxMessage, _ author: Author, _ id: RemoteID,
        in store: borrowing StoreWriter
    ) throws {
        guard case .redaction = mail.body, forgotten.deletion == nil, isPlausible(mail, for: forgotten) else { return }
        // An earlier version of Confab left them there.
        _ = try store.takeWaiting(for: .waiting(forVersionOf: id), in: author.chat)
        if let deletion = author.deletion(of: forgotten.sender, mail) {
            var changed = forgotten
            changed.deletion = deletion
            try keep(changed, of: id, in: author.chat, store)
            try store.replaceQuotes(ofAbsent: id, in: author.chat, with: .deleted(deletion))
        } else if forgotten.sender == nil, let deletion = author.deletion(of: author.sender, mail) {
            try store.replaceQuotes(ofAbsent: id, by: author.sender, in: author.chat, with: .deleted(deletion))
        }
    }

    /// Changes a message as its author asks. Returns false if that has no effect.
    private func change(
        _ message: inout Message, _ mail: MailboxMessage, _ author: Author, in store: borrowing StoreWriter
    ) throws -> Bool {
        switch mail.body {
        case .edit(let edit):
            guard message.sender == author.sender, message.acceptsEdit(edit.number, at: mail.sentAt) else {
                return false
            }
            let content = try incoming(
                edit.content.content, in: edit.target.group,
                allowsEveryone: author.role?.canMentionEveryone ?? false, store)
            guard message.apply(editTo: content, number: edit.number, at: mail.sentAt) else { return false }
            message.mentionsMe = message.content.mentionsUser
            return true
        case .redaction: return author.deletion(of: message.sender, mail).map { message.apply($0) } ?? false
        case .reaction(let reaction):
            let mark = ChangeMark(emoji: reaction.emoji, author: author.address, number: reaction.number)
            return message.isPlausible(mark, now: now)
                && message.apply(mark, isOn: reaction.isOn, by: author.sender)
        case .pin(let pin):
            let mark = ChangeMark(emoji: "", author: author.address, number: pin.number)
            let new = pin.isOn ? Pin(by: author.sender, name: author.name, at: mail.sentAt) : nil
            return message.isPlausible(mark, now: now) && message.apply(mark, pin: new)
        case .vote(let sent):
            let vote = Vote(by: author.sender, author.address, for: sent.answers, number: sent.number)
            return message.isPlausible(vote, now: now) && message.apply(vote)
        case .pollEnded:
            return message.sender == author.sender && mail.sentAt >= message.sentAt && message.endPoll(at: mail.sentAt)
        case .connected, .message, .receipt, .invitation, .membership, .ended, .dissolved, .report: return false
        }
    }

    private func isPlausible(_ mail: MailboxMessage, for forgotten: ForgottenMessage) -> Bool {
        guard let sentAt = forgotten.sentAt else {
            return MessageRules.mayTakeWords(deletedAt: mail.sentAt, fromQuoteAt: now, now: now)
        }
        return MessageRules.isPlausible(mail.sentAt, sentAt: sentAt, now: now)
    }

    /// The person who wrote a mailbox message, in the chat that it's about; nil if they are blocked or not there.
    func author(
        of mail: MailboxMessage, _ target: SentTarget, _ wasWaiting: Bool, in store: borrowing StoreWriter
    ) throws -> Author? {
        let (address, name) = (mail.from.address, mail.from.names.shown())
        guard let remoteID = target.group else {
            guard let contact = try contact(at: address, in: store),
                contact.connection == .ready || contact.connection == .connecting,
                let chat = try store.chat(with: contact.id)
            else { return nil }
            return Author(chat: chat.id, sender: .contact(contact.id), name: name, address: address, role: nil)
        }
        guard let group = try group(remoteID, in: store), group.membership == .joined,
            let chat = try store.chat(of: group.id),
            let member = try store.member(try member(mail.from, of: group.id, in: store)),
            !member.isMe, !member.isBlocked, member.status == .joined || wasWaiting
        else { return nil }
        return Author(chat: chat.id, sender: .member(member.id), name: name, address: address, role: member.role)
    }
}

extension MailboxMessage.Body {
    /// False if the body could have no effect on any message, so that it doesn't wait for one.
    fileprivate var isSound: Bool {
        switch self {
        case .edit(let edit):
            let text = edit.content.content.text.plain
            guard (1...MessageRules.receivedEdits).contains(edit.number), edit.content.content.isEditable,
                text.utf8.count <= ProfileTransaction.maximumTextBytes
            else { return false }
            return edit.content.content.attachment != nil || !text.allSatisfy(\.isWhitespace)
        case .reaction(let reaction): return reaction.emoji.isReaction && reaction.number > 0
        case .pin(let pin): return pin.number > 0
        case .vote(let vote): return vote.number > 0 && vote.answers.count <= 1
        case .redaction(let redaction): return redaction.reason.utf8.count <= MessageRules.reasonBytes
        default: return true
        }
    }
}

extension MessageContent {
    /// True if the text mentions the user.
    var mentionsUser: Bool { mentions.contains { $0 == .me || $0 == .everyone } }
}
