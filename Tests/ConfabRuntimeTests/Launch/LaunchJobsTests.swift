import Logging
import Synchronization
import Testing

@testable import ConfabRuntime

/// The work after the first screen.
@Suite(.timeLimit(.minutes(5))) struct LaunchJobsTests {
    private struct Failure: Error {}

    /// The names of the jobs that ran.
    private final class Done: Sendable {
        private let names = Mutex<[String]>([])

        var all: [String] { names.withLock { $0 } }

        func note(_ name: String) { names.withLock { $0.append(name) } }
    }

    private let done = Done()

    private func jobs(_ names: String...) -> LaunchJobs {
        LaunchJobs(
            names.map { name in
                LaunchJobs.Job(name: name) { [done] in
                    done.note(name)
                    if name == "fails" { throw Failure() }
                    return 1
                }
            }, log: Logger(label: "test"))
    }

    @Test func oneFollowsAnotherWhateverBecomesOfIt() {
        let jobs = jobs("first", "fails", "last")
        jobs.add("after") { done.note("after") }
        #expect(done.all == [])
        for _ in 1...2 { jobs.start() }
        jobs.wait()
        #expect(done.all == ["first", "fails", "last", "after"])
        jobs.add("later") { done.note("later") }
        jobs.wait()
        #expect(done.all.last == "later")
        jobs.close()
    }

    @Test func noneBeginsWhileTheyAreHeld() {
        let jobs = jobs("first")
        for _ in 1...2 { jobs.hold() }
        jobs.start()
        jobs.release()
        jobs.wait()
        #expect(done.all == [])
        jobs.release()
        jobs.wait()
        #expect(done.all == ["first"])
        jobs.close()
    }

    @Test func onlyAJobThatUsesTheStoreIsWaitedFor() async {
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        let job = LaunchJobs.Job(name: "files", usesStore: false) {
            begin.yield()
            for await _ in ended { break }
            return 1
        }
        let jobs = LaunchJobs([job], log: Logger(label: "test"))
        jobs.start()
        for await _ in begun { break }
        // It's still running.
        jobs.pause { done.note("paused") }
        jobs.close()
        end.yield()
        jobs.wait()
        #expect(done.all == ["paused"])
    }

    @Test func theEndDropsThem() {
        let jobs = jobs("first")
        jobs.close()
        jobs.start()
        jobs.wait()
        #expect(done.all == [])
    }
}
