import Glibc
import Logging
import Loop
import MessageStore
import Messenger
import Synchronization
import Threads

/// Removes the files that no message has any longer, in the background.
final class FileSweeper: Sendable {
    private struct State {
        var isRunning = false
        var lastLook: Instant?
    }

    private let store: MessageStore
    private let timing: FileSweep.Timing
    private let log: Logger
    private let lane = Lane<Never>("files", keepsThread: false)
    private let state = Mutex(State())
    private let clock = SystemClock()

    /// The time after which it looks again whether there is something to do.
    private static let pause = Duration.seconds(3600)

    init(_ store: MessageStore, timing: FileSweep.Timing = .standard, log: Logger) {
        self.store = store
        self.timing = timing
        self.log = log
    }

    /// Looks for unused files, unless it's running or has looked within the last hour.
    func start() {
        let now = clock.now
        let begins = state.withLock { state in
            if state.isRunning { return false }
            if let last = state.lastLook, last.duration(to: now) < Self.pause { return false }
            state.isRunning = true
            state.lastLook = now
            return true
        }
        if begins { lane.add { self.begin() } }
    }

    private func begin() {
        step {
            guard let sweep = try store.beginFileSweep(now: SystemClock.wallTime, timing: timing) else { return end() }
            lane.add { self.takeStep(sweep) }
        }
    }

    private func takeStep(_ sweep: FileSweep) {
        step {
            var sweep = sweep
            if try store.continueFileSweep(&sweep, now: SystemClock.wallTime) {
                let next = sweep
                return lane.add { self.takeStep(next) }
            }
            if !sweep.removed.isEmpty {
                log.info("unused files are removed", metadata: ["files": "\(sweep.removed.count)"])
            }
            end()
        }
    }

    private func step(_ body: () throws -> Void) {
        // For this thread only: everything else comes first.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
        do {
            try body()
        } catch {
            log.error("unused files cannot be looked for", metadata: ["error": "\(error)"])
            end()
        }
    }

    private func end() { state.withLock { $0.isRunning = false } }

    /// Calls `body` between two steps.
    func pause(during body: () -> Void) { lane.pause(during: body) }

    /// Blocks until it does nothing, for tests.
    func wait() {
        while state.withLock({ $0.isRunning }) { lane.wait() }
    }

    /// Stops after the current step.
    func close() { lane.close() }
}
