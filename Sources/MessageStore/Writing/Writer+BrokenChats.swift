internal import LMDB
package import Messenger

// Removing a chat whose record no longer says where it is listed.
extension StoreWriter {
    /// Removes a chat whose record cannot be read, with its messages and whatever points to it. Contact or group stay.
    ///
    /// Costs a walk over everything that may point to it, and counting the profile's chats again.
    package func removeBroken(_ id: ChatID, of profile: ProfileID) throws {
        try writeChats()
        guard try tables.chatsOfProfile.contains(Pair(profile, id), in: transaction) else {
            throw StoreError.missing(.chat(id))
        }
        try removeMessages(of: id, profile)
        try removeAbsent(of: id, profile)
        try set(Self.placeName(id), of: profile, to: nil)
        try tables.drafts.remove(id, in: transaction)
        try removeRows(of: id, profile)
        try removePeer(of: id, profile)
        try removeRemote(of: id, profile)
        for tag in try tables.tags.keys(.prefix(profile), in: transaction) {
            try tables.chatsOfTag.remove(Pair(tag.second, id), in: transaction)
        }
        for mute in try tables.mutes.keys(.prefix(profile), in: transaction) where mute.chat == id {
            try tables.mutes.remove(mute, in: transaction)
        }
        try tables.foldedNames.remove(Pair(profile, id), in: transaction)
        forgetNames(of: id, profile)
        try tables.chatsOfProfile.remove(Pair(profile, id), in: transaction)
        try tables.chats.remove(id, in: transaction)
        try recount(profile)
        pending.changes.chats.insert(id)
        pending.changes.profiles.insert(profile)
    }

    private func removeRows(of id: ChatID, _ profile: ProfileID) throws {
        var rows: [ListKey] = []
        try tables.lists.scan(.prefix(profile), in: transaction) { entry in
            let key = try entry.key()
            if key.chat == id { rows.append(key) }
            return .more
        }
        for row in rows { try tables.lists.remove(row, in: transaction) }
    }

    /// Makes the peer, who no longer has a chat, findable as a contact.
    private func removePeer(of id: ChatID, _ profile: ProfileID) throws {
        var peers: [PeerKey] = []
        try tables.chatOfPeer.scan(in: transaction) { entry in
            if try readable({ try entry.value().first }) == id.rawValue { peers.append(try entry.key()) }
            return .more
        }
        for peer in peers {
            try tables.chatOfPeer.remove(peer, in: transaction)
            if !peer.isGroup { noteNames(of: ContactID(peer.number), profile) }
        }
    }

    private func removeRemote(of id: ChatID, _ profile: ProfileID) throws {
        var remotes: [RemoteKey] = []
        let start = RemoteKey(profile, .chat, RemoteID(""))
        try tables.remotes.scan(.from(start, through: profile), in: transaction) { entry in
            let key = try entry.key()
            guard key.kind == .chat else { return .stop }
            if try readable({ try entry.value().first }) == id.rawValue { remotes.append(key) }
            return .more
        }
        for remote in remotes { try tables.remotes.remove(remote, in: transaction) }
    }

    /// Recounts, because the removed chat's share is unknown.
    private func recount(_ profile: ProfileID) throws {
        var counts = CountChanges()
        for key in try tables.chatsOfProfile.keys(.prefix(profile), in: transaction) {
            if let chat = try readable({ try chat(key.second) }) { counts.add(chat, sign: 1) }
        }
        try tables.counts.removeAll(in: .prefix(profile), in: transaction)
        try counts.write(to: tables.counts, in: transaction)
    }
}
