public import Messenger

/// The open profile's screen.
public struct Main: Codable, Equatable, Sendable {
    /// The profile that is open.
    public var profile: Profile
    /// The list of chats.
    public var chatList = ChatList.State()
    /// The open chat.
    public var conversation: Conversation.State?
    /// Which part of the screen the keys go to.
    public var focus: Pane = .list

    /// The screen of `profile`, nothing loaded yet.
    public init(profile: Profile) { self.profile = profile }
}

/// A part of the main screen.
public enum Pane: String, Codable, CaseIterable, Equatable, Sendable {
    /// The list of chats.
    case list
    /// The messages of the open chat.
    case timeline
    /// The field for a new message.
    case composer
}
