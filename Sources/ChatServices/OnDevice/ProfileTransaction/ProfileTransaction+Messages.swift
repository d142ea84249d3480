internal import MessageStore
internal import Messenger

// Saying something.
extension ProfileTransaction {
    /// The most bytes of a message's text.
    static let maximumTextBytes = 1 << 20

    /// Stores an own message, and puts it into the mailboxes of those whom it is for.
    ///
    /// - Returns: the message, and how far it is; failed when nobody is there to take it.
    func send(
        _ outgoing: OutgoingMessage, to chatID: ChatID, _ transaction: TransactionID, in store: borrowing StoreWriter
    ) throws -> (id: MessageID, delivery: DeliveryState) {
        let chat = try chat(chatID, in: store)
        let speaker = try speaking(in: chat, store)
        let remoteID = speaker.remoteID(for: transaction)
        if let known = try store.message(in: chatID, remoteID: remoteID) { return (known.id, known.delivery ?? .sent) }
        try check(outgoing.content)
        guard chat.condition.canSend else { throw ServiceError.cannotSend(chat.condition) }
        var message = try speaker.draft(outgoing, in: chat, transaction, store)
        let delivery = try speaker.deliver(message, in: chat, store)
        message.delivery = delivery
        try settleDraft(of: outgoing, in: chatID, store)
        return (try store.add(message, arrivedAt: now).id, delivery)
    }

    /// Sends a failed message again; it keeps its place.
    func retry(
        _ id: MessageID, in store: borrowing StoreWriter
    ) throws -> (id: MessageID, delivery: DeliveryState) {
        guard let message = try store.message(id), message.isOutgoing, let delivery = message.delivery else {
            throw ServiceError.notFound(.message(id))
        }
        let chat = try chat(message.chat, in: store)
        guard case .failed = delivery else { return (id, delivery) }
        guard chat.condition.canSend else { throw ServiceError.cannotSend(chat.condition) }
        let speaker = try speaking(in: chat, store)
        var again = message
        if again.remoteID == nil { again.remoteID = speaker.remoteID(for: .random()) }
        let outcome = try speaker.deliver(again, in: chat, store)
        try store.update(id) { stored in
            stored.remoteID = again.remoteID
            stored.delivery = outcome
        }
        return (id, outcome)
    }

    /// Keeps a message that could not be sent, so that it is shown as failed and can be tried again.
    func keepFailed(
        _ outgoing: OutgoingMessage, in chatID: ChatID, _ transaction: TransactionID, reason: String,
        _ store: borrowing StoreWriter
    ) throws -> (id: MessageID, delivery: DeliveryState) {
        let chat = try chat(chatID, in: store)
        let speaker = try speaking(in: chat, store)
        if let known = try store.message(in: chatID, remoteID: speaker.remoteID(for: transaction)) {
            return (known.id, known.delivery ?? .sent)
        }
        var message = try speaker.draft(outgoing, in: chat, transaction, store)
        let delivery = DeliveryState.failed(.other(reason))
        message.delivery = delivery
        try settleDraft(of: outgoing, in: chatID, store)
        return (try store.add(message, arrivedAt: now).id, delivery)
    }

    /// Takes what is sent out of the chat's stored draft.
    private func settleDraft(of outgoing: OutgoingMessage, in chat: ChatID, _ store: borrowing StoreWriter) throws {
        guard let sent = outgoing.draft else { return }
        // Other files of the draft may still wait to be sent.
        let stored = sent.attachments.isEmpty ? nil : try store.draft(of: chat)
        try store.set(stored?.without(sent) ?? Draft(chat: chat, text: ""))
    }

    /// The ID for all members of the message that a request sends. The address distinguishes equal IDs of two people.
    func remoteID(for transaction: TransactionID) -> RemoteID {
        RemoteID(address.rawValue + "/" + transaction.rawValue)
    }

    private func draft(
        _ outgoing: OutgoingMessage, in chat: Chat, _ transaction: TransactionID, _ store: borrowing StoreWriter
    ) throws -> Message {
        // Never one of another chat: what it is called and who has said it may be a secret here.
        let quoted = try outgoing.quoting.flatMap { try store.message($0) }.flatMap { $0.chat == chat.id ? $0 : nil }
        let content = try mentioningMembers(outgoing.content, in: chat, store)
        return Message(
            id: .unassigned, chat: chat.id, remoteID: remoteID(for: transaction),
            transaction: RemoteID(transaction.rawValue), sentAt: now, sender: .me, content: content,
            quote: quoted.map {
                Quote(
                    message: $0.id, remoteID: $0.remoteID, sender: $0.sender, senderName: $0.senderName,
                    content: $0.content.shortened)
            }, forwardedFrom: outgoing.forwardedFrom)
    }

    func check(_ content: MessageContent) throws {
        switch content {
        case .text(let text), .emote(let text):
            if text.plain.allSatisfy(\.isWhitespace) { throw ServiceError.emptyMessage }
        case .poll(let poll): if !poll.isComplete { throw ServiceError.unfit(.incompletePoll) }
        default: if !content.isSendable { throw ServiceError.unfit(.unsendable) }
        }
        try checkSize(content)
    }

    /// Throws if a text is longer than messages may be. That holds for messages that arrive, too.
    func checkSize(_ content: MessageContent) throws {
        let bytes = content.textBytes
        if bytes > Self.maximumTextBytes {
            throw ServiceError.tooLarge(bytes: bytes, limit: Self.maximumTextBytes)
        }
    }

    /// Puts a message into the mailboxes of those whom it is for; says how far it is by that.
    private func deliver(
        _ message: Message, in chat: Chat, _ store: borrowing StoreWriter
    ) throws -> DeliveryState {
        guard let remoteID = message.remoteID else { return .failed(.refused) }
        var mail = SentMessage(
            id: remoteID, content: SentContent(try outgoing(message.content, in: store)),
            quote: try message.quote.map { try outgoing($0, in: store) }, forwardedFrom: message.forwardedFrom)
        switch chat.kind {
        case .notes: return .sent
        case .direct(let contact):
            guard let address = try store.contact(contact)?.remoteID,
                try post(.message(mail), to: address, id: remoteID.rawValue, in: store)
            else { return .failed(.refused) }
            return .sent
        case .group(let group), .business(let group, _):
            guard let groupID = try store.group(group)?.remoteID else { return .failed(.refused) }
            mail.group = groupID
            for address in try audience(of: group, [.joined], in: store) {
                try post(.message(mail), to: address, id: remoteID.rawValue, in: store)
            }
            return .sent
        case .contactRequest, .pendingConnection, .groupInvitation, .broken: throw ServiceError.cannotSend(.readOnly)
        }
    }

    /// The addresses of the others in a group who stand as `statuses` say.
    func audience(
        of group: GroupID, _ statuses: Set<Member.Status>, in store: borrowing StoreWriter
    ) throws -> [RemoteID] {
        try store.members(of: group).filter { !$0.isMe && statuses.contains($0.status) }.compactMap(\.remoteID)
    }

    /// The content with people named by address, without the user's aliases for them, and without who deleted it.
    func outgoing(_ content: MessageContent, in store: borrowing StoreWriter) throws -> MessageContent {
        let people = try store.people(Set(content.mentions.compactMap(\.person)))
        var addresses: [Mention: RemoteID] = [:]
        for mention in Set(content.mentions) { addresses[mention] = try address(of: mention, in: store) }
        return content.withoutDeleter.naming(people, for: .others)
            .mappingMentions { addresses[$0].map(Mention.remote) ?? $0 }
    }

    /// The address of somebody who is mentioned; nil for everyone, and for a person without one.
    func address(of mention: Mention, in store: borrowing StoreWriter) throws -> RemoteID? {
        switch mention {
        case .me: address
        case .member(let member): try store.member(member)?.remoteID
        case .contact(let contact): try store.contact(contact)?.remoteID
        case .remote(let address): address
        case .everyone: nil
        }
    }

    func outgoing(_ quote: Quote, in store: borrowing StoreWriter) throws -> SentQuote {
        var name = quote.senderName
        var sender: RemoteID?
        switch quote.sender {
        case .me: (sender, name) = (address, identity.names.shown(for: .others))
        case .contact, .member:
            let people = try store.people([quote.sender])
            sender = people.records[quote.sender]?.remoteID
            name = people.displayName(of: quote.sender, for: .others) ?? name
        case .system: break
        }
        return SentQuote(
            id: quote.remoteID, sender: sender, name: name,
            content: SentContent(try outgoing(quote.content.quotable, in: store)))
    }
}
