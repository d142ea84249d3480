/// What a transaction may do: see ``ReadOnly`` and ``ReadWrite``.
public protocol TransactionAccess {}
/// A transaction that reads.
public enum ReadOnly: TransactionAccess {}
/// A transaction that reads and writes.
public enum ReadWrite: TransactionAccess {}

/// A consistent view of the database, and perhaps the right to change it.
///
/// Exists only within the closure that ``Environment`` calls with it: it can be neither copied nor kept, so it cannot be
/// used after its end. A function that only reads takes any of them: `borrowing Transaction<some TransactionAccess>`.
public struct Transaction<Access: TransactionAccess>: ~Copyable {
    let handle: OpaquePointer
    let path: String

    init(handle: OpaquePointer, path: String) {
        self.handle = handle
        self.path = path
    }
}

/// A transaction that reads.
public typealias ReadTransaction = Transaction<ReadOnly>
/// A transaction that reads and writes.
public typealias WriteTransaction = Transaction<ReadWrite>
