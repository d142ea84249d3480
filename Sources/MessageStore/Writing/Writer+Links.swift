internal import LMDB
package import Messenger

/// A connect link that a profile made.
package struct LinkRecord: Equatable, Sendable, Identifiable {
    /// Its number.
    package var id: LinkID
    package var profile: ProfileID
    package var link: ConnectLink
    /// The chat that waits for someone to use it.
    package var chat: ChatID?
    package var createdAt: Timestamp
    /// The time of its use; nil while it is usable.
    package var usedAt: Timestamp?

    /// A link.
    package init(
        id: LinkID = .unassigned, profile: ProfileID, link: ConnectLink, chat: ChatID? = nil, createdAt: Timestamp,
        usedAt: Timestamp? = nil
    ) {
        self.id = id
        self.profile = profile
        self.link = link
        self.chat = chat
        self.createdAt = createdAt
        self.usedAt = usedAt
    }
}

extension StoreWriter {
    /// Stores a new link; its number is given here.
    @discardableResult
    package func add(_ record: LinkRecord) throws -> LinkID {
        let id = try nextID(LinkID.self)
        try tables.linkSecrets.insert([id.rawValue], for: record.link.secret, in: transaction)
        try tables.links.insert(StoredLink(record), for: id, in: transaction)
        pending.changes.profiles.insert(record.profile)
        return id
    }

    /// Changes a link: its chat, or that it was used.
    package func update(_ id: LinkID, _ change: (inout LinkRecord) throws -> Void) throws {
        guard let before = try link(id) else { throw StoreError.missing(.link(id)) }
        var record = before
        try change(&record)
        record.link = before.link
        record.profile = before.profile
        try tables.links.put(StoredLink(record), for: id, in: transaction)
        pending.changes.profiles.insert(record.profile)
    }

    /// Removes a link, so that nobody can use it.
    package func remove(_ id: LinkID) throws {
        guard let record = try link(id) else { return }
        try tables.linkSecrets.remove(record.link.secret, in: transaction)
        try tables.links.remove(id, in: transaction)
        pending.changes.profiles.insert(record.profile)
    }
}

extension StoredLink {
    init(_ record: LinkRecord) {
        self.init()
        profile = record.profile.rawValue
        secret = record.link.secret
        if let chat = record.chat { self.chat = chat.rawValue }
        createdAt = record.createdAt.milliseconds
        if let moment = record.usedAt { usedAt = moment.milliseconds }
    }

    func value(_ id: LinkID) -> LinkRecord? {
        guard let link = ConnectLink(secret: secret) else { return nil }
        return LinkRecord(
            id: id, profile: ProfileID(profile), link: link, chat: hasChat ? ChatID(chat) : nil,
            createdAt: Timestamp(milliseconds: createdAt), usedAt: hasUsedAt ? Timestamp(milliseconds: usedAt) : nil)
    }
}
