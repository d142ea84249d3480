public import Messenger

/// What is done to chats from the list: to the selected one, or to those that are marked.
public enum Rows {
    /// What happens there.
    public enum Action: Codable, Equatable, Sendable {
        /// The chats that something was asked for were read, those that are still there.
        case chosen(Request, [ChosenChat])
        /// All chats that show under a filter were read.
        case shownFound(ProfileID, ChatFilter?, [ChatID])
        /// An action in a row that is drawn aside was clicked.
        case buttonClicked(ChatID, ChatAction)
        /// A row was drawn so many columns to the right, or to the left when negative.
        case dragged(ChatID, columns: Int)
        /// The menu of a row was asked for.
        case menuRequested(ChatID)
    }

    /// More chats than these are read on another thread.
    static let mostReadAtOnce = 2_000

    /// What is asked for.
    public enum Request: Codable, Equatable, Sendable {
        /// This is to be done.
        case act(ChatAction)
        /// All that can be done is to be shown.
        case menu
    }

    /// What can be taken back for a while.
    public struct Undo: Codable, Equatable, Sendable {
        /// The short message that says so.
        public var toast: Int
        /// What was done; nothing while it is only on its way out.
        public var done: [ChatEdit]
        /// What makes it as it was.
        public var edits: [ChatEdit]
        /// The chat to go back to, where it was one.
        public var chat: ChatID?
    }
}
