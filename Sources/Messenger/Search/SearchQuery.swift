/// The conditions of a message search. A message must meet all of them.
package struct SearchQuery: Codable, Equatable, Hashable, Sendable {
    /// Consecutive words in a message, typed as one word or in quotes.
    package struct Phrase: Codable, Equatable, Hashable, Sendable {
        /// The folded words.
        package var words: [String]
        /// True if the last word matches as a prefix: `hol` finds `holiday`. Words in quotes don't.
        package var isPrefix: Bool

        /// The maximum number of words in a phrase.
        package static let limit = 64

        /// Creates a phrase.
        package init(_ words: [String], isPrefix: Bool = true) {
            self.words = words
            self.isPrefix = isPrefix
        }
    }

    /// A feature of a message apart from its words.
    package enum Feature: String, Codable, CaseIterable, Sendable {
        /// A web address.
        case link
        /// A picture or video.
        case image
        /// A file of any kind, including pictures and voice messages.
        case file
        /// A voice message.
        case voice
    }

    /// The phrases that the message must contain.
    package var phrases: [Phrase] = []
    /// The names that must all match the sender, as typed; `me` is the user.
    package var senders: [String] = []
    /// The names that must all match the chat, as typed.
    package var chats: [String] = []
    /// The time before which the message was sent.
    package var before: Timestamp?
    /// The time at or after which the message was sent.
    package var after: Timestamp?
    /// The features that the message must have.
    package var features: Set<Feature> = []
    /// True if the user must not have read the message.
    package var isUnread = false
    /// The parts of the query that aren't valid. The search ignores them.
    package var problems: [SearchProblem] = []

    /// Creates an empty query.
    package init() {}

    /// True if there is nothing to search for.
    package var isEmpty: Bool {
        phrases.isEmpty && senders.isEmpty && chats.isEmpty && before == nil && after == nil && features.isEmpty
            && !isUnread
    }
}

/// A problem with a part of a query.
package enum SearchProblem: Codable, Equatable, Hashable, Sendable {
    /// An operator without a value: `from:`.
    case noValue(SearchOperator)
    /// An unknown value of `has:` or `is:`.
    case unknownValue(SearchOperator, String)
    /// An unknown operator, without its colon. It is searched for as text.
    case unknownOperator(String)
    /// A value of `before:` or `after:` that isn't a date.
    case notADate(String)
    /// No sender with this name.
    case unknownSender(String)
    /// No chat with this name.
    case unknownChat(String)
    /// Text without words or emoji, only punctuation.
    case nothingToFind(String)
    /// The query is too long, and the rest was ignored.
    case tooLong
}

/// An operator that narrows a search: a word before a colon.
package enum SearchOperator: String, Codable, CaseIterable, Sendable {
    case from, `in`, before, after, has, `is`
}
