/// A message as a zulip-archive keeps it.
public struct ZulipMessage: Equatable, Sendable {
    /// Its number in its Zulip; later messages have greater ones.
    public var id: Int64
    /// When it was sent, in seconds since 1970 in UTC.
    public var timestamp: Int64
    /// Who sent it.
    public var sender: String
    /// What it says, in HTML.
    public var content: String

    /// A message.
    public init(id: Int64, timestamp: Int64, sender: String, content: String) {
        self.id = id
        self.timestamp = timestamp
        self.sender = sender
        self.content = content
    }
}
