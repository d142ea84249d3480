internal import MessageStore
internal import Messenger

/// A profile within a transaction: what its requests do, and what letters to it do.
///
/// Everything happens in one transaction of the store, which all profiles of the data directory share: so what one side has
/// sent the other side has received, or neither.
struct Account {
    var profile: Profile
    /// How other profiles reach it.
    var address: RemoteID
    var now: Timestamp

    var id: ProfileID { profile.id }

    /// The profile `id`, which is given an address when it has none.
    init(_ id: ProfileID, in store: borrowing StoreWriter, now: Timestamp) throws {
        guard let profile = try store.profile(id) else { throw ServiceError.notFound("\(id)") }
        self.profile = profile
        self.now = now
        if let known = profile.remoteID, try Addresses.claim(known, for: id, in: store) {
            address = known
        } else {
            // It has none, or that of another profile here, whose copy it is.
            address = try Addresses.make(for: id, in: store)
            let address = address
            try store.update(id) { $0.remoteID = address }
            self.profile.remoteID = address
        }
    }

    /// What letters from here begin with.
    var correspondent: Correspondent {
        Correspondent(
            address: address, name: profile.names.displayName, fullName: profile.names.fullName)
    }

    /// Puts a letter into the mailbox of whoever has `address`.
    ///
    /// - Parameter letterID: what makes it unique in that mailbox; nil for a letter that cannot come twice.
    /// - Returns: whether there is such a profile here.
    @discardableResult
    func post(
        _ body: Letter.Body, to address: RemoteID, id letterID: String? = nil, in store: borrowing StoreWriter
    ) throws -> Bool {
        guard let reader = try Addresses.profile(at: address, in: store) else { return false }
        let letter = Letter(from: correspondent, sentAt: now, body: body)
        try store.post(
            try LetterCodec.encode(letter), id: RemoteID(letterID ?? Token.random(length: 22)), to: reader)
        return true
    }

    /// A chat of this profile.
    func chat(_ id: ChatID, in store: borrowing StoreWriter) throws -> Chat {
        guard let chat = try store.chat(id), chat.profile == self.id else { throw ServiceError.notFound("\(id)") }
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
