internal import CLMDB

/// What a transaction may do: see ``ReadOnly`` and ``ReadWrite``.
public protocol TransactionAccess {}
/// A transaction that reads.
public enum ReadOnly: TransactionAccess {}
/// A transaction that reads and writes.
public enum ReadWrite: TransactionAccess {}

/// A consistent view of the database, and perhaps the right to change it.
///
/// It cannot be copied, and it ends where its owner lets go of it: what was written is undone then, unless
/// ``commit()`` took it. So it cannot be used after its end. A function that only reads takes any of them:
/// `borrowing Transaction<some TransactionAccess>`.
public struct Transaction<Access: TransactionAccess>: ~Copyable {
    /// Nil once committed.
    private var open: OpaquePointer?
    /// Keeps the environment from being closed under the transaction.
    private let environment: Environment
    /// What a reading transaction sees; nil in a writing one, whose pages only liblmdb knows.
    let snapshot: Snapshot?

    /// A reading transaction.
    init(_ handle: OpaquePointer, of environment: Environment, _ snapshot: Snapshot) {
        open = handle
        self.environment = environment
        self.snapshot = snapshot
    }

    /// A writing transaction.
    init(_ handle: OpaquePointer, of environment: Environment) {
        open = handle
        self.environment = environment
        snapshot = nil
    }

    deinit {
        guard let open else { return }
        mdb_txn_abort(open)
        if snapshot == nil { environment.writeEnded() }
    }

    /// liblmdb's handle. A transaction that was committed is gone, so there always is one.
    var handle: OpaquePointer { open.unsafelyUnwrapped }

    mutating func end(_ body: (Environment, OpaquePointer) throws(LMDBError) -> Void) throws(LMDBError) {
        guard let handle = open else { return }
        open = nil
        try body(environment, handle)
    }
}

extension Transaction where Access == ReadWrite {
    /// Makes everything permanent that was written, and ends the transaction.
    ///
    /// - Throws: ``LMDBError`` when it could not be stored; then nothing of it was.
    public consuming func commit() throws(LMDBError) {
        try end { (environment, handle) throws(LMDBError) in
            defer { environment.writeEnded() }
            CommitHook.reach(.before)
            try check(mdb_txn_commit(handle), "commit to", environment.path)
            CommitHook.reach(.after)
            environment.keepFileLongEnough()
        }
    }
}

/// A transaction that reads.
public typealias ReadTransaction = Transaction<ReadOnly>
/// A transaction that reads and writes.
public typealias WriteTransaction = Transaction<ReadWrite>
