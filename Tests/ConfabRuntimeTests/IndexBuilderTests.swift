import Dispatch
import Glibc
import Logging
import Messenger
import Synchronization
import Testing

@testable import ConfabRuntime

@Suite(.timeLimit(.minutes(30))) struct IndexBuilderTests {
    private struct Full: Error {}

    /// So many steps to make, counted down.
    private final class Work: Sendable {
        private let left: Mutex<Int>
        private let ended = DispatchSemaphore(value: 0)
        let whole = Atomic(0)

        init(_ steps: Int) { left = Mutex(steps) }

        var stepsLeft: Int { left.withLock { $0 } }

        func step() -> SearchProgress? {
            let rest = left.withLock { left in
                left -= 1
                return left
            }
            if rest < 0 {
                ended.signal()
                return nil
            }
            return SearchProgress(done: 10 - rest, total: 10)
        }

        func noteWhole() {
            whole.add(1, ordering: .relaxed)
            ended.signal()
        }

        func wait() { ended.wait() }
    }

    private let log = Logger(label: "test")

    @Test func stepsAreMadeUntilTheIndexIsWholeAndThatIsSaidOnce() async {
        let work = Work(5)
        let builder = IndexBuilder(log: log, completed: work.noteWhole) { work.step() }
        await blocking {
            builder.start()
            work.wait()
            work.wait()
        }
        #expect(work.stepsLeft == -1)
        #expect(work.whole.load(ordering: .relaxed) == 1)
    }

    @Test func anIndexThatIsWholeIsNoNews() async {
        let work = Work(0)
        let builder = IndexBuilder(log: log, completed: work.noteWhole) { work.step() }
        await blocking {
            builder.start()
            work.wait()
            // The next one finds it whole as well; the first has said nothing in between.
            while work.stepsLeft > -2 { builder.start() }
            work.wait()
        }
        #expect(work.whole.load(ordering: .relaxed) == 0)
    }

    @Test func whoMissedSomethingHearsThatItIsThere() async {
        // What was missed was made by somebody else, or at once.
        let work = Work(0)
        let builder = IndexBuilder(log: log, completed: work.noteWhole) { work.step() }
        await blocking {
            builder.start(isMissed: true)
            work.wait()
            work.wait()
        }
        #expect(work.whole.load(ordering: .relaxed) == 1)
    }

    @Test func whatFailsIsTriedAgainWhenSomeoneMissesSomething() async {
        let work = Work(3)
        let fails = Atomic(true)
        let failed = DispatchSemaphore(value: 0)
        let builder = IndexBuilder(log: log, completed: work.noteWhole) {
            if fails.exchange(false, ordering: .relaxed) {
                failed.signal()
                throw Full()
            }
            return work.step()
        }
        await blocking {
            builder.start()
            failed.wait()
            #expect(work.stepsLeft == 3)
            // Until the one that failed is over, asking for another does nothing.
            while work.stepsLeft == 3 { builder.start() }
            work.wait()
            work.wait()
        }
        #expect(work.whole.load(ordering: .relaxed) == 1)
    }

    @Test func noStepIsMadeDuringAPause() async {
        let work = Work(1_000_000)
        let builder = IndexBuilder(log: log, completed: work.noteWhole) { work.step() }
        await blocking {
            builder.start()
            while work.stepsLeft == 1_000_000 { sched_yield() }
            for _ in 0..<20 {
                builder.pause {
                    let before = work.stepsLeft
                    for _ in 0..<100 { sched_yield() }
                    #expect(work.stepsLeft == before)
                }
            }
            builder.close()
        }
    }

    @Test func aClosedOneMakesNothing() async {
        let work = Work(1_000_000_000)
        let builder = IndexBuilder(log: log, completed: work.noteWhole) { work.step() }
        await blocking {
            builder.start()
            while work.stepsLeft == 1_000_000_000 { sched_yield() }
            builder.close()
            let left = work.stepsLeft
            builder.start()
            for _ in 0..<100 { sched_yield() }
            #expect(work.stepsLeft == left)
        }
        #expect(work.whole.load(ordering: .relaxed) == 0)
    }

    /// Runs blocking code outside of the threads that tests share.
    private func blocking(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "test").async {
                body()
                continuation.resume()
            }
        }
    }
}

@Suite struct IndexReportTests {
    private func said(_ report: inout IndexReport, _ progress: [(Int, Int)]) -> [String] {
        progress.compactMap { report.text(SearchProgress(done: $0.0, total: $0.1)) }
    }

    @Test func aTerminalHasOneLineThatMoves() {
        var report = IndexReport(isTerminal: true)
        #expect(report.end == nil)
        #expect(
            said(&report, [(0, 20000), (0, 20000), (10000, 20000), (9000, 9000)]) == [
                "\rIndexing messages: 0 of 20000, 0%", "\rIndexing messages: 10000 of 20000, 50%",
                "\rIndexing messages: 9000 of 9000, 100% ",
            ])
        #expect(report.end == "\n")
    }

    @Test func anythingElseHasALineForEachTenth() {
        var report = IndexReport(isTerminal: false)
        #expect(
            said(&report, [(0, 1000), (99, 1000), (100, 1000), (150, 1000), (450, 1000), (1000, 1000)]) == [
                "Indexing messages: 100 of 1000, 10%\n", "Indexing messages: 450 of 1000, 45%\n",
                "Indexing messages: 1000 of 1000, 100%\n",
            ])
        #expect(report.end == nil)
        var nothing = IndexReport(isTerminal: false)
        #expect(said(&nothing, [(0, 0)]) == ["Indexing messages: 0 of 0, 100%\n"])
    }
}
