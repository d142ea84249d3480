internal import MessageStore
internal import Messenger

// The rights to change members. What Confab sends follows the same rules: admins invite, members introduce and leave,
// and the last admin to leave names an owner.
extension MemberEntry {
    /// Returns what the entry changes about its own author; nil if that's nothing.
    ///
    /// Anyone may join, because only the host knows of an invitation, but only as an ordinary member. Someone who was
    /// removed needs an admin to come back: otherwise the next letter would undo the removal.
    ///
    /// - Parameter known: the author as stored.
    func byOneself(_ known: Member?) -> MemberEntry? {
        guard status == .joined || status == .left, known?.status != .removed else { return nil }
        if status == .left, known?.status == .left { return nil }
        let isBack = known == nil || known?.status == .left
        let role = known?.role ?? .member
        return limited(to: isBack ? min(role, .member) : role)
    }

    /// Returns what the entry changes about someone other than its author; nil if that's nothing.
    ///
    /// - Parameters:
    ///   - author: the role of a joined member.
    ///   - known: the member that the entry is about, as stored.
    ///   - isHeir: true if the author leaves and may make this member the owner.
    func byMember(_ author: MemberRole, _ known: Member?, isHeir: Bool = false) -> MemberEntry? {
        let manages = author >= .admin
        let highest: MemberRole = isHeir ? .owner : manages ? author : .member
        var allowed = limited(to: highest)
        guard let known else {
            // Introductions come from anyone. Someone who was removed before they became known stays out.
            return status == .joined || (manages && status != .left) ? allowed : nil
        }
        let canChange = isHeir || (manages && known.role <= author)
        switch (known.status, status) {
        case (_, .left), (.joined, .invited): return nil
        case (.joined, .joined):
            // Members choose their names themselves.
            allowed.name = known.names.displayName
            allowed.fullName = known.names.fullName
            return canChange ? allowed : nil
        case (.invited, .joined), (.left, .joined):
            return canChange ? allowed : allowed.limited(to: min(known.role, .member))
        case (.removed, .joined), (_, .invited): return canChange ? allowed : nil
        case (_, .removed):
            allowed.name = known.names.displayName
            allowed.fullName = known.names.fullName
            allowed.role = known.role.rawValue
            return canChange ? allowed : nil
        }
    }

    /// Returns what the entry changes about the user; nil if that's nothing.
    ///
    /// - Parameters:
    ///   - author: a joined member.
    ///   - role: the user's role.
    ///   - isHeir: true if the author leaves and may make the user the owner.
    func aboutTheUser(by author: Member, _ role: MemberRole, isHeir: Bool) -> MemberEntry? {
        if isHeir { return self }
        guard author.role >= .admin, role <= author.role, status != .left else { return nil }
        var allowed = limited(to: author.role)
        if status == .removed { allowed.role = role.rawValue }
        return allowed
    }

    /// The entry with no role above `highest`.
    func limited(to highest: MemberRole) -> MemberEntry {
        var entry = self
        entry.role = min(MemberRole(rawValue: role) ?? .member, highest).rawValue
        return entry
    }
}

extension SentMembership {
    /// True if its author leaves the group.
    func isFarewell(of author: RemoteID) -> Bool {
        changes.contains { $0.address == author && $0.status == .left }
    }

    /// True if its author leaves the group and names an owner.
    func isSuccession(of author: RemoteID) -> Bool {
        isFarewell(of: author)
            && changes.contains { $0.address != author && $0.role == MemberRole.owner.rawValue }
    }
}
