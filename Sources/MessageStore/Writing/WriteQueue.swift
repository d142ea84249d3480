package import Messenger
internal import Synchronization
internal import Threads

/// The one thread of a process that writes: takes operations in order and puts all that wait into one transaction, so that
/// a burst costs one wait for the disk. What was enqueued is still done when the queue itself goes.
package final class WriteQueue: Sendable {
    /// Changes the store. It may run twice (when another of its batch fails), so it must have no other effects.
    package typealias Operation = @Sendable (borrowing StoreWriter) throws -> Void
    /// Hears how an operation ended: what its transaction changed (others of its batch included), or why it could not.
    package typealias Completion = @Sendable (Result<ChangeSet, StoreError>) -> Void

    private struct Entry {
        var operation: Operation
        var completion: Completion
    }

    /// The waiting operations, shared by the queue and its thread.
    private final class Waiting: Sendable {
        let store: MessageStore
        let entries = Mutex<[Entry]>([])

        init(_ store: MessageStore) { self.store = store }
    }

    package let store: MessageStore
    private let waiting: Waiting
    private let thread = SerialThread("writer")
    /// The most operations of a transaction, so that none waits long for those behind it.
    private static let batch = 512

    /// A queue that writes to `store`, on a thread of its own.
    package init(_ store: MessageStore) {
        self.store = store
        waiting = Waiting(store)
    }

    /// Runs `operation` when those before it are done; `completion` is called on the writing thread, after the commit.
    package func enqueue(_ operation: @escaping Operation, then completion: @escaping Completion = { _ in }) {
        waiting.entries.withLock { $0.append(Entry(operation: operation, completion: completion)) }
        thread.run { [waiting] in Self.drain(waiting) }
    }

    /// Runs `operation` when those before it are done, and gives what it gives.
    package func write<Result: Sendable>(
        _ operation: @escaping @Sendable (borrowing StoreWriter) throws -> Result
    ) async throws(StoreError) -> Result {
        let answer = Mutex<Result?>(nil)
        let outcome: Swift.Result<ChangeSet, StoreError> = await withCheckedContinuation { continuation in
            enqueue(
                { writer in
                    let result = try operation(writer)
                    answer.withLock { $0 = result }
                }, then: { continuation.resume(returning: $0) })
        }
        _ = try outcome.get()
        guard let result = answer.withLock({ $0 }) else { throw .other("a write without a result") }
        return result
    }

    /// Waits until everything that was enqueued so far is done. Not on the writing thread.
    package func waitUntilIdle() {
        // An operation that does nothing ends after all that were there before it.
        wait { done in enqueue({ _ in }, then: { _ in done() }) }
    }

    private static func drain(_ waiting: Waiting) {
        while true {
            let entries = waiting.entries.withLock { entries in
                let next = Array(entries.prefix(batch))
                entries.removeFirst(next.count)
                return next
            }
            if entries.isEmpty { return }
            run(entries, waiting.store)
        }
    }

    private static func run(_ entries: [Entry], _ store: MessageStore) {
        do {
            let changes = try store.write { writer in
                for entry in entries { try entry.operation(writer) }
            }.changes
            for entry in entries { entry.completion(.success(changes)) }
        } catch {
            guard entries.count > 1 else {
                entries.first?.completion(.failure(error))
                return
            }
            // One of them fails; each by itself, so that the others do not suffer for it.
            for entry in entries { run([entry], store) }
        }
    }
}
