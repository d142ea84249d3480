internal import LMDB
package import Messenger

extension StoreWriter {
    /// Stores a new profile; its number is given here.
    @discardableResult
    package func add(_ profile: Profile) throws -> ProfileID {
        let id = try nextID(ProfileID.self)
        try tables.profiles.insert(StoredProfile(profile), for: id, in: transaction)
        pending.changes.profiles.insert(id)
        return id
    }

    /// Changes a profile; who hides or shows it says so by ``hide(_:passwordHash:)`` and ``unhide(_:)``.
    package func update(_ id: ProfileID, _ change: (inout Profile) throws -> Void) throws {
        try updateRecord(of: id) { stored in
            var profile = stored.value(id)
            try change(&profile)
            stored.take(profile)
        }
    }

    func updateRecord(of id: ProfileID, _ change: (inout StoredProfile) throws -> Void) throws {
        guard var stored = try tables.profiles.value(for: id, in: transaction) else {
            throw StoreError.missing(.profile(id))
        }
        try change(&stored)
        try tables.profiles.put(stored, for: id, in: transaction)
        pending.changes.profiles.insert(id)
    }

    /// Removes a profile with all that belongs to it.
    package func remove(_ id: ProfileID) throws {
        try searchRemoved(id)
        for chat in try chats(of: id) { try remove(chat) }
        // They leave the lists in the order that the settings tell, before those go.
        try writeChats()
        for key in try tables.contactsOfProfile.keys(.prefix(id), in: transaction) { try remove(key.second) }
        for key in try tables.tags.keys(.prefix(id), in: transaction) { try remove(key.second, of: id) }
        var links: [LinkID] = []
        try tables.links.scan(in: transaction) { entry in
            if try entry.value().profile == id.rawValue { links.append(try entry.key()) }
            return .more
        }
        for link in links { try remove(link) }
        var groups: [GroupID] = []
        try tables.groups.scan(in: transaction) { entry in
            // One that cannot be read says of nobody that it is its.
            if try readable({ try entry.value() })?.profile == id.rawValue { groups.append(try entry.key()) }
            return .more
        }
        for group in groups { try remove(group) }
        try tables.mailbox.removeAll(in: .prefix(id), in: transaction)
        try tables.mailboxIDs.removeAll(in: .prefix(id), in: transaction)
        try tables.settings.removeAll(in: .prefix(id), in: transaction)
        try tables.remotes.removeAll(in: .prefix(id), in: transaction)
        try tables.profiles.remove(id, in: transaction)
        try removeNames(of: id)
        pending.changes.profiles.insert(id)
    }

    /// Remembers a setting of a profile, or of all when `profile` is nil; nil forgets it.
    package func set(_ name: String, of profile: ProfileID?, to value: String?) throws {
        // The lists follow the order.
        if let profile, name == ChatOrder.settingName {
            return try setOrder(value.flatMap { ChatOrder(rawValue: $0) } ?? .activity, of: profile)
        }
        try store(name, of: profile, value)
    }

    func store(_ name: String, of profile: ProfileID?, _ value: String?) throws {
        let key = SettingKey(profile, name)
        if let value {
            try tables.settings.put(value, for: key, in: transaction)
        } else {
            try tables.settings.remove(key, in: transaction)
        }
        if let profile { pending.changes.profiles.insert(profile) }
    }
}

extension StoreWriter {
    /// Remembers the active filter of a profile.
    package func rememberFilter(_ filter: ChatFilter?, of profile: ProfileID) throws {
        try set(FilterSetting.name, of: profile, to: filter.map(FilterSetting.text))
    }
}
