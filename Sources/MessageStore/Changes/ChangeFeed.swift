internal import LMDB
package import Messenger
internal import Threads

/// Reports changes in a store, by this process or another.
///
/// Not thread-safe. The event loop polls ``descriptor`` and calls ``changes()`` when it is readable. It also calls it
/// on the minute tick and when focus returns, in case a knock was lost or the system has no watches left.
package final class ChangeFeed {
    /// Readable if something may have changed; −1 if the system watches nothing.
    package var descriptor: Int32 { isWatching ? watch.descriptor : -1 }
    /// True if the system reports changes to this process at once.
    package let isWatching: Bool
    private let store: MessageStore
    private let watch = FileWatch()
    /// The number of the last transaction that was heard of.
    package private(set) var cursor: UInt64

    /// Hears of everything that changes from now on.
    package init(_ store: MessageStore) throws(StoreError) {
        self.store = store
        // Watch first, then read where we are: nothing falls between.
        if let doorbell = store.doorbell {
            isWatching = watch.watch([doorbell.path], .content).isEmpty
        } else {
            isWatching = false
        }
        cursor = try store.read { try $0.lastChange() }
    }

    /// Returns what changed since the last call: empty if nothing did, "read everything again" if too much did.
    ///
    /// - Throws: ``StoreError/replaced(directory:)`` if the database isn't the one that was opened.
    package func changes() throws(StoreError) -> ChangeSet {
        _ = watch.takeChanges()
        do { try store.environment.checkFiles() } catch { throw StoreError(error) }
        let (changes, next) = try store.changes(since: cursor)
        cursor = next
        return changes
    }
}
