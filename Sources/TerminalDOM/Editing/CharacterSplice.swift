/// A replacement of characters that keeps each element of the array one character.
///
/// An inserted combining mark joins the character before it, and a deletion can join those around it, or separate them, as with
/// flags. Only the characters around the change are looked at.
struct CharacterSplice {
    /// The characters to be replaced.
    var range: Range<Int>
    /// The new characters.
    var replacement: [Character]
    /// The offset behind the inserted text, in the new characters.
    var end: Int

    /// The replacement of `range` by `added`.
    init(replacing range: Range<Int>, of characters: [Character], with added: [Character]) {
        let left = max(0, range.lowerBound - 1)
        let head = String(characters[left..<range.lowerBound]) + String(added)
        let headLength = head.unicodeScalars.count
        var reach = 1
        while true {
            let right = min(characters.count, range.upperBound + reach)
            let joined = Array(head + String(characters[range.upperBound..<right]))
            let starts = Self.starts(of: joined)
            if let sync = Self.firstCommonBoundary(
                of: characters[range.upperBound..<right], after: headLength, starts, isAtEnd: right == characters.count)
            {
                self.range = left..<sync.old
                replacement = Array(joined[..<sync.new])
                // Behind the character that has the last scalar of the inserted text.
                end = left + (starts.firstIndex { $0 >= headLength } ?? joined.count)
                keepFirst(of: characters, before: range.lowerBound)
                return
            }
            reach *= 2
        }
    }

    /// The offsets of characters in scalars, and of the end.
    private static func starts(of characters: [Character]) -> [Int] {
        var length = 0
        return characters.map { character in
            defer { length += character.unicodeScalars.count }
            return length
        } + [length]
    }

    /// The first boundary of the characters that follow a change that is one of the new characters, too. From there on, all
    /// boundaries are: they depend on nothing before it.
    private static func firstCommonBoundary(
        of following: ArraySlice<Character>, after length: Int, _ starts: [Int], isAtEnd: Bool
    ) -> (old: Int, new: Int)? {
        var place = length
        var new = 0
        for old in following.startIndex...following.endIndex {
            while new < starts.count, starts[new] < place { new += 1 }
            // The end of the part that is looked at is one only if nothing follows.
            if old == following.endIndex { return isAtEnd ? (old, starts.count - 1) : nil }
            if starts[new] == place { return (old, new) }
            place += following[old].unicodeScalars.count
        }
        return nil
    }

    /// Leaves out the character before the change if it stays as it is.
    private mutating func keepFirst(of characters: [Character], before start: Int) {
        guard range.lowerBound < start, let first = replacement.first,
            first.unicodeScalars.elementsEqual(characters[range.lowerBound].unicodeScalars)
        else { return }
        range = range.lowerBound + 1..<range.upperBound
        replacement.removeFirst()
    }
}
