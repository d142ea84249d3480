internal import LMDB
internal import Messenger

extension StoreWriter {
    /// The unwritten changes. A write transaction always has them.
    var pending: WriteSession { session.unsafelyUnwrapped }

    /// The next number of a kind; never given twice, not even after the last one was deleted.
    func nextNumber(_ kind: String) throws -> UInt64 {
        let last = try pending.numbers[kind] ?? tables.facts.value(for: "last-" + kind, in: transaction)?.first ?? 0
        pending.numbers[kind] = last + 1
        return last + 1
    }

    func nextID<ID: Identifier>(_ type: ID.Type = ID.self) throws -> ID {
        ID(rawValue: try nextNumber(String(describing: ID.self)))
    }

    /// Notes what a service calls something.
    func setRemote(_ key: RemoteKey, _ number: UInt64) throws {
        try key.remote.checkLength()
        try tables.remotes.put([number], for: key, in: transaction)
    }

    /// Follows a change of what a service calls something.
    func moveRemote(_ old: RemoteKey?, _ new: RemoteKey?, _ number: UInt64) throws {
        if old == new { return }
        if let old { try tables.remotes.remove(old, in: transaction) }
        if let new { try setRemote(new, number) }
    }
}

extension RemoteID {
    /// Throws unless it fits into a key: those have 511 bytes, and a zero byte counts twice.
    func checkLength() throws {
        guard rawValue.utf8.count <= 400, !rawValue.utf8.contains(0) else { throw StoreError.remoteIDTooLong }
    }
}
