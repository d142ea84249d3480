import Glibc
import Logging
import Loop
import Messenger
import Synchronization
import Threads

/// Makes the index of messages, when it is missing or of another version, on a thread before which everything else goes.
final class IndexMaker: Sendable {
    /// Goes on a little; gives how far it is then, nil when the index is whole.
    typealias Step = @Sendable () throws -> SearchProgress?

    private let step: Step
    private let progress: @Sendable (Int?) -> Void
    private let log: Logger
    private let state = Mutex(State())
    /// Passed before each step, and held by whoever wants none to be made.
    private let gate = Mutex(())
    /// Held while a step is made.
    private let making = Mutex(())

    private let clock = SystemClock()
    /// After which time it is told how far it is.
    private static let patience = Duration.seconds(1)

    private struct State {
        var isRunning = false
        var isClosed = false
        /// Whether somebody has searched for what the index did not hold.
        var isMissed = false
    }

    /// - Parameter progress: hears how much is made, in percent, when that takes long; nil at the end. Called on another
    ///   thread.
    init(log: Logger, progress: @escaping @Sendable (Int?) -> Void = { _ in }, step: @escaping Step) {
        self.progress = progress
        self.log = log
        self.step = step
    }

    /// Begins, or goes on, unless it runs already.
    ///
    /// - Parameters:
    ///   - isMissed: whether somebody has searched for what the index did not hold.
    ///   - whenWhole: called, on another thread, when something had to be made or was missed, and all of it is there.
    func start(isMissed: Bool = false, whenWhole: @escaping @Sendable () -> Void) {
        let begins = state.withLock { state in
            if isMissed { state.isMissed = true }
            if state.isRunning || state.isClosed { return false }
            state.isRunning = true
            return true
        }
        guard begins else { return }
        // Goes when there is nothing to do, so that a whole index costs no thread.
        SerialThread("index").run { [self] in
            // Of this thread alone: everything else goes first.
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
            let steps = makeWhole()
            let isNews = state.withLock { state in
                defer { (state.isRunning, state.isMissed) = (false, false) }
                return state.isMissed || steps != 0
            }
            if steps != nil, isNews { whenWhole() }
        }
    }

    /// Makes step after step; gives how many there were, nil when the index is not whole after them.
    private func makeWhole() -> Int? {
        var steps = 0
        let begin = clock.now
        var told: Int?
        defer { if told != nil { progress(nil) } }
        while !state.withLock(\.isClosed) {
            gate.withLock { _ in }
            do {
                guard let now = try making.withLock({ _ in try step() }) else {
                    if steps > 0 { log.info("the index of messages is whole", metadata: ["steps": "\(steps)"]) }
                    return steps
                }
                steps += 1
                let percent = now.total > 0 ? min(100, now.done * 100 / now.total) : 100
                // What is soon over is not worth a word.
                guard percent != told, begin.duration(to: clock.now) > Self.patience else { continue }
                told = percent
                progress(percent)
            } catch {
                // The next search that misses something goes on.
                log.error("the index of messages cannot be made", metadata: ["error": "\(error)"])
                return nil
            }
        }
        return nil
    }

    /// Runs `body` while no step is made: a process that is stopped while it writes would stop all others that want to.
    func pause(during body: () -> Void) { gate.withLock { _ in making.withLock { _ in body() } } }

    /// Makes no further step. One that is being made ends by itself.
    func close() { state.withLock { $0.isClosed = true } }
}
