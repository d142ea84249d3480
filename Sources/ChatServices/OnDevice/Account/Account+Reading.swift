internal import MessageStore
internal import Messenger

// Telling others what was seen.
extension Account {
    /// The most messages that are looked at, back from the newest, for whom to tell.
    static let readLimit = 2000

    /// Notes that messages up to `position` were seen, and tells their senders.
    func markRead(_ chatID: ChatID, upTo position: MessagePosition, in store: borrowing StoreWriter) throws {
        let chat = try chat(chatID, in: store)
        try store.markRead(chatID, upTo: position)
        guard profile.sendsReadReceipts, position > chat.readUpTo else { return }
        let account = try speaking(in: chat, store)
        let groupID = try chat.kind.group.flatMap { try store.group($0)?.remoteID }
        let seen = try messages(of: chat, upTo: position, in: store)
        for (address, messages) in seen {
            let receipt = ReceiptLetter(group: groupID, messages: messages, isRead: true)
            try account.post(.receipt(receipt), to: address, in: store)
        }
    }

    /// The messages of others that are seen by it, by the addresses of their senders.
    private func messages(
        of chat: Chat, upTo position: MessagePosition, in store: borrowing StoreWriter
    ) throws -> [RemoteID: [RemoteID]] {
        var seen: [RemoteID: [RemoteID]] = [:]
        var anchor = MessageAnchor.newest
        if position < .unassigned { anchor = .olderThan(MessagePosition(position.rawValue + 1)) }
        var count = 0
        while count < Self.readLimit {
            let page = try store.messages(of: chat.id, anchor, limit: 100)
            for message in page.messages.reversed() {
                guard message.position > chat.readUpTo else { return seen }
                guard let remoteID = message.remoteID, let address = try address(of: message.sender, in: store) else {
                    continue
                }
                seen[address, default: []].append(remoteID)
            }
            count += page.messages.count
            guard page.hasOlder, let oldest = page.messages.first else { return seen }
            anchor = .olderThan(oldest.position)
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
