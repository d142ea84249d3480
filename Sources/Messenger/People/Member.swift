/// What a member may do, the least first.
public enum MemberRole: Int, Codable, CaseIterable, Comparable, Hashable, Sendable {
    /// Reads only.
    case observer
    /// Writes where others may only read.
    case author
    /// Reads and writes.
    case member
    /// Removes messages of others.
    case moderator
    /// Invites and removes members.
    case admin
    /// May do everything, dissolving the group included.
    case owner

    /// Who may do less is less.
    public static func < (left: MemberRole, right: MemberRole) -> Bool { left.rawValue < right.rawValue }
}

/// Someone in a group.
public struct Member: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// Where the member stands.
    public enum Status: Codable, Equatable, Hashable, Sendable {
        /// Where the member stands, from invited to gone.
        case invited, joined, left, removed
    }

    /// Its number in this data directory.
    public var id: MemberID
    /// The group.
    public var group: GroupID
    /// Alias by the user, name in the group, full name.
    public var names: Names
    /// The contact that is the same person, when the user knows it.
    public var contact: ContactID?
    /// How the service knows it.
    public var remoteID: RemoteID?
    /// What it may do.
    public var role: MemberRole
    /// Where it stands.
    public var status: Status
    /// Whether the user does not want to see its messages.
    public var isBlocked: Bool
    /// Whether it is the user.
    public var isMe: Bool

    /// A member.
    public init(
        id: MemberID, group: GroupID, names: Names, contact: ContactID? = nil, remoteID: RemoteID? = nil,
        role: MemberRole = .member, status: Status = .joined, isBlocked: Bool = false, isMe: Bool = false
    ) {
        self.id = id
        self.group = group
        self.names = names
        self.contact = contact
        self.remoteID = remoteID
        self.role = role
        self.status = status
        self.isBlocked = isBlocked
        self.isMe = isMe
    }
}
