import Loop
import Synchronization

/// The time that each phase of a start took, for one line of the log. Any thread can end a phase.
final class StartPhases: Sendable {
    /// A part of a start. One that didn't happen is left out.
    enum Phase: String, CaseIterable {
        /// The options and the terminal, before there is a loop.
        case setup
        /// The checks before the database is opened.
        case preflight
        /// Waiting for a process that rewrites the data.
        case wait
        case open
        /// Reading the profiles of this machine.
        case profiles
        /// Opening a profile.
        case profile
        /// Reading the first screen.
        case list
        /// Drawing the first screen.
        case frame
    }

    /// The way in which a start ended.
    enum End: Equatable {
        case ready
        /// The user has to choose a profile, which takes as long as it takes.
        case choosing
        /// The reason is the names of the problem's cases.
        case failed(reason: String)
        /// The user canceled it.
        case canceled
        /// The user quit before.
        case quit
    }

    private struct State {
        var begin: Instant
        var last: Instant
        var phases: [(phase: Phase, nanoseconds: Int64)] = []
        var current: Phase
        var isFinished = false
    }

    private let now: @Sendable () -> Instant
    private let directory: String
    private let state: Mutex<State>

    /// - Parameters:
    ///   - directory: the data directory.
    ///   - now: a clock that never goes back.
    init(of directory: String, now: @escaping @Sendable () -> Instant) {
        self.now = now
        self.directory = StartRecord.tag(of: directory)
        let begin = now()
        state = Mutex(State(begin: begin, last: begin, current: .setup))
    }

    /// The phases of a start with a data directory that begins now.
    convenience init(of directory: String) {
        let clock = SystemClock()
        self.init(of: directory) { clock.now }
    }

    /// Begins another start, if the last one has ended.
    func beginAgain() {
        let begin = now()
        state.withLock { if $0.isFinished { $0 = State(begin: begin, last: begin, current: .preflight) } }
    }

    /// Another process has to be waited for before the data can be opened.
    func beginWait() { state.withLock { $0.current = .wait } }

    /// Ends a phase, which began when the one before it ended. Each ends once.
    func end(_ phase: Phase) {
        let now = now()
        state.withLock { state in
            guard !state.isFinished, !state.phases.contains(where: { $0.phase == phase }) else { return }
            state.phases.append((phase, Self.nanoseconds(from: state.last, to: now)))
            state.last = now
            state.current = phase.next
        }
    }

    /// Ends the start.
    ///
    /// - Returns: the line for the log; nil if the start has ended before.
    func finish(_ end: End) -> String? {
        let now = now()
        return state.withLock { state in
            guard !state.isFinished else { return nil }
            state.isFinished = true
            // The loop wakes up some time after the first screen is there.
            let last = end == .ready ? state.last : now
            if end.isWithinPhase {
                state.phases.append((state.current, Self.nanoseconds(from: state.last, to: now)))
            }
            let phases = state.phases.map { "\($0.phase.rawValue)=\(Self.milliseconds($0.nanoseconds))" }
            let total = Self.milliseconds(Self.nanoseconds(from: state.begin, to: last))
            return ([StartRecord.mark, "end=\(end.words)", "data=\(directory)", "ms=\(total)"] + phases).joined(
                separator: " ")
        }
    }

    private static func nanoseconds(from start: Instant, to end: Instant) -> Int64 {
        max(0, end.nanoseconds - start.nanoseconds)
    }

    /// The number in tenths, for people and scripts.
    private static func milliseconds(_ nanoseconds: Int64) -> String {
        let tenths = nanoseconds / 100_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}

extension StartPhases.Phase {
    /// The phase that follows if nothing has to be waited for.
    fileprivate var next: Self {
        switch self {
        case .setup: .preflight
        case .preflight, .wait: .open
        case .open: .profiles
        case .profiles: .profile
        case .profile: .list
        case .list, .frame: .frame
        }
    }
}

extension StartPhases.End {
    /// True if the start ends within a phase, which is then its last one.
    fileprivate var isWithinPhase: Bool {
        switch self {
        case .ready, .choosing: false
        case .failed, .canceled, .quit: true
        }
    }

    fileprivate var words: String {
        switch self {
        case .ready: "ready"
        case .choosing: "choosing"
        case .failed(let reason): "failed reason=\(reason)"
        case .canceled: "canceled"
        case .quit: "quit"
        }
    }
}
