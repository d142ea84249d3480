/// A register of the running operations and timers with their IDs.
///
/// The code that runs effects follows this register exactly: it carries out the steps that ``accept(_:at:)`` returns,
/// sleeps until ``nextDeadline``, sends the actions from ``takeDue(at:)``, and sends an answer only if ``finish(_:)``
/// or ``isWanted(_:)`` returns true. The register reads no clock; the caller passes the time.
public struct EffectSchedule<Operation, Action> {
    /// An operation that has started but not finished.
    public struct Running {
        /// The run of the operation.
        public let run: EffectRun
        /// The operation that was started.
        public let operation: Operation
        /// The ID to cancel it by; `nil` if it can't be canceled.
        public let id: EffectID?
    }

    /// A pending timer.
    public struct Timer {
        /// The moment when the timer fires.
        public let deadline: Instant
        /// The action to send at that moment.
        public let action: Action
        /// The ID to cancel it by; `nil` if it can't be canceled.
        public let id: EffectID?
    }

    /// The running operations, oldest first.
    public private(set) var running: [Running] = []
    /// The timers in order of their deadlines. Timers with the same deadline are in the order in which they were set.
    public private(set) var timers: [Timer] = []
    private var lastRun: UInt64 = 0
    private let isTransient: (@Sendable (Operation) -> Bool)?

    /// Creates an empty schedule.
    ///
    /// - Parameter isTransient: returns true for an operation that ``Effect/cancelTransient`` ends; `nil` if none is
    ///   transient.
    public init(isTransient: (@Sendable (Operation) -> Bool)? = nil) {
        self.isTransient = isTransient
    }

    /// The deadline of the next timer; `nil` if there are none.
    public var nextDeadline: Instant? { timers.first?.deadline }

    /// Registers `effect` at `now` and returns the steps to carry out, in order.
    public mutating func accept(_ effect: Effect<Operation, Action>, at now: Instant) -> [EffectStep<Operation>] {
        switch effect {
        case .perform(let operation, let id):
            let stops = id.map { end($0) } ?? []
            lastRun += 1
            let run = EffectRun(number: lastRun)
            running.append(Running(run: run, operation: operation, id: id))
            return stops + [.start(operation, run)]
        case .after(let duration, let action, let id):
            let stops = id.map { end($0) } ?? []
            let deadline = now.advanced(by: duration)
            let place = timers.firstIndex { $0.deadline > deadline } ?? timers.endIndex
            timers.insert(Timer(deadline: deadline, action: action, id: id), at: place)
            return stops
        case .cancel(let id):
            return end(id)
        case .cancelTransient:
            timers = []
            guard let isTransient else { return [] }
            let ended = running.filter { isTransient($0.operation) }
            running.removeAll { isTransient($0.operation) }
            return ended.map { .stop($0.run) }
        }
    }

    /// Returns true if answers of `run` may still be sent. An operation that reports progress checks this before each
    /// report.
    public func isWanted(_ run: EffectRun) -> Bool { running.contains { $0.run == run } }

    /// Marks `run` as finished. Returns false if it was canceled or replaced in the meantime, so its answer must be
    /// dropped.
    public mutating func finish(_ run: EffectRun) -> Bool {
        guard let index = running.firstIndex(where: { $0.run == run }) else { return false }
        running.remove(at: index)
        return true
    }

    /// Removes the first timer that is due at `now` and returns its action.
    ///
    /// Returns only one action per call, because that action may cancel the next timer.
    public mutating func takeDue(at now: Instant) -> Action? {
        guard let first = timers.first, first.deadline <= now else { return nil }
        timers.removeFirst()
        return first.action
    }

    private mutating func end(_ id: EffectID) -> [EffectStep<Operation>] {
        timers.removeAll { $0.id == id }
        guard let index = running.firstIndex(where: { $0.id == id }) else { return [] }
        return [.stop(running.remove(at: index).run)]
    }
}

extension EffectSchedule: Sendable where Operation: Sendable, Action: Sendable {}
extension EffectSchedule.Running: Sendable where Operation: Sendable, Action: Sendable {}
extension EffectSchedule.Timer: Sendable where Operation: Sendable, Action: Sendable {}
