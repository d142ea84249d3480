internal import MessageStore
internal import Messenger

// Applying what the mailbox holds.
extension ProfileTransaction {
    /// Applies a mailbox message. If it throws, the whole transaction is rolled back.
    func apply(_ mail: MailboxMessage, _ delivery: inout Delivery, in store: borrowing StoreWriter) throws {
        // There's no addressee if the random name was given up, with its contact or group.
        try addressee(of: mail, in: store)?.applyAddressed(mail, &delivery, in: store)
    }

    /// Applies a mailbox message under the identity that it's addressed to.
    private func applyAddressed(
        _ mail: MailboxMessage, _ delivery: inout Delivery, in store: borrowing StoreWriter
    ) throws {
        switch mail.body {
        case .connected(let link): try applyConnection(link, from: mail.from, &delivery, in: store)
        case .message(let message):
            if let group = message.group {
                try receive(message, in: group, mail, &delivery, in: store)
            } else {
                try receive(message, mail, &delivery, in: store)
            }
        case .receipt(let receipt): try applyReceipt(receipt, mail, &delivery, in: store)
        case .invitation(let invitation): try applyInvitation(invitation, mail, &delivery, in: store)
        case .membership(let change): try applyMembership(change, mail, &delivery, in: store)
        case .ended: try applyEnd(mail, in: store)
        case .dissolved(let group): try applyEnd(of: group, mail, &delivery, in: store)
        case .edit(let edit): try applyChange(edit.target, mail, &delivery, in: store)
        case .redaction(let redaction): try applyChange(redaction.target, mail, &delivery, in: store)
        case .reaction(let reaction): try applyChange(reaction.target, mail, &delivery, in: store)
        case .pin(let pin): try applyChange(pin.target, mail, &delivery, in: store)
        case .vote(let vote): try applyChange(vote.target, mail, &delivery, in: store)
        case .pollEnded(let target): try applyChange(target, mail, &delivery, in: store)
        case .report(let report): try applyReport(report, mail, &delivery, in: store)
        }
    }

    /// Tells the senders what arrived.
    func acknowledge(_ delivery: Delivery, in store: borrowing StoreWriter) throws {
        for (whom, messages) in delivery.acknowledgements {
            let receipt = SentReceipt(group: whom.group, messages: messages, isRead: false)
            try speaking(as: whom.reader).post(.receipt(receipt), to: whom.sender, in: store)
        }
    }

    /// Connects someone who has used a link of the user or accepts a request. Nobody becomes a contact by saying so.
    private func applyConnection(
        _ link: LinkID?, from sender: Correspondent, _ delivery: inout Delivery, in store: borrowing StoreWriter
    ) throws {
        let row = try link.flatMap { try self.row(of: $0, usedBy: sender.address, in: store) }
        switch try contact(at: sender.address, in: store)?.connection {
        case .blocked:
            // The link is used up.
            if let row { try store.remove(row) }
            return
        case .ready, .connecting: break
        case nil:
            if row == nil, try !hasAsked(behind: sender.address, in: store) { return }
        case .card, .inactive:
            if row == nil { return }
        }
        let chat = try connect(with: sender.address, sender.names, row: row, in: store)
        delivery.tell(.connected(chat))
    }

    private func receive(
        _ message: SentMessage, _ mail: MailboxMessage, _ delivery: inout Delivery, in store: borrowing StoreWriter
    ) throws {
        guard let contact = try contact(at: mail.from.address, in: store), contact.connection != .inactive else {
            // A stranger, or one that was deleted and does not know it.
            // A random name is for those only who got it. Nobody can ask it for more.
            if identity.isIncognito { return }
            let row = try addRequest(
                from: mail.from, greeting: message.content.content.shortened.text.plain, in: store)
            if let row { delivery.tell(.requested(row)) }
            return
        }
        if contact.connection == .blocked { return }
        let chat = try store.chat(with: contact.id)?.id ?? open(contact.id, contact.names, in: store)
        try rename(contact, to: mail.from, in: chat, store)
        try add(message, mail, in: chat, sender: .contact(contact.id), name: "", &delivery, store)
    }

    private func receive(
        _ message: SentMessage, in remoteID: RemoteID, _ mail: MailboxMessage, _ delivery: inout Delivery,
        in store: borrowing StoreWriter
    ) throws {
        // Messages from a group that the user left are ignored.
        guard let group = try group(remoteID, in: store), group.membership == .joined,
            let chat = try store.chat(of: group.id)
        else { return }
        let member = try member(mail.from, of: group.id, in: store)
        guard let stored = try store.member(member), !stored.isBlocked else { return }
        try add(
            message, mail, in: chat.id, sender: .member(member), name: stored.names.shown(for: .others),
            role: stored.role,
            &delivery, store)
    }

    private func add(
        _ mail: SentMessage, _ envelope: MailboxMessage, in chat: ChatID, sender: MessageSender, name: String,
        role: MemberRole? = nil, _ delivery: inout Delivery, _ store: borrowing StoreWriter
    ) throws {
        // Events, calls, and tips are never sent, only forged. Reports count, so they have to come as such, to someone who
        // handles them.
        guard mail.content.content.isSendable else { return }
        if case .poll(let poll) = mail.content.content, !poll.isComplete { return }
        try checkSize(mail.content.content)
        let content = try incoming(
            mail.content.content.asForwarded, in: mail.group, allowsEveryone: role?.canMentionEveryone ?? false, store)
        let message = Message(
            id: .unassigned, chat: chat, remoteID: mail.id, sentAt: envelope.sentAt, sender: sender,
            senderName: name, content: content,
            quote: try mail.quote.map { try incoming($0, sentAt: envelope.sentAt, in: chat, of: mail.group, store) },
            mentionsMe: content.mentionsUser,
            forwardedFrom: mail.forwardedFrom.flatMap(NameRule.cut))
        try add(message, envelope, in: mail.group, &delivery, store)
    }

    /// Adds a message that arrived, and what waited for it, unless the user has deleted it.
    func add(
        _ message: Message, _ envelope: MailboxMessage, in group: RemoteID?, _ delivery: inout Delivery,
        _ store: borrowing StoreWriter
    ) throws {
        guard let remoteID = message.remoteID else { return }
        if try !store.isForgotten(remoteID, in: message.chat) {
            let added = try store.add(message, arrivedAt: now)
            if added.isNew {
                delivery.arrivals.append((message.chat, added.id))
                try applyWaitingChanges(for: remoteID, in: message.chat, &delivery, store)
                try settleQuotes(with: added.id, envelope, in: message.chat, store)
            }
        }
        // One that came twice is acknowledged again: the first time may not have got through.
        let whom = Delivery.Acknowledged(sender: envelope.from.address, reader: identity, group: group)
        delivery.acknowledgements[whom, default: []].append(remoteID)
    }

    private func rename(
        _ contact: Contact, to sender: Correspondent, in chat: ChatID, _ store: borrowing StoreWriter
    ) throws {
        guard contact.names.displayName != sender.name || contact.names.fullName != sender.fullName else { return }
        try store.update(contact.id) { contact in
            contact.names.displayName = sender.name
            contact.names.fullName = sender.fullName
        }
        let event = ContactEvent.renamed(from: contact.names.displayName, to: sender.name)
        try note(.contactEvent(event), by: .system, in: chat, store)
    }

    /// The content with people named by the numbers that they have here, and without who deleted it, as the sender says.
    ///
    /// - Parameter allowsEveryone: whether the sender can mention everyone.
    func incoming(
        _ content: MessageContent, in group: RemoteID?, allowsEveryone: Bool, _ store: borrowing StoreWriter
    ) throws -> MessageContent {
        var members: GroupID?
        if let group { members = try self.group(group, in: store)?.id }
        var known: [RemoteID: Mention] = [address: .me]
        for case .remote(let address) in content.mentions where known[address] == nil {
            if let members, let member = try store.member(of: members, remoteID: address) {
                known[address] = .member(member.id)
            } else if let contact = try contact(at: address, in: store) {
                known[address] = .contact(contact.id)
            }
        }
        return content.withoutDeleter.mappingMentions { mention in
            switch mention {
            case .remote(let address): known[address] ?? mention
            case .everyone: allowsEveryone ? .everyone : nil
            // The sender's numbers mean nothing here.
            case .me, .member, .contact: nil
            }
        }
    }
}
