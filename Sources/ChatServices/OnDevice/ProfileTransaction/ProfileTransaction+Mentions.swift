internal import MessageStore
internal import Messenger

extension ProfileTransaction {
    /// True if a message in a chat can mention somebody: a member who is still in the group, or the contact of a direct chat;
    /// everyone, if the user is a moderator. In the notes, a collected message keeps its mentions.
    func canMention(_ mention: Mention, in chat: Chat, _ store: borrowing StoreWriter) throws -> Bool {
        guard let group = chat.kind.group else {
            guard case .contact(let contact) = mention else { return chat.kind == .notes }
            return chat.kind == .notes || chat.kind.contact == contact
        }
        switch mention {
        case .me: return false
        case .everyone: return try store.group(group)?.role ?? .observer >= .moderator
        case .member(let id): return try isInGroup(store.member(id), group)
        case .contact(let contact):
            guard let address = try store.contact(contact)?.remoteID else { return false }
            return try isInGroup(store.member(of: group, remoteID: address), group)
        case .remote(let address): return try isInGroup(store.member(of: group, remoteID: address), group)
        }
    }

    private func isInGroup(_ member: Member?, _ group: GroupID) -> Bool {
        member.map { $0.group == group && $0.status == .joined && !$0.isMe } ?? false
    }
}
