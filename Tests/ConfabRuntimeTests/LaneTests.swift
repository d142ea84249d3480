import Dispatch
import Synchronization
import Testing
import Threads

@Suite(.timeLimit(.minutes(30))) struct LaneTests {
    private enum Kind { case letter, digit }

    private let lane = Lane<Kind>("test")
    private let log = Entries()

    /// A piece of work that runs until a test opens its gate.
    private final class Gate: Sendable {
        private let entered = DispatchSemaphore(value: 0)
        private let opened = DispatchSemaphore(value: 0)

        func pass() {
            entered.signal()
            opened.wait()
        }

        func waitUntilEntered() { entered.wait() }
        func open() { opened.signal() }
    }

    /// Adds work that keeps the lane busy; returns once it runs.
    private func block() -> Gate {
        let gate = Gate()
        lane.add { [log] in
            gate.pass()
            log.add("gate")
        }
        gate.waitUntilEntered()
        return gate
    }

    private func add(_ name: String, _ kind: Kind? = nil) {
        lane.add(kind) { [log] in
            log.add(name)
        } dropped: { [log] in
            log.add("-" + name)
        }
    }

    @Test func workRunsInTheOrderInWhichItWasAdded() {
        for number in 1...5 { add("\(number)") }
        lane.wait()
        #expect(log.all == ["1", "2", "3", "4", "5"])
    }

    @Test func aPieceBeginsAfterTheSuspensionsOfThePieceBefore() {
        lane.add { [log] in
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async { continuation.resume() }
            }
            log.add("1")
        }
        add("2")
        lane.wait()
        #expect(log.all == ["1", "2"])
    }

    @Test func newerWorkTakesThePlaceOfTheSameKindThatWaits() {
        let gate = block()
        add("a", .letter)
        add("1", .digit)
        add("x")
        add("b", .letter)
        add("y")
        add("c", .letter)
        #expect(log.all == ["-a", "-b"])
        gate.open()
        lane.wait()
        #expect(log.all.dropFirst(2) == ["gate", "c", "1", "x", "y"])
    }

    @Test func runningWorkIsNotReplaced() {
        let gate = Gate()
        lane.add(.letter) { [log] in
            gate.pass()
            log.add("a")
        } dropped: { [log] in
            log.add("-a")
        }
        gate.waitUntilEntered()
        add("b", .letter)
        gate.open()
        lane.wait()
        #expect(log.all == ["a", "b"])
    }

    @Test func closingWaitsForWhatRunsAndDropsWhatWaits() {
        let gate = block()
        add("1")
        add("a", .letter)
        // The drop comes first, so the gate opens only while the lane is being closed.
        lane.add { [log] in
            log.add("late")
        } dropped: {
            gate.open()
        }
        lane.close()
        #expect(log.all.prefix(2) == ["-1", "-a"])
        #expect(log.all.dropFirst(2) == ["gate"])
        add("2")
        add("b", .letter)
        lane.wait()
        #expect(log.all.dropFirst(3) == ["-2", "-b"])
    }

    @Test func closingAnIdleLaneTwiceIsHarmless() {
        lane.close()
        add("1")
        lane.close()
        #expect(log.all == ["-1"])
    }

    @Test func workCanAddTheNextPiece() {
        lane.add { [lane, log] in
            lane.add { log.add("2") }
            log.add("1")
        }
        lane.wait()
        #expect(log.all == ["1", "2"])
    }

    @Test func nothingBeginsDuringAPause() {
        let gate = block()
        add("1")
        lane.add { [log] in log.add("2") }
        gate.open()
        lane.pause {
            #expect(log.all.first == "gate")
            let before = log.all
            add("3")
            lane.wait()
            #expect(log.all == before)
        }
        lane.wait()
        #expect(log.all == ["gate", "1", "2", "3"])
    }

    @Test func aLaneThatKeepsNoThreadStartsAnotherOne() {
        let lane = Lane<Never>("test", keepsThread: false)
        for number in 1...3 {
            lane.add { [log] in log.add("\(number)") }
            lane.wait()
        }
        #expect(log.all == ["1", "2", "3"])
    }
}

/// The entries in their order.
private final class Entries: Sendable {
    private let entries = Mutex<[String]>([])

    func add(_ entry: String) { entries.withLock { $0.append(entry) } }

    var all: [String] { entries.withLock { $0 } }
}
