package import LMDB

/// A consistent view of the store, and perhaps the right to change it.
///
/// Exists only within the closure that ``MessageStore`` calls with it.
package struct StoreTransaction<Access: TransactionAccess>: ~Copyable {
    let transaction: Transaction<Access>
    let tables: Tables
    /// What is known about the index of messages.
    let upkeep: SearchUpkeep
    /// What a writing transaction has changed and not yet written; nil in a reading one.
    let session: WriteSession?
}

/// A view of the store.
package typealias StoreReader = StoreTransaction<ReadOnly>
/// The right to change the store.
package typealias StoreWriter = StoreTransaction<ReadWrite>
