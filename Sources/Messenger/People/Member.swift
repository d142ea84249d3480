/// The role of a member, in the order of increasing rights.
package enum MemberRole: Int, Codable, CaseIterable, Comparable, Hashable, Sendable {
    /// Can only read.
    case observer
    /// Can write where others can only read.
    case author
    /// Can read and write.
    case member
    /// Can also remove messages of others.
    case moderator
    /// Can also invite and remove members.
    case admin
    /// Can do everything, including dissolving the group.
    case owner

    /// True for roles that can mention everyone in the group at once.
    package var canMentionEveryone: Bool { self >= .moderator }

    /// Orders roles by their rights, lowest first.
    package static func < (left: MemberRole, right: MemberRole) -> Bool { left.rawValue < right.rawValue }
}

/// A member of a group.
package struct Member: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// The status of a member.
    package enum Status: Codable, Equatable, Hashable, Sendable {
        /// The statuses, from invited to gone.
        case invited, joined, left, removed
    }

    /// The number of the member in this data directory.
    package var id: MemberID
    /// The group of the member.
    package var group: GroupID
    /// The alias given by the user, the name in the group, and the full name.
    package var names: Names
    /// The contact that is the same person; `nil` if there is none.
    package var contact: ContactID?
    /// The service's identifier of the member; `nil` if it has none.
    package var remoteID: RemoteID?
    /// The role of the member.
    package var role: MemberRole
    /// The status of the member.
    package var status: Status
    /// True if the user blocked the member's messages.
    package var isBlocked: Bool
    /// True if the member is the user.
    package var isMe: Bool
    /// The member's picture in this group; `nil` if there is none.
    package var picture: StillPicture?

    /// Creates a member.
    package init(
        id: MemberID, group: GroupID, names: Names, contact: ContactID? = nil, remoteID: RemoteID? = nil,
        role: MemberRole = .member, status: Status = .joined, isBlocked: Bool = false, isMe: Bool = false,
        picture: StillPicture? = nil
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
        self.picture = picture
    }
}
