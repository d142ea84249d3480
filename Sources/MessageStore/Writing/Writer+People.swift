internal import LMDB
package import Messenger

extension StoreWriter {
    /// Stores a new contact; its number is given here.
    @discardableResult
    package func add(_ contact: Contact) throws -> ContactID {
        let id = try nextID(ContactID.self)
        try tables.contacts.insert(StoredContact(contact), for: id, in: transaction)
        try tables.contactsOfProfile.put((), for: Pair(contact.profile, id), in: transaction)
        if let key = contact.remoteKey { try setRemote(key, id.rawValue) }
        try moveIncognito(nil, contact.incognitoAddress, PeerKey(id), of: contact.profile)
        noteNames(of: id, contact.profile)
        pending.changes.contacts.insert(id)
        return id
    }

    /// Changes a contact, and with it what its chat shows of it.
    package func update(_ id: ContactID, _ change: (inout Contact) throws -> Void) throws {
        guard let stored = try tables.contacts.value(for: id, in: transaction) else {
            throw StoreError.missing(.contact(id))
        }
        let before = stored.value(id)
        var contact = before
        try change(&contact)
        contact.id = id
        contact.profile = before.profile
        try tables.contacts.put(StoredContact(contact), for: id, in: transaction)
        try moveRemote(before.remoteKey, contact.remoteKey, id.rawValue)
        try moveIncognito(before.incognitoAddress, contact.incognitoAddress, PeerKey(id), of: contact.profile)
        noteNames(of: id, contact.profile)
        if contact.names != before.names { pending.renamed.contacts.insert(id) }
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
    package func remove(_ id: ContactID) throws {
        guard let stored = try tables.contacts.value(for: id, in: transaction) else { return }
        let contact = stored.value(id)
        if let key = contact.remoteKey { try tables.remotes.remove(key, in: transaction) }
        try moveIncognito(contact.incognitoAddress, nil, PeerKey(id), of: contact.profile)
        try tables.contactsOfProfile.remove(Pair(contact.profile, id), in: transaction)
        try tables.contacts.remove(id, in: transaction)
        noteNames(of: id, contact.profile)
        pending.renamed.contacts.insert(id)
        pending.changes.contacts.insert(id)
    }

    /// Stores a new group; its number is given here.
    @discardableResult
    package func add(_ group: Group) throws -> GroupID {
        let id = try nextID(GroupID.self)
        try tables.groups.insert(StoredGroup(group), for: id, in: transaction)
        if let key = group.remoteKey { try setRemote(key, id.rawValue) }
        try moveIncognito(nil, group.incognitoAddress, PeerKey(id), of: group.profile)
        pending.changes.groups.insert(id)
        return id
    }

    /// Changes a group, and with it what its chat shows of it.
    package func update(_ id: GroupID, _ change: (inout Group) throws -> Void) throws {
        guard let stored = try tables.groups.value(for: id, in: transaction) else {
            throw StoreError.missing(.group(id))
        }
        let before = stored.value(id)
        var group = before
        try change(&group)
        group.id = id
        group.profile = before.profile
        try tables.groups.put(StoredGroup(group), for: id, in: transaction)
        try moveRemote(before.remoteKey, group.remoteKey, id.rawValue)
        try moveIncognito(before.incognitoAddress, group.incognitoAddress, PeerKey(id), of: group.profile)
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
    package func remove(_ id: GroupID) throws {
        guard let stored = try tables.groups.value(for: id, in: transaction) else { return }
        let group = stored.value(id)
        for key in try tables.membersOfGroup.keys(.prefix(id), in: transaction) { try remove(key.second) }
        if let key = group.remoteKey { try tables.remotes.remove(key, in: transaction) }
        try moveIncognito(group.incognitoAddress, nil, PeerKey(id), of: group.profile)
        try tables.groups.remove(id, in: transaction)
        pending.changes.groups.insert(id)
    }

    /// Follows a change of the address under which a contact or group knows the user incognito.
    func moveIncognito(_ old: RemoteID?, _ new: RemoteID?, _ peer: PeerKey, of profile: ProfileID) throws {
        if old == new { return }
        if let old { try tables.incognitoAddresses.remove(Pair(old.rawValue, peer), in: transaction) }
        if let new {
            try new.checkLength()
            try tables.incognitoAddresses.put([profile.rawValue], for: Pair(new.rawValue, peer), in: transaction)
        }
    }
}
