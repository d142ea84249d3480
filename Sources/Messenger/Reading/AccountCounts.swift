/// The amounts of data in a profile that a backup must contain.
public struct AccountCounts: Codable, Equatable, Hashable, Sendable {
    /// The number of contacts.
    public var contacts = 0
    /// The number of chats, listed or not.
    public var chats = 0
    /// The number of members in the profile's groups.
    public var members = 0
    /// The number of messages.
    public var messages = 0

    /// Creates counts that are all zero.
    public init() {}

    /// Each number with its name, in a fixed order.
    public var byName: [(name: String, count: Int)] {
        [("contacts", contacts), ("chats", chats), ("members", members), ("messages", messages)]
    }
}
