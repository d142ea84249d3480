extension [Range<Int>] {
    /// The ranges put together where they touch, in order, each extended to whole characters of `text` as people count them.
    func coveringCharacters(of text: String) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for range in sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            let known = result.last?.upperBound ?? 0
            // What lies in what was extended before needs no look at its characters: of one that is very long this would be
            // slow, and it may be found in it very often.
            if let last = result.last, range.lowerBound <= last.upperBound {
                guard range.upperBound > last.upperBound else { continue }
                result[result.count - 1] = last.lowerBound..<text.endOfCharacter(range.upperBound, after: known)
            } else {
                result.append(
                    text.startOfCharacter(
                        range.lowerBound, after: known)..<text.endOfCharacter(range.upperBound, after: known))
                // The character may begin within the last range.
                if result.count > 1, result[result.count - 1].lowerBound <= result[result.count - 2].upperBound {
                    let last = result.removeLast()
                    result[result.count - 1] = result[result.count - 1].lowerBound..<last.upperBound
                }
            }
        }
        return result
    }
}

extension String {
    /// Where the character begins in which byte `offset` stands, in bytes of UTF-8.
    ///
    /// - Parameter known: a place before it, between two characters. Without one, a string looks at all flags before `offset`.
    fileprivate func startOfCharacter(_ offset: Int, after known: Int) -> Int {
        if isBetweenASCII(offset) { return offset }
        let place = utf8.index(startIndex, offsetBy: offset)
        guard place < endIndex else { return offset }
        let near = self[utf8.index(startIndex, offsetBy: known)...]
        return utf8.distance(from: startIndex, to: near.index(before: near.index(after: place)))
    }

    /// Where the character ends whose part before byte `offset` stands there; `offset` when none is cut there.
    fileprivate func endOfCharacter(_ offset: Int, after known: Int) -> Int {
        if isBetweenASCII(offset) { return offset }
        let place = utf8.index(startIndex, offsetBy: offset)
        guard place < endIndex else { return offset }
        let near = self[utf8.index(startIndex, offsetBy: known)...]
        let end = near.index(after: place)
        return near.index(before: end) == place ? offset : utf8.distance(from: startIndex, to: end)
    }

    /// Whether no character can reach over byte `offset`: ASCII on both sides, but the two of a line break.
    private func isBetweenASCII(_ offset: Int) -> Bool {
        let bytes = utf8.span
        guard offset > 0, offset < bytes.count else { return true }
        return bytes[offset - 1] < 0x80 && bytes[offset] < 0x80 && bytes[offset] != 0x0A
    }
}
