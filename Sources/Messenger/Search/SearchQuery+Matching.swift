extension SearchQuery {
    /// Returns true if `text` contains all phrases.
    package func matches(_ text: String) -> Bool {
        if phrases.isEmpty { return true }
        var scan = PhraseScan(phrases)
        var scratch: [UInt8] = []
        SearchWord.forEach(in: text, scratch: &scratch) { folded, source, _ in
            if !scan.isComplete { scan.next(folded, source) { _, _ in } }
        }
        return scan.isComplete
    }

    /// Returns the matches in `text`, as ranges of UTF-8 bytes that cover whole characters (grapheme clusters), in
    /// order and without overlaps.
    package func hits(in text: String) -> [Range<Int>] {
        if phrases.isEmpty { return [] }
        var scan = PhraseScan(phrases)
        var scratch: [UInt8] = []
        var found: [Range<Int>] = []
        SearchWord.forEach(in: text, scratch: &scratch) { folded, source, _ in
            scan.next(folded, source) { start, end in found.append(start..<end) }
        }
        return found.coveringCharacters(of: text)
    }
}

/// A search for phrases in a single pass over the words of a text.
private struct PhraseScan {
    /// A phrase and the state of its search after the last word.
    private struct Progress {
        let words: [[UInt8]]
        let isPrefix: Bool
        /// Bit `n` is set if the first `n + 1` words of the phrase match the last `n + 1` words of the text so far.
        var ended: UInt64 = 0
        var isFound = false
    }

    private var phrases: [Progress]
    private var missing: Int
    /// The start offsets of the last words, in a ring buffer of the length of the longest phrase.
    private var starts: [Int]
    private var count = 0

    init(_ phrases: [SearchQuery.Phrase]) {
        // A phrase without words matches everywhere.
        self.phrases = phrases.filter { !$0.words.isEmpty }.map { phrase in
            Progress(
                words: phrase.words.prefix(SearchQuery.Phrase.limit).map { Array($0.utf8) },
                isPrefix: phrase.isPrefix && phrase.words.count <= SearchQuery.Phrase.limit)
        }
        missing = self.phrases.count
        starts = Array(repeating: 0, count: SearchQuery.Phrase.limit)
    }

    /// True if every phrase was found.
    var isComplete: Bool { missing == 0 }

    /// Processes the next word. Calls `found` with the start and end of each phrase that ends with it.
    mutating func next(_ folded: Span<UInt8>, _ source: Range<Int>, _ found: (Int, Int) -> Void) {
        starts[count % starts.count] = source.lowerBound
        for index in phrases.indices {
            let last = phrases[index].words.count - 1
            var ended: UInt64 = 0
            for place in 0...last where place == 0 || phrases[index].ended & (1 << UInt64(place - 1)) != 0 {
                let isHere = folded.begins(
                    with: phrases[index].words[place], andEnds: place < last || !phrases[index].isPrefix)
                if isHere { ended |= 1 << UInt64(place) }
            }
            phrases[index].ended = ended
            guard ended & (1 << UInt64(last)) != 0 else { continue }
            if !phrases[index].isFound {
                phrases[index].isFound = true
                missing -= 1
            }
            found(starts[(count - last) % starts.count], source.upperBound)
        }
        count += 1
    }
}

extension Span<UInt8> {
    /// Returns true if the bytes begin with `other`, or equal it if `isWhole` is true.
    fileprivate func begins(with other: [UInt8], andEnds isWhole: Bool) -> Bool {
        guard isWhole ? count == other.count : count >= other.count else { return false }
        for place in 0..<other.count where self[place] != other[place] { return false }
        return true
    }
}
