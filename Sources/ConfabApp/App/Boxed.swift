/// A large part of a state that is not there most of the time: kept in a place of its own, which copies of the state share
/// until it is set anew.
@propertyWrapper
public struct Boxed<Value> {
    private final class Box {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box?

    /// What is kept.
    public var wrappedValue: Value? {
        get { box?.value }
        set { box = newValue.map(Box.init) }
    }

    /// Keeps `wrappedValue`.
    public init(wrappedValue: Value? = nil) { box = wrappedValue.map(Box.init) }
}

extension Boxed {
    /// Changes the value, if there is one. It's taken out meanwhile, so that nothing of it is copied.
    mutating func modify<Answer>(_ change: (inout Value) -> Answer) -> Answer? {
        guard var value = box?.value else { return nil }
        box = nil
        defer { box = Box(value) }
        return change(&value)
    }
}

// What is in a box is never changed.
extension Boxed: @unchecked Sendable where Value: Sendable {}

extension Boxed: Equatable where Value: Equatable {
    /// True if both keep the same.
    public static func == (left: Boxed, right: Boxed) -> Bool {
        left.box === right.box || left.box?.value == right.box?.value
    }
}

extension Boxed: Codable where Value: Codable {
    /// Reads what was kept.
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try decoder.singleValueContainer().decode(Value?.self))
    }

    /// Writes what is kept.
    public func encode(to encoder: any Encoder) throws {
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
