public import Messenger
public import TerminalDOM

/// The list of chats: the main screen.
public enum ChatList {
    /// What the list shows: a window of chats around the screen under the active filter, how many there are in all,
    /// and where the user is.
    public struct State: Codable, Equatable, Sendable {
        /// Which chats are shown; nil for all.
        public var filter: ChatFilter?
        /// How the chats are ordered.
        public var order = ChatOrder.activity
        /// The user's tags, in the order of their tabs.
        public var tags: [ChatTag] = []
        /// The rows around the screen; nil until they were read.
        public var window: ChatWindow?
        /// How many chats there are under each filter, and how much is unread.
        public var counts = ChatCounts()
        /// The chat that the user is on.
        public var selection: ChatID?
        /// Where the list is scrolled to.
        public var scroll = ListScroll<ChatID>(.start)
        /// What is seen of it.
        public var viewport: ListViewport<ChatID>?
        /// A key led beyond the rows that were read: which row to select once they are there.
        public var wanted: WantedSelection?

        /// Nothing read yet.
        public init() {}

        /// The chat that the user is on, when it is among the rows that were read.
        var selectedChat: ChatSummary? { window?.elements.first { $0.id == selection } }
    }

    /// A row to select once rows were read.
    public enum WantedSelection: String, Codable, Equatable, Sendable {
        /// The first one.
        case first
        /// The last one.
        case last
    }
}
