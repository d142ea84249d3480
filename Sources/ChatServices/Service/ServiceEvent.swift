package import Messenger

/// Something that reached a profile. It is stored when it is told; an event may be told twice, and events may come in
/// another order than things happened.
package enum ServiceEvent: Equatable, Sendable {
    /// About messages of others.
    case messages(MessageNews)
    /// About what others have seen.
    case receipts(ReceiptNews)
    /// About contacts.
    case contacts(ContactNews)
    /// About groups.
    case groups(GroupNews)
    /// About downloads.
    case files(FileNews)
    /// About the service itself.
    case session(SessionNews)
}

/// A message that came in, and its chat as it was then: enough for a notification.
package struct Arrival: Equatable, Sendable {
    /// The chat, with the message counted.
    package var chat: ChatSummary
    /// The message with the names that people have for the user.
    package var message: Message

    /// A message that came in.
    package init(chat: ChatSummary, message: Message) {
        self.chat = chat
        self.message = message
    }
}

/// About messages of others.
package enum MessageNews: Equatable, Sendable {
    /// Messages came in, the oldest first. They waited for the profile to be opened when `isBacklog` says so.
    case arrived([Arrival], isBacklog: Bool)
    /// Messages were changed, removed, reacted to, or can be read at last.
    case changed(ChatID, [MessageID])
    /// Someone is typing in a chat, or has stopped. It ends by itself if nothing more is heard.
    case typing(ChatID, MessageSender, isOn: Bool)
}

/// About what others have seen.
package enum ReceiptNews: Equatable, Sendable {
    /// Someone got further in a chat.
    case advanced(ChatID, reader: MessageSender, Receipt.Kind)
}

/// About contacts.
package enum ContactNews: Equatable, Sendable {
    /// Someone has used a link, or accepted a request: both can write.
    case connected(ChatSummary)
    /// Someone wants to connect.
    case requested(ChatSummary)
    /// A contact is online now, or has gone offline.
    case presence(ContactID, isOnline: Bool)
}

/// About groups.
package enum GroupNews: Equatable, Sendable {
    /// The user was invited.
    case invited(ChatSummary)
    /// Its members or their roles changed.
    case membersChanged(ChatID)
}

/// About downloads.
package enum FileNews: Equatable, Sendable {
    /// So many bytes of so many have come; no such event follows the end.
    case progressed(MessageID, bytes: Int64, of: Int64)
    /// The file is stored, and its message names it.
    case arrived(MessageID)
    /// A download ended without the file. If several requests asked for it, the name is that of the newest one.
    case failed(MessageID, of: TransactionID, Problem)
}

/// About the service itself.
package enum SessionNews: Equatable, Sendable {
    /// It reaches others.
    case online
    /// It does not; it goes on trying.
    case offline(reason: String)
    /// Something that came in can't be applied. It was put aside and blocks nothing.
    case setAside(SetAsideReason)
    /// Incoming messages can't be stored now. They wait and are fetched once there is a way.
    case cannotStore(ServiceError)
}
