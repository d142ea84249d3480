/// A group of people with its members and their roles.
package struct Group: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// The user's membership.
    package enum Membership: Codable, Equatable, Hashable, Sendable {
        /// Invited, but not answered.
        case invited
        /// Accepted, but the group hasn't let the user in yet.
        case joining
        /// Waiting for approval by the moderators.
        case pendingReview
        /// A member.
        case joined
        /// Rejected by the moderators.
        case rejected
        /// The user left.
        case left
        /// Removed from the group.
        case removed
        /// The group was dissolved.
        case dissolved
    }

    /// The number of the group in this data directory.
    package var id: GroupID
    /// The profile that the group belongs to.
    package var profile: ProfileID
    /// The names of the group.
    package var names: Names
    /// The topic; empty if there is none.
    package var topic: String
    /// The service's identifier of the group; `nil` if it has none.
    package var remoteID: RemoteID?
    /// The user's membership.
    package var membership: Membership
    /// The user's role.
    package var role: MemberRole
    /// The number of members, including the user.
    package var memberCount: Int
    /// True if no one can write, because the group is an imported archive.
    package var isReadOnly: Bool
    /// The random name of the user in the group; `nil` for the profile's own name, and empty if the random name is no
    /// longer known.
    package var incognitoName: String?
    /// The address that belongs to the random name and doesn't lead to the profile; `nil` if there is none yet.
    package var incognitoAddress: RemoteID?
    /// The group's picture; `nil` if there is none.
    package var picture: StillPicture?
    /// The time when the group was added.
    package var createdAt: Timestamp

    /// Creates a group.
    package init(
        id: GroupID, profile: ProfileID, names: Names, topic: String = "", remoteID: RemoteID? = nil,
        membership: Membership = .joined, role: MemberRole = .member, memberCount: Int = 1, isReadOnly: Bool = false,
        incognitoName: String? = nil, incognitoAddress: RemoteID? = nil, picture: StillPicture? = nil,
        createdAt: Timestamp = .zero
    ) {
        self.id = id
        self.profile = profile
        self.names = names
        self.topic = topic
        self.remoteID = remoteID
        self.membership = membership
        self.role = role
        self.memberCount = memberCount
        self.isReadOnly = isReadOnly
        self.incognitoName = incognitoName
        self.incognitoAddress = incognitoAddress
        self.picture = picture
        self.createdAt = createdAt
    }

    /// True if the user is in the group under a random name.
    package var isIncognito: Bool { incognitoName != nil }
}
