internal import LMDB
package import Messenger

extension ChatOrder {
    /// The setting that it is kept as.
    static let settingName = "chat-order"
}

extension StoreTransaction {
    package func order(of profile: ProfileID) throws -> ChatOrder {
        if let known = session?.orders[profile] { return known }
        let order: ChatOrder
        do {
            order = try setting(ChatOrder.settingName, of: profile).flatMap { ChatOrder(rawValue: $0) } ?? .activity
        } catch is RecordError {
            // The setting is lost; the lists are as they were ordered last.
            order = try tables.lists.firstKey(.prefix(profile), in: transaction)?.rank.order ?? .activity
        }
        session?.orders[profile] = order
        return order
    }

    /// Returns the place of a chat in a list, or the place it would have there; nil if that is unknown.
    func place(of id: ChatID, in list: ListID) throws -> ListKey? {
        do {
            guard let chat = try chat(id) else { return nil }
            let order = try order(of: list.profile)
            return ListKey(list, chat.summary, order, name: order == .name ? try foldedName(of: chat) : .none)
        } catch is RecordError {
            // Its record does not say, but it still has its place.
            var place: ListKey?
            try tables.lists.scan(.prefix(list), in: transaction) { entry in
                let key = try entry.key()
                guard key.chat == id else { return .more }
                place = key
                return .stop
            }
            return place
        }
    }

    /// The name of a chat as the order by name compares it, as it is stored or else as it would be.
    func foldedName(of chat: Chat) throws -> FoldedName {
        try readable { try tables.foldedNames.value(for: Pair(chat.profile, chat.id), in: transaction) }
            ?? FoldedName(chat.names)
    }
}
