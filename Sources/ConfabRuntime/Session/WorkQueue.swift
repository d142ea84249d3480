/// Work that is done one piece after the other, off the thread that draws.
final class WorkQueue: Sendable {
    private let work: AsyncStream<@Sendable () async -> Void>.Continuation
    private let worker: Task<Void, Never>

    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: (@Sendable () async -> Void).self)
        work = continuation
        worker = Task.detached(priority: .userInitiated) { for await piece in stream { await piece() } }
    }

    /// Does `piece` after all that was asked for before.
    func add(_ piece: @escaping @Sendable () async -> Void) { work.yield(piece) }

    /// Takes no more work; what was asked for is still done.
    func finish() { work.finish() }

    /// Waits until all that was asked for is done.
    func drain() async {
        work.finish()
        await worker.value
    }
}
