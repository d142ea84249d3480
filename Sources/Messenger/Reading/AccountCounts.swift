/// The amounts of data in a profile that a backup must contain.
package struct AccountCounts: Codable, Equatable, Hashable, Sendable {
    /// The number of contacts.
    package var contacts = 0
    /// The number of chats, listed or not.
    package var chats = 0
    /// The number of members in the profile's groups.
    package var members = 0
    /// The number of messages.
    package var messages = 0

    /// Creates counts that are all zero.
    package init() {}

    /// Each number with its name, in a fixed order.
    package var byName: [(name: String, count: Int)] {
        [("contacts", contacts), ("chats", chats), ("members", members), ("messages", messages)]
    }
}
