import Dispatch
import Synchronization

/// Work on numbered pieces by several threads, whose results come in the order of the numbers. Few are made ahead, so that
/// memory does not grow with what there is to do.
final class OrderedWork<Piece: Sendable>: Sendable {
    private struct State {
        var next = 0
        var finished: [Int: Piece] = [:]
        var isCancelled = false
    }

    private let count: Int
    private let make: @Sendable (Int) -> Piece
    private let state = Mutex(State())
    private let room: DispatchSemaphore
    private let arrival = DispatchSemaphore(value: 0)
    private let group = DispatchGroup()
    private let threads: Int

    /// Begins to make pieces 0 to below `count` on `threads` threads, at most `ahead` more than were taken.
    init(count: Int, threads: Int, ahead: Int, make: @escaping @Sendable (Int) -> Piece) {
        self.count = count
        self.make = make
        self.threads = threads
        room = DispatchSemaphore(value: 0)
        for _ in 0..<ahead { room.signal() }
        for _ in 0..<threads {
            DispatchQueue.global().async(group: group) { [self] in work() }
        }
    }

    /// Piece `index`, once it is made. Every piece can be taken once, in order.
    func take(_ index: Int) -> Piece {
        while true {
            if let piece = state.withLock({ $0.finished.removeValue(forKey: index) }) {
                room.signal()
                return piece
            }
            arrival.wait()
        }
    }

    /// Ends the work and waits for the threads.
    func finish() {
        state.withLock { $0.isCancelled = true }
        for _ in 0..<threads { room.signal() }
        group.wait()
    }

    private func work() {
        while true {
            room.wait()
            let index: Int? = state.withLock { state in
                guard !state.isCancelled, state.next < count else { return nil }
                defer { state.next += 1 }
                return state.next
            }
            guard let index else { return }
            let piece = make(index)
            state.withLock { $0.finished[index] = piece }
            arrival.signal()
        }
    }
}
