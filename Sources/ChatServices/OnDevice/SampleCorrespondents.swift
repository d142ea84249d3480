package import MessageStore
package import Messenger

/// The contacts and the members of groups in the sample data. They receive messages, and the user can invite contacts.
package enum SampleCorrespondents {
    /// Gives each contact and member without an address a profile of their own, which knows the user or the group in
    /// turn. Nobody opens these profiles, and as hidden ones they are not among those of the user.
    package static func add(to profile: ProfileID, in store: borrowing StoreWriter) throws {
        guard let user = try store.profile(profile) else { return }
        let address = try user.remoteID ?? Addresses.make(for: profile, in: store)
        try store.update(profile) { $0.remoteID = address }
        for contact in try store.contacts(of: profile) where contact.connection == .ready && contact.remoteID == nil {
            let other = try add(contact.names, createdAt: contact.createdAt, in: store)
            try store.update(contact.id) { $0.remoteID = other.address }
            let known = try store.add(
                Contact(
                    id: .unassigned, profile: other.profile, names: user.names, remoteID: address, connection: .ready,
                    createdAt: contact.createdAt))
            try store.add(Chat(id: .unassigned, profile: other.profile, kind: .direct(known), names: user.names))
        }
        for group in try store.groups(of: profile)
        where group.membership == .joined && group.remoteID == nil && !group.isIncognito {
            try connect(group, of: address, in: store)
        }
    }

    /// Gives the members of a group addresses, and each of them the group.
    private static func connect(_ group: Group, of user: RemoteID, in store: borrowing StoreWriter) throws {
        let remoteID = RemoteID("group/" + Token.random(length: 22))
        try store.update(group.id) { $0.remoteID = remoteID }
        var members: [Member] = []
        for var member in try store.members(of: group.id) where member.status == .joined {
            let address = try member.isMe ? user : self.address(of: member, in: group, store)
            try store.update(member.id) { $0.remoteID = address }
            member.remoteID = address
            members.append(member)
        }
        for reader in members where !reader.isMe {
            guard let address = reader.remoteID, let profile = try Addresses.profile(at: address, in: store) else {
                continue
            }
            let known = try store.add(
                Group(
                    id: .unassigned, profile: profile, names: group.names, topic: group.topic, remoteID: remoteID,
                    role: reader.role, memberCount: group.memberCount, createdAt: group.createdAt))
            for member in members {
                try store.add(
                    Member(
                        id: .unassigned, group: known, names: member.names, remoteID: member.remoteID,
                        role: member.role, isMe: member.id == reader.id))
            }
            try store.add(
                Chat(
                    id: .unassigned, profile: profile, kind: .group(known), names: group.names,
                    createdAt: group.createdAt))
        }
    }

    /// The address of the contact that the member is, or else of a new profile.
    private static func address(
        of member: Member, in group: Group, _ store: borrowing StoreWriter
    ) throws -> RemoteID {
        // People who know the user under a random name aren't to be found out.
        if let contact = try member.contact.flatMap({ try store.contact($0) }), !contact.isIncognito,
            let address = contact.remoteID
        {
            return address
        }
        return try add(member.names, createdAt: group.createdAt, in: store).address
    }

    /// Adds a hidden profile.
    private static func add(
        _ names: Names, createdAt: Timestamp, in store: borrowing StoreWriter
    ) throws -> (profile: ProfileID, address: RemoteID) {
        let names = Names(names.displayName, fullName: names.fullName)
        let profile = try store.add(Profile(id: .unassigned, names: names, createdAt: createdAt))
        // Nothing that can be typed is the password of this.
        try store.hide(profile, passwordHash: "")
        let address = try Addresses.make(for: profile, in: store)
        try store.update(profile) { $0.remoteID = address }
        return (profile, address)
    }
}
