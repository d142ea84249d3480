/// What messages are searched for. All of it must hold for a message to be found.
public struct SearchQuery: Codable, Equatable, Hashable, Sendable {
    /// Words that stand side by side in a message, as one of them was typed with or without quotes.
    public struct Phrase: Codable, Equatable, Hashable, Sendable {
        /// The words, folded.
        public var words: [String]
        /// Whether the last word may go on: `hol` finds `holiday`. Not in quotes.
        public var isPrefix: Bool

        /// How many words of a phrase are looked at.
        public static let limit = 64

        /// Words that stand side by side.
        public init(_ words: [String], isPrefix: Bool = true) {
            self.words = words
            self.isPrefix = isPrefix
        }
    }

    /// What a message has beside its words.
    public enum Feature: String, Codable, CaseIterable, Sendable {
        /// A web address.
        case link
        /// A picture or a film.
        case image
        /// A file of any kind, pictures and speech included.
        case file
    }

    /// What must stand in the message.
    public var phrases: [Phrase] = []
    /// Names of which the sender must have each, as they were typed; `me` is the user.
    public var senders: [String] = []
    /// Names of which the chat must have each, as they were typed.
    public var chats: [String] = []
    /// It was sent before this moment.
    public var before: Timestamp?
    /// It was sent at this moment or later.
    public var after: Timestamp?
    /// What it must have.
    public var features: Set<Feature> = []
    /// What of the query cannot be understood; the rest is searched for all the same.
    public var problems: [SearchProblem] = []

    /// A search for nothing.
    public init() {}

    /// Whether there is nothing to search for.
    public var isEmpty: Bool {
        phrases.isEmpty && senders.isEmpty && chats.isEmpty && before == nil && after == nil && features.isEmpty
    }
}

/// Something in a search that cannot be followed.
public enum SearchProblem: Codable, Equatable, Hashable, Sendable {
    /// An operator without a value: `from:`.
    case noValue(SearchOperator)
    /// `has:` with something that no message can have.
    case unknownFeature(String)
    /// `before:` or `after:` with what is no date.
    case notADate(String)
    /// Nobody is called so.
    case unknownSender(String)
    /// No chat is called so.
    case unknownChat(String)
    /// No word and no emoji: only signs.
    case nothingToFind(String)
    /// It is longer than anything that is searched for; the rest was left out.
    case tooLong
}

/// What narrows a search: a word before a colon.
public enum SearchOperator: String, Codable, CaseIterable, Sendable {
    case from, `in`, before, after, has
}
