import MessageStore
package import Messenger

/// A profile with all that belongs to it, numbered by itself.
package struct DemoProfile: Sendable {
    package var profile: Profile
    package var contacts: [Contact] = []
    package var groups: [Group] = []
    /// The members of its groups.
    package var members: [Member] = []
    package var tags: [ChatTag] = []
    package var chats: [DemoChat] = []

    func write(into writer: borrowing StoreWriter) throws -> ProfileID {
        let id = try writer.add(profile)
        var account = AccountWriting(id)
        for contact in contacts { try account.add(contact, writer) }
        for group in groups { try account.add(group, writer) }
        for member in members { try account.add(member, writer) }
        for tag in tags { try account.add(tag, writer) }
        for var chat in chats {
            if case .pendingConnection(var pending) = chat.chat.kind, let link = pending.link {
                pending.linkID = try writer.add(LinkRecord(profile: id, link: link, createdAt: chat.chat.createdAt))
                chat.chat.kind = .pendingConnection(pending)
            }
            try account.add(chat.chat, writer)
            for receipt in chat.receipts { try account.add(receipt, writer) }
            for message in chat.messages { _ = try account.add(message, writer) }
            if let draft = chat.draft { try account.set(draft, writer) }
        }
        try account.finish(writer)
        return id
    }
}

/// A chat with what was said in it.
package struct DemoChat: Sendable {
    /// The chat; counts and preview are the store's to make.
    package var chat: Chat
    /// Its messages, the oldest first.
    package var messages: [Message] = []
    package var receipts: [Receipt] = []
    package var draft: Draft?
}
