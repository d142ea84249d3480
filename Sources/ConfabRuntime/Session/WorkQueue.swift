import Threads

/// Work that is done one piece after the other, off the thread that draws.
final class WorkQueue: Sendable {
    private let work: AsyncStream<@Sendable () async -> Void>.Continuation

    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: (@Sendable () async -> Void).self)
        work = continuation
        Task(executorPreference: SerialThread("work")) { for await piece in stream { await piece() } }
    }

    deinit { work.finish() }

    /// Does `piece` after all that was asked for before.
    func add(_ piece: @escaping @Sendable () async -> Void) { work.yield(piece) }

    /// Waits until all that was asked for is done.
    func wait() {
        Threads.wait { done in add { done() } }
    }
}
