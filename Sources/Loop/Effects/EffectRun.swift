/// A single run of an operation. Its number distinguishes it from all other runs of the same operation or ID, so late
/// answers can be recognized.
public struct EffectRun: Codable, Equatable, Hashable, Sendable {
    /// The number of the run, counted from 1 within one ``EffectSchedule``.
    public let number: UInt64

    /// Creates the run with this number.
    public init(number: UInt64) { self.number = number }
}

/// The next step for the code that runs effects.
public enum EffectStep<Operation> {
    /// Start the operation, and tag each answer with this run.
    case start(Operation, EffectRun)
    /// Stop the work of this run if possible. Its answers are dropped in any case.
    case stop(EffectRun)
}

extension EffectStep: Equatable where Operation: Equatable {}
extension EffectStep: Sendable where Operation: Sendable {}
