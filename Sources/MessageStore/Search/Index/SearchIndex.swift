internal import Messenger

/// The index by which words are found in messages.
///
/// It consists of segments, as the indexes of search engines do: a segment holds some thousand messages of a profile,
/// numbered from the newest, and for each term the numbers of the messages that have it. Segments are written once;
/// several small ones become a larger one now and then. What is newer than all segments (the tail) is searched by
/// reading it.
package enum SearchIndex {
    /// The form of the index, and the rules by which texts become terms. An index of any other version is made again.
    static let version: UInt64 = 1

    /// Sizes that make the index quick; small ones let tests see all of it with few messages.
    package struct Limits: Sendable {
        /// The number of messages outside of segments that a search reads; this many are merged into a segment.
        package var tail = 512
        /// The number of segments of similar size that are merged into one.
        var fanIn = 8
        /// The most messages of a segment. As bits they fit into a page, and so does what is stored for any term.
        var segment = 32_000
        /// The messages of one block of a segment's list of messages.
        var messageBlock = 128
        /// The most bytes of a block of terms: with its envelope and the header of liblmdb one page.
        var termBlock = 4074
        /// The number of messages that a build step reads.
        var step = 4096
        /// The number of records that a build step of the index of names reads.
        var names = 2048

        /// As they are for people.
        package static let standard = Limits()
    }

    /// The range of message numbers in the segments.
    struct Extent: Equatable {
        /// Messages below this number are not in it yet: it is being made, from the newest down.
        var low: UInt64
        /// Messages from this number on are the tail.
        var high: UInt64

        /// True if it contains everything below the tail.
        var isWhole: Bool { low <= 1 }

        func holds(_ id: MessageID) -> Bool { id.rawValue >= low && id.rawValue < high }
    }
}

extension RecordError {
    /// A part of the index is not what was written.
    static func damagedIndex(_ reason: String) -> RecordError { .damaged(table: "search", reason: reason) }
}
