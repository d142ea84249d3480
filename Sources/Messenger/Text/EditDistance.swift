extension Sequence<String> {
    /// Returns the name that someone who typed `word` probably meant; nil if none is close.
    package func nearest(to word: String) -> String? {
        let word = String(word.prefix(20)).lowercased()
        let near = map { ($0, word.editDistance(to: $0)) }.min { $0.1 < $1.1 }
        return near.flatMap { $0.1 <= Swift.max(1, $0.0.count / 3) ? $0.0 : nil }
    }
}

extension StringProtocol {
    /// Returns the number of letters to insert, delete, replace, or swap with the next one to get to `other`.
    package func editDistance(to other: some StringProtocol) -> Int {
        let (letters, others) = (Array(self), Array(other))
        var previous: [Int] = []
        var row = Array(0...others.count)
        for (index, letter) in letters.enumerated() {
            var next = [index + 1]
            for (place, otherLetter) in others.enumerated() {
                var distance = Swift.min(
                    row[place] + (letter == otherLetter ? 0 : 1), row[place + 1] + 1, next[place] + 1)
                if index > 0, place > 0, letter == others[place - 1], letters[index - 1] == otherLetter {
                    distance = Swift.min(distance, previous[place - 1] + 1)
                }
                next.append(distance)
            }
            (previous, row) = (row, next)
        }
        return row[others.count]
    }
}
