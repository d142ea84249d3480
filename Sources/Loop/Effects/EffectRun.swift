/// One run of an operation. Its number tells it from every other run of the same operation and under the same id, so
/// an answer that comes late is known as such.
public struct EffectRun: Codable, Equatable, Hashable, Sendable {
    /// Counts up from 1 within one ``EffectSchedule``.
    public let number: UInt64

    /// The run of this number.
    public init(number: UInt64) { self.number = number }
}

/// What whoever runs effects has to do next.
public enum EffectStep<Operation> {
    /// Start the operation, and say which run every answer belongs to.
    case start(Operation, EffectRun)
    /// Stop the work of a run if that is possible; its answers are dropped in any case.
    case stop(EffectRun)
}

extension EffectStep: Equatable where Operation: Equatable {}
extension EffectStep: Sendable where Operation: Sendable {}
