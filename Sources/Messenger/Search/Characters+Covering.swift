extension [Range<Int>] {
    /// Returns the ranges merged where they touch, in order, and extended to whole characters (grapheme clusters) of
    /// `text`.
    func coveringCharacters(of text: String) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for range in sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            let known = result.last?.upperBound ?? 0
            // A range inside of the last extended one needs no further work. Finding the boundaries of a very long
            // character is slow, and it can contain very many matches.
            if let last = result.last, range.lowerBound <= last.upperBound {
                guard range.upperBound > last.upperBound else { continue }
                result[result.count - 1] = last.lowerBound..<text.endOfCharacter(range.upperBound, after: known)
            } else {
                result.append(
                    text.startOfCharacter(
                        range.lowerBound, after: known)..<text.endOfCharacter(range.upperBound, after: known))
                // The character can start within the previous range.
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
    /// Returns the start of the character that contains the byte at `offset`, as an offset in UTF-8 bytes.
    ///
    /// - Parameter known: an earlier offset between two characters. Without it, a string examines all flags before
    ///   `offset`.
    fileprivate func startOfCharacter(_ offset: Int, after known: Int) -> Int {
        if isBetweenASCII(offset) { return offset }
        let place = utf8.index(startIndex, offsetBy: offset)
        guard place < endIndex else { return offset }
        let near = self[utf8.index(startIndex, offsetBy: known)...]
        return utf8.distance(from: startIndex, to: near.index(before: near.index(after: place)))
    }

    /// Returns the end of the character that `offset` splits; `offset` itself if it splits none.
    fileprivate func endOfCharacter(_ offset: Int, after known: Int) -> Int {
        if isBetweenASCII(offset) { return offset }
        let place = utf8.index(startIndex, offsetBy: offset)
        guard place < endIndex else { return offset }
        let near = self[utf8.index(startIndex, offsetBy: known)...]
        let end = near.index(after: place)
        return near.index(before: end) == place ? offset : utf8.distance(from: startIndex, to: end)
    }

    /// Returns true if no character spans `offset`, because there is ASCII on both sides and no line feed after it.
    private func isBetweenASCII(_ offset: Int) -> Bool {
        let bytes = utf8.span
        guard offset > 0, offset < bytes.count else { return true }
        return bytes[offset - 1] < 0x80 && bytes[offset] < 0x80 && bytes[offset] != 0x0A
    }
}
