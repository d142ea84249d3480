/// A service's identifier of a person, a room, or a message: a Matrix ID, an address, or a random string.
///
/// It is opaque; nothing here interprets it. Two profiles that talk to each other share the remote ID of a message, but
/// each has its own ``MessageID``.
public struct RemoteID: RawRepresentable, Codable, Comparable, Hashable, Sendable, CustomStringConvertible {
    /// The identifier in the service's format.
    public let rawValue: String

    /// Creates the identifier from the service's format.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates the identifier from the service's format.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Orders identifiers by their text, independent of the locale.
    public static func < (left: RemoteID, right: RemoteID) -> Bool { left.rawValue < right.rawValue }

    /// The identifier in the service's format.
    public var description: String { rawValue }
}
