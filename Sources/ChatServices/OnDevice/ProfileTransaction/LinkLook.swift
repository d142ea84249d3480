internal import MessageStore
internal import Messenger

/// A look at a link: what connecting by it would do. Changes nothing, so nobody hears of it.
struct LinkLook {
    let profile: ProfileID
    let now: Timestamp

    /// Returns the effect that ``ProfileTransaction/connect(_:incognito:_:in:)`` would have, with the checks in the same order.
    func plan(_ link: ConnectLink, in store: borrowing StoreReader) throws -> LinkPlan {
        guard let record = try store.link(link) else { return .gone }
        if record.profile == profile { return try own(record, in: store) }
        if record.usedAt != nil { return try used(record, in: store) }
        guard let maker = try store.profile(record.profile), let address = maker.remoteID,
            try store.setting(Addresses.name(address), of: nil) == String(maker.id.rawValue),
            now.milliseconds(since: record.createdAt) <= ProfileTransaction.linkLifetime
        else { return .gone }
        if let known = try known(at: address, in: store) { return known }
        return .new(name: Names(maker.names.displayName, fullName: maker.names.fullName).shown())
    }

    /// A link of the profile itself waits in its row, which becomes the chat with the person who uses it.
    private func own(_ record: LinkRecord, in store: borrowing StoreReader) throws -> LinkPlan {
        guard let id = record.chat, let chat = try store.chat(id), chat.profile == profile else {
            return record.usedAt == nil ? .own(nil) : .used
        }
        if case .pendingConnection = chat.kind { return .own(id) }
        return plan(with: chat) ?? .used
    }

    private func used(_ record: LinkRecord, in store: borrowing StoreReader) throws -> LinkPlan {
        guard
            let number = try store.setting(ProfileTransaction.usedLinkName(record.id), of: profile).flatMap({
                UInt64($0)
            }),
            let chat = try store.chat(ChatID(number)), chat.profile == profile
        else { return .used }
        return plan(with: chat) ?? .used
    }

    /// The chat with the maker, if it is a contact: one that knows the user openly before those that know a random name.
    ///
    /// Only by the address that the maker goes by openly. The link must not tell who is behind a random name.
    private func known(at address: RemoteID, in store: borrowing StoreReader) throws -> LinkPlan? {
        let open = try store.contact(of: profile, remoteID: address)
        let contacts = try [open].compactMap { $0 } + store.incognitoContacts(of: profile, remoteID: address)
        for contact in contacts {
            if let chat = try store.chat(with: contact.id), let plan = plan(with: chat) { return plan }
        }
        return nil
    }

    /// Returns the plan for an existing chat, even a deleted one or a card; nil if it has ended, so that connecting
    /// starts it again.
    private func plan(with chat: Chat) -> LinkPlan? {
        switch chat.condition {
        case .connecting: .connecting(chat.id)
        case .ended: nil
        default: .known(chat.id)
        }
    }
}
