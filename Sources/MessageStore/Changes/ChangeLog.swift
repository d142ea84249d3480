internal import LMDB
package import Messenger

/// The numbered log of what changed, in the database itself.
enum ChangeLog {
    /// The number of transactions it keeps; a reader further behind reads everything again.
    static let kept: UInt64 = 4096
    /// The number of names in a change set after which it says "read everything again".
    static let maximumNames = 4096
}

extension MessageStore {
    /// Returns the changes by the transactions after number `cursor`, and the number of the last one.
    package func changes(since cursor: UInt64) throws(StoreError) -> (changes: ChangeSet, cursor: UInt64) {
        try read { reader in
            let last = try reader.lastChange()
            guard last != cursor else { return (ChangeSet(), cursor) }
            let table = reader.tables.changes
            let first = try table.firstKey(in: reader.transaction)
            // A cursor from before what is kept, or from a database that was replaced.
            guard cursor < last, let first, first <= cursor + 1 else { return (.reload, last) }
            var changes = ChangeSet()
            try table.scan(.after(cursor, within: Everything()), in: reader.transaction) { entry in
                changes.formUnion(((try? entry.value()) ?? StoredChanges(.reload)).value)
                return .more
            }
            return (changes, last)
        }
    }
}

extension StoreTransaction {
    /// The number of the last transaction that changed something; zero when none did.
    func lastChange() throws -> UInt64 {
        try tables.changes.firstKey(.all, .descending, in: transaction) ?? 0
    }
}

/// The beginning of every key: nothing.
struct Everything: OrderedKey {
    init() {}
    init(from reader: inout KeyReader) throws(KeyError) {}
    func write(to writer: inout KeyWriter) {}
}
