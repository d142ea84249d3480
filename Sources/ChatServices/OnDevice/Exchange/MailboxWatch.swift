internal import Glibc
internal import MessageStore
internal import Messenger
internal import Synchronization
internal import Threads

/// Hears of what any process commits, on a thread of its own that sleeps in between.
final class MailboxWatch: Sendable {
    /// Nil if the system watches nothing: then mailbox messages are found at the minute tick.
    private let watch: DescriptorWatch?

    init(
        _ store: MessageStore, _ heard: @escaping @Sendable (ChangeSet) -> Void
    ) throws(StoreError) {
        let feed = try ChangeFeed(store)
        guard feed.isWatching else {
            watch = nil
            return
        }
        let descriptor = feed.descriptor
        let guarded = Mutex(feed)
        let watch = DescriptorWatch(descriptor) {
            // What cannot be read now is looked at again with the next knock or the minute tick.
            guard let changes = guarded.withLock({ try? $0.changes() }), !changes.isEmpty else { return }
            heard(changes)
        }
        guard let watch else { throw .noFileWatch(reason: String(cString: strerror(errno))) }
        self.watch = watch
    }

    func cancel() { watch?.cancel() }
}
