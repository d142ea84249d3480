/// A large part of a state that is usually missing, kept in separate storage that copies of the state share until it is
/// set again.
@propertyWrapper
package struct Boxed<Value> {
    private final class Box {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box?

    package var wrappedValue: Value? {
        get { box?.value }
        // Taken out meanwhile, so that nothing of it is copied.
        _modify {
            var value = box?.value
            box = nil
            defer { box = value.map(Box.init) }
            yield &value
        }
    }

    /// Keeps `wrappedValue`.
    package init(wrappedValue: Value? = nil) { box = wrappedValue.map(Box.init) }
}

// What is in a box is never changed.
extension Boxed: @unchecked Sendable where Value: Sendable {}

extension Boxed: Equatable where Value: Equatable {
    /// True if both keep the same.
    package static func == (left: Boxed, right: Boxed) -> Bool {
        left.box === right.box || left.box?.value == right.box?.value
    }
}

extension Boxed: Codable where Value: Codable {
    /// Reads what was kept.
    package init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try decoder.singleValueContainer().decode(Value?.self))
    }

    /// Writes what is kept.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension KeyedDecodingContainer {
    /// Reads what was kept; what is not there is nothing.
    func decode<Value: Codable>(_ type: Boxed<Value>.Type, forKey key: Key) throws -> Boxed<Value> {
        try decodeIfPresent(type, forKey: key) ?? Boxed()
    }
}
