public import Messenger

/// The card of a chat: who or what it is, and what can be done about it.
public enum Card {
    /// The card in front.
    public struct State: Codable, Equatable, Sendable {
        /// Whose card it is, as its row says.
        public var chat: ChatSummary
        /// What else is known; nil until it was read.
        public var details: Details?
        /// The selected row of what can be done.
        public var selection = 0

        /// The card of `chat`, not read yet.
        public init(_ chat: ChatSummary) { self.chat = chat }
    }

    /// What a card shows.
    public struct Details: Codable, Equatable, Sendable {
        /// The row.
        public var chat: ChatSummary
        /// The contact behind it.
        public var contact: Contact?
        /// The group behind it.
        public var group: Group?
        /// The members of the group.
        public var members: [Member] = []
        /// The bytes of a record that cannot be read.
        public var record: [UInt8] = []

        /// What is known of `chat` at least.
        public init(chat: ChatSummary) { self.chat = chat }
    }
}
