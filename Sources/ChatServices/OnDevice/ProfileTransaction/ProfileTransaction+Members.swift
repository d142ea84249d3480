internal import MessageStore
internal import Messenger

// The members of a group, as mailbox messages change them.
extension ProfileTransaction {
    /// Stores what an entry says of a member.
    ///
    /// - Returns: the member, and what it was before.
    @discardableResult
    func upsert(
        _ entry: MemberEntry, in group: GroupID, _ store: borrowing StoreWriter
    ) throws -> (member: MemberID, before: Member?) {
        let role = MemberRole(rawValue: entry.role) ?? .member
        if let known = try store.member(of: group, remoteID: entry.address) {
            try store.update(known.id) { member in
                member.names.displayName = entry.name
                member.names.fullName = entry.fullName
                member.role = role
                member.status = entry.status.value
            }
            return (known.id, known)
        }
        // Prefers the contact that knows the user by the same name as the group, then one that knows them openly: only
        // the user learns of that.
        let contact =
            try contact(at: entry.address, in: store) ?? store.contact(of: id, remoteID: entry.address)
        let member = try store.add(
            Member(
                id: .unassigned, group: group, names: Names(entry.name, fullName: entry.fullName),
                contact: contact?.id, remoteID: entry.address, role: role, status: entry.status.value,
                isMe: entry.address == address))
        return (member, nil)
    }

    /// The member that a mailbox message's writer is; one that nobody told of joins silently.
    func member(
        _ sender: Correspondent, of group: GroupID, in store: borrowing StoreWriter
    ) throws -> MemberID {
        if let known = try store.member(of: group, remoteID: sender.address) { return known.id }
        let entry = MemberEntry(
            address: sender.address, name: sender.name, fullName: sender.fullName, role: MemberRole.member.rawValue,
            status: .joined)
        let member = try upsert(entry, in: group, store).member
        try recount(group, in: store)
        return member
    }

    func joinedCount(_ group: GroupID, in store: borrowing StoreWriter) throws -> Int {
        try store.members(of: group).count { $0.status == .joined }
    }

    func recount(_ group: GroupID, in store: borrowing StoreWriter) throws {
        let count = try joinedCount(group, in: store)
        try store.update(group) { $0.memberCount = count }
    }
}

extension MemberEntry {
    /// A member as mailbox messages describe members; nil if the member has no address.
    init?(_ member: Member) {
        guard let address = member.remoteID else { return nil }
        self.init(
            address: address, name: member.names.displayName, fullName: member.names.fullName,
            role: member.role.rawValue, status: Status(member.status))
    }
}

extension MemberEntry.Status {
    init(_ status: Member.Status) {
        switch status {
        case .invited: self = .invited
        case .joined: self = .joined
        case .left: self = .left
        case .removed: self = .removed
        }
    }

    var value: Member.Status {
        switch self {
        case .invited: .invited
        case .joined: .joined
        case .left: .left
        case .removed: .removed
        }
    }
}
