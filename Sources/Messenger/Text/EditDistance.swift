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
