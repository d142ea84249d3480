import Glibc
import LMDB
import Synchronization

/// Kills this process during a commit, as `kill -9` does.
final class Death: Sendable {
    /// The moment of the kill, relative to the fatal commit.
    enum Moment {
        case before, after
        /// This many thousandths of the time that the previous commit took after the fatal one began.
        case during(Int)

        init(_ text: String) {
            self =
                switch text {
                case "before": .before
                case "after": .after
                default: .during(Int(text) ?? 0)
                }
        }
    }

    private struct State {
        var commits = 0
        var began = ContinuousClock.now
        var took = Duration.zero
    }

    private let moment: Moment
    private let fatalCommit: Int
    private let state = Mutex(State())

    init(_ moment: Moment, inCommit fatalCommit: Int) {
        self.moment = moment
        self.fatalCommit = fatalCommit
    }

    /// Follows the commits of this process and kills it in the fatal one.
    func await() { CommitHook.set { self.reach($0) } }

    private func reach(_ point: CommitHook.Moment) {
        let (isFatal, took) = state.withLock { state in
            if point == .before {
                state.commits += 1
                state.began = .now
            } else if state.commits < fatalCommit {
                state.took = .now - state.began
            }
            return (state.commits == fatalCommit, state.took)
        }
        guard isFatal else { return }
        switch (moment, point) {
        case (.before, .before), (.after, .after): kill(getpid(), SIGKILL)
        case (.during(let thousandths), .before): Self.die(in: took * thousandths / 1000)
        default: break
        }
    }

    /// Lets the kernel send the signal: another thread or process might have to wait for a processor first.
    private static func die(in delay: Duration) {
        var event = sigevent()
        event.sigev_notify = Int32(SIGEV_SIGNAL)
        event.sigev_signo = SIGKILL
        // The number of a timer, as a pointer: nil is the first one.
        var timer: timer_t?
        guard timer_create(CLOCK_MONOTONIC, &event, &timer) == 0 else { fail("cannot create a timer: \(errno)") }
        let parts = delay.components
        var time = itimerspec()
        time.it_value.tv_sec = Int(parts.seconds)
        // A timer of zero never fires.
        time.it_value.tv_nsec = max(1, Int(parts.attoseconds / 1_000_000_000))
        guard timer_settime(timer, 0, &time, nil) == 0 else { fail("cannot start the timer: \(errno)") }
    }
}
