internal import MessageStore
internal import Messenger

/// A profile within a transaction: what its requests do, and what mailbox messages to it do.
///
/// Everything happens in one transaction of the store, which all profiles of the data directory share: so what one side has
/// sent the other side has received, or neither.
struct ProfileTransaction {
    var profile: Profile
    /// The address for profiles that know it openly.
    let profileAddress: RemoteID
    /// As whom it speaks.
    var identity: Identity
    var now: Timestamp

    /// The address for the recipients of this transaction.
    var address: RemoteID { identity.address }

    var id: ProfileID { profile.id }

    /// The profile `id`, which is given an address when it has none.
    init(_ id: ProfileID, in store: borrowing StoreWriter, now: Timestamp) throws {
        guard let profile = try store.profile(id) else { throw ServiceError.notFound(.profile(id)) }
        self.now = now
        if let known = profile.remoteID, try Addresses.claim(known, for: id, in: store) {
            self.profile = profile
            profileAddress = known
        } else {
            // It has none, or that of another profile here, whose copy it is.
            let address = try Addresses.make(for: id, in: store)
            try store.update(id) { $0.remoteID = address }
            self.profile = profile
            self.profile.remoteID = address
            profileAddress = address
        }
        identity = Identity(of: self.profile, at: profileAddress)
    }

    /// The sender of the profile's mailbox messages.
    var correspondent: Correspondent {
        Correspondent(
            address: address, name: identity.names.displayName, fullName: identity.names.fullName)
    }

    /// Puts a mailbox message into the mailbox at `address`.
    ///
    /// - Parameter itemID: what makes it unique in that mailbox; nil for a mailbox message that cannot come twice.
    /// - Returns: whether there is such a profile here.
    @discardableResult
    func post(
        _ body: MailboxMessage.Body, to address: RemoteID, id itemID: String? = nil, in store: borrowing StoreWriter
    ) throws -> Bool {
        guard let reader = try Addresses.profile(at: address, in: store) else { return false }
        let mail = MailboxMessage(from: correspondent, to: address, sentAt: now, body: body)
        var unique = itemID ?? Token.random(length: 22)
        // A profile may get the same message under several names: they are different mailbox messages.
        if try itemID != nil && store.profile(reader)?.remoteID != address { unique += " " + address.rawValue }
        try store.post(try MailboxMessageCodec.encode(mail), id: RemoteID(unique), to: reader)
        return true
    }

    /// The contact at `address` that knows the user as the profile speaks now.
    func contact(at address: RemoteID, in store: borrowing StoreWriter) throws -> Contact? {
        try store.contact(of: id, remoteID: address, under: identity.incognitoAddress)
    }

    /// Returns the group with this ID that the user is in under the current identity.
    func group(_ remoteID: RemoteID, in store: borrowing StoreWriter) throws -> Group? {
        try store.group(of: id, remoteID: remoteID, under: identity.incognitoAddress)
    }

    /// A chat of this profile.
    func chat(_ id: ChatID, in store: borrowing StoreWriter) throws -> Chat {
        guard let chat = try store.chat(id), chat.profile == self.id else {
            throw ServiceError.notFound(.chat(id))
        }
        return chat
    }

    /// Notes in a chat that something happened.
    func note(
        _ content: MessageContent, by sender: MessageSender, named name: String = "", in chat: ChatID,
        at moment: Timestamp? = nil, _ store: borrowing StoreWriter
    ) throws {
        let message = Message(
            id: .unassigned, chat: chat, sentAt: moment ?? now, sender: sender, senderName: name, content: content)
        try store.add(message, arrivedAt: now)
    }
}
