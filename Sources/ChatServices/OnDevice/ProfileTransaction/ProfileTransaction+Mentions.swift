internal import MessageStore
internal import Messenger

extension ProfileTransaction {
    /// Returns the content of a message to a chat, without mentions of people who aren't there. Their names stay, except for
    /// aliases, which are the user's secret.
    ///
    /// - Parameter kept: mentions that stay even if the person has left.
    func mentioningMembers(
        _ content: MessageContent, in chat: Chat, keeping kept: [Mention] = [], _ store: borrowing StoreWriter
    ) throws -> MessageContent {
        let mentions = Set(content.mentions)
        if mentions.isEmpty { return content }
        let allowed = try mentions.filter { try kept.contains($0) || canMention($0, in: chat, store) }
        let people = try store.people(Set(mentions.subtracting(allowed).compactMap(\.person)))
        return content.naming(people, for: .others).mappingMentions { allowed.contains($0) ? $0 : nil }
    }

    /// True if a message in a chat can mention somebody: a member who is still in the group, or the contact of a direct chat;
    /// everyone, if the user is a moderator. In the notes, a collected message keeps its mentions.
    private func canMention(_ mention: Mention, in chat: Chat, _ store: borrowing StoreWriter) throws -> Bool {
        if chat.kind == .notes { return true }
        guard let group = chat.kind.group else { return chat.kind.contact.map(Mention.contact) == mention }
        switch mention {
        case .me: return false
        case .everyone: return try store.group(group)?.role.canMentionEveryone ?? false
        case .member(let id): return try isInGroup(store.member(id), group)
        case .contact, .remote:
            guard let address = try address(of: mention, in: store) else { return false }
            return try isInGroup(store.member(of: group, remoteID: address), group)
        }
    }

    private func isInGroup(_ member: Member?, _ group: GroupID) -> Bool {
        member.map { $0.group == group && $0.status == .joined && !$0.isMe } ?? false
    }
}
