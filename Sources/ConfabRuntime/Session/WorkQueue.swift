import Threads

/// Work that is done one piece after the other, off the thread that draws.
final class WorkQueue: Sendable {
    private let work: AsyncStream<@Sendable () async -> Void>.Continuation
    private let task: Task<Void, Never>

    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: (@Sendable () async -> Void).self)
        work = continuation
        task = Task(executorPreference: SerialThread("work")) {
            for await piece in stream {
                if Task.isCancelled { return }
                await piece()
            }
        }
    }

    deinit { work.finish() }

    /// Does `piece` after all that was asked for before.
    func add(_ piece: @escaping @Sendable () async -> Void) { work.yield(piece) }

    /// Does nothing any more that it has not begun; what it is at ends with the process.
    func close() { task.cancel() }

    /// Waits until all that was asked for is done. Not for one that is closed.
    func wait() {
        Threads.wait { done in add { done() } }
    }
}
