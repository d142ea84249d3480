internal import LMDB
package import Messenger

extension StoreTransaction {
    /// A chat.
    ///
    /// - Throws: ``StoreError/record(_:)`` when its record cannot be read.
    package func chat(_ id: ChatID) throws -> Chat? {
        if let pending = session?.chats[id] { return pending.current }
        return try tables.chats.value(for: id, in: transaction)?.value(id)
    }

    /// The bytes of a chat's record, readable or not.
    package func record(of id: ChatID) throws -> [UInt8]? {
        try tables.chats.withCodec(RawBytes()).value(for: id, in: transaction)
    }

    /// The row of a chat; one that says so when its record cannot be read.
    package func summary(of id: ChatID) throws -> ChatSummary? {
        do { return try chat(id)?.summary } catch let error as RecordError {
            return .broken(id, reason: error.finding)
        }
    }

    package func chat(with contact: ContactID) throws -> Chat? { try chat(PeerKey(contact)) }

    package func chat(of group: GroupID) throws -> Chat? { try chat(PeerKey(group)) }

    private func chat(_ peer: PeerKey) throws -> Chat? {
        if let number = try tables.chatOfPeer.value(for: peer, in: transaction)?.first,
            let chat = try chat(ChatID(number)), session == nil || PeerKey(chat.kind) == peer
        {
            return chat
        }
        // One that this transaction has made or turned into another is not in the index yet.
        return session?.chats.values.lazy.compactMap(\.current).first { PeerKey($0.kind) == peer }
    }

    /// The chat that a service calls so.
    package func chat(of profile: ProfileID, remoteID: RemoteID) throws -> Chat? {
        if let session {
            for pending in session.chats.values {
                if let chat = pending.current, chat.profile == profile, chat.remoteID == remoteID { return chat }
            }
        }
        return try number(RemoteKey(profile, .chat, remoteID)).flatMap { try chat(ChatID($0)) }
    }

    /// All chats of a profile by number, listed or not: for what goes through everything.
    package func chats(of profile: ProfileID) throws -> [ChatID] {
        let stored = try tables.chatsOfProfile.keys(.prefix(profile), in: transaction).map(\.second)
        guard let pending = session?.chats, !pending.isEmpty else { return stored }
        // What this transaction has made or removed is not in the index yet.
        let made = pending.filter { $0.value.stored == nil && $0.value.current?.profile == profile }.keys
        return (stored.filter { pending[$0].map { $0.current != nil } ?? true } + made).sorted()
    }

    package func draft(of chat: ChatID) throws -> Draft? {
        try tables.drafts.value(for: chat, in: transaction)?.value(chat)
    }

    /// Returns everyone's receipts in a chat.
    package func receipts(of chat: ChatID) throws -> [Receipt] {
        var receipts: [Receipt] = []
        try tables.receipts.scan(.prefix(chat), in: transaction) { entry in
            let key = try entry.key()
            guard let stored = try readable({ try entry.value() }) else { return .more }
            receipts.append(
                Receipt(
                    chat: chat, reader: key.reader, kind: key.kind, position: MessagePosition(stored.position),
                    at: Timestamp(milliseconds: stored.at)))
            return .more
        }
        return receipts
    }

    /// Returns the time at which the next mute in a profile ends.
    package func nextMuteEnd(of profile: ProfileID) throws -> Timestamp? {
        try tables.mutes.firstKey(.prefix(profile), in: transaction)?.until
    }
}
