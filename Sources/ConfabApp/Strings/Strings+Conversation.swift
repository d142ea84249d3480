package import Messenger

/// The open chat.
package protocol ConversationStrings {
    /// The text of a chat without messages, and an explanation.
    func noMessages(_ kind: ChatKind, _ condition: ChatCondition) -> (title: String, help: String)
    func messagesUnreadable() -> String
    func someMessagesUnreadable(_ reason: String) -> String
    func writeMessage() -> String
    /// The line above the first message of a chat.
    func beginning() -> String
    func unreadMessages(_ number: Int) -> String
    func newBelow(_ number: Int) -> String
    func spokenNewBelow(_ number: Int) -> String
    func members(_ number: Int) -> String
    func edited() -> String
    func forwarded(_ name: String) -> String
    /// The keys that send a message again, one after the other.
    func retryHint(_ keys: [String]) -> String
    func noMention() -> String
    func messageCopied() -> String
    func linkCopied() -> String
    func dataCopied() -> String
    func nothingToCopy() -> String
    func noLink() -> String
    func onlyInGroups() -> String
    func tooLong(_ limit: Int) -> String
    /// A character had more combining marks than a field takes.
    func marksLeftOut() -> String
    func tooLongToSend(_ limit: Int) -> String
    /// The number of characters in the field, once it comes near to the limit.
    func characterCount(_ count: Int, limit: Int) -> String
    /// The same on narrow screens; negative beyond the limit.
    func charactersLeft(_ count: Int) -> String
    func tooLongToEdit(_ limit: Int) -> String
    /// A character of the message has more combining marks than a field takes.
    func marksCannotBeEdited() -> String
    func chooseChat() -> String
    func chooseChatHelp(open: String, newChat: String) -> String
    func linksTitle() -> String
}
