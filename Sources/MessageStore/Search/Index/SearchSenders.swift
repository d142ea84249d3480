internal import Messenger

/// The possible senders of matching messages.
struct SearchSenders {
    /// True if the user is one of them.
    var isMe: Bool
    var contacts: NumberSet
    var members: NumberSet

    var isEmpty: Bool { !isMe && contacts.isEmpty && members.isEmpty }

    func contains(_ sender: MessageSender) -> Bool {
        switch sender {
        case .me: isMe
        case .contact(let id): contacts.contains(id.rawValue)
        case .member(let id): members.contains(id.rawValue)
        case .system: false
        }
    }
}
