package import ChatServices
package import Logging
import Loop
import Synchronization
import Threads

/// Work that follows the first screen, one job after another, in the background.
///
/// A job begins only while nothing holds the jobs; one that has begun isn't interrupted.
package final class LaunchJobs: Sendable {
    /// A job with its name for the log. It returns the number of things that it had to do.
    struct Job: Sendable {
        let name: String
        /// True if it reads or writes the store, so that nobody stops this process in the middle of it.
        var usesStore = true
        let run: @Sendable () async throws -> Int
    }

    private struct State {
        var waiting: [Job]
        var hasStarted = false
        var running: Job?
        var holds = 0
    }

    private let log: Logger
    private let lane = Lane<Never>("jobs", keepsThread: false, isBackground: true)
    private let state: Mutex<State>
    private let clock = SystemClock()

    /// The jobs that complete the work of processes that were killed, in the profiles of `exchange` among others.
    package static func all(
        of exchange: OnDeviceExchange, log: Logger = Logger(label: "jobs") { _ in SwiftLogNoOpLogHandler() }
    ) -> LaunchJobs {
        LaunchJobs(
            [
                Job(name: "interrupted messages failed") { try await exchange.failInterrupted() },
                Job(name: "mutes ended") { exchange.endMutes() },
                Job(name: "temporary folders removed", usesStore: false) { TemporaryFolder.removeAbandoned() },
            ], log: log)
    }

    init(_ jobs: [Job], log: Logger) {
        self.log = log
        state = Mutex(State(waiting: jobs))
    }

    /// Starts the jobs, unless that was done.
    package func start() {
        state.withLock { $0.hasStarted = true }
        runNext()
    }

    /// Calls `body` after the jobs.
    func add(_ name: String, _ body: @escaping @Sendable () -> Void) {
        let job = Job(name: name) {
            body()
            return 0
        }
        state.withLock { $0.waiting.append(job) }
        runNext()
    }

    /// No job begins until ``release()`` was called as often.
    func hold() { state.withLock { $0.holds += 1 } }

    func release() {
        state.withLock { $0.holds -= 1 }
        runNext()
    }

    private func runNext() {
        let next = state.withLock { state -> Job? in
            guard state.hasStarted, state.holds == 0, state.running == nil, !state.waiting.isEmpty else { return nil }
            state.running = state.waiting.removeFirst()
            return state.running
        }
        guard let next else { return }
        lane.add {
            await self.run(next)
            self.state.withLock { $0.running = nil }
            self.runNext()
        }
    }

    private func run(_ job: Job) async {
        let start = clock.now
        do {
            let count = try await job.run()
            guard count > 0 else { return }
            log.info(
                "\(job.name)",
                metadata: [
                    "count": "\(count)", "ms": "\(Instant(start.duration(to: clock.now)).nanoseconds / 1_000_000)",
                ])
        } catch {
            log.error(
                "a job after the start wasn't done",
                metadata: ["job": "\(job.name)", "error": "\(CaseNames.of(error))"])
        }
    }

    /// Calls `body` while no job uses the store.
    func pause(during body: () -> Void) {
        hold()
        waitForStore()
        body()
        release()
    }

    private func waitForStore() { if state.withLock({ $0.running?.usesStore == true }) { lane.wait() } }

    /// Blocks until every job is done, for tests and benchmarks.
    package func wait() {
        while state.withLock({ $0.running != nil || $0.holds == 0 && !$0.waiting.isEmpty }) { lane.wait() }
    }

    /// Drops the jobs that wait, and waits for the current one if it uses the store.
    func close() {
        state.withLock { $0.waiting = [] }
        waitForStore()
    }
}
