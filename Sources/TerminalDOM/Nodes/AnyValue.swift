/// A type-erased value that can be compared: the key of a row, the input of a lazy node, or the last report of a node.
///
/// This is a class and not an existential, because such values are compared for every row of every frame. Comparing two
/// class types is one pointer comparison, while a cast calls the runtime and copies the content.
class AnyValue: Equatable, CustomStringConvertible {
    fileprivate func isEqual(to other: AnyValue) -> Bool { false }

    var description: String { "" }

    static func == (left: AnyValue, right: AnyValue) -> Bool { left === right || left.isEqual(to: right) }
}

/// A type-erased value of a known type.
final class AnyValueOf<Value: Equatable>: AnyValue {
    let value: Value

    init(_ value: Value) { self.value = value }

    override fileprivate func isEqual(to other: AnyValue) -> Bool {
        guard let other = other as? AnyValueOf<Value> else { return false }
        return value == other.value
    }

    override var description: String { "\(value)" }
}
