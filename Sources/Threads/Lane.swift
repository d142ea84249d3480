internal import Synchronization

/// A queue of work with its own thread, which runs one piece of work after another in the order in which they were
/// added.
///
/// The thread starts with the first piece and sleeps between pieces. A newer piece of the same kind replaces a waiting
/// one and takes its place in the queue. Each piece either runs or is dropped, never both: it is dropped if it is
/// replaced, if it is waiting when the lane is closed, or if it is added later. A lane must not wait for itself, so a
/// piece must not call ``wait()``, ``pause(during:)``, or ``close()``.
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
        /// The functions to call when no piece is running.
        var idleHandlers: [@Sendable () -> Void] = []
    }

    private let name: String
    private let keepsThread: Bool
    private let isBackground: Bool
    private let state = Mutex(State())

    /// Creates a lane, which starts its thread only when there is work.
    ///
    /// - Parameters:
    ///   - name: the name of the thread in debuggers, up to 15 bytes.
    ///   - keepsThread: false to end the thread when the queue is empty, for infrequent work.
    ///   - isBackground: true if everything else comes first, for the programs that it starts, too.
    package init(_ name: String, keepsThread: Bool = true, isBackground: Bool = false) {
        self.name = name
        self.isBackground = isBackground
        self.keepsThread = keepsThread
    }

    /// Adds a piece of work.
    ///
    /// - Parameters:
    ///   - kind: if given, the piece replaces a waiting piece of this kind.
    ///   - work: the work to run on the lane's thread.
    ///   - dropped: a function that is called instead of `work`, on the thread that replaces the piece or closes the
    ///     lane.
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

    /// Blocks until nothing is running and, unless the lane is paused, nothing is waiting.
    package func wait() {
        Threads.wait { done in
            let isIdle = state.withLock { state in
                if state.isRunning { state.idleHandlers.append(done) }
                return !state.isRunning
            }
            if isIdle { done() }
        }
    }

    /// Waits for the current piece, then calls `body` before the next piece begins.
    package func pause(during body: () -> Void) {
        state.withLock { $0.isPaused = true }
        wait()
        body()
        state.withLock { state in
            state.isPaused = false
            run(&state)
        }
    }

    /// Drops all waiting and later pieces, and waits for the current one.
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
        let thread = state.thread ?? SerialThread(name, isBackground: isBackground)
        if keepsThread { state.thread = thread }
        Task(executorPreference: thread) { [self] in
            while let piece = next() { await piece.work() }
        }
    }

    /// Removes and returns the next piece; nil if the lane becomes idle.
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
