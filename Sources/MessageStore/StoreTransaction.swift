package import LMDB

/// A consistent view of the store, and perhaps the right to change it.
///
/// Exists only within the closure that ``MessageStore`` calls with it.
package struct StoreTransaction<Access: TransactionAccess>: ~Copyable {
    let transaction: Transaction<Access>
    let tables: Tables
    /// The state of the index of messages.
    let upkeep: SearchUpkeep
    /// The unwritten changes of a write transaction; nil in a read transaction.
    let session: WriteSession?
}

/// A view of the store.
package typealias StoreReader = StoreTransaction<ReadOnly>
/// The right to change the store.
package typealias StoreWriter = StoreTransaction<ReadWrite>
