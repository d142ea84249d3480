internal import MessageStore
internal import Messenger

// Contact requests.
extension ProfileTransaction {
    /// Lets someone connect who asks for it: the row becomes the chat with it.
    ///
    /// Incognito the one who asks hears of someone new, not of the one whom it has asked.
    func acceptRequest(
        _ chatID: ChatID, incognito: Bool = false, in store: borrowing StoreWriter
    ) throws -> ChatID {
        let chat = try chat(chatID, in: store)
        if case .direct = chat.kind { return chatID }
        guard case .contactRequest(let request) = chat.kind else {
            throw ServiceError.unfit(.noContactRequest)
        }
        // Someone who isn't on this device, or no longer, becomes a contact anyway; only sending will fail.
        let address = request.remoteID ?? RemoteID("nobody-" + Token.random(length: 22))
        let speaker = incognito ? try self.incognito(in: store) : self
        let accepted = try speaker.connect(with: address, chat.names, row: chatID, in: store)
        // What it goes on writing to the one whom it has asked is a new request.
        if incognito { try store.update(accepted) { $0.remoteID = nil } }
        if let contact = try store.chat(accepted)?.kind.contact, !request.greeting.isEmpty {
            let greeting = Message(
                id: .unassigned, chat: accepted, sentAt: chat.createdAt, sender: .contact(contact),
                content: .text(StyledText(request.greeting)))
            try store.add(greeting, arrivedAt: now, asRead: true)
        }
        try speaker.post(.connected(nil), to: address, in: store)
        return accepted
    }

    /// True if a random name belongs to a contact who no longer knows the user and accepts a request under it. The user
    /// doesn't learn who it is.
    func hasAsked(behind address: RemoteID, in store: borrowing StoreWriter) throws -> Bool {
        guard let asked = try store.incognito(at: address)?.profile, let open = try store.profile(asked)?.remoteID,
            try contact(at: open, in: store)?.connection == .ready
        else { return false }
        let known = try store.contact(of: asked, remoteID: self.address)?.connection
        return known == nil || known == .inactive
    }

    /// Keeps the words of someone unknown as a request to connect.
    ///
    /// - Returns: the row, when it is new.
    func addRequest(
        from sender: Correspondent, greeting: String, in store: borrowing StoreWriter
    ) throws -> ChatID? {
        let remoteID = RemoteID("request/" + sender.address.rawValue)
        if try store.chat(of: id, remoteID: remoteID) != nil { return nil }
        let request = ContactRequest(remoteID: sender.address, greeting: greeting)
        return try store.add(
            Chat(
                id: .unassigned, profile: id, kind: .contactRequest(request), remoteID: remoteID, names: sender.names,
                condition: .needsAccepting, createdAt: now))
    }
}
