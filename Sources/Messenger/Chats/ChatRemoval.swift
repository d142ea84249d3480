/// What is taken away for good. Where several chats are meant, all of it is done or nothing.
public enum ChatRemoval: Codable, Equatable, Hashable, Sendable {
    /// The messages of a chat up to a position, all of them unless one is given, here and only here; the chat stays, and
    /// what came in later.
    case messages(ChatID, upTo: MessagePosition = .unassigned)
    /// The chat with its messages; whom it was with stays, and can be written to again.
    case conversation(ChatID)
    /// Contact, chat and messages. The conversation may stay to be read; the other side is told where `tells` says so.
    case contact(ChatID, keepsConversation: Bool, tells: Bool)
    /// Leaves a group; what was said in it stays.
    case membership(ChatID)
    /// The group with its messages: for everybody where the user owns it and wants that, else here.
    case group(ChatID, forEveryone: Bool)
    /// A link that nobody has used, a request to connect, or an invitation to a group: its row, and the link. Only the
    /// people who invited the user hear of it.
    case pending(ChatID)

    /// The chat that it is about.
    public var chat: ChatID {
        switch self {
        case .messages(let chat, _), .conversation(let chat), .membership(let chat), .pending(let chat): chat
        case .contact(let chat, _, _): chat
        case .group(let chat, _): chat
        }
    }
}
