internal import LMDB
package import Messenger

extension StoreTransaction {
    /// The profiles with their unread totals, the last active one first. One that cannot be read is left out.
    ///
    /// - Parameter includingHidden: whether hidden ones are among them: for work that has to be done for all of them, never
    ///   for what anybody sees.
    /// - Throws: ``StoreError/record(_:)`` when none of them can be read: that must not look like having none.
    package func profiles(includingHidden: Bool = false) throws -> [ProfileSummary] {
        var summaries: [ProfileSummary] = []
        var problem: RecordError?
        try tables.profiles.scan(in: transaction) { entry in
            do {
                let profile = try entry.value().value(try entry.key())
                if profile.isHidden, !includingHidden { return .more }
                summaries.append(ProfileSummary(profile: profile, unreadTotal: try unreadTotal(of: profile.id)))
            } catch let error as RecordError {
                problem = error
            }
            return .more
        }
        if let problem, summaries.isEmpty { throw problem }
        return summaries.sorted {
            $0.profile.lastActiveAt != $1.profile.lastActiveAt
                ? $0.profile.lastActiveAt > $1.profile.lastActiveAt : $0.id < $1.id
        }
    }

    package func profile(_ id: ProfileID) throws -> Profile? {
        try tables.profiles.value(for: id, in: transaction)?.value(id)
    }

    /// A profile with its unread total, hidden or not.
    package func summary(of id: ProfileID) throws -> ProfileSummary? {
        try profile(id).map { ProfileSummary(profile: $0, unreadTotal: try unreadTotal(of: id)) }
    }

    package func contact(_ id: ContactID) throws -> Contact? {
        try tables.contacts.value(for: id, in: transaction)?.value(id)
    }

    /// All contacts of a profile, in the order in which they became known. One that cannot be read is left out.
    package func contacts(of profile: ProfileID) throws -> [Contact] {
        try tables.contactsOfProfile.keys(.prefix(profile), in: transaction).compactMap { key in
            try indexed(.contact, key.second.rawValue) { try contact(key.second) }
        }
    }

    /// All groups of a profile, in the order in which they became known. One that cannot be read is left out.
    package func groups(of profile: ProfileID) throws -> [Group] {
        var groups: [Group] = []
        try tables.groups.scan(in: transaction) { entry in
            let id = try entry.key()
            let group = try readable { try entry.value().value(id) }
            if let group, group.profile == profile { groups.append(group) }
            return .more
        }
        return groups
    }

    package func group(_ id: GroupID) throws -> Group? { try tables.groups.value(for: id, in: transaction)?.value(id) }

    package func member(_ id: MemberID) throws -> Member? {
        try tables.members.value(for: id, in: transaction)?.value(id)
    }

    /// All members of a group, in the order in which they became known. One that cannot be read is left out.
    package func members(of group: GroupID) throws -> [Member] {
        try tables.membersOfGroup.keys(.prefix(group), in: transaction).compactMap { key in
            try indexed(.member, key.second.rawValue) { try member(key.second) }
        }
    }

    /// The contact that a service calls so and that knows the user openly, or under the random name at `incognito`.
    package func contact(
        of profile: ProfileID, remoteID: RemoteID, under incognito: RemoteID? = nil
    ) throws -> Contact? {
        try number(RemoteKey(profile, remoteID, under: incognito, .contact, .incognitoContact)).flatMap {
            try contact(ContactID($0))
        }
    }

    /// The contacts that a service calls so and that know the user under a random name, each under another.
    package func incognitoContacts(of profile: ProfileID, remoteID: RemoteID) throws -> [Contact] {
        try incognitoNumbers(of: profile, remoteID, .incognitoContact).compactMap { number in
            try readable { try contact(ContactID(number)) }
        }
    }

    /// The groups that a service calls so and in which the user is under a random name, each under another.
    package func incognitoGroups(of profile: ProfileID, remoteID: RemoteID) throws -> [Group] {
        try incognitoNumbers(of: profile, remoteID, .incognitoGroup).compactMap { number in
            try readable { try group(GroupID(number)) }
        }
    }

    private func incognitoNumbers(
        of profile: ProfileID, _ remoteID: RemoteID, _ kind: RemoteKey.Kind
    ) throws -> [UInt64] {
        let start = RemoteKey(profile, kind, RemoteID(""))
        var numbers: [UInt64] = []
        try tables.remotes.scan(.from(start, through: profile), in: transaction) { entry in
            let key = try entry.key()
            guard key.kind == kind else { return .stop }
            if key.remote.rawValue.hasSuffix(" " + remoteID.rawValue), let number = try entry.value().first {
                numbers.append(number)
            }
            return .more
        }
        return numbers
    }

    /// The group that a service calls so and in which the user is openly, or under the random name at `incognito`.
    package func group(
        of profile: ProfileID, remoteID: RemoteID, under incognito: RemoteID? = nil
    ) throws -> Group? {
        try number(RemoteKey(profile, remoteID, under: incognito, .group, .incognitoGroup)).flatMap {
            try group(GroupID($0))
        }
    }

    /// Returns the profile behind the random name at `address`, and that name; nil if no contact and no group knows it,
    /// or no longer. A profile and its copy have the same addresses; this is the older one.
    package func incognito(at address: RemoteID) throws -> (profile: ProfileID, name: String)? {
        guard (try? address.checkLength()) != nil else { return nil }
        var holder: (profile: UInt64, peer: PeerKey)?
        try tables.incognitoAddresses.scan(.prefix(address.rawValue), in: transaction) { entry in
            let peer = try entry.key().second
            let profile = try entry.value().first ?? .max
            if profile < holder?.profile ?? .max { holder = (profile, peer) }
            return .more
        }
        guard let (profile, peer) = holder else { return nil }
        let name = try readable {
            peer.isGroup
                ? try group(GroupID(peer.number))?.incognitoName : try contact(ContactID(peer.number))?.incognitoName
        }
        return (ProfileID(profile), name ?? "")
    }

    /// The member of a group that a service calls so.
    package func member(of group: GroupID, remoteID: RemoteID) throws -> Member? {
        guard let profile = try self.group(group)?.profile else { return nil }
        return try number(RemoteKey(profile, .member, remoteID, scope: group.rawValue)).flatMap {
            try member(MemberID($0))
        }
    }

    /// The tags of a profile, in the order of their tabs. One that cannot be read is left out.
    package func tags(of profile: ProfileID) throws -> [ChatTag] {
        var tags: [ChatTag] = []
        try tables.tags.scan(.prefix(profile), in: transaction) { entry in
            let id = try entry.key().second
            if let stored = try readable({ try entry.value() }) { tags.append(stored.value(id, of: profile)) }
            return .more
        }
        return tags.sorted { $0.order != $1.order ? $0.order < $1.order : $0.id < $1.id }
    }

    /// A setting of a profile, or of all when `profile` is nil.
    package func setting(_ name: String, of profile: ProfileID?) throws -> String? {
        try tables.settings.value(for: SettingKey(profile, name), in: transaction)
    }

    /// A link that was made here.
    package func link(_ id: LinkID) throws -> LinkRecord? {
        try tables.links.value(for: id, in: transaction)?.value(id)
    }

    /// Returns the record of a link, no matter which profile created it.
    package func link(_ link: ConnectLink) throws -> LinkRecord? {
        guard let number = try tables.linkSecrets.value(for: link.secret, in: transaction)?.first else { return nil }
        return try self.link(LinkID(number))
    }

    /// The links that a profile made and that are still known, the oldest first. One that cannot be read is left out.
    package func links(of profile: ProfileID) throws -> [LinkRecord] {
        var records: [LinkRecord] = []
        try tables.links.scan(in: transaction) { entry in
            let id = try entry.key()
            let record = try readable { try entry.value().value(id) }
            if let record, record.profile == profile { records.append(record) }
            return .more
        }
        return records
    }

    /// Returns the content of a profile's mailbox, oldest first. An unreadable item says why it can't be read.
    package func mailbox(of profile: ProfileID, limit: Int = .max) throws -> [MailboxItem] {
        var items: [MailboxItem] = []
        try tables.mailbox.scan(.prefix(profile), in: transaction) { entry in
            let key = try entry.key()
            do {
                let stored = try entry.value()
                items.append(MailboxItem(number: key.second, id: RemoteID(stored.id), payload: Array(stored.payload)))
            } catch let problem as RecordError {
                let bytes = try tables.mailbox.withCodec(RawBytes()).value(for: key, in: transaction)
                items.append(MailboxItem(number: key.second, id: RemoteID(""), payload: bytes ?? [], problem: problem))
            }
            return items.count < limit ? .more : .stop
        }
        return items
    }

    func number(_ key: RemoteKey) throws -> UInt64? {
        // Nothing is stored under an identifier that is too long to be stored.
        guard (try? key.remote.checkLength()) != nil else { return nil }
        return try tables.remotes.value(for: key, in: transaction)?.first
    }

    /// Returns the result of `body`; nil if it reads a damaged record.
    func readable<Value>(_ body: () throws -> Value?) throws -> Value? {
        do { return try body() } catch is RecordError { return nil }
    }

    /// Returns what `body` reads of an indexed record; nil if the record can't be read or is missing, which counts as a loss.
    func indexed<Value>(_ kind: ReadProblems.Kind, _ number: UInt64, _ body: () throws -> Value?) throws -> Value? {
        try readable {
            let value = try body()
            if value == nil { upkeep.log.noteMissing(kind, number) }
            return value
        }
    }

    func unreadTotal(of profile: ProfileID) throws -> Int {
        let counts = try? tables.counts.value(for: ListID(profile, nil), in: transaction)
        return Int(clamping: counts?[2] ?? 0)
    }
}
