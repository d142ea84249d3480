import Logging
import Loop
import Messenger
import Synchronization
import Threads

/// Builds the index of messages in the background if it's missing or has another version.
final class IndexBuilder: Sendable {
    /// Builds a little more. Returns the progress, or nil when the index is complete.
    typealias Step = @Sendable () throws -> SearchProgress?

    private struct Build {
        let start: Instant
        var steps = 0
        /// The percentage that was reported last.
        var percent: Int?
        /// True if a search needed what the index lacks.
        var isMissed = false
    }

    // An index that is complete costs no thread.
    private let lane = Lane<Never>("index", keepsThread: false, isBackground: true)
    private let build = Mutex<Build?>(nil)
    private let clock = SystemClock()
    private let log: Logger
    private let progress: @Sendable (Int?) -> Void
    private let completed: @Sendable () -> Void
    private let step: Step

    /// The running time after which a build reports its progress.
    private static let patience = Duration.seconds(1)

    /// - Parameters:
    ///   - log: gets a line when the index is complete, and errors.
    ///   - progress: takes the percentage of a long build, and nil at its end. Called on another thread.
    ///   - completed: called on another thread when the index is complete, if it wasn't or if a search missed something.
    ///   - step: builds a little more.
    init(
        log: Logger, progress: @escaping @Sendable (Int?) -> Void = { _ in },
        completed: @escaping @Sendable () -> Void, step: @escaping Step
    ) {
        self.log = log
        self.progress = progress
        self.completed = completed
        self.step = step
    }

    /// Starts or resumes the build, unless it's running.
    ///
    /// - Parameter isMissed: true if a search needed what the index lacks.
    func start(isMissed: Bool = false) {
        let isNew = build.withLock { build in
            let isNew = build == nil
            var current = build ?? Build(start: clock.now)
            if isMissed { current.isMissed = true }
            build = current
            return isNew
        }
        if isNew { lane.add { self.takeStep() } }
    }

    private func takeStep() {
        do {
            guard let now = try step() else { return end(isComplete: true) }
            report(now)
            lane.add { self.takeStep() }
        } catch {
            // The next search that misses something resumes the build.
            log.error("the index of messages cannot be made", metadata: ["error": "\(CaseNames.of(error))"])
            end(isComplete: false)
        }
    }

    private func report(_ now: SearchProgress) {
        let percent = now.percent
        let isNews = build.withLock { build in
            build?.steps += 1
            guard let start = build?.start, start.duration(to: clock.now) > Self.patience else { return false }
            defer { build?.percent = percent }
            return build?.percent != percent
        }
        if isNews { progress(percent) }
    }

    private func end(isComplete: Bool) {
        guard let ended = build.withLock({ $0.take() }) else { return }
        if ended.percent != nil { progress(nil) }
        guard isComplete else { return }
        if ended.steps > 0 { log.info("the index of messages is whole", metadata: ["steps": "\(ended.steps)"]) }
        if ended.steps > 0 || ended.isMissed { completed() }
    }

    /// Calls `body` between two steps.
    func pause(during body: () -> Void) { lane.pause(during: body) }

    /// Stops the build after the current step.
    func close() { lane.close() }
}
