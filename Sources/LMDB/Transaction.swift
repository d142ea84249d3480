internal import CLMDB

/// The access of a transaction: see ``ReadOnly`` and ``ReadWrite``.
package protocol TransactionAccess {}
/// Access for reading.
package enum ReadOnly: TransactionAccess {}
/// Access for reading and writing.
package enum ReadWrite: TransactionAccess {}

/// A consistent view of the database, with or without permission to change it.
///
/// It can't be copied and ends when its owner releases it; changes are then rolled back, unless ``commit()`` consumed
/// the transaction. So it can't be used after its end. A function that only reads accepts any transaction: `borrowing
/// Transaction<some TransactionAccess>`.
package struct Transaction<Access: TransactionAccess>: ~Copyable {
    /// liblmdb's handle; nil once committed.
    private var open: OpaquePointer?
    /// The environment, retained so that it isn't closed during the transaction.
    private let environment: Environment
    /// The committed state when the transaction began.
    let committed: Snapshot

    init(_ handle: OpaquePointer, of environment: Environment, _ committed: Snapshot) {
        open = handle
        self.environment = environment
        self.committed = committed
    }

    deinit {
        guard let open else { return }
        mdb_txn_abort(open)
        if Access.self == ReadWrite.self { environment.writeEnded() }
    }

    /// The number of the last transaction that was committed before this one began. If two transactions have the same number,
    /// nothing was written between them.
    package var number: UInt64 { committed.meta.transaction }

    /// The snapshot of a read transaction; nil for a write transaction, whose pages only liblmdb knows.
    var snapshot: Snapshot? { Access.self == ReadOnly.self ? committed : nil }

    /// liblmdb's handle. It always exists, because committing consumes the transaction.
    var handle: OpaquePointer { open.unsafelyUnwrapped }

    mutating func end(_ body: (Environment, OpaquePointer) throws(LMDBError) -> Void) throws(LMDBError) {
        guard let handle = open else { return }
        open = nil
        try body(environment, handle)
    }
}

extension Transaction where Access == ReadWrite {
    /// Makes all changes permanent and ends the transaction.
    ///
    /// - Throws: ``LMDBError`` if the changes couldn't be stored; then none of them were.
    package consuming func commit() throws(LMDBError) {
        try end { (environment, handle) throws(LMDBError) in
            defer { environment.writeEnded() }
            CommitHook.reach(.before)
            try check(mdb_txn_commit(handle), "write to", environment.path)
            CommitHook.reach(.after)
            environment.keepFileLongEnough()
        }
    }
}

/// A transaction for reading.
package typealias ReadTransaction = Transaction<ReadOnly>
/// A transaction for reading and writing.
package typealias WriteTransaction = Transaction<ReadWrite>
