import Messenger

extension Names: LineRecord {
    static var blank: Names { Names("") }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("display", &displayName, usually: "")
        try field("full", &fullName, usually: "")
        try field("alias", &alias, usually: .some(nil))
    }
}

extension Profile: LineRecord {
    static var blank: Profile { Profile(id: .unassigned, names: .blank) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("names", &names)
        try field("remote", &remoteID, usually: .some(nil))
        try field("created", &createdAt, usually: .zero)
        try field("active", &lastActiveAt, usually: .zero)
        try field("muted", &isMuted, usually: false)
    }
}

extension Contact: LineRecord {
    static var blank: Contact { Contact(id: .unassigned, profile: .unassigned, names: .blank) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("id", &id)
        try field("names", &names)
        try field("remote", &remoteID, usually: .some(nil))
        try field("connection", &connection, usually: .ready)
        try field("verified", &isVerified, usually: false)
        try field.incognito(&incognitoName, &incognitoAddress)
        try field("picture", &picture, usually: .some(nil))
        try field("created", &createdAt, usually: .zero)
    }
}

extension LineFields {
    /// The random name under which a contact or group knows the user, and its address. Older lines say only whether there
    /// is one.
    fileprivate mutating func incognito(_ name: inout String?, _ address: inout RemoteID?) throws(LineProblem) {
        var isIncognito = name != nil
        try self("incognito", &isIncognito, usually: false)
        try self("incognitoName", &name, usually: .some(nil))
        try self("incognitoAddress", &address, usually: .some(nil))
        if isIncognito, name == nil { name = "" }
    }
}

extension Contact.Connection: LineWord {
    static let words: [Contact.Connection] = [.card, .connecting, .ready, .inactive, .blocked]

    var word: String {
        switch self {
        case .card: "card"
        case .connecting: "connecting"
        case .ready: "ready"
        case .inactive: "inactive"
        case .blocked: "blocked"
        }
    }
}

extension Group: LineRecord {
    static var blank: Group { Group(id: .unassigned, profile: .unassigned, names: .blank) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("id", &id)
        try field("names", &names)
        try field("topic", &topic, usually: "")
        try field("remote", &remoteID, usually: .some(nil))
        try field("membership", &membership, usually: .joined)
        try field("role", &role, usually: .member)
        try field("members", &memberCount, usually: 1)
        try field("readOnly", &isReadOnly, usually: false)
        try field.incognito(&incognitoName, &incognitoAddress)
        try field("picture", &picture, usually: .some(nil))
        try field("created", &createdAt, usually: .zero)
    }
}

extension Group.Membership: LineWord {
    static let words: [Group.Membership] = [
        .invited, .joining, .pendingReview, .joined, .rejected, .left, .removed, .dissolved,
    ]

    var word: String {
        switch self {
        case .invited: "invited"
        case .joining: "joining"
        case .pendingReview: "pendingReview"
        case .joined: "joined"
        case .rejected: "rejected"
        case .left: "left"
        case .removed: "removed"
        case .dissolved: "dissolved"
        }
    }
}

extension MemberRole: LineWord {
    static var words: [MemberRole] { allCases }

    var word: String {
        switch self {
        case .observer: "observer"
        case .author: "author"
        case .member: "member"
        case .moderator: "moderator"
        case .admin: "admin"
        case .owner: "owner"
        }
    }
}

extension Member: LineRecord {
    static var blank: Member { Member(id: .unassigned, group: .unassigned, names: .blank) }

    mutating func visit(_ field: inout LineFields) throws(LineProblem) {
        try field("id", &id)
        try field("group", &group)
        try field("names", &names)
        try field("contact", &contact, usually: .some(nil))
        try field("remote", &remoteID, usually: .some(nil))
        try field("role", &role, usually: .member)
        try field("status", &status, usually: .joined)
        try field("blocked", &isBlocked, usually: false)
        try field("me", &isMe, usually: false)
        try field("picture", &picture, usually: .some(nil))
    }
}

extension Member.Status: LineWord {
    static let words: [Member.Status] = [.invited, .joined, .left, .removed]

    var word: String {
        switch self {
        case .invited: "invited"
        case .joined: "joined"
        case .left: "left"
        case .removed: "removed"
        }
    }
}
