internal import Synchronization

/// A queue of work with a thread of its own: one piece runs after the other, in the order in which they were added.
///
/// The thread starts with the first piece and sleeps between pieces. A newer piece of the same kind replaces one that still
/// waits and takes its place in the queue. Each piece either runs or is dropped, never both: dropped if it was replaced, if it
/// waited when the lane was closed, or if it was added later. A lane must not wait for itself: none of ``wait()``,
/// ``pause(during:)``, and ``close()`` may be called by a piece.
package final class Lane<Kind: Hashable & Sendable>: Sendable {
    private struct Piece: Sendable {
        let kind: Kind?
        let work: @Sendable () async -> Void
        let dropped: @Sendable () -> Void
    }

    private struct State {
        var waiting: [Piece] = []
        var thread: SerialThread?
        var isRunning = false
        var isPaused = false
        var isClosed = false
        /// Called when nothing runs any longer.
        var idleHandlers: [@Sendable () -> Void] = []
    }

    private let name: String
    private let keepsThread: Bool
    private let state = Mutex(State())

    /// Creates a lane that needs no thread until there is work.
    ///
    /// - Parameters:
    ///   - name: the thread's name in debuggers, up to 15 bytes.
    ///   - keepsThread: false if the thread ends when nothing waits: for work that is rare.
    package init(_ name: String, keepsThread: Bool = true) {
        self.name = name
        self.keepsThread = keepsThread
    }

    /// Adds a piece of work.
    ///
    /// - Parameters:
    ///   - kind: if given, the piece replaces the one of this kind that waits.
    ///   - work: runs on the lane's thread.
    ///   - dropped: called instead of `work`, on the thread that replaces it or closes the lane.
    package func add(
        _ kind: Kind? = nil, _ work: @escaping @Sendable () async -> Void,
        dropped: @escaping @Sendable () -> Void = {}
    ) {
        let piece = Piece(kind: kind, work: work, dropped: dropped)
        let loser = state.withLock { state -> Piece? in
            if state.isClosed { return piece }
            if let kind, let index = state.waiting.firstIndex(where: { $0.kind == kind }) {
                defer { state.waiting[index] = piece }
                return state.waiting[index]
            }
            state.waiting.append(piece)
            run(&state)
            return nil
        }
        loser?.dropped()
    }

    /// Blocks until nothing runs and, unless the lane is paused, nothing waits.
    package func wait() {
        Threads.wait { done in
            let isIdle = state.withLock { state in
                if state.isRunning { state.idleHandlers.append(done) }
                return !state.isRunning
            }
            if isIdle { done() }
        }
    }

    /// Waits for the piece that runs, and calls `body` before the next one begins.
    package func pause(during body: () -> Void) {
        state.withLock { $0.isPaused = true }
        wait()
        body()
        state.withLock { state in
            state.isPaused = false
            run(&state)
        }
    }

    /// Drops what waits and all that is added from now on, and waits for the piece that runs.
    package func close() {
        let dropped = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for piece in dropped { piece.dropped() }
        wait()
        state.withLock { $0.thread = nil }
    }

    private func run(_ state: inout State) {
        if state.isRunning || state.isPaused || state.waiting.isEmpty { return }
        state.isRunning = true
        let thread = state.thread ?? SerialThread(name)
        if keepsThread { state.thread = thread }
        Task(executorPreference: thread) { [self] in
            while let piece = next() { await piece.work() }
        }
    }

    /// Takes the next piece; nil if the lane is idle from now on.
    private func next() -> Piece? {
        state.withLock { state in
            if !state.isPaused, !state.waiting.isEmpty { return state.waiting.removeFirst() }
            state.isRunning = false
            for handler in state.idleHandlers { handler() }
            state.idleHandlers = []
            return nil
        }
    }
}
