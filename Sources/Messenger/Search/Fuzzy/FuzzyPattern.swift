/// The pattern of a fuzzy search: words separated by spaces, each of which must occur in a name as letters in the same
/// order, anywhere. Case, accents, and width don't matter (``Folding``).
package struct FuzzyPattern: Codable, Equatable, Hashable, Sendable {
    /// The folded words in the order in which they were typed.
    package let words: [String]

    /// The maximum number of scalars of the typed text that are used.
    package static let limit = 64

    /// Creates the pattern of `text`.
    package init(_ text: String) {
        let folded = FoldedText(String(text.unicodeScalars.prefix(Self.limit))).bytes
        words = folded.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    }

    /// True if the pattern has no words, so that it matches everything.
    package var isEmpty: Bool { words.isEmpty }
}

/// The score of a name for a pattern. Better scores compare as less, so that they come first in a sorted list.
package struct FuzzyScore: Codable, Hashable, Sendable, Comparable {
    /// The points; more is better.
    package var points: Int
    /// The length of the name in folded characters. Of two names with equal points, the shorter one is better.
    package var length: Int

    /// Creates a score.
    package init(points: Int, length: Int) {
        self.points = points
        self.length = length
    }

    /// Returns true if `left` is better.
    package static func < (left: FuzzyScore, right: FuzzyScore) -> Bool {
        left.points != right.points ? left.points > right.points : left.length < right.length
    }
}

/// A name that matches a pattern, and the positions of the match.
package struct FuzzyMatch: Codable, Equatable, Sendable {
    /// The score of the match.
    package var score: FuzzyScore
    /// The matched letters, as ranges of UTF-8 bytes in the name. They cover whole characters (grapheme clusters), in
    /// order and without overlaps.
    package var marks: [Range<Int>]

    /// Creates a match.
    package init(score: FuzzyScore, marks: [Range<Int>]) {
        self.score = score
        self.marks = marks
    }
}
