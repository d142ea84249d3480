/// A service's identifier of a person, a room, or a message: a Matrix ID, an address, or a random string.
///
/// It is opaque; nothing here interprets it. Two profiles that talk to each other share the remote ID of a message, but
/// each has its own ``MessageID``.
package struct RemoteID: RawRepresentable, Codable, Comparable, Hashable, Sendable, CustomStringConvertible {
    /// The identifier in the service's format.
    package let rawValue: String

    /// Creates the identifier from the service's format.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// Creates the identifier from the service's format.
    package init(_ rawValue: String) { self.rawValue = rawValue }

    /// Orders identifiers by their text, independent of the locale.
    package static func < (left: RemoteID, right: RemoteID) -> Bool { left.rawValue < right.rawValue }

    /// The identifier in the service's format.
    package var description: String { rawValue }
}
