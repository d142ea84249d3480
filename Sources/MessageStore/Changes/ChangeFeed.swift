internal import Glibc
public import Messenger

/// Hears of changes in a store, whoever makes them: this process or another.
///
/// Not for several threads at once. The event loop polls ``descriptor`` and calls ``changes()`` when it is readable; the
/// same on the minute tick and when focus returns, for the case that a knock was lost.
public final class ChangeFeed {
    /// Readable when something may have changed.
    public let descriptor: Int32
    private let store: MessageStore
    /// The number of the last transaction that was heard of.
    public private(set) var cursor: UInt64

    /// Hears of everything that changes from now on.
    public init(_ store: MessageStore) throws(StoreError) {
        self.store = store
        // Watch first, then read where we are: nothing falls between.
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        cursor = 0
        guard descriptor >= 0, inotify_add_watch(descriptor, store.doorbell.path, UInt32(IN_MODIFY)) >= 0 else {
            throw .directory(path: store.doorbell.path, reason: String(cString: strerror(errno)))
        }
        cursor = try store.read { try $0.lastChange() }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// What changed since the last call; empty when nothing did, "read everything again" when too much did.
    public func changes() throws(StoreError) -> ChangeSet {
        drain()
        let (changes, next) = try store.changes(since: cursor)
        cursor = next
        return changes
    }

    private func drain() {
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
            while Glibc.read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
        }
    }
}
