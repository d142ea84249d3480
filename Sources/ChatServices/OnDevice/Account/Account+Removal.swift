internal import MessageStore
internal import Messenger

// Taking chats away, or what is in them.
extension Account {
    func remove(_ removal: ChatRemoval, in store: borrowing StoreWriter) throws {
        let chat = try chat(removal.chat, in: store)
        switch removal {
        case .messages: try store.clear(chat.id)
        case .conversation, .contact, .group: try store.remove(chat.id)
        case .membership: try leaveGroup(chat.id, in: store)
        case .pending:
            switch chat.kind {
            case .pendingConnection: try withdrawLink(chat.id, in: store)
            case .contactRequest: try rejectRequest(chat.id, in: store)
            case .groupInvitation: try declineGroup(chat.id, in: store)
            default: throw ServiceError.invalid("This is a chat, and nothing that waits.")
            }
        }
    }
}
