internal import LMDB
internal import Messenger

/// The index of names: what each chat, member and contact is found by, folded, in chunks.
enum NameIndex {
    /// Counted up when names are folded or kept in another way: then they are made again.
    static let version: UInt64 = 4
    /// The fact that says of which version the index is; none while it is not whole.
    static let fact = "names"
}

/// The changes of a write transaction to the index of names; written at its end, each chunk once.
struct NameChanges {
    /// Entries to add or, if nil, to remove.
    var entries: [NameChunkKey: [UInt64: NameEntry?]] = [:]
    /// Contacts that may have come, gone, changed, got a chat or lost it.
    var contacts: [ContactID: ProfileID] = [:]
    /// The profiles of groups that were looked at.
    var profiles: [UInt64: ProfileID] = [:]
    /// Profiles of which nothing stays.
    var removed: Set<ProfileID> = []

    mutating func set(_ entry: NameEntry?, for id: UInt64, in family: NameFamilyKey) {
        entries[NameChunkKey(family, holding: id), default: [:]].updateValue(entry, forKey: id)
    }
}

extension Chat {
    /// The family of chunks with its names.
    fileprivate var nameFamily: NameFamilyKey { NameFamilyKey(profile, kind.group == nil ? .chats : .groups) }

    /// By which names it is found; nil when it never is.
    func nameEntry() -> NameEntry? {
        let summary = summary
        guard summary.isFound else { return nil }
        let names = summary.searchedNames
        if names.isEmpty, kind.group == nil { return nil }
        return NameEntry(
            id.rawValue, peer: kind.contact?.rawValue ?? kind.group?.rawValue ?? 0, names, areRanked: true)
    }

    /// By which other names messages are looked for in it; nil when there are none.
    func unlistedEntry() -> NameEntry? {
        let listed = summary.searchedNames
        let entry = NameEntry(
            id.rawValue, peer: kind.contact?.rawValue ?? 0, names.searched.filter { !listed.contains($0) })
        return entry.names.isEmpty ? nil : entry
    }

    /// True if the same names find the other chat.
    fileprivate func isFound(as other: Chat) -> Bool {
        names == other.names && kind == other.kind && condition == other.condition && isDeleted == other.isDeleted
    }
}

extension StoreWriter {
    /// Follows a change of a chat.
    func noteNames(from old: Chat?, to new: Chat?) {
        if let old, let new, old.isFound(as: new) { return }
        if let old, old.nameFamily != new?.nameFamily {
            pending.names.set(nil, for: old.id.rawValue, in: old.nameFamily)
        }
        if let old, old.profile != new?.profile {
            pending.names.set(nil, for: old.id.rawValue, in: NameFamilyKey(old.profile, .unlisted))
        }
        if let new {
            pending.names.set(new.nameEntry(), for: new.id.rawValue, in: new.nameFamily)
            pending.names.set(
                new.unlistedEntry(), for: new.id.rawValue, in: NameFamilyKey(new.profile, .unlisted))
        }
        guard let profile = new?.profile ?? old?.profile,
            old?.kind.contact != new?.kind.contact || old?.isDeleted != new?.isDeleted
        else { return }
        for contact in [old?.kind.contact, new?.kind.contact] {
            if let contact { noteNames(of: contact, profile) }
        }
    }

    /// Forgets by which names a chat is found whose record does not say where they are kept.
    func forgetNames(of chat: ChatID, _ profile: ProfileID) {
        for family in [NameFamily.chats, .groups, .unlisted] {
            pending.names.set(nil, for: chat.rawValue, in: NameFamilyKey(profile, family))
        }
    }

    /// Follows a change of a contact.
    func noteNames(of contact: ContactID, _ profile: ProfileID) { pending.names.contacts[contact] = profile }

    /// Follows a change of a member; its entry is nil when it is gone.
    func noteNames(of member: MemberID, in group: GroupID, _ entry: NameEntry?) throws {
        var profile = pending.names.profiles[group.rawValue]
        if profile == nil {
            // Of a group that cannot be read nobody is found.
            profile = try readable { try tables.groups.value(for: group, in: transaction) }.map {
                ProfileID($0.profile)
            }
            pending.names.profiles[group.rawValue] = profile
        }
        guard let profile else { return }
        pending.names.set(entry, for: member.rawValue, in: NameFamilyKey(profile, .members))
    }

    /// Forgets the names of a profile.
    func removeNames(of profile: ProfileID) throws {
        try tables.names.removeAll(in: .prefix(profile), in: transaction)
        pending.names.removed.insert(profile)
    }

    /// Writes what was noted; called when the chats are written.
    func writeNames() throws {
        // A build that hasn't started yet will read everything.
        if try namesState() == .missing {
            pending.names = NameChanges()
            return
        }
        do {
            try writeNoted()
        } catch is RecordError {
            // A chunk that cannot be read holds nothing that the records do not say.
            try resetNames()
        }
    }

    private func writeNoted() throws {
        let names = tables.names
        for (contact, profile) in pending.names.contacts.sorted(by: { $0.key < $1.key }) {
            let entry = try entry(of: contact)
            pending.names.set(entry, for: contact.rawValue, in: NameFamilyKey(profile, .contacts))
        }
        pending.names.contacts = [:]
        let removed = pending.names.removed
        let changed = pending.names.entries.filter { !removed.contains($0.key.family.profile) }
        let ordered = changed.sorted {
            let (left, right) = ($0.key, $1.key)
            return (left.family.profile.rawValue, left.family.family.rawValue, left.number)
                < (right.family.profile.rawValue, right.family.family.rawValue, right.number)
        }
        for (key, changes) in ordered {
            let before = try names.value(for: key, in: transaction)?.entries ?? []
            var kept = before.filter { !changes.keys.contains($0.id) }
            kept += changes.values.compactMap { $0 }
            kept.sort { $0.id < $1.id }
            if kept == before { continue }
            if kept.isEmpty {
                try names.remove(key, in: transaction)
            } else {
                try NameChunk.bytes(of: kept).withUnsafeBytes { bytes in
                    guard let chunk = NameChunk(bytes) else { return }
                    try names.put(chunk, for: key, in: transaction)
                }
            }
        }
        pending.names = NameChanges()
    }
}

extension StoreTransaction {
    /// The entry of a contact; nil when it has a chat, and when it is not there or cannot be read. Chats and the index of them
    /// by contact must be written.
    func entry(of contact: ContactID) throws -> NameEntry? {
        if try hasChat(contact) { return nil }
        let stored = try readable { try tables.contacts.value(for: contact, in: transaction) }
        return stored.flatMap { NameEntry(named: contact.rawValue, $0.value(contact).names, areRanked: true) }
    }
}

extension StoreTransaction {
    /// True if a contact has a chat that its names find; a deleted conversation isn't found. The index must be written.
    func hasChat(_ contact: ContactID) throws -> Bool {
        guard let number = try tables.chatOfPeer.value(for: PeerKey(contact), in: transaction)?.first else {
            return false
        }
        return try readable({ try chat(ChatID(number)) })?.isDeleted != true
    }
}

extension NameEntry {
    /// The names of a member; nil when it has none.
    init?(_ member: Member) {
        self.init(named: member.id.rawValue, peer: member.group.rawValue, member.names)
    }

    /// The names of a person; nil when it has none.
    fileprivate init?(named id: UInt64, peer: UInt64 = 0, _ names: Names, areRanked: Bool = false) {
        self.init(id, peer: peer, names.searched, areRanked: areRanked)
        if self.names.isEmpty { return nil }
    }
}
