extension SearchQuery {
    /// Whether all phrases stand in `text`.
    public func matches(_ text: String) -> Bool {
        if phrases.isEmpty { return true }
        let words = SearchWord.words(of: text)
        return phrases.allSatisfy { !$0.places(in: words).isEmpty }
    }

    /// Where the words that are searched for stand in `text`, in bytes of UTF-8, in order and apart from each other.
    public func hits(in text: String) -> [Range<Int>] {
        let words = SearchWord.words(of: text)
        var hits: [Range<Int>] = []
        for range in phrases.flatMap({ $0.places(in: words) }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = hits.last, range.lowerBound <= last.upperBound {
                hits[hits.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                hits.append(range)
            }
        }
        return hits
    }
}

extension SearchQuery.Phrase {
    /// Where its words stand side by side among `text`.
    func places(in text: [SearchWord]) -> [Range<Int>] {
        guard let last = words.last, text.count >= words.count else { return [] }
        var places: [Range<Int>] = []
        for start in 0...(text.count - words.count) {
            let candidate = text[start..<start + words.count]
            let isHere = zip(words.dropLast(), candidate).allSatisfy { $0 == $1.folded }
            guard isHere, let end = candidate.last else { continue }
            if isPrefix ? end.folded.hasPrefix(last) : end.folded == last {
                places.append(text[start].source.lowerBound..<end.source.upperBound)
            }
        }
        return places
    }
}
