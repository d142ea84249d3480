/// The book of what runs: which operations, which timers, under which ids.
///
/// Whoever runs effects executes what this says and nothing else: it starts and stops what ``accept(_:at:)`` returns,
/// sleeps until ``nextDeadline``, sends what ``takeDue(at:)`` hands out, and sends an answer only when ``finish(_:)``
/// or ``isWanted(_:)`` lets it in. The book reads no clock; time comes in as a value.
public struct EffectSchedule<Operation, Action> {
    /// An operation that was started and has not finished.
    public struct Running {
        /// Which run it is.
        public let run: EffectRun
        /// What was started.
        public let operation: Operation
        /// The id that it can be cancelled by.
        public let id: EffectID?
    }

    /// A timer that has not run out.
    public struct Timer {
        /// When it runs out.
        public let deadline: Instant
        /// What it sends then.
        public let action: Action
        /// The id that it can be cancelled by.
        public let id: EffectID?
    }

    /// What runs, the oldest first.
    public private(set) var running: [Running] = []
    /// The timers by deadline, those of one deadline in the order in which they were set.
    public private(set) var timers: [Timer] = []
    private var lastRun: UInt64 = 0

    /// An empty book.
    public init() {}

    /// When the next timer runs out, `nil` without timers.
    public var nextDeadline: Instant? { timers.first?.deadline }

    /// Books `effect` at `now` and says what to do for it, in order.
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
        }
    }

    /// Whether an answer of `run` may still be sent: an operation that reports progress asks before each report.
    public func isWanted(_ run: EffectRun) -> Bool { running.contains { $0.run == run } }

    /// Notes that `run` is done; `false` when it was cancelled or replaced meanwhile, so that its answer is dropped.
    public mutating func finish(_ run: EffectRun) -> Bool {
        guard let index = running.firstIndex(where: { $0.run == run }) else { return false }
        running.remove(at: index)
        return true
    }

    /// Takes the action of the first timer that has run out at `now`.
    ///
    /// One at a time, because the action may cancel the next timer.
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
