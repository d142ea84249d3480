package import Loop
package import Testing

/// A store that runs a reducer in a test and compares everything that happens with the test's assertions.
///
/// Nothing runs on its own: the test answers operations and moves the clock of the timers, so a test is deterministic
/// and needs no waiting or yielding.
///
/// ```swift
/// let store = TestStore(ChatList.State(), reduce: ChatList.reduce)
/// store.send(.searchEdited("ann"), effects: [.after(.milliseconds(200), .searchDue, id: "search")]) {
///     $0.search.text = "ann"
/// }
/// store.advance(by: .milliseconds(200))
/// store.receive(.searchDue, effects: [.perform(.search("ann"), id: "search")])
/// store.answer(.search("ann"), with: .found([anna])) { $0.results = [anna] }
/// ```
///
/// Anything unasserted fails the test at the next call. After the last call, it fails when the store is released, at
/// the line that created the store, or earlier if you call ``finish(sourceLocation:)``.
package final class TestStore<State: Equatable, Action: Equatable, Operation: Equatable> {
    /// The state after everything that the test has asserted. Change it only in the closures of assertions.
    package private(set) var state: State
    /// The part of the behavior that the test must assert.
    package var exhaustivity: Exhaustivity = .on
    /// The current time, which changes only by ``advance(by:sourceLocation:)``.
    package private(set) var now: Instant = .start

    private let reduce: Reducer<State, Action, Operation>
    private let isAnswered: (Operation) -> Bool
    private let made: SourceLocation
    private var schedule: EffectSchedule<Operation, Action>
    private var ended: [Operation] = []
    private var unasserted: [Effect<Operation, Action>] = []
    private var due: [Due] = []
    private var isFinished = false

    /// An action of a timer that the reducer has processed and the test hasn't asserted yet.
    private struct Due {
        let action: Action
        let state: State
        let effects: [Effect<Operation, Action>]
    }

    /// Creates a store with an initial state.
    ///
    /// - Parameters:
    ///   - isAnswered: returns true for an operation that an action answers, and false for one that is done as soon as
    ///     it starts (copying a text, ringing the bell). By default, all are answered.
    ///   - isTransient: returns true for an operation that ``Effect/cancelTransient`` ends; nil if none is transient.
    ///   - sourceLocation: the location of failures that are found when the store is released.
    package init(
        _ state: State, reduce: @escaping Reducer<State, Action, Operation>,
        isAnswered: @escaping (Operation) -> Bool = { _ in true },
        isTransient: (@Sendable (Operation) -> Bool)? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.state = state
        self.reduce = reduce
        self.isAnswered = isAnswered
        schedule = EffectSchedule(isTransient: isTransient)
        made = sourceLocation
    }

    deinit { if !isFinished { finish(sourceLocation: made) } }

    // MARK: - Asserting

    /// Sends `action` and asserts its effects and its change of the state.
    ///
    /// - Parameters:
    ///   - effects: the expected effects. If you leave this out and there are effects, call
    ///     ``expect(effects:sourceLocation:)`` next.
    ///   - change: makes the expected change to the state; leave it out if the state must not change.
    package func send(
        _ action: Action, effects: [Effect<Operation, Action>]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation, _ change: ((inout State) throws -> Void)? = nil
    ) {
        settle(before: "sending \(brief(action))", sourceLocation)
        var after = state
        let returned = reduce(&after, action)
        book(returned)
        assert("sending \(brief(action))", after, returned, effects, sourceLocation, change)
    }

    /// Asserts the next action of a timer that has fired, with its effects and its change of the state.
    package func receive(
        _ action: Action, effects: [Effect<Operation, Action>]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation, _ change: ((inout State) throws -> Void)? = nil
    ) {
        settleEffects(before: "receiving \(brief(action))", sourceLocation)
        if exhaustivity == .off, let index = due.firstIndex(where: { $0.action == action }), index > 0 {
            state = due[index - 1].state
            due.removeFirst(index)
        }
        guard let next = due.first else {
            report(.nothingReceived(expected: brief(action), timers: timers), sourceLocation)
            return
        }
        guard next.action == action else {
            report(.otherReceived(difference: difference(action, next.action)), sourceLocation)
            return
        }
        due.removeFirst()
        assert("receiving \(brief(action))", next.state, next.effects, effects, sourceLocation, change)
    }

    /// Answers the running `operation` with `action`, and asserts the action's effects and its change of the state.
    ///
    /// - Parameters:
    ///   - isLast: false if the operation continues and answers again, such as one that reports progress.
    package func answer(
        _ operation: Operation, with action: Action, isLast: Bool = true,
        effects: [Effect<Operation, Action>]? = nil, sourceLocation: SourceLocation = #_sourceLocation,
        _ change: ((inout State) throws -> Void)? = nil
    ) {
        settleEffects(before: "answering \(brief(operation))", sourceLocation)
        guard end(operation, isLast: isLast, sourceLocation) else { return }
        send(action, effects: effects, sourceLocation: sourceLocation, change)
    }

    /// Ends the running `operation` without an answer.
    package func complete(_ operation: Operation, sourceLocation: SourceLocation = #_sourceLocation) {
        settleEffects(before: "completing \(brief(operation))", sourceLocation)
        _ = end(operation, isLast: true, sourceLocation)
    }

    /// Asserts the effects of the last action, all of them and in order.
    package func expect(
        effects: [Effect<Operation, Action>], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        compare(unasserted, with: effects, sourceLocation)
        unasserted = []
    }

    /// Moves the clock. Timers that fire send their actions at their time; assert each one with
    /// ``receive(_:effects:sourceLocation:_:)``.
    package func advance(by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation) {
        settle(before: "advancing the clock", sourceLocation)
        let end = now.advanced(by: duration)
        var current = state
        while let deadline = schedule.nextDeadline, deadline <= end, let action = schedule.takeDue(at: deadline) {
            now = max(now, deadline)
            let effects = reduce(&current, action)
            book(effects)
            due.append(Due(action: action, state: current, effects: effects))
        }
        now = end
    }

    /// Asserts that nothing is left: no unasserted effect or action, no running operation, and no timer.
    package func finish(sourceLocation: SourceLocation = #_sourceLocation) {
        isFinished = true
        settle(before: "the end of the test", sourceLocation)
        guard exhaustivity == .on else { return }
        if !schedule.running.isEmpty {
            report(.stillRunning(schedule.running.map { brief($0.operation) }), sourceLocation)
        }
        if !schedule.timers.isEmpty { report(.timersLeft(timers), sourceLocation) }
    }

    // MARK: - What happens

    private var timers: [String] {
        schedule.timers.map { "\(brief($0.action)) in \(now.duration(to: $0.deadline))" }
    }

    private func book(_ effects: [Effect<Operation, Action>]) {
        for effect in effects {
            for step in schedule.accept(effect, at: now) {
                if case .start(let operation, let run) = step, !isAnswered(operation) { _ = schedule.finish(run) }
            }
        }
    }

    private func end(_ operation: Operation, isLast: Bool, _ sourceLocation: SourceLocation) -> Bool {
        guard let running = schedule.running.first(where: { $0.operation == operation }) else {
            report(
                .notRunning(brief(operation), running: schedule.running.map { brief($0.operation) }), sourceLocation)
            return false
        }
        return isLast ? schedule.finish(running.run) : true
    }

    // MARK: - Comparing

    private func assert(
        _ event: String, _ after: State, _ returned: [Effect<Operation, Action>],
        _ effects: [Effect<Operation, Action>]?, _ sourceLocation: SourceLocation,
        _ change: ((inout State) throws -> Void)?
    ) {
        let before = state
        state = after
        if let effects { compare(returned, with: effects, sourceLocation) } else { unasserted = returned }
        var expected = exhaustivity == .on ? before : after
        do {
            try change?(&expected)
        } catch {
            report(.changeFailed(event: event, error: "\(error)"), sourceLocation)
        }
        if expected != after {
            let difference = difference(expected, after)
            report(
                change == nil
                    ? .unexpectedChange(event: event, difference: difference)
                    : .otherChange(event: event, difference: difference), sourceLocation)
        } else if exhaustivity == .on, change != nil, before == after {
            report(.nothingChanged(event: event), sourceLocation)
        }
    }

    private func compare(
        _ returned: [Effect<Operation, Action>], with expected: [Effect<Operation, Action>],
        _ sourceLocation: SourceLocation
    ) {
        if exhaustivity == .off {
            let missing = expected.filter { !returned.contains($0) }
            guard missing.isEmpty else {
                return report(.otherEffects(difference: difference(expected, returned)), sourceLocation)
            }
        } else if returned != expected {
            report(.otherEffects(difference: difference(expected, returned)), sourceLocation)
        }
    }

    private func settle(before event: String, _ sourceLocation: SourceLocation) {
        settleEffects(before: event, sourceLocation)
        guard let last = due.last else { return }
        if exhaustivity == .on {
            report(.notReceived(due.map { brief($0.action) }, before: event), sourceLocation)
        }
        state = last.state
        due = []
    }

    private func settleEffects(before event: String, _ sourceLocation: SourceLocation) {
        defer { unasserted = [] }
        guard exhaustivity == .on, !unasserted.isEmpty else { return }
        report(.effectsNotAsserted(unasserted.map { brief($0) }, before: event), sourceLocation)
    }

    private func report(_ failure: TestStoreFailure, _ sourceLocation: SourceLocation) {
        Issue.record(Comment(rawValue: failure.message), sourceLocation: sourceLocation)
    }
}

/// The part of the behavior that a test must assert.
package enum Exhaustivity: Equatable, Sendable {
    /// Everything: every change of the state, every effect, and every action of a timer; and nothing may be left at the
    /// end.
    case on
    /// Only what the test chooses. Its assertions must hold, but other things may happen.
    case off
}
