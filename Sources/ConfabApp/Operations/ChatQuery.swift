package import Messenger

/// A question for rows of the list of chats.
package struct ChatQuery: Codable, Equatable, Hashable, Sendable {
    package var profile: ProfileID
    /// The filter; nil for all chats.
    package var filter: ChatFilter?
    /// The order that they are thought to be in; an answer in another one is out of date.
    package var order = ChatOrder.activity
    /// Around which row.
    package var anchor: ChatAnchor
    /// The number of rows before the anchor, and from it on.
    package var before, after: Int
}
