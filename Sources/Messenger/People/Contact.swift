/// A person whom a profile knows directly, not only as a member of a group.
package struct Contact: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// The state of the connection.
    package enum Connection: Codable, Equatable, Hashable, Sendable {
        /// Known from a link or a group, but not connected.
        case card
        /// Requested or accepted, but not yet answered.
        case connecting
        /// Both sides can write.
        case ready
        /// Ended by the other side, or the other side is gone.
        case inactive
        /// Blocked by the user.
        case blocked
    }

    /// The number of the contact in this data directory.
    package var id: ContactID
    /// The profile that knows the contact.
    package var profile: ProfileID
    /// The alias given by the user, and the contact's own display name and full name.
    package var names: Names
    /// The service's identifier of the contact; `nil` if it has none.
    package var remoteID: RemoteID?
    /// The state of the connection.
    package var connection: Connection
    /// True if the user compared the contact's key.
    package var isVerified: Bool
    /// The random name by which the contact knows the user; `nil` for the profile's own name, and empty if the random
    /// name is no longer known.
    package var incognitoName: String?
    /// The address that belongs to the random name and doesn't lead to the profile; `nil` if there is none yet.
    package var incognitoAddress: RemoteID?
    /// The contact's picture; `nil` if there is none.
    package var picture: StillPicture?
    /// The time when the contact was added.
    package var createdAt: Timestamp

    /// Creates a contact.
    package init(
        id: ContactID, profile: ProfileID, names: Names, remoteID: RemoteID? = nil, connection: Connection = .ready,
        isVerified: Bool = false, incognitoName: String? = nil, incognitoAddress: RemoteID? = nil,
        picture: StillPicture? = nil, createdAt: Timestamp = .zero
    ) {
        self.id = id
        self.profile = profile
        self.names = names
        self.remoteID = remoteID
        self.connection = connection
        self.isVerified = isVerified
        self.incognitoName = incognitoName
        self.incognitoAddress = incognitoAddress
        self.picture = picture
        self.createdAt = createdAt
    }

    /// True if the contact knows the user only by a random name.
    package var isIncognito: Bool { incognitoName != nil }
}
