internal import Messenger

extension StoredSender {
    init(_ sender: MessageSender) {
        self.init()
        switch sender {
        case .me: kind = .me
        case .contact(let contact):
            kind = .contact
            id = contact.rawValue
        case .member(let member):
            kind = .member
            id = member.rawValue
        case .system: kind = .system
        }
    }

    var value: MessageSender {
        switch kind {
        case .me: .me
        case .contact: .contact(ContactID(id))
        case .member: .member(MemberID(id))
        case .system, .UNRECOGNIZED: .system
        }
    }
}

extension StoredDelivery {
    init(_ state: DeliveryState) {
        self.init()
        switch state {
        case .sending: kind = .sending
        case .sent: kind = .sent
        case .delivered: kind = .delivered
        case .read: kind = .read
        case .failed(let reason):
            kind = .failed
            set(reason)
        }
    }

    private mutating func set(_ reason: FailureReason) {
        switch reason {
        case .interrupted: failure = .interrupted
        case .offline: failure = .offline
        case .refused: failure = .refused
        case .tooLarge: failure = .tooLarge
        case .rateLimited: failure = .rateLimited
        case .encryption(let words):
            failure = .encryption
            detail = words
        case .other(let words):
            failure = .other
            detail = words
        }
    }

    var value: DeliveryState? {
        switch kind {
        case .none, .UNRECOGNIZED: nil
        case .sending: .sending
        case .sent: .sent
        case .delivered: .delivered
        case .read: .read
        case .failed: .failed(reason)
        }
    }

    private var reason: FailureReason {
        switch failure {
        case .interrupted: .interrupted
        case .offline: .offline
        case .refused: .refused
        case .tooLarge: .tooLarge
        case .rateLimited: .rateLimited
        case .encryption: .encryption(detail)
        case .other, .UNRECOGNIZED: .other(detail)
        }
    }
}

extension StoredQuote {
    init(_ quote: Quote) {
        self.init()
        if let message = quote.message { self.message = message.rawValue }
        if let remote = quote.remoteID { remoteID = remote.rawValue }
        sender = StoredSender(quote.sender)
        senderName = quote.senderName
        content = StoredContent(quote.content)
    }

    var value: Quote {
        Quote(
            message: hasMessage ? MessageID(message) : nil, remoteID: hasRemoteID ? RemoteID(remoteID) : nil,
            sender: sender.value, senderName: senderName, content: content.value)
    }
}

extension StoredReaction {
    init(_ reaction: Reaction) {
        self.init()
        emoji = reaction.emoji
        authors = reaction.authors.map { author in
            var stored = StoredReactionAuthor()
            stored.sender = StoredSender(author.sender)
            if let remote = author.remoteID { stored.remoteID = remote.rawValue }
            return stored
        }
    }

    var value: Reaction {
        Reaction(
            emoji,
            by: authors.map { Reaction.Author($0.sender.value, remoteID: $0.hasRemoteID ? RemoteID($0.remoteID) : nil) }
        )
    }
}

extension StoredVote {
    init(_ vote: Vote) {
        self.init()
        sender = StoredSender(vote.sender)
        author = vote.author.rawValue
        answers = vote.answers.map { UInt32(clamping: $0) }
        number = vote.number
    }

    var value: Vote { Vote(by: sender.value, RemoteID(author), for: answers.map(Int.init), number: number) }
}

extension StoredMessage {
    init(_ message: Messenger.Message) {
        self.init()
        id = message.id.rawValue
        if let remote = message.remoteID { remoteID = remote.rawValue }
        if let transaction = message.transaction { self.transaction = transaction.rawValue }
        sentAt = message.sentAt.milliseconds
        sender = StoredSender(message.sender)
        senderName = message.senderName
        content = StoredContent(message.content)
        if let quote = message.quote { self.quote = StoredQuote(quote) }
        if let delivery = message.delivery { self.delivery = StoredDelivery(delivery) }
        if let edit = message.edit { self.edit = StoredEdit(edit) }
        if !message.earlierVersions.isEmpty { earlierVersions = message.earlierVersions.map(StoredVersion.init) }
        if !message.reactions.isEmpty { reactions = message.reactions.map(StoredReaction.init) }
        if let pin = message.pin { self.pin = StoredPin(pin) }
        if !message.votes.isEmpty { votes = message.votes.map(StoredVote.init) }
        if !message.marks.isEmpty { marks = message.marks.map(StoredChangeMark.init) }
        mentionsMe = message.mentionsMe
        protection = Codes.protection[message.protection]
        if let whence = message.forwardedFrom { forwardedFrom = whence }
        if let moment = message.expiresAt { expiresAt = moment.milliseconds }
    }

    func value(chat: ChatID, position: MessagePosition) -> Messenger.Message {
        Messenger.Message(
            id: MessageID(id), chat: chat, position: position, remoteID: hasRemoteID ? RemoteID(remoteID) : nil,
            transaction: hasTransaction ? RemoteID(transaction) : nil, sentAt: Timestamp(milliseconds: sentAt),
            sender: sender.value, senderName: senderName, content: content.value, quote: hasQuote ? quote.value : nil,
            delivery: hasDelivery ? delivery.value : nil,
            edit: hasEdit ? edit.value : nil, earlierVersions: earlierVersions.map(\.value),
            reactions: reactions.map(\.value), pin: hasPin ? pin.value : nil, votes: votes.map(\.value),
            marks: marks.map(\.value),
            mentionsMe: mentionsMe,
            protection: Codes.protection.value(of: protection),
            forwardedFrom: hasForwardedFrom ? forwardedFrom : nil,
            expiresAt: hasExpiresAt ? Timestamp(milliseconds: expiresAt) : nil)
    }
}

extension StoredPreview {
    init(_ preview: MessagePreview) {
        self.init()
        message = preview.message.rawValue
        position = preview.position.rawValue
        sender = StoredSender(preview.sender)
        senderName = preview.senderName
        content = StoredContent(preview.content)
        sentAt = preview.sentAt.milliseconds
        if let delivery = preview.delivery { self.delivery = StoredDelivery(delivery) }
    }

    var value: MessagePreview {
        MessagePreview(
            message: MessageID(message), position: MessagePosition(position), sender: sender.value,
            senderName: senderName, content: content.value, sentAt: Timestamp(milliseconds: sentAt),
            delivery: hasDelivery ? delivery.value : nil)
    }
}
