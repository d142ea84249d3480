/// A value of whatever type that is compared with others: what a row is known by, what a lazy node is built from, what a node
/// said last.
///
/// A class and no existential, because such values are compared for every row of every frame: telling two classes apart is
/// one look at a pointer, while a cast asks the runtime and copies what is in it.
class AnyValue: Equatable, CustomStringConvertible {
    fileprivate func isEqual(to other: AnyValue) -> Bool { false }

    var description: String { "" }

    static func == (left: AnyValue, right: AnyValue) -> Bool { left === right || left.isEqual(to: right) }
}

/// A value whose type is known.
final class AnyValueOf<Value: Equatable>: AnyValue {
    let value: Value

    init(_ value: Value) { self.value = value }

    override fileprivate func isEqual(to other: AnyValue) -> Bool {
        guard let other = other as? AnyValueOf<Value> else { return false }
        return value == other.value
    }

    override var description: String { "\(value)" }
}
