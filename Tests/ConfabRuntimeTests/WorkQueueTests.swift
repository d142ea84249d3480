import Foundation
import Synchronization
import Testing

@testable import ConfabRuntime

@Suite struct WorkQueueTests {
    @Test func onePieceIsDoneAfterTheOther() {
        let queue = WorkQueue()
        let done = Done()
        for number in 1...5 { queue.add { done.add(number) } }
        queue.wait()
        #expect(done.all == [1, 2, 3, 4, 5])
    }

    @Test func whatHasNotBegunIsNotDoneOnceItIsClosed() {
        let queue = WorkQueue()
        let done = Done()
        let begun = DispatchSemaphore(value: 0)
        let gate = DispatchSemaphore(value: 0)
        let ended = DispatchSemaphore(value: 0)
        @Sendable func first() {
            begun.signal()
            gate.wait()
            done.add(1)
            ended.signal()
        }
        queue.add { first() }
        queue.add { done.add(2) }
        begun.wait()
        // Closing waits for neither.
        queue.close()
        queue.add { done.add(3) }
        gate.signal()
        ended.wait()
        Thread.sleep(forTimeInterval: 0.05)
        #expect(done.all == [1])
    }
}

/// What was done, in that order.
private final class Done: Sendable {
    private let numbers = Mutex<[Int]>([])

    func add(_ number: Int) { numbers.withLock { $0.append(number) } }

    var all: [Int] { numbers.withLock { $0 } }
}
