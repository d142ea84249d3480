public import Messenger

/// A question for rows of the list of chats.
public struct ChatQuery: Codable, Equatable, Hashable, Sendable {
    /// Whose chats.
    public var profile: ProfileID
    /// Which of them; nil for all.
    public var filter: ChatFilter?
    /// The order that they are thought to be in; an answer in another one is out of date.
    public var order = ChatOrder.activity
    /// Around which row.
    public var anchor: ChatAnchor
    /// How many rows before the anchor and from it on.
    public var before, after: Int
}
