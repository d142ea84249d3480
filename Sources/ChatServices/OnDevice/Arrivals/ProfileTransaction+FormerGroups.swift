internal import FoundationEssentials
internal import MessageStore
internal import Messenger

// Groups that the user was in and is invited to again. Without the invitation, the chat is as it was before.
extension ProfileTransaction {
    /// The user's standing in a group before an invitation to it.
    private struct Standing: Codable {
        var membership: Group.Membership
        var role: MemberRole
        var status: Member.Status?
    }

    private func standingName(_ group: GroupID) -> String { "former-standing/\(group.rawValue)" }

    /// Keeps the user's standing in a group before an invitation to it changes it.
    func keepStanding(in group: Group, _ store: borrowing StoreWriter) throws {
        // An invitation that is here already has changed it, or the user was never in the group.
        guard try store.chat(of: group.id)?.kind.isConversation == true else { return }
        let me = try store.members(of: group.id).first { $0.isMe }
        let standing = Standing(membership: group.membership, role: group.role, status: me?.status)
        let text = String(decoding: try MailboxMessageCodec.encoder.encode(standing), as: UTF8.self)
        try store.set(standingName(group.id), of: id, to: text)
    }

    /// Forgets the standing, which no longer counts once the user has joined or the group is removed.
    func forgetStanding(in group: GroupID, _ store: borrowing StoreWriter) throws {
        let name = standingName(group)
        if try store.setting(name, of: id) != nil { try store.set(name, of: id, to: nil) }
    }

    /// Removes an invitation with its group and chat. A group that the user was in stays, with its messages.
    func removeInvitation(to group: GroupID, _ chat: Chat, in store: borrowing StoreWriter) throws {
        let text = try store.setting(standingName(group), of: id)
        guard let text, let standing = try? JSONDecoder().decode(Standing.self, from: Data(text.utf8)) else {
            try store.remove(chat.id)
            return try store.remove(group)
        }
        try forgetStanding(in: group, store)
        for message in try store.messages(of: chat.id, .newest, limit: 50).messages {
            guard case .invitation(let invitation) = message.content, invitation.answer == .pending else { continue }
            try store.remove(message.id)
        }
        try store.update(chat.id) { $0.kind = .group(group) }
        try setOwn(standing.membership, standing.status ?? .left, in: group, store)
        if let me = try store.members(of: group).first(where: { $0.isMe }) {
            try store.update(me.id) { $0.role = standing.role }
        }
        try store.update(group) { $0.role = standing.role }
    }
}

extension Chat {
    /// True if the user was in the group of the chat, which may have been an invitation since.
    var isOfFormerGroup: Bool {
        guard case .group = kind else { return false }
        return [.left, .removed, .rejected, .ended].contains(condition)
    }
}
