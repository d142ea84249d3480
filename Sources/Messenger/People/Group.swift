/// A conversation of several, with its members and their roles.
public struct Group: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// Where the user stands.
    public enum Membership: Codable, Equatable, Hashable, Sendable {
        /// Invited, not answered.
        case invited
        /// Accepted, the group has not yet let the user in.
        case joining
        /// Asked to be let in; moderators decide.
        case pendingReview
        /// A member.
        case joined
        /// Was not let in.
        case rejected
        /// Left.
        case left
        /// Was removed.
        case removed
        /// The group was dissolved.
        case dissolved
    }

    /// Its number in this data directory.
    public var id: GroupID
    /// The profile that it belongs to.
    public var profile: ProfileID
    /// Its names.
    public var names: Names
    /// What it is about; empty when it does not say.
    public var topic: String
    /// How the service knows it.
    public var remoteID: RemoteID?
    /// Where the user stands.
    public var membership: Membership
    /// What the user may do.
    public var role: MemberRole
    /// How many belong to it, the user included.
    public var memberCount: Int
    /// Whether nobody can write: an imported archive.
    public var isReadOnly: Bool
    /// The random name under which the user is in it; nil under the profile's own name, empty when
    /// nobody knows (any more) which it was.
    public var incognitoName: String?
    /// The address that goes with the random name, by which nobody finds the profile; nil when none was made yet.
    public var incognitoAddress: RemoteID?
    /// When it became known.
    public var createdAt: Timestamp

    /// A group.
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

    /// Whether the user is in it under a random name only.
    public var isIncognito: Bool { incognitoName != nil }
}
