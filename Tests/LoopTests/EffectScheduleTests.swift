import Loop
import Testing

@Suite struct EffectScheduleTests {
    private var schedule = EffectSchedule<Counter.Operation, Counter.Action>()

    private func at(_ milliseconds: Int) -> Instant { Instant(.milliseconds(milliseconds)) }

    @Test mutating func anOperationIsStartedOnceAndFinishesOnce() {
        let run = EffectRun(number: 1)
        #expect(schedule.accept(.perform(.load), at: .start) == [.start(.load, run)])
        #expect(schedule.running.map(\.operation) == [.load])
        #expect(schedule.isWanted(run))
        #expect(schedule.finish(run) == true)
        #expect(schedule.finish(run) == false)
        #expect(schedule.running.isEmpty)
    }

    @Test mutating func aNewerOperationOfTheSameIdReplacesTheOlder() {
        _ = schedule.accept(.perform(.load, id: "load"), at: .start)
        let steps = schedule.accept(.perform(.save(1), id: "load"), at: .start)
        #expect(steps == [.stop(EffectRun(number: 1)), .start(.save(1), EffectRun(number: 2))])
    }

    @Test mutating func theAnswerOfAReplacedOperationIsDropped() {
        _ = schedule.accept(.perform(.load, id: "load"), at: .start)
        _ = schedule.accept(.perform(.load, id: "load"), at: .start)
        #expect(schedule.finish(EffectRun(number: 1)) == false)
        #expect(schedule.finish(EffectRun(number: 2)) == true)
    }

    @Test mutating func theAnswerOfACancelledOperationIsDropped() {
        _ = schedule.accept(.perform(.load, id: "load"), at: .start)
        #expect(schedule.accept(.cancel("load"), at: .start) == [.stop(EffectRun(number: 1))])
        #expect(!schedule.isWanted(EffectRun(number: 1)))
        #expect(schedule.finish(EffectRun(number: 1)) == false)
    }

    @Test mutating func cancellingWhatDoesNotRunDoesNothing() {
        #expect(schedule.accept(.cancel("load"), at: .start).isEmpty)
    }

    @Test mutating func cancelingTransientWorkEndsEveryTimerAndLeavesTheRest() {
        var schedule = EffectSchedule<Counter.Operation, Counter.Action> { $0 == .load }
        _ = schedule.accept(.perform(.load, id: "load"), at: .start)
        _ = schedule.accept(.perform(.save(1)), at: .start)
        _ = schedule.accept(.perform(.load), at: .start)
        _ = schedule.accept(.after(.seconds(1), .blinked, id: "blink"), at: .start)
        _ = schedule.accept(.after(.seconds(1), .ignored), at: .start)
        #expect(
            schedule.accept(.cancelTransient, at: .start) == [
                .stop(EffectRun(number: 1)), .stop(EffectRun(number: 3)),
            ])
        #expect(schedule.running.map(\.operation) == [.save(1)])
        #expect(schedule.nextDeadline == nil)
        // An answer that is on its way already is dropped.
        #expect(schedule.finish(EffectRun(number: 3)) == false && schedule.finish(EffectRun(number: 2)) == true)
        _ = schedule.accept(.perform(.load, id: "load"), at: .start)
        #expect(schedule.running.map(\.operation) == [.load], "later work isn't concerned")
    }

    @Test mutating func nothingIsTransientUnlessTheProgramSaysSo() {
        _ = schedule.accept(.perform(.load), at: .start)
        #expect(schedule.accept(.cancelTransient, at: .start).isEmpty)
        #expect(schedule.running.count == 1)
    }

    @Test mutating func operationsWithoutIdRunSideBySide() {
        _ = schedule.accept(.perform(.load), at: .start)
        _ = schedule.accept(.perform(.load), at: .start)
        #expect(schedule.running.count == 2)
    }

    @Test mutating func timersRunOutInTheOrderOfTheirDeadlines() {
        _ = schedule.accept(.after(.milliseconds(30), .blinked), at: .start)
        _ = schedule.accept(.after(.milliseconds(10), .incremented), at: .start)
        _ = schedule.accept(.after(.milliseconds(10), .ignored), at: .start)
        #expect(schedule.nextDeadline == at(10))
        #expect(schedule.takeDue(at: at(9)) == nil)
        #expect(schedule.takeDue(at: at(40)) == .incremented)
        #expect(schedule.takeDue(at: at(40)) == .ignored)
        #expect(schedule.takeDue(at: at(40)) == .blinked)
        #expect(schedule.takeDue(at: at(40)) == nil)
        #expect(schedule.nextDeadline == nil)
    }

    @Test mutating func aTimerCanBeCancelledBetweenTwoThatRunOutTogether() {
        _ = schedule.accept(.after(.milliseconds(10), .incremented), at: .start)
        _ = schedule.accept(.after(.milliseconds(10), .blinked, id: "blink"), at: .start)
        #expect(schedule.takeDue(at: at(10)) == .incremented)
        _ = schedule.accept(.cancel("blink"), at: at(10))
        #expect(schedule.takeDue(at: at(10)) == nil)
    }

    @Test mutating func aNewerTimerOfTheSameIdStartsAnew() {
        _ = schedule.accept(.after(.milliseconds(10), .blinked, id: "blink"), at: .start)
        _ = schedule.accept(.after(.milliseconds(10), .blinked, id: "blink"), at: at(5))
        #expect(schedule.timers.map(\.deadline) == [at(15)])
    }

    @Test mutating func timersAndOperationsShareOneNamespaceOfIds() {
        _ = schedule.accept(.perform(.load, id: "search"), at: .start)
        let steps = schedule.accept(.after(.milliseconds(200), .loadAsked, id: "search"), at: .start)
        #expect(steps == [.stop(EffectRun(number: 1))])
        _ = schedule.accept(.perform(.load, id: "search"), at: .start)
        #expect(schedule.timers.isEmpty)
    }
}
