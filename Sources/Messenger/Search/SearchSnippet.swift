/// A part of a text around what was found in it, for one line.
public struct SearchSnippet: Codable, Equatable, Hashable, Sendable {
    /// The part, on one line; `…` where something was left out.
    public var text: String
    /// Where the words that were searched for stand in it, in bytes of UTF-8, in order and apart from each other.
    public var hits: [Range<Int>]

    /// A part of a text.
    public init(_ text: String, hits: [Range<Int>]) {
        self.text = text
        self.hits = hits
    }

    /// The part of `text` around the first words that `query` finds, about `length` characters; its beginning when the query
    /// has no words. Harmless: see ``Swift/String/harmlessName``.
    public init(of text: String, _ query: SearchQuery, length: Int = 160) {
        self.init(of: text, hits: query.hits(in: text), length: length)
    }

    /// The part of what is searched of `message`. What its sender has covered stays covered, found or not.
    public init(of message: Message, _ query: SearchQuery, length: Int = 160) {
        let text = message.searchedText
        let hits = query.hits(in: text)
        let secrets = message.content.text.runs.filter { $0.style == .secret }.map { $0.start..<$0.end }
        guard !secrets.isEmpty else {
            self.init(of: text, hits: hits, length: length)
            return
        }
        // Hits cover whole characters, so each end of one is met.
        var covered = ""
        var places: [Int: Int] = [:]
        var offset = 0
        for character in text {
            places[offset] = covered.utf8.count
            let isSecret = secrets.contains { $0.contains(offset) }
            covered += isSecret ? String(character).covered : String(character)
            offset += character.utf8.count
        }
        places[offset] = covered.utf8.count
        self.init(
            of: covered, hits: hits.map { (places[$0.lowerBound] ?? 0)..<(places[$0.upperBound] ?? 0) }, length: length)
    }

    private init(of text: String, hits: [Range<Int>], length: Int) {
        self.init(text, SnippetPart(of: text, around: hits.first, length: length), hits)
    }

    /// `part` of `text` on one line, with those of `hits` that lie in it.
    private init(_ text: String, _ part: SnippetPart, _ hits: [Range<Int>]) {
        var line = ""
        var shown: [Range<Int>] = []
        var place = part.range.lowerBound
        func append(to end: Int) {
            guard end > place else { return }
            let words = text.bytes(place..<end).harmlessWords
            // Blanks meet where a part ends with one and the next begins with one, and the line begins with none.
            let isAfterBlank = line.isEmpty || line.utf8.last == UInt8(ascii: " ")
            line += isAfterBlank && words.utf8.first == UInt8(ascii: " ") ? words.dropFirst() : words[...]
            place = end
        }
        for hit in hits where hit.upperBound > part.range.lowerBound {
            guard hit.lowerBound < part.range.upperBound else { break }
            append(to: hit.lowerBound)
            let start = line.utf8.count
            append(to: min(hit.upperBound, part.range.upperBound))
            if line.utf8.count > start { shown.append(start..<line.utf8.count) }
        }
        append(to: part.range.upperBound)
        while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
        if part.range.lowerBound > part.whole.lowerBound {
            line = "…" + line
            shown = shown.map { $0.lowerBound + 3..<$0.upperBound + 3 }
        }
        if part.range.upperBound < part.whole.upperBound { line += "…" }
        self.init(line, hits: shown)
    }
}

/// What of a text a snippet shows, in bytes of UTF-8.
private struct SnippetPart {
    /// The text without blanks around it.
    var whole: Range<Int>
    /// What is shown.
    var range: Range<Int>

    /// At most so many bytes a character: what people write has fewer, and characters of a thousand marks fill no line.
    private static let bytesPerCharacter = 16
    /// How far back a cut looks for a blank.
    private static let longestWord = 24

    init(of text: String, around hit: Range<Int>?, length: Int) {
        let utf8 = text.utf8
        let begin = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
        var finish = text.endIndex
        while finish > begin, text[text.character(before: finish)].isWhitespace {
            finish = text.character(before: finish)
        }
        func offset(_ index: String.Index) -> Int { utf8.distance(from: utf8.startIndex, to: index) }
        let middle = hit.map { utf8.index(utf8.startIndex, offsetBy: $0.lowerBound) } ?? begin

        // A third before the hit, so that one sees what it is about, and the rest with it and behind it.
        var start = max(begin, min(middle, finish))
        var blank: String.Index?
        var before = 0
        let bytesBefore = length / 3 * Self.bytesPerCharacter
        while start > begin, before < length / 3 {
            let previous = text.character(before: start)
            guard utf8.distance(from: previous, to: middle) <= bytesBefore else { break }
            if text[previous].isWhitespace { blank = start }
            start = previous
            before += 1
        }
        if start > begin, !text[text.character(before: start)].isWhitespace, let blank,
            text.distance(from: start, to: blank) <= Self.longestWord
        {
            start = blank
        }
        var end = start
        blank = nil
        var count = 0
        while end < finish, count < length {
            let next = text.index(after: end)
            guard utf8.distance(from: start, to: next) <= length * Self.bytesPerCharacter else { break }
            if text[end].isWhitespace { blank = end }
            end = next
            count += 1
        }
        if end < finish, !text[end].isWhitespace, let blank, text.distance(from: blank, to: end) <= Self.longestWord,
            blank > middle
        {
            end = blank
        }
        whole = offset(begin)..<offset(finish)
        range = offset(start)..<offset(end)
        if range.isEmpty, !whole.isEmpty {
            // One character that is longer than all that is shown.
            var cut = min(offset(start) + length * Self.bytesPerCharacter, whole.upperBound)
            while cut < whole.upperBound, text.utf8.span[cut] & 0xC0 == 0x80 { cut -= 1 }
            range = offset(start)..<cut
        }
    }
}

extension String {
    /// What stands in `range`, in bytes of UTF-8 on boundaries of scalars.
    fileprivate func bytes(_ range: Range<Int>) -> String {
        let start = utf8.index(startIndex, offsetBy: range.lowerBound)
        return String(self[start..<utf8.index(start, offsetBy: range.count)])
    }
}
