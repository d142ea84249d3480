internal import LMDB
internal import Messenger

/// By how much the counts of lists change in a transaction.
struct CountChanges {
    /// Chats, unread chats, unread messages that count in the total.
    private var changes: [ListID: (chats: Int, unread: Int, total: Int)] = [:]

    /// Adds what `chat` counts (or takes it off, when `sign` is -1).
    mutating func add(_ chat: Chat, sign: Int) {
        let summary = chat.summary
        let unread = summary.hasUnread ? sign : 0
        for list in chat.lists {
            let total = list.filter == nil ? sign * summary.unreadInTotal : 0
            let old = changes[list] ?? (0, 0, 0)
            changes[list] = (old.chats + sign, old.unread + unread, old.total + total)
        }
    }

    /// The changes as stored counts would be that began at nothing.
    var totals: [ListID: [UInt64]] {
        changes.compactMapValues { $0 == (0, 0, 0) ? nil : [$0.chats, $0.unread, $0.total].map { UInt64(max(0, $0)) } }
    }

    /// Adds the changes to the stored counts; a list with nothing in it has none.
    func write(to table: Tables.Numbers<ListID>, in transaction: borrowing WriteTransaction) throws {
        for (list, change) in changes where change != (0, 0, 0) {
            // Counts that cannot be read begin anew; the doctor sets them right.
            let stored = ((try? table.value(for: list, in: transaction)) ?? nil) ?? [0, 0, 0]
            let new = [change.chats, change.unread, change.total].enumerated().map { index, change in
                UInt64(max(0, Int(clamping: stored[index]) + change))
            }
            if new.allSatisfy({ $0 == 0 }) {
                try table.remove(list, in: transaction)
            } else {
                try table.put(new, for: list, in: transaction)
            }
        }
    }
}
