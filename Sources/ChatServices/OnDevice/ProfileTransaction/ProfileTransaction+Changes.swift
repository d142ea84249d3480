internal import MessageStore
internal import Messenger

// Changes of messages that the user makes for everyone. Nobody hears of a change of a message without an ID for all
// members, such as an imported one.
extension ProfileTransaction {
    /// Edits a message of the user. If it wasn't sent, the next attempt sends the new content.
    func edit(_ id: MessageID, to content: MessageContent, in store: borrowing StoreWriter) throws {
        let (message, chat) = try changeable(id, in: store)
        guard message.isOutgoing else { throw ServiceError.unfit(.notYourMessage) }
        let mentioning = try mentioningMembers(content, in: chat, keeping: message.content.mentions, store)
        guard message.isEditable, let new = message.content.replacingText(with: mentioning) else {
            throw ServiceError.unfit(.notEditable)
        }
        try settleEdit(of: id, in: chat.id, store)
        // Repeating a request changes nothing.
        if new == message.content { return }
        try check(new)
        if message.isUnsent { return try store.update(id) { $0.content = new } }
        try checkAudience(of: chat)
        let number = message.editNumber + 1
        if chat.kind != .notes {
            guard now.milliseconds(since: message.sentAt) <= MessageRules.milliseconds(hours: MessageRules.editHours)
            else {
                throw ServiceError.unfit(.tooLateToEdit(hours: MessageRules.editHours))
            }
            guard number <= MessageRules.edits else {
                throw ServiceError.unfit(.tooManyEdits(limit: MessageRules.edits))
            }
        }
        var speaker = try speaking(in: chat, store)
        // Others ignore an edit from before the message. The clock may have been set back.
        speaker.now = max(now, message.sentAt)
        let moment = speaker.now
        try store.update(id) { _ = $0.apply(editTo: new, number: number, at: moment) }
        let sent = SentContent(try speaker.outgoing(new, in: store))
        try speaker.tell(of: message, in: chat, store) { .edit(SentEdit(target: $0, number: number, content: sent)) }
    }

    /// Takes an edit that is saved out of the chat's stored draft.
    private func settleEdit(of message: MessageID, in chat: ChatID, _ store: borrowing StoreWriter) throws {
        guard var draft = try store.draft(of: chat), draft.edit?.message == message else { return }
        draft.edit = nil
        try store.set(draft)
    }

    /// Deletes a message for everyone. One that wasn't sent is removed.
    func redact(
        _ id: MessageID, reason: String, _ transaction: TransactionID, in store: borrowing StoreWriter
    ) throws {
        try once(transaction, in: store) {
            let (message, chat) = try message(id, in: store)
            if message.content.isDeleted { return nil }
            guard message.acceptsChanges else { throw ServiceError.unfit(.unchangeable) }
            if message.isUnsent {
                try deleteMessages([id], in: store)
                return nil
            }
            guard reason.utf8.count <= MessageRules.reasonBytes else {
                throw ServiceError.tooLarge(bytes: reason.utf8.count, limit: MessageRules.reasonBytes)
            }
            try checkAudience(of: chat)
            let speaker = try speaking(in: chat, store)
            var actor = Deletion.Actor.sender
            if !message.isOutgoing {
                guard let group = try chat.kind.group.flatMap({ try store.group($0) }) else {
                    throw ServiceError.unfit(.notYourMessage)
                }
                guard group.role >= .moderator else { throw ServiceError.notAllowed(.moderator) }
                actor = .me
            }
            let deletion = Deletion(by: actor, at: now, reason: reason)
            try store.update(id) { _ = $0.apply(deletion) }
            try store.replaceQuotes(of: message, with: .deleted(deletion))
            try forgetWaitingQuotes(of: message, store)
            try speaker.tell(of: message, in: chat, store) { .redaction(SentRedaction(target: $0, reason: reason)) }
            return nil
        }
    }

    /// Adds or removes a reaction of the user.
    func react(_ id: MessageID, _ emoji: String, isOn: Bool, in store: borrowing StoreWriter) throws {
        var (message, chat) = try changeable(id, in: store)
        guard emoji.isReaction else { throw ServiceError.unfit(.notAReaction) }
        if message.isUnsent { throw ServiceError.unfit(.notSent) }
        if message.has(emoji, by: .me) == isOn { return }
        try checkAudience(of: chat)
        let speaker = try speaking(in: chat, store)
        let mark = message.nextMark(emoji, by: speaker.address, now: now)
        guard message.apply(mark, isOn: isOn, by: .me) else {
            throw ServiceError.unfit(.tooManyReactions(limit: MessageRules.reactions))
        }
        let changed = message
        try store.update(id) { $0 = changed }
        try speaker.tell(of: changed, in: chat, store) {
            .reaction(SentReaction(target: $0, emoji: emoji, isOn: isOn, number: mark.number))
        }
    }

    /// Pins or unpins a message.
    func pin(_ id: MessageID, isOn: Bool, in store: borrowing StoreWriter) throws {
        var (message, chat) = try changeable(id, in: store)
        if message.isUnsent { throw ServiceError.unfit(.notSent) }
        if (message.pin != nil) == isOn { return }
        try checkAudience(of: chat)
        let speaker = try speaking(in: chat, store)
        let mark = message.nextMark("", by: speaker.address, now: now)
        _ = message.apply(mark, pin: isOn ? Pin(by: .me, at: now) : nil)
        let changed = message
        try store.update(id) { $0 = changed }
        try speaker.tell(of: changed, in: chat, store) {
            .pin(SentPin(target: $0, isOn: isOn, number: mark.number))
        }
    }

    /// Removes messages from this profile only.
    func deleteMessages(_ ids: [MessageID], in store: borrowing StoreWriter) throws {
        var chats: Set<ChatID> = []
        for id in ids where try store.message(id) != nil {
            let (message, chat) = try message(id, in: store)
            try forget(message, store)
            chats.insert(chat.id)
        }
        for chat in chats { try settleDraft(of: chat, in: store) }
    }

    /// A message of this profile that can be changed for everyone, and its chat.
    func changeable(_ id: MessageID, in store: borrowing StoreWriter) throws -> (Message, Chat) {
        let (message, chat) = try message(id, in: store)
        if message.content.isDeleted { throw ServiceError.unfit(.messageDeleted) }
        guard message.acceptsChanges else { throw ServiceError.unfit(.unchangeable) }
        return (message, chat)
    }

    /// A message of this profile, and its chat.
    private func message(_ id: MessageID, in store: borrowing StoreWriter) throws -> (Message, Chat) {
        guard let message = try store.message(id), let chat = try store.chat(message.chat), chat.profile == self.id
        else {
            throw ServiceError.notFound(.message(id))
        }
        return (message, chat)
    }

    /// Throws unless the others in a chat would accept a change. Members who may only read can react and pin, too.
    func checkAudience(of chat: Chat) throws(ServiceError) {
        switch (chat.kind, chat.condition) {
        case (.notes, _), (.direct, .ready), (.group, .ready), (.group, .readOnly), (.business, .ready),
            (.business, .readOnly):
            return
        default: throw .cannotSend(chat.condition)
        }
    }

    /// Tells everyone else in a chat about a change of a message.
    func tell(
        of message: Message, in chat: Chat, _ store: borrowing StoreWriter, _ body: (SentTarget) -> MailboxMessage.Body
    ) throws {
        guard let remoteID = message.remoteID else { return }
        if let contact = try chat.kind.contact.flatMap({ try store.contact($0) }), let address = contact.remoteID {
            guard try post(body(SentTarget(message: remoteID)), to: address, in: store) else {
                throw ServiceError.unreachable(contact.names.shown())
            }
        }
        if let group = chat.kind.group, let groupID = try store.group(group)?.remoteID {
            let body = body(SentTarget(group: groupID, message: remoteID))
            for address in try audience(of: group, [.joined], in: store) { try post(body, to: address, in: store) }
        }
    }
}
