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
        /// When files are removed; nil until it's known.
        var timing: FileSweep.Timing?
        var lastLook: Instant?
    }

    private let store: MessageStore
    private let log: Logger
    private let lane = Lane<Never>("files", keepsThread: false, isBackground: true)
    private let state: Mutex<State>
    private let clock = SystemClock()

    /// The time after which it looks again whether there is something to do.
    private static let pause = Duration.seconds(3600)

    /// - Parameter timing: when files are removed; nil until ``keep(days:)`` says so.
    init(_ store: MessageStore, timing: FileSweep.Timing? = nil, log: Logger) {
        self.store = store
        state = Mutex(State(timing: timing))
        self.log = log
    }

    /// Keeps unused files for so many days from now on.
    func keep(days: Int) {
        state.withLock { $0.timing = FileSweep.Timing(days: days) }
        start()
    }

    /// Looks for unused files, unless it isn't known when to remove them, it's running or has looked within the last hour.
    func start() {
        let now = clock.now
        let begins = state.withLock { state in
            if state.isRunning || state.timing == nil { return false }
            if let last = state.lastLook, last.duration(to: now) < Self.pause { return false }
            state.isRunning = true
            state.lastLook = now
            return true
        }
        if begins { lane.add { self.begin() } }
    }

    private func begin() {
        step {
            guard let timing = state.withLock(\.timing),
                let sweep = try store.beginFileSweep(now: SystemClock.wallTime, timing: timing)
            else { return end() }
            lane.add { self.takeStep(sweep) }
        }
    }

    private func takeStep(_ sweep: FileSweep) {
        step {
            var sweep = sweep
            // The user wants to keep files longer now, so the search begins again another time.
            guard sweep.timing == state.withLock(\.timing) else { return end() }
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
        do {
            try body()
        } catch {
            log.error("unused files cannot be looked for", metadata: ["error": "\(CaseNames.of(error))"])
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
