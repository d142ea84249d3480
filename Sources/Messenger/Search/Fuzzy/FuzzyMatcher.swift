/// Compares many names with one pattern; what it needs for that it takes once.
///
/// Every word of the pattern is laid into the name so that it is worth most: letters at the beginnings of words and letters
/// that stand together count more, letters left out between them less. The words are looked for independently of each
/// other, so their order does not count.
public struct FuzzyMatcher: Sendable {
    /// What is looked for.
    public let pattern: FuzzyPattern
    /// Scalars of a name behind so many are not looked at.
    public static let nameLimit = 256

    private let words: [[UInt32]]
    private let wordBytes: [[UInt8]]
    private let table = CharacterTable.shared
    /// The name that is being looked at, and what a letter at each place is worth.
    private var name: [UInt32] = []
    private var bonuses: [Int32] = []
    /// For each letter of a word (a row of ``nameLimit``) and each place the most points up to there, the letter standing there.
    private var points: [Int32] = []

    private static let impossible = Int32.min / 2

    /// Looks for `pattern`.
    public init(_ pattern: FuzzyPattern) {
        self.pattern = pattern
        words = pattern.words.map { $0.unicodeScalars.map(\.value) }
        wordBytes = pattern.words.map { Array($0.utf8) }
        name.reserveCapacity(Self.nameLimit)
        bonuses.reserveCapacity(Self.nameLimit)
        let rows = words.map(\.count).max() ?? 0
        points = [Int32](repeating: Self.impossible, count: rows * Self.nameLimit)
    }

    /// How well a folded name fits; nil when it does not. An empty pattern fits everything. Nothing is allocated.
    public mutating func score(_ folded: Span<UInt8>) -> FuzzyScore? {
        // Most names do not fit, which the bytes alone tell.
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

    /// How well `text` fits, and which of its letters were meant; nil when it does not.
    public mutating func match(_ text: String) -> FuzzyMatch? {
        let folded = FoldedText(text)
        guard let score = score(folded.bytes.span) else { return nil }
        // Where each scalar of the name begins in the folded bytes.
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

    /// Takes a name apart into scalars, and says what each is worth.
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

    /// Lays a word into the name: fills ``points``, and gives the place of its last letter where it is worth most; nil when
    /// it does not fit.
    private mutating func lay(_ index: Int) -> Int? {
        // Taken out meanwhile, so that it is written where it is.
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
        // Before `start` the row's letter cannot stand, and nothing is kept there.
        var start = 0
        for row in word.indices {
            let letter = word[row]
            let base = row * Self.nameLimit
            let above = base - Self.nameLimit
            var gap = Self.impossible
            var first: Int?
            for place in start..<name.count {
                // The letter before it, with at least one left out between.
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

    /// Where the letters of a word stand that was laid last.
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
