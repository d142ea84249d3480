/// Someone whom a profile knows by itself, not only as a member of a group.
public struct Contact: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// How far the connection is.
    public enum Connection: Codable, Equatable, Hashable, Sendable {
        /// Known from a link or a group, not yet asked.
        case card
        /// Asked or accepted; not yet answered.
        case connecting
        /// Both sides can write.
        case ready
        /// The other side is gone or ended it.
        case inactive
        /// The user does not want to hear from it.
        case blocked
    }

    /// Its number in this data directory.
    public var id: ContactID
    /// The profile that knows it.
    public var profile: ProfileID
    /// Alias by the user, display name and full name by itself.
    public var names: Names
    /// How the service knows it.
    public var remoteID: RemoteID?
    /// How far the connection is.
    public var connection: Connection
    /// Whether its key was compared by the user.
    public var isVerified: Bool
    /// The random name under which it knows the user; nil under the profile's own name, empty when
    /// nobody knows (any more) which it was.
    public var incognitoName: String?
    /// The address that goes with the random name, by which nobody finds the profile; nil when none was made yet.
    public var incognitoAddress: RemoteID?
    /// When it became known.
    public var createdAt: Timestamp

    /// A contact.
    public init(
        id: ContactID, profile: ProfileID, names: Names, remoteID: RemoteID? = nil, connection: Connection = .ready,
        isVerified: Bool = false, incognitoName: String? = nil, incognitoAddress: RemoteID? = nil,
        createdAt: Timestamp = .zero
    ) {
        self.id = id
        self.profile = profile
        self.names = names
        self.remoteID = remoteID
        self.connection = connection
        self.isVerified = isVerified
        self.incognitoName = incognitoName
        self.incognitoAddress = incognitoAddress
        self.createdAt = createdAt
    }

    /// Whether it knows the user under a random name only.
    public var isIncognito: Bool { incognitoName != nil }
}
