/// How much a profile has of what a backup must hold.
public struct AccountCounts: Codable, Equatable, Hashable, Sendable {
    /// Contacts.
    public var contacts = 0
    /// Chats, listed or not.
    public var chats = 0
    /// Members of the profile's groups.
    public var members = 0
    /// Messages.
    public var messages = 0

    /// None.
    public init() {}

    /// Each number under its name, in a fixed order.
    public var byName: [(name: String, count: Int)] {
        [("contacts", contacts), ("chats", chats), ("members", members), ("messages", messages)]
    }
}
