/// A message as a zulip-archive keeps it.
package struct ZulipMessage: Equatable, Sendable {
    /// Its number in its Zulip; later messages have greater ones.
    package var id: Int64
    /// The time of sending, in seconds since 1970 in UTC.
    package var timestamp: Int64
    package var sender: String
    /// The content in HTML.
    package var content: String

    /// A message.
    package init(id: Int64, timestamp: Int64, sender: String, content: String) {
        self.id = id
        self.timestamp = timestamp
        self.sender = sender
        self.content = content
    }
}
