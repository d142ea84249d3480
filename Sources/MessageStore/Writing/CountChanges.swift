internal import LMDB
internal import Messenger

/// Changes of the counts of lists in a transaction.
struct CountChanges {
    private var byProfile: [ProfileID: ChatCounts] = [:]

    /// Counts `chat` once more, or once less if `sign` is -1.
    mutating func add(_ chat: Chat, sign: Int) {
        byProfile[chat.profile, default: ChatCounts()].add(chat.summary, times: sign)
    }

    /// Chats, unread chats, and the total of unread messages (only the list of all chats has one) of lists that change.
    private var changes: [(list: ListID, change: [Int])] {
        var changes: [(list: ListID, change: [Int])] = []
        for (profile, counts) in byProfile {
            changes.append((ListID(profile, nil), [counts.all.chats, counts.all.unread, counts.unreadTotal]))
            for (filter, count) in counts.byFilter {
                changes.append((ListID(profile, filter), [count.chats, count.unread, 0]))
            }
        }
        return changes.filter { $0.change != [0, 0, 0] }
    }

    /// The stored counts that would result from none.
    var totals: [ListID: [UInt64]] {
        Dictionary(uniqueKeysWithValues: changes.map { ($0.list, $0.change.map { UInt64(max(0, $0)) }) })
    }

    /// Adds the changes to the stored counts; a list with nothing in it has none.
    func write(to table: Tables.Numbers<ListID>, in transaction: borrowing WriteTransaction) throws {
        for (list, change) in changes {
            // Unreadable counts restart at zero; the doctor corrects them.
            let stored = ((try? table.value(for: list, in: transaction)) ?? nil) ?? [0, 0, 0]
            let new = zip(stored, change).map { UInt64(max(0, Int(clamping: $0) + $1)) }
            if new.allSatisfy({ $0 == 0 }) {
                try table.remove(list, in: transaction)
            } else {
                try table.put(new, for: list, in: transaction)
            }
        }
    }
}
