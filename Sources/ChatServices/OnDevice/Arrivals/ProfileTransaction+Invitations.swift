internal import MessageStore
internal import Messenger

// Invitations to groups.
extension ProfileTransaction {
    /// Adds a row that waits for the answer to an invitation, with the invitation in it.
    func applyInvitation(
        _ mail: SentInvitation, _ envelope: MailboxMessage, _ delivery: inout Delivery, in store: borrowing StoreWriter
    ) throws {
        let known = try group(mail.group, in: store)
        // Joined already, or the invitation came twice.
        if known?.membership == .joined || known?.membership == .invited { return }
        guard let rights = try rights(of: envelope.from.address, toInviteTo: known, in: store) else { return }
        let own = mail.members.first { $0.address == address }?.limited(to: rights)
        let role = own.flatMap { MemberRole(rawValue: $0.role) } ?? .member
        if let known { try keepStanding(in: known, store) }
        let groupID =
            try known?.id
            ?? store.add(
                Group(
                    id: .unassigned, profile: id, names: Names(mail.name), topic: mail.topic,
                    remoteID: mail.group, membership: .invited, role: role, incognitoName: identity.incognitoName,
                    incognitoAddress: identity.incognitoAddress, createdAt: now))
        if let own { try upsert(own, in: groupID, store) }
        for entry in mail.members where entry.address != address {
            let member = try store.member(of: groupID, remoteID: entry.address)
            if let allowed = entry.byMember(rights, member) { try upsert(allowed, in: groupID, store) }
        }
        let count = try joinedCount(groupID, in: store)
        try store.update(groupID) { group in
            group.membership = .invited
            group.role = role
            group.memberCount = count
        }
        let chat = try row(of: groupID, named: mail.name, in: store)
        let inviter = try member(envelope.from, of: groupID, in: store)
        let invitation = GroupInvitation(name: mail.name, group: groupID, remoteID: mail.group, role: role)
        try note(
            .invitation(invitation), by: .member(inviter), named: envelope.from.names.shown(), in: chat,
            at: envelope.sentAt, store)
        delivery.tell(.invited(chat))
    }

    /// Returns the role up to which an inviter may change members; nil if the user has blocked them.
    ///
    /// An invitation to an unknown group has to be trusted, and so does one to a group without an admin: the user may
    /// have missed a succession.
    private func rights(
        of inviter: RemoteID, toInviteTo group: Group?, in store: borrowing StoreWriter
    ) throws -> MemberRole? {
        if try contact(at: inviter, in: store)?.connection == .blocked { return nil }
        guard let group else { return .owner }
        let members = try store.members(of: group.id).filter { !$0.isMe }
        let member = members.first { $0.remoteID == inviter }
        if member?.isBlocked == true { return nil }
        if let member, member.status == .joined, member.role >= .admin { return member.role }
        return members.contains { $0.status == .joined && $0.role >= .admin } ? .member : .owner
    }

    /// The row of an invitation: a new one, or the chat of a group that was left.
    private func row(of group: GroupID, named name: String, in store: borrowing StoreWriter) throws -> ChatID {
        if let chat = try store.chat(of: group) {
            try store.update(chat.id) { chat in
                chat.kind = .groupInvitation(group)
                chat.condition = .invited
            }
            return chat.id
        }
        return try store.add(
            Chat(
                id: .unassigned, profile: id, kind: .groupInvitation(group), names: Names(name), condition: .invited,
                isIncognito: identity.isIncognito, createdAt: now))
    }
}
