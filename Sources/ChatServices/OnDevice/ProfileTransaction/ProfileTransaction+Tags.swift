internal import MessageStore
internal import Messenger

// The user's tags.
extension ProfileTransaction {
    /// Changes the tags of the profile.
    func changeTags(
        _ change: TagChange, _ transaction: TransactionID, in store: borrowing StoreWriter
    ) throws -> ServiceAnswer {
        switch change {
        case .create(let name, let emoji, let chat):
            let number = try once(transaction, in: store) {
                try createTag(named: name, emoji, on: chat, in: store).rawValue
            }
            return .tag(TagID(number ?? 0))
        case .rename(let tag, let name, let emoji): try renameTag(tag, to: name, emoji, in: store)
        case .remove(let tag):
            if try store.tags(of: id).contains(where: { $0.id == tag }) { try store.remove(tag, of: id) }
        case .reorder(let tags): try reorderTags(tags, in: store)
        }
        return .done
    }

    private func createTag(
        named name: String, _ emoji: String?, on chatID: ChatID?, in store: borrowing StoreWriter
    ) throws -> TagID {
        let others = try store.tags(of: id)
        let order = (others.last?.order ?? -1) + 1
        let tag = try checked(
            ChatTag(id: .unassigned, profile: id, name: name, emoji: emoji, order: order), beside: others)
        let made = try store.add(tag)
        if let chatID {
            let chat = try chat(chatID, in: store)
            try setTags(chat.settings.tags + [made], on: chat, in: store)
        }
        return made
    }

    private func renameTag(
        _ tagID: TagID, to name: String, _ emoji: String?, in store: borrowing StoreWriter
    ) throws {
        let tags = try store.tags(of: id)
        guard var tag = tags.first(where: { $0.id == tagID }) else { throw ServiceError.notFound(.tag(tagID)) }
        tag.name = name
        tag.emoji = emoji
        let new = try checked(tag, beside: tags)
        try store.update(tagID, of: id) { $0 = new }
    }

    private func reorderTags(_ order: [TagID], in store: borrowing StoreWriter) throws {
        let tags = try store.tags(of: id)
        guard order.count == tags.count, Set(order) == Set(tags.map(\.id)) else {
            throw ServiceError.unfit(.tagsChanged)
        }
        let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        for tag in tags where places[tag.id] != tag.order {
            try store.update(tag.id, of: id) { $0.order = places[tag.id] ?? $0.order }
        }
    }

    private func checked(_ tag: ChatTag, beside others: [ChatTag]) throws(ServiceError) -> ChatTag {
        do throws(TagProblem) {
            return try tag.checked(beside: others)
        } catch {
            throw .tag(error)
        }
    }
}
