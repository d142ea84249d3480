/// A permanent removal. If there are several, either all of them happen or none.
package enum ChatRemoval: Codable, Equatable, Hashable, Sendable {
    /// The messages of a chat up to a position, or all of them, on this device only. The chat and later messages stay.
    case messages(ChatID, upTo: MessagePosition = .unassigned)
    /// The chat with its messages. The contact stays, and the user can write to it again.
    case conversation(ChatID)
    /// The contact, with its chat and messages. If `keepsConversation` is true, the conversation stays readable; if
    /// `tells` is true, the other side is notified.
    case contact(ChatID, keepsConversation: Bool, tells: Bool)
    /// The membership in a group. Its messages stay.
    case membership(ChatID)
    /// The group with its messages: for everyone if the user owns the group and `forEveryone` is true, otherwise only
    /// here.
    case group(ChatID, forEveryone: Bool)
    /// An unused link with its row, or the row of a request or an invitation. Only the people who invited the user are
    /// notified.
    case pending(ChatID)

    /// The chat to remove or clear.
    package var chat: ChatID {
        switch self {
        case .messages(let chat, _), .conversation(let chat), .membership(let chat), .pending(let chat): chat
        case .contact(let chat, _, _): chat
        case .group(let chat, _): chat
        }
    }
}
