public import Messenger

/// The open profile's screen.
public struct Main: Codable, Equatable, Sendable {
    /// The profile that is open.
    public var profile: Profile
    /// The list of chats.
    public var chatList = ChatList.State()
    /// The search in the place of the list, while it is open.
    @Boxed public var search: Search.State?
    /// The open chat.
    @Boxed public var conversation: Conversation.State?
    /// The chats that were open last, the newest first.
    public private(set) var visited: [ChatID] = []
    /// What can be taken back for a while.
    public var undo: Rows.Undo?
    /// Which part of the screen the keys go to.
    public var focus: Pane = .list

    /// The screen of `profile`, nothing loaded yet.
    public init(profile: Profile) { self.profile = profile }

    /// More than these are not remembered.
    static let visitLimit = 16

    /// Notes that a chat is opened.
    mutating func visit(_ chat: ChatID) {
        visited.removeAll { $0 == chat }
        visited.insert(chat, at: 0)
        if visited.count > Self.visitLimit { visited.removeLast() }
    }

    /// What keys go to on the side of the list.
    var listPane: Pane { search == nil ? .list : .search }
    /// Whether keys go to the side of the list.
    var isOnList: Bool { focus == .list || focus == .search }
}

/// A part of the main screen.
public enum Pane: String, Codable, CaseIterable, Equatable, Sendable {
    /// The list of chats.
    case list
    /// The search in its place.
    case search
    /// The messages of the open chat.
    case timeline
    /// The field for a new message.
    case composer
    /// The search in the open chat.
    case finder
}
