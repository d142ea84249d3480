/// A mapping between stored numbers and cases: written once, used both ways.
struct Correspondence<Value: Equatable & Sendable, Stored: Equatable & Sendable>: Sendable {
    private let pairs: [(Value, Stored)]
    private let unknownValue: Value
    private let unknownStored: Stored

    /// Pairs; a stored number that is none of them (only a damaged record or a later version has one) reads as
    /// `unknown`, which is also what a case without a pair is stored as.
    init(_ pairs: [(Value, Stored)], unknown: (Value, Stored)) {
        self.pairs = pairs
        unknownValue = unknown.0
        unknownStored = unknown.1
    }

    subscript(value: Value) -> Stored {
        for pair in pairs where pair.0 == value { return pair.1 }
        return unknownStored
    }

    func value(of stored: Stored) -> Value {
        for pair in pairs where pair.1 == stored { return pair.0 }
        return unknownValue
    }
}
