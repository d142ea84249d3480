internal import Messenger
internal import Synchronization

/// Files for ``DeliveringService``. A download that was interrupted goes on where it was.
package final class FileServer: Sendable {
    private struct State {
        /// The bytes that have come, by name.
        var received: [String: Int] = [:]
        /// How often each is still interrupted, by name.
        var interruptions: [String: Int]
        /// The pieces that were sent, by name.
        var pieces: [String: Int] = [:]
    }

    private let files: [String: [UInt8]]
    private let piece: Int
    private let delay: Duration
    private let state: Mutex<State>

    /// - Parameters:
    ///   - files: the bytes of each file by its name.
    ///   - piece: the bytes that come at once.
    ///   - delay: the time that a piece takes.
    ///   - interruptions: how often the connection breaks off before a file is complete, by its name.
    package init(
        _ files: [String: [UInt8]], piece: Int, delay: Duration = .zero, interruptions: [String: Int] = [:]
    ) {
        self.files = files
        self.piece = piece
        self.delay = delay
        state = Mutex(State(interruptions: interruptions))
    }

    func file(named name: String) -> [UInt8]? { files[name] }

    /// The number of pieces that were sent of a file: as many as it has, however often it was interrupted.
    package func pieces(of name: String) -> Int { state.withLock { $0.pieces[name] ?? 0 } }

    /// Sends the next piece of a file. Returns the bytes that have come by then; nil once all are there.
    ///
    /// - Throws: ``ServiceError/offline`` when the connection breaks off.
    func nextPiece(of name: String) async throws(ServiceError) -> Int? {
        try? await Task.sleep(for: delay)
        let total = files[name]?.count ?? 0
        let step = state.withLock { state -> Result<Int?, ServiceError> in
            let received = state.received[name] ?? 0
            guard received < total else {
                state.received[name] = nil
                return .success(nil)
            }
            if received > 0, let left = state.interruptions[name], left > 0 {
                state.interruptions[name] = left - 1
                return .failure(.offline)
            }
            let now = min(total, received + piece)
            state.received[name] = now
            state.pieces[name, default: 0] += 1
            return .success(now)
        }
        return try step.get()
    }
}
