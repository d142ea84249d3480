internal import MessageStore
internal import Messenger

/// The places among the pinned chats of a profile while one request changes several: looked up once.
struct PinnedPlaces {
    /// Numbers from outside stay within this, so that there is always one behind the last.
    private static let limit = 1 << 40
    private let profile: ProfileID
    /// The last number, once it was looked up.
    private var last: Int??
    /// Those that get back the place that they had.
    private var restored: Set<ChatID> = []

    init(of profile: ProfileID) { self.profile = profile }

    /// The number below all that are pinned.
    mutating func next(in store: borrowing StoreWriter) throws -> Int {
        let known = try last ?? store.lastPinnedOrder(of: profile)
        let next = known.map { min($0, Self.limit) + 1 } ?? 0
        last = next
        return next
    }

    /// Gives a chat the place that it had, or none.
    mutating func putBack(_ chat: ChatID, to order: Int?, in store: borrowing StoreWriter) throws {
        let order = order.map { min(max($0, -Self.limit), Self.limit) }
        try store.updateSettings(of: chat) { $0.pinnedOrder = order }
        restored.remove(chat)
        guard let order else { return }
        restored.insert(chat)
        if let known = last { last = max(known ?? order, order) }
    }

    /// Moves on those that have taken the places of chats that got them back. Called when all changes are done.
    func settle(in store: borrowing StoreWriter) throws {
        var taken: Set<Int> = []
        for chat in restored {
            guard let settings = try store.chat(chat)?.settings, !settings.isArchived else { continue }
            if let order = settings.pinnedOrder { taken.insert(order) }
        }
        if taken.isEmpty { return }
        // The place after a moved chat may be taken.
        var moved: Int?
        for (chat, order) in try store.pinnedChats(of: profile) where !restored.contains(chat) {
            var place = order
            if let moved, place <= moved { place = moved + 1 }
            while taken.contains(place) { place += 1 }
            guard place != order else {
                moved = nil
                continue
            }
            moved = place
            try store.updateSettings(of: chat) { $0.pinnedOrder = place }
        }
    }
}
