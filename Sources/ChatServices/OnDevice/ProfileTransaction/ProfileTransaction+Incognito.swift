internal import MessageStore
internal import Messenger

// As whom the user speaks: see docs/decisions/on-device-service.md. Everything that leaves goes through an account that
// speaks as somebody, so that nothing can name the profile by mistake where it is known by a random name.
extension ProfileTransaction {
    /// The profile under its own name and address.
    var openly: ProfileTransaction { speaking(as: Identity(of: profile, at: profileAddress)) }

    /// The profile under `identity`.
    func speaking(as identity: Identity) -> ProfileTransaction {
        var copy = self
        copy.identity = identity
        return copy
    }

    /// The profile under a new random name. Its address leads here once a contact or group has it.
    func incognito(in store: borrowing StoreWriter) throws -> ProfileTransaction {
        speaking(as: Identity(incognito: try randomName(in: store), at: Addresses.random()))
    }

    /// The transaction under the identity that a mailbox message is addressed to; nil if that identity no longer exists.
    func addressee(of mail: MailboxMessage, in store: borrowing StoreWriter) throws -> ProfileTransaction? {
        guard let address = mail.to, address != profileAddress else { return openly }
        guard let (profile, name) = try store.incognito(at: address), profile == id else { return nil }
        return speaking(as: Identity(incognito: name, at: address))
    }

    /// The profile as those in a chat know it.
    func speaking(in chat: Chat, _ store: borrowing StoreWriter) throws -> ProfileTransaction {
        if let contact = try chat.kind.contact.flatMap({ try store.contact($0) }) {
            return try speaking(to: contact, store)
        }
        if let group = try chat.kind.group.flatMap({ try store.group($0) }) { return try speaking(in: group, store) }
        // The recipient is gone or never existed, but the stored record must not name the profile either.
        return chat.isIncognito ? speaking(as: Identity(incognito: "", at: RemoteID("nobody"))) : openly
    }

    /// The profile as a contact knows it.
    func speaking(to contact: Contact, _ store: borrowing StoreWriter) throws -> ProfileTransaction {
        guard let name = contact.incognitoName else { return openly }
        if let known = try known(contact.incognitoAddress, name, in: store) { return known }
        let speaker = try renewed(name, in: store)
        try store.update(contact.id) { stored in
            stored.incognitoName = speaker.identity.incognitoName
            stored.incognitoAddress = speaker.identity.incognitoAddress
        }
        return speaker
    }

    /// The profile as the members of a group know it.
    func speaking(in group: Group, _ store: borrowing StoreWriter) throws -> ProfileTransaction {
        guard let name = group.incognitoName else { return openly }
        if let known = try known(group.incognitoAddress, name, in: store) { return known }
        let speaker = try renewed(name, in: store)
        try speaker.becomeOneself(in: group.id, store)
        return speaker
    }

    /// Notes in a group that the user is in it as `identity`.
    func becomeOneself(in group: GroupID, _ store: borrowing StoreWriter) throws {
        let identity = identity
        try store.update(group) { stored in
            stored.incognitoName = identity.incognitoName
            stored.incognitoAddress = identity.incognitoAddress
        }
        guard let me = try store.members(of: group).first(where: { $0.isMe }) else { return }
        try store.update(me.id) { member in
            member.names = identity.names
            member.remoteID = identity.address
        }
    }

    /// Returns the contact with `address` if it was the first one here to have it, and not a copy.
    private func known(
        _ address: RemoteID?, _ name: String, in store: borrowing StoreWriter
    ) throws -> ProfileTransaction? {
        guard let address, !name.isEmpty, try store.incognito(at: address)?.profile == id,
            try Addresses.profile(at: address, in: store) == id
        else { return nil }
        return speaking(as: Identity(incognito: name, at: address))
    }

    /// Adds the missing address or name to an imported profile.
    private func renewed(_ name: String, in store: borrowing StoreWriter) throws -> ProfileTransaction {
        var speaker = try incognito(in: store)
        if !name.isEmpty { speaker.identity.names = Names(name) }
        return speaker
    }

    private func randomName(in store: borrowing StoreWriter) throws -> String {
        // Not those of this profile alone: a name that one profile goes by is no disguise for another.
        let own = try store.profiles(includingHidden: true).flatMap {
            [$0.profile.names.displayName, $0.profile.names.fullName]
        }
        var generator = SystemRandomNumberGenerator()
        return RandomName.make(avoiding: own, using: &generator)
    }
}
