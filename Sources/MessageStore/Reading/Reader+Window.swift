internal import LMDB
package import Messenger

extension StoreReader {
    /// A window of a profile's chats under a filter: up to `before` rows before the anchor, the anchor, and up to `after`
    /// behind it. Where one side has fewer, the other gets more.
    ///
    /// Costs what it shows; a window in the middle of a long list also counts keys to the nearer end, or up to `limit`.
    ///
    /// - Parameter limit: how far from the window keys are counted to say how many lie beyond it: what is more than that
    ///   is said to be that.
    package func chatWindow(
        of profile: ProfileID, filter: ChatFilter? = nil, around anchor: ChatAnchor = .top, before: Int = 0,
        after: Int = 59, countingUpTo limit: Int = .max
    ) throws -> ChatWindow {
        let list = ListID(profile, filter)
        let wanted = max(1, before + after + 1)
        switch anchor {
        case .top:
            let keys = try tables.lists.keys(.prefix(list), limit: wanted, in: transaction)
            return try window(list, keys, before: 0)
        case .bottom:
            let keys = try tables.lists.keys(.prefix(list), .descending, limit: wanted, in: transaction)
            return try window(list, keys.reversed(), after: 0)
        case .chat(let id):
            guard let key = try place(of: id, in: list) else {
                return try chatWindow(of: profile, filter: filter, before: before, after: after)
            }
            let table = tables.lists
            // One side alone may have to fill the window, so both read enough for it.
            let above = try table.keys(.before(key, within: list), .descending, limit: wanted, in: transaction)
            let below = try table.keys(.from(key, through: list), limit: wanted, in: transaction)
            let belowCount = min(below.count, max(after + 1, wanted - above.count))
            let aboveCount = min(above.count, wanted - belowCount)
            return try window(list, above.prefix(aboveCount).reversed() + below.prefix(belowCount), countingUpTo: limit)
        }
    }

    /// All chats of a profile that show under a filter, in the order of the list.
    package func chats(of profile: ProfileID, under filter: ChatFilter?) throws -> [ChatID] {
        try tables.lists.keys(.prefix(ListID(profile, filter)), in: transaction).map(\.chat)
    }

    package func counts(of profile: ProfileID) throws -> ChatCounts {
        var counts = ChatCounts()
        try tables.counts.scan(.prefix(profile), in: transaction) { entry in
            let list = try entry.key()
            guard let numbers = try? entry.value() else { return .more }
            let count = FilterCount(chats: Int(clamping: numbers[0]), unread: Int(clamping: numbers[1]))
            if let filter = list.filter {
                counts.byFilter[filter] = count
            } else {
                counts.all = count
                counts.unreadTotal = Int(clamping: numbers[2])
            }
            return .more
        }
        return counts
    }

    private func window(
        _ list: ListID, _ keys: [ListKey], before: Int? = nil, after: Int? = nil, countingUpTo limit: Int = .max
    ) throws -> ChatWindow {
        let rows = try keys.map { key in
            do {
                if let chat = try chat(key.chat) { return chat.summary }
                upkeep.log.noteMissing(.chat, key.chat.rawValue)
                return .broken(key.chat, reason: "its record is missing", lastActivity: key.activity)
            } catch let error as RecordError {
                return .broken(key.chat, reason: error.finding, lastActivity: key.activity)
            }
        }
        guard let first = keys.first, let last = keys.last else { return .empty }
        let stored = (try? tables.counts.value(for: list, in: transaction))?.first
        let total = max(Int(clamping: stored ?? 0), keys.count)
        let rest = total - keys.count
        if before == 0 { return ChatWindow(rows, before: 0, after: rest) }
        if after == 0 { return ChatWindow(rows, before: rest, after: 0) }
        if limit < .max {
            let table = tables.lists
            return ChatWindow(
                rows,
                before: try table.count(.before(first, within: list), .descending, limit: limit, in: transaction),
                after: try table.count(.after(last, within: list), limit: limit, in: transaction))
        }
        let counted = try countToNearerEnd(list, from: first, to: last)
        return counted.isBefore
            ? ChatWindow(rows, before: counted.count, after: max(0, rest - counted.count))
            : ChatWindow(rows, before: max(0, rest - counted.count), after: counted.count)
    }

    /// Walks from a window to both ends of the list in turns, until one is reached.
    private func countToNearerEnd(
        _ list: ListID, from first: ListKey, to last: ListKey
    ) throws -> (count: Int, isBefore: Bool) {
        var limit = 256
        while true {
            let before = try tables.lists.count(
                .before(first, within: list), .descending, limit: limit, in: transaction)
            if before < limit { return (before, true) }
            let after = try tables.lists.count(.after(last, within: list), limit: limit, in: transaction)
            if after < limit { return (after, false) }
            limit *= 4
        }
    }
}
