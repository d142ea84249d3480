@preconcurrency internal import Dispatch
internal import MessageStore
internal import Messenger
internal import Synchronization

/// Hears of what any process commits, on a thread of its own that sleeps in between.
final class MailboxWatch: Sendable {
    private let source: any DispatchSourceRead

    init(
        _ store: MessageStore, _ heard: @escaping @Sendable (ChangeSet) -> Void
    ) throws(StoreError) {
        let feed = try ChangeFeed(store)
        let descriptor = feed.descriptor
        let guarded = Mutex(feed)
        source = DispatchSource.makeReadSource(
            fileDescriptor: descriptor, queue: DispatchQueue(label: "confab.service.mailbox", qos: .userInitiated))
        source.setEventHandler {
            // What cannot be read now is looked at again with the next knock or the minute tick.
            guard let changes = guarded.withLock({ try? $0.changes() }), !changes.isEmpty else { return }
            heard(changes)
        }
        // The feed closes its descriptor when it goes, which must not be before the source is done with it.
        source.setCancelHandler { guarded.withLock { _ in } }
        source.resume()
    }

    func cancel() { source.cancel() }

    deinit { source.cancel() }
}
