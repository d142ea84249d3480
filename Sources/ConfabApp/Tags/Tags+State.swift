public import Messenger

/// The tags of a chat, or all tags of the profile: choosing, making, changing, ordering.
public enum Tags {
    /// What is in front.
    public struct State: Codable, Equatable, Sendable {
        /// The chat that is being tagged; nil when all tags are edited.
        public var chat: ChatSummary?
        /// The selected row.
        public var selection = 0

        /// The tags of `chat`, or all of them.
        public init(chat: ChatSummary? = nil) { self.chat = chat }
    }
}
