/// What is typed to find something by some of its letters in their order: words apart from each other, each of which must be
/// in a name, wherever it begins. Case, accents and width do not count (``Folding``).
public struct FuzzyPattern: Codable, Equatable, Hashable, Sendable {
    /// The words, folded, in the order in which they were typed.
    public let words: [String]

    /// How many scalars of what is typed are looked at.
    public static let limit = 64

    /// The pattern of `text`.
    public init(_ text: String) {
        let folded = FoldedText(String(text.unicodeScalars.prefix(Self.limit))).bytes
        words = folded.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether nothing is typed: then everything is meant.
    public var isEmpty: Bool { words.isEmpty }
}

/// How well a pattern fits a name: the better compares as the less, so that the best come first when sorted.
public struct FuzzyScore: Codable, Hashable, Sendable, Comparable {
    /// Points: more are better.
    public var points: Int
    /// How long the name is, in folded characters: of two that fit as well the shorter is meant.
    public var length: Int

    /// A score.
    public init(points: Int, length: Int) {
        self.points = points
        self.length = length
    }

    /// Whether `left` fits better.
    public static func < (left: FuzzyScore, right: FuzzyScore) -> Bool {
        left.points != right.points ? left.points > right.points : left.length < right.length
    }
}

/// A name that fits a pattern, and where.
public struct FuzzyMatch: Codable, Equatable, Sendable {
    /// How well.
    public var score: FuzzyScore
    /// The letters that were meant, in bytes of the name's UTF-8: whole characters as people count them, in order and apart
    /// from each other.
    public var marks: [Range<Int>]

    /// A match.
    public init(score: FuzzyScore, marks: [Range<Int>]) {
        self.score = score
        self.marks = marks
    }
}
