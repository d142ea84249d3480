/// A copy of a message that the user keeps. It stays when the message or its chat is deleted.
package struct CollectedMessage: Codable, Equatable, Hashable, Sendable {
    /// The number of the copy in its profile: a message that is collected later has a higher number.
    package var number: UInt64
    /// The message as it was.
    package var message: Message
    /// The name of its chat at that time.
    package var chatName: String
    /// The time when the user collected it.
    package var at: Timestamp

    /// Creates a copy.
    package init(number: UInt64, message: Message, chatName: String, at: Timestamp) {
        self.number = number
        self.message = message
        self.chatName = chatName
        self.at = at
    }
}
