/// A group of people with its members and their roles.
public struct Group: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// The user's membership.
    public enum Membership: Codable, Equatable, Hashable, Sendable {
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
    public var id: GroupID
    /// The profile that the group belongs to.
    public var profile: ProfileID
    /// The names of the group.
    public var names: Names
    /// The topic; empty if there is none.
    public var topic: String
    /// The service's identifier of the group; `nil` if it has none.
    public var remoteID: RemoteID?
    /// The user's membership.
    public var membership: Membership
    /// The user's role.
    public var role: MemberRole
    /// The number of members, including the user.
    public var memberCount: Int
    /// True if no one can write, because the group is an imported archive.
    public var isReadOnly: Bool
    /// The random name of the user in the group; `nil` for the profile's own name, and empty if the random name is no
    /// longer known.
    public var incognitoName: String?
    /// The address that belongs to the random name and doesn't lead to the profile; `nil` if there is none yet.
    public var incognitoAddress: RemoteID?
    /// The time when the group was added.
    public var createdAt: Timestamp

    /// Creates a group.
    public init(
        id: GroupID, profile: ProfileID, names: Names, topic: String = "", remoteID: RemoteID? = nil,
        membership: Membership = .joined, role: MemberRole = .member, memberCount: Int = 1, isReadOnly: Bool = false,
        incognitoName: String? = nil, incognitoAddress: RemoteID? = nil, createdAt: Timestamp = .zero
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
        self.createdAt = createdAt
    }

    /// True if the user is in the group under a random name.
    public var isIncognito: Bool { incognitoName != nil }
}
