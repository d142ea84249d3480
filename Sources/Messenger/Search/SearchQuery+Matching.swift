extension SearchQuery {
    /// Whether all phrases stand in `text`.
    public func matches(_ text: String) -> Bool {
        if phrases.isEmpty { return true }
        var scan = PhraseScan(phrases)
        var scratch: [UInt8] = []
        SearchWord.forEach(in: text, scratch: &scratch) { folded, source, _ in
            if !scan.isComplete { scan.next(folded, source) { _, _ in } }
        }
        return scan.isComplete
    }

    /// Where the words that are searched for stand in `text`, in bytes of UTF-8, in order and apart from each other; each covers
    /// whole characters as people count them.
    public func hits(in text: String) -> [Range<Int>] {
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

/// Looks for phrases in one pass over the words of a text.
private struct PhraseScan {
    /// A phrase, and how much of it ended at the word that was read last.
    private struct Progress {
        let words: [[UInt8]]
        let isPrefix: Bool
        /// Bit `n`: the first `n + 1` words stand side by side, and the last of them was read last.
        var ended: UInt64 = 0
        var isFound = false
    }

    private var phrases: [Progress]
    private var missing: Int
    /// Where the last words begin, as many as the longest phrase has.
    private var starts: [Int]
    private var count = 0

    init(_ phrases: [SearchQuery.Phrase]) {
        // A phrase without words stands everywhere.
        self.phrases = phrases.filter { !$0.words.isEmpty }.map { phrase in
            Progress(
                words: phrase.words.prefix(SearchQuery.Phrase.limit).map { Array($0.utf8) },
                isPrefix: phrase.isPrefix && phrase.words.count <= SearchQuery.Phrase.limit)
        }
        missing = self.phrases.count
        starts = Array(repeating: 0, count: SearchQuery.Phrase.limit)
    }

    /// Whether each phrase was found.
    var isComplete: Bool { missing == 0 }

    /// Goes on with a word; `found` is called with beginning and end of each phrase that ends with it.
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
    /// Whether it begins with `other`, and whether that is all of it.
    fileprivate func begins(with other: [UInt8], andEnds isWhole: Bool) -> Bool {
        guard isWhole ? count == other.count : count >= other.count else { return false }
        for place in 0..<other.count where self[place] != other[place] { return false }
        return true
    }
}
