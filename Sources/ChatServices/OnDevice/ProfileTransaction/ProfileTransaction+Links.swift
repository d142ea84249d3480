internal import MessageStore
internal import Messenger

// Connecting by invite links.
extension ProfileTransaction {
    /// The lifetime of a link in milliseconds: 30 days.
    static let linkLifetime: Int64 = 30 * 86_400_000
    /// The characters of a secret: 192 bits.
    static let secretLength = 32

    /// Makes a link and the row that waits for someone to use it.
    func createLink(
        _ transaction: TransactionID, in store: borrowing StoreWriter
    ) throws -> (link: ConnectLink, chat: ChatID) {
        let remoteID = RemoteID("link/" + transaction.rawValue)
        if let known = try store.chat(of: id, remoteID: remoteID) {
            guard case .pendingConnection(let pending) = known.kind, let link = pending.link else {
                throw ServiceError.link(.used)
            }
            return (link, known.id)
        }
        guard let link = ConnectLink(secret: Token.random(length: Self.secretLength)) else {
            throw ServiceError.unfit(.noLink)
        }
        try forgetOldLinks(in: store)
        let linkID = try store.add(LinkRecord(profile: id, link: link, createdAt: now))
        let chat = try store.add(
            Chat(
                id: .unassigned, profile: id,
                kind: .pendingConnection(PendingConnection(side: .invited, link: link, linkID: linkID)),
                remoteID: remoteID, names: Names(""), condition: .connecting, createdAt: now))
        try store.update(linkID) { $0.chat = chat }
        return (link, chat)
    }

    /// Removes a connection that's pending, and its link, if nobody has used it.
    func withdraw(_ pending: PendingConnection, _ chat: Chat, in store: borrowing StoreWriter) throws {
        if let link = pending.linkID {
            if try store.link(link)?.usedAt != nil { throw ServiceError.link(.used) }
            try store.remove(link)
        }
        try store.remove(chat.id)
    }

    /// Connects with the creator of `link`. Both sides can write at once: the other side learns of it before any
    /// message.
    ///
    /// Incognito creates a new contact even for a known person: the other side must not learn that they are the same.
    func connect(
        _ link: ConnectLink, incognito: Bool = false, _ transaction: TransactionID, in store: borrowing StoreWriter
    ) throws -> ChatID {
        let remoteID = RemoteID("connect/" + transaction.rawValue)
        if let done = try store.chat(of: id, remoteID: remoteID) { return done.id }
        guard let record = try store.link(link), let maker = try store.profile(record.profile),
            let address = maker.remoteID, try Addresses.profile(at: address, in: store) == maker.id
        else { throw ServiceError.link(.unknown) }
        if maker.id == id { throw ServiceError.link(.own) }
        if record.usedAt != nil { throw ServiceError.link(try refusal(of: record, in: store)) }
        if now.milliseconds(since: record.createdAt) > Self.linkLifetime { throw ServiceError.link(.expired) }
        if !incognito, let known = try contact(at: address, in: store), known.connection == .ready,
            let chat = try store.chat(with: known.id), chat.condition == .ready
        {
            // The two are connected already; the link stays for someone else.
            return chat.id
        }
        let speaker = incognito ? try self.incognito(in: store) : self
        let connected = try speaker.connect(with: address, maker.names, in: store)
        try store.update(connected) { $0.remoteID = remoteID }
        let (now, me) = (now, id)
        try store.update(record.id) { $0.usedAt = now }
        try store.set(Self.usedLinkName(record.id), of: me, to: String(connected.rawValue))
        try speaker.post(.connected(record.id), to: address, in: store)
        return connected
    }

    /// Deletes links of this profile that have been unusable for the lifetime of a link. Until then, using one tells
    /// the user what happened to it.
    func forgetOldLinks(in store: borrowing StoreWriter) throws {
        for record in try store.links(of: id) where isForgotten(record) {
            // Its row, which shows the link or is still to become the chat, has the last word.
            if let chat = record.chat, case .pendingConnection = try store.chat(chat)?.kind { continue }
            try store.remove(record.id)
            for reader in try store.profiles(includingHidden: true)
            where try store.setting(Self.usedLinkName(record.id), of: reader.id) != nil {
                try store.set(Self.usedLinkName(record.id), of: reader.id, to: nil)
            }
        }
    }

    private func isForgotten(_ record: LinkRecord) -> Bool {
        let end = record.usedAt ?? record.createdAt.advanced(byMilliseconds: Self.linkLifetime)
        return now.milliseconds(since: end) > Self.linkLifetime
    }

    static func usedLinkName(_ link: LinkID) -> String { "used-link/\(link.rawValue)" }

    /// Returns the row in which a link of the user waits for news from someone who has used it; nil if the link isn't
    /// the user's or someone else has used it.
    func row(of link: LinkID, usedBy address: RemoteID, in store: borrowing StoreWriter) throws -> ChatID? {
        guard let record = try store.link(link), record.profile == id, record.usedAt != nil, let chat = record.chat,
            case .pendingConnection = try store.chat(chat)?.kind
        else { return nil }
        // Nobody knows who is behind an address that was given up in the meantime.
        guard let user = try Addresses.profile(at: address, in: store) else { return chat }
        return try store.setting(Self.usedLinkName(link), of: user) == nil ? nil : chat
    }

    private func refusal(of record: LinkRecord, in store: borrowing StoreWriter) throws -> LinkRefusal {
        guard let number = try store.setting(Self.usedLinkName(record.id), of: id).flatMap({ UInt64($0) }),
            let chat = try store.chat(ChatID(number)), chat.profile == id
        else { return .used }
        return .usedByYou(chat.id, name: chat.names.shown())
    }

    /// Makes the contact at `address` and the chat with it, or sets right what is there.
    ///
    /// - Parameter row: a row that waited for this and becomes the chat, unless there is one.
    func connect(
        with address: RemoteID, _ names: Names, row: ChatID? = nil, in store: borrowing StoreWriter
    ) throws -> ChatID {
        let names = Names(names.displayName, fullName: names.fullName)
        guard let contact = try contact(at: address, in: store) else {
            let contact = try store.add(
                Contact(
                    id: .unassigned, profile: id, names: names, remoteID: address,
                    incognitoName: identity.incognitoName, incognitoAddress: identity.incognitoAddress,
                    createdAt: now))
            let chat = try open(contact, names, row: row, in: store)
            try note(.contactEvent(.connected), by: .system, in: chat, store)
            return chat
        }
        let wasReady = contact.connection == .ready
        if !wasReady { try store.update(contact.id) { $0.connection = .ready } }
        guard let chat = try store.chat(with: contact.id) else {
            let chat = try open(contact.id, contact.names, row: row, in: store)
            try note(.contactEvent(.connected), by: .system, in: chat, store)
            return chat
        }
        if let row, row != chat.id { try store.remove(row) }
        if !wasReady { try note(.contactEvent(.connected), by: .system, in: chat.id, store) }
        return chat.id
    }

    /// The chat with a contact, which is made when there is none.
    func openChat(with id: ContactID, in store: borrowing StoreWriter) throws -> ChatID {
        guard let contact = try store.contact(id), contact.profile == self.id else {
            throw ServiceError.notFound(.contact(id))
        }
        return try store.chat(with: id)?.id ?? open(id, contact.names, in: store)
    }

    /// The chat with a contact that has none: a new one, or what `row` becomes.
    func open(
        _ contact: ContactID, _ names: Names, row: ChatID? = nil, in store: borrowing StoreWriter
    ) throws -> ChatID {
        let isIncognito = try store.contact(contact)?.isIncognito ?? identity.isIncognito
        if let row {
            try store.update(row) { chat in
                chat.kind = .direct(contact)
                chat.isIncognito = isIncognito
                chat.names = Names(
                    names.displayName, fullName: names.fullName, alias: chat.names.alias ?? names.alias)
                chat.condition = .ready
            }
            // The contact keeps the name that the user has given the row: the chat is called as its contact.
            let alias = try chat(row, in: store).names.alias
            if alias != names.alias { try store.update(contact) { $0.names.alias = alias } }
            return row
        }
        return try store.add(
            Chat(
                id: .unassigned, profile: id, kind: .direct(contact), names: names, isIncognito: isIncognito,
                createdAt: now))
    }
}
