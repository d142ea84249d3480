/// A matcher that compares many names with one pattern, with buffers allocated only once.
///
/// It places each word of the pattern in the name so that it scores highest. Letters at the beginnings of words and
/// consecutive letters score more, and skipped letters reduce the score. The words are placed independently of each
/// other, so their order doesn't matter.
package struct FuzzyMatcher: Sendable {
    /// The pattern to match.
    package let pattern: FuzzyPattern
    /// The maximum number of scalars of a name that are examined.
    package static let nameLimit = 256

    private let words: [[UInt32]]
    private let wordBytes: [[UInt8]]
    private let table = CharacterTable.shared
    /// The name being matched, and the bonus for a match at each position.
    private var name: [UInt32] = []
    private var bonuses: [Int32] = []
    /// For each letter of a word (a row of ``nameLimit`` entries) and each position, the highest score so far with the
    /// letter at that position.
    private var points: [Int32] = []

    private static let impossible = Int32.min / 2

    /// Creates a matcher for `pattern`.
    package init(_ pattern: FuzzyPattern) {
        self.pattern = pattern
        words = pattern.words.map { $0.unicodeScalars.map(\.value) }
        wordBytes = pattern.words.map { Array($0.utf8) }
        name.reserveCapacity(Self.nameLimit)
        bonuses.reserveCapacity(Self.nameLimit)
        let rows = words.map(\.count).max() ?? 0
        points = [Int32](repeating: Self.impossible, count: rows * Self.nameLimit)
    }

    /// Returns the score of a folded name; `nil` if it doesn't match. An empty pattern matches everything. This
    /// allocates nothing.
    package mutating func score(_ folded: Span<UInt8>) -> FuzzyScore? {
        // Most names don't match, and comparing bytes is enough to tell.
        for word in wordBytes where !Self.isSubsequence(word, of: folded) { return nil }
        read(folded)
        var sum = 0
        for index in words.indices {
            guard let end = lay(index) else { return nil }
            sum += Int(points[(words[index].count - 1) * Self.nameLimit + end])
        }
        if words.count == 1, words[0].count == name.count { sum += FuzzyPoints.whole }
        return FuzzyScore(points: sum, length: name.count)
    }

    /// Returns the score of `text` and the matched letters; `nil` if it doesn't match.
    package mutating func match(_ text: String) -> FuzzyMatch? {
        let folded = FoldedText(text)
        guard let score = score(folded.bytes.span) else { return nil }
        // The start of each scalar of the name in the folded bytes.
        var offsets = [0]
        for scalar in name { offsets.append((offsets.last ?? 0) + Self.width(scalar)) }
        var marks: [Range<Int>] = []
        for index in words.indices {
            guard let end = lay(index) else { return nil }
            for place in places(of: words[index], endingAt: end) {
                marks.append(folded.source(of: offsets[place]..<offsets[place + 1]))
            }
        }
        return FuzzyMatch(score: score, marks: marks.coveringCharacters(of: text))
    }

    private static func width(_ scalar: UInt32) -> Int {
        switch scalar {
        case ..<0x80: 1
        case ..<0x800: 2
        case ..<0x10000: 3
        default: 4
        }
    }

    private static func isSubsequence(_ word: [UInt8], of bytes: Span<UInt8>) -> Bool {
        let word = word.span
        var wanted = word[0]
        var next = 1
        for index in bytes.indices where bytes[index] == wanted {
            if next == word.count { return true }
            wanted = word[next]
            next += 1
        }
        return false
    }

    /// Decodes a name into scalars and computes the bonus of each.
    private mutating func read(_ folded: Span<UInt8>) {
        name.removeAll(keepingCapacity: true)
        bonuses.removeAll(keepingCapacity: true)
        var offset = 0
        var previous: FuzzyClass?
        while offset < folded.count, name.count < Self.nameLimit {
            var scalar = UInt32(folded[offset])
            var width = 1
            if scalar >= 0x80 { (scalar, width) = folded.scalar(at: offset) }
            let own = FuzzyClass(scalar, table)
            name.append(scalar)
            bonuses.append(Int32(own.bonus(behind: previous)))
            previous = own
            offset += width
        }
    }

    /// Places a word in the name. Fills ``points`` and returns the position of the word's last letter with the highest
    /// score; `nil` if the word doesn't match.
    private mutating func lay(_ index: Int) -> Int? {
        // Moves the array out of `self`, so that it is modified in place.
        var points: [Int32] = []
        swap(&points, &self.points)
        defer { swap(&points, &self.points) }
        return Self.lay(words[index], name, bonuses, &points)
    }

    private static func lay(
        _ word: [UInt32], _ name: [UInt32], _ bonuses: [Int32], _ points: inout [Int32]
    ) -> Int? {
        let word = word.span
        let name = name.span
        let bonuses = bonuses.span
        var points = points.mutableSpan
        // The row's letter can't be before `start`, so those entries aren't set.
        var start = 0
        for row in word.indices {
            let letter = word[row]
            let base = row * Self.nameLimit
            let above = base - Self.nameLimit
            var gap = Self.impossible
            var first: Int?
            for place in start..<name.count {
                // The previous letter, with at least one skipped letter in between.
                if row > 0, place > start {
                    gap = max(
                        gap + Int32(FuzzyPoints.gapExtension),
                        points[above + place - 2] + Int32(FuzzyPoints.gapStart))
                }
                guard name[place] == letter else {
                    points[base + place] = Self.impossible
                    continue
                }
                if first == nil { first = place }
                let bonus = bonuses[place]
                if row == 0 {
                    points[base + place] = Int32(FuzzyPoints.letter) + bonus * Int32(FuzzyPoints.firstFactor)
                } else {
                    let together = points[above + place - 1] + max(bonus, Int32(FuzzyPoints.consecutive))
                    points[base + place] = Int32(FuzzyPoints.letter) + max(together, gap + bonus)
                }
            }
            guard let first else { return nil }
            start = first + 1
        }
        let last = (word.count - 1) * Self.nameLimit
        var best = start - 1
        for place in start..<name.count where points[last + place] > points[last + best] { best = place }
        return best
    }

    /// Returns the positions of the letters of the word that was placed last.
    private func places(of word: [UInt32], endingAt end: Int) -> [Int] {
        var starts = [0]
        for letter in word {
            starts.append((name[(starts.last ?? 0)...].firstIndex(of: letter) ?? name.count - 1) + 1)
        }
        var places = [end]
        var place = end
        for row in stride(from: word.count - 1, to: 0, by: -1) {
            let above = (row - 1) * Self.nameLimit
            let worth = points[row * Self.nameLimit + place] - Int32(FuzzyPoints.letter)
            let together = points[above + place - 1] + max(bonuses[place], Int32(FuzzyPoints.consecutive))
            if together == worth, name[place - 1] == word[row - 1] {
                place -= 1
            } else {
                let before = stride(from: place - 2, through: starts[row - 1], by: -1).first { before in
                    let gap = Int32(FuzzyPoints.gapStart) + Int32(place - 2 - before) * Int32(FuzzyPoints.gapExtension)
                    return name[before] == word[row - 1] && points[above + before] + gap + bonuses[place] == worth
                }
                place = before ?? place - 1
            }
            places.append(place)
        }
        return places.reversed()
    }
}
