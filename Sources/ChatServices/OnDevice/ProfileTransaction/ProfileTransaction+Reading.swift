internal import MessageStore
internal import Messenger

// Telling others what was seen.
extension ProfileTransaction {
    /// The most messages that are looked at, back from the newest, for whom to tell.
    static let readLimit = 2000

    /// Notes that everything in a chat was seen, and tells the senders unless `isPrivate` is true. Where nothing is unread
    /// there is nothing to note.
    func markRead(_ chat: Chat, isPrivate: Bool, in store: borrowing StoreWriter) throws {
        guard chat.stats.unread > 0 else { return try store.updateSettings(of: chat.id) { $0.isMarkedUnread = false } }
        try markRead(chat.id, upTo: .unassigned, isPrivate: isPrivate, in: store)
    }

    /// Notes that messages up to `position` were seen, and tells their senders unless `isPrivate` is true.
    func markRead(
        _ chatID: ChatID, upTo position: MessagePosition, isPrivate: Bool, in store: borrowing StoreWriter
    ) throws {
        let chat = try chat(chatID, in: store)
        try store.markRead(chatID, upTo: position)
        guard !isPrivate, min(position, chat.newestPosition) > chat.readUpTo else { return }
        let seen = try messages(of: chat, upTo: position, in: store)
        if seen.isEmpty { return }
        let speaker = try speaking(in: chat, store)
        let groupID = try chat.kind.group.flatMap { try store.group($0)?.remoteID }
        for (address, messages) in seen {
            let receipt = SentReceipt(group: groupID, messages: messages, isRead: true)
            try speaker.post(.receipt(receipt), to: address, in: store)
        }
    }

    /// The messages of others that are seen by it, by the addresses of their senders.
    private func messages(
        of chat: Chat, upTo position: MessagePosition, in store: borrowing StoreWriter
    ) throws -> [RemoteID: [RemoteID]] {
        var bySender: [MessageSender: [RemoteID]] = [:]
        try store.forEachArrival(
            in: chat.id, after: chat.readUpTo, through: position, limit: Self.readLimit
        ) { sender, remoteID in
            bySender[sender, default: []].append(remoteID)
        }
        var seen: [RemoteID: [RemoteID]] = [:]
        for (sender, messages) in bySender {
            if let address = try address(of: sender, in: store) { seen[address, default: []] += messages }
        }
        return seen
    }

    private func address(of sender: MessageSender, in store: borrowing StoreWriter) throws -> RemoteID? {
        switch sender {
        case .contact(let contact): try store.contact(contact)?.remoteID
        case .member(let member): try store.member(member)?.remoteID
        case .me, .system: nil
        }
    }
}
