/// A number that identifies an object in a data directory. The store assigns it and never reuses it.
///
/// The identifier that a service uses for the same object (such as the ID of a Matrix event, room, or user) is its
/// ``RemoteID``.
package protocol Identifier: RawRepresentable<UInt64>, Codable, Comparable, Hashable, Sendable, CustomStringConvertible
{
    /// Creates the identifier with this number.
    init(rawValue: UInt64)
}

extension Identifier {
    /// Creates the identifier with the number `rawValue`.
    package init(_ rawValue: UInt64) { self.init(rawValue: rawValue) }

    /// Orders identifiers by age: the older of two objects of a kind has the lower number.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The type and the number, such as `ChatID 12`.
    package var description: String { "\(Self.self) \(rawValue)" }
}

extension Identifier {
    /// The placeholder for an object to which the store hasn't assigned a number yet. No stored object has it.
    package static var unassigned: Self { Self(rawValue: 0) }
}
