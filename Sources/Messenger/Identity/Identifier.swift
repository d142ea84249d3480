/// A number that names one thing of a data directory: given by the store, never used again.
///
/// What a service calls the same thing (a Matrix event, room or user id) is its ``RemoteID``.
public protocol Identifier: RawRepresentable<UInt64>, Codable, Comparable, Hashable, Sendable, CustomStringConvertible {
    /// The identifier with this number.
    init(rawValue: UInt64)
}

extension Identifier {
    /// The identifier with the number `rawValue`.
    public init(_ rawValue: UInt64) { self.init(rawValue: rawValue) }

    /// The older of two things of a kind has the smaller number.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// Kind and number, as in `ChatID 12`.
    public var description: String { "\(Self.self) \(rawValue)" }
}

extension Identifier {
    /// No number yet: the store gives one to what is added with it. Nothing that is stored has it.
    public static var unassigned: Self { Self(rawValue: 0) }
}
