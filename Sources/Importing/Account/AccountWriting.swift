import MessageStore
import Messenger

/// Stores an account that was numbered elsewhere, thing by thing, with the numbers that the store gives.
///
/// People come before the chats, and what belongs to a chat follows it: receipts, messages, draft.
struct AccountWriting {
    let profile: ProfileID
    private(set) var references = References()
    private var messages: [MessageID: MessageID] = [:]
    /// Messages that refer to one that comes later.
    private var waiting: [(message: MessageID, original: Message)] = []
    /// The chat that things are added to, by its number elsewhere, as it will be in the end.
    private var open: (number: ChatID, chat: Chat)?

    init(_ profile: ProfileID) { self.profile = profile }

    /// The number of added chats.
    var chatCount: Int { references.chats.count }

    mutating func add(_ contact: Contact, _ writer: borrowing StoreWriter) throws {
        var new = contact
        new.profile = profile
        references.contacts[contact.id] = try writer.add(new)
    }

    mutating func add(_ group: Group, _ writer: borrowing StoreWriter) throws {
        var new = group
        new.profile = profile
        references.groups[group.id] = try writer.add(new)
    }

    mutating func add(_ member: Member, _ writer: borrowing StoreWriter) throws {
        guard let group = references.groups[member.group] else { throw LineProblem("A member of no group") }
        var new = member
        new.group = group
        new.contact = member.contact.flatMap { references.contacts[$0] }
        references.members[member.id] = try writer.add(new)
    }

    mutating func add(_ tag: ChatTag, _ writer: borrowing StoreWriter) throws {
        var new = tag
        new.profile = profile
        references.tags[tag.id] = try writer.add(new)
    }

    mutating func add(_ chat: Chat, _ writer: borrowing StoreWriter) throws {
        try finishChat(writer)
        var new = chat
        new.profile = profile
        new.kind = references.translated(chat.kind)
        new.settings.tags = chat.settings.tags.compactMap { references.tags[$0] }
        new.id = try writer.add(new)
        references.chats[chat.id] = new.id
        open = (chat.id, new)
    }

    func add(_ receipt: Receipt, _ writer: borrowing StoreWriter) throws {
        var new = receipt
        new.chat = try openChat(receipt.chat)
        new.reader = references.translated(receipt.reader)
        try writer.add(new)
    }

    /// Adds a message to the chat; says whether it is new.
    mutating func add(_ message: Message, _ writer: borrowing StoreWriter) throws -> Bool {
        _ = try openChat(message.chat)
        let referred = message.referredMessages
        var found: [MessageID: MessageID] = [:]
        for id in referred { found[id] = messages[id] }
        let stored = try writer.add(references.translated(message) { found[$0] })
        messages[message.id] = stored.id
        if referred.contains(where: { messages[$0] == nil }) { waiting.append((stored.id, message)) }
        return stored.isNew
    }

    func set(_ draft: Draft, _ writer: borrowing StoreWriter) throws {
        var new = draft
        new.chat = try openChat(draft.chat)
        new.text = references.translated(draft.text)
        new.quoting = draft.quoting.flatMap { messages[$0] }
        if let edit = draft.edit {
            new.edit?.text = references.translated(edit.text)
            if let message = messages[edit.message] { new.edit?.message = message } else { new = new.withEditAsText }
        }
        try writer.set(new)
    }

    /// Ends the last chat, and sets references to messages that came after those that refer to them.
    mutating func finish(_ writer: borrowing StoreWriter) throws {
        try finishChat(writer)
        for (id, original) in waiting {
            let translated = references.translated(original) { messages[$0] }
            try writer.update(id) { message in
                message.content = translated.content
                message.quote = translated.quote
                message.earlierVersions = translated.earlierVersions
            }
        }
    }

    private func openChat(_ number: ChatID) throws -> ChatID {
        guard let open, open.number == number else {
            throw LineProblem("This belongs to a chat that it does not follow")
        }
        return open.chat.id
    }

    /// Restores the parts of the chat that adding messages changed: a message unarchives a chat, and later ones move it
    /// up.
    private mutating func finishChat(_ writer: borrowing StoreWriter) throws {
        guard let chat = open?.chat else { return }
        open = nil
        try writer.update(chat.id) { stored in
            stored.settings = chat.settings
            stored.isDeleted = chat.isDeleted
            // A file that does not say it leaves it to the messages.
            if chat.lastActivity != .zero { stored.lastActivity = chat.lastActivity }
        }
    }
}
