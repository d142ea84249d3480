public import LMDB
public import Messenger

extension StoreTransaction where Access == ReadWrite {
    /// Stores a new contact; its number is given here.
    @discardableResult
    public func add(_ contact: Contact) throws -> ContactID {
        let id = try nextID(ContactID.self)
        try tables.contacts.insert(StoredContact(contact), for: id, in: transaction)
        try tables.contactsOfProfile.put((), for: Pair(contact.profile, id), in: transaction)
        if let remote = contact.remoteID { try setRemote(RemoteKey(contact.profile, .contact, remote), id.rawValue) }
        pending.changes.contacts.insert(id)
        return id
    }

    /// Changes a contact, and with it what its chat shows of it.
    public func update(_ id: ContactID, _ change: (inout Contact) throws -> Void) throws {
        guard let stored = try tables.contacts.value(for: id, in: transaction) else {
            throw StoreError.missing("\(id)")
        }
        let before = stored.value(id)
        var contact = before
        try change(&contact)
        contact.id = id
        contact.profile = before.profile
        try tables.contacts.put(StoredContact(contact), for: id, in: transaction)
        try moveRemote(
            before.remoteID.map { RemoteKey(before.profile, .contact, $0) },
            contact.remoteID.map { RemoteKey(before.profile, .contact, $0) }, id.rawValue)
        pending.changes.contacts.insert(id)
        if let chat = try chat(with: id) {
            try touch(chat.id) { chat in
                chat.names = contact.names
                chat.isVerified = contact.isVerified
                chat.isIncognito = contact.isIncognito
                chat.condition = ChatCondition(contact.connection)
            }
        }
    }

    /// Removes a contact. Its chat stays, unless it is removed, too.
    public func remove(_ id: ContactID) throws {
        guard let stored = try tables.contacts.value(for: id, in: transaction) else { return }
        let contact = stored.value(id)
        if let remote = contact.remoteID {
            try tables.remotes.remove(RemoteKey(contact.profile, .contact, remote), in: transaction)
        }
        try tables.contactsOfProfile.remove(Pair(contact.profile, id), in: transaction)
        try tables.contacts.remove(id, in: transaction)
        pending.changes.contacts.insert(id)
    }

    /// Stores a new group; its number is given here.
    @discardableResult
    public func add(_ group: Group) throws -> GroupID {
        let id = try nextID(GroupID.self)
        try tables.groups.insert(StoredGroup(group), for: id, in: transaction)
        if let remote = group.remoteID { try setRemote(RemoteKey(group.profile, .group, remote), id.rawValue) }
        pending.changes.groups.insert(id)
        return id
    }

    /// Changes a group, and with it what its chat shows of it.
    public func update(_ id: GroupID, _ change: (inout Group) throws -> Void) throws {
        guard let stored = try tables.groups.value(for: id, in: transaction) else { throw StoreError.missing("\(id)") }
        let before = stored.value(id)
        var group = before
        try change(&group)
        group.id = id
        group.profile = before.profile
        try tables.groups.put(StoredGroup(group), for: id, in: transaction)
        try moveRemote(
            before.remoteID.map { RemoteKey(before.profile, .group, $0) },
            group.remoteID.map { RemoteKey(before.profile, .group, $0) }, id.rawValue)
        pending.changes.groups.insert(id)
        if let chat = try chat(of: id) {
            try touch(chat.id) { chat in
                chat.names = group.names
                chat.isIncognito = group.isIncognito
                chat.condition = ChatCondition(group)
            }
        }
    }

    /// Removes a group with its members. Its chat stays, unless it is removed, too.
    public func remove(_ id: GroupID) throws {
        guard let stored = try tables.groups.value(for: id, in: transaction) else { return }
        let group = stored.value(id)
        for key in try tables.membersOfGroup.keys(.prefix(id), in: transaction) { try remove(key.second) }
        if let remote = group.remoteID {
            try tables.remotes.remove(RemoteKey(group.profile, .group, remote), in: transaction)
        }
        try tables.groups.remove(id, in: transaction)
        pending.changes.groups.insert(id)
    }
}
