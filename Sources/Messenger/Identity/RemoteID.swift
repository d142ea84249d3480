/// What a service calls a person, a room or a message: a Matrix id, an address, a random string.
///
/// Opaque: nothing here looks into it. Two profiles that talk to each other know a message by the same remote id and by
/// a ``MessageID`` of their own each.
public struct RemoteID: RawRepresentable, Codable, Comparable, Hashable, Sendable, CustomStringConvertible {
    /// The identifier as the service writes it.
    public let rawValue: String

    /// The identifier that the service writes so.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier that the service writes so.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// By the bytes of the text, so that the order is the same everywhere.
    public static func < (left: RemoteID, right: RemoteID) -> Bool { left.rawValue < right.rawValue }

    /// The identifier as the service writes it.
    public var description: String { rawValue }
}
