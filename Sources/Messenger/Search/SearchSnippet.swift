/// A one-line excerpt of a text around a match.
package struct SearchSnippet: Codable, Equatable, Hashable, Sendable {
    /// The excerpt on one line, with `…` where text was left out.
    package var text: String
    /// The matches in the excerpt, as ranges of UTF-8 bytes, in order and without overlaps.
    package var hits: [Range<Int>]

    /// Creates a snippet.
    package init(_ text: String, hits: [Range<Int>]) {
        self.text = text
        self.hits = hits
    }

    /// Creates an excerpt of about `length` characters around the first match of `query` in `text`, or of the beginning
    /// of `text` if there is no match. The result is harmless: see ``Swift/String/harmlessName``.
    package init(of text: String, _ query: SearchQuery, length: Int = 160) {
        self.init(of: text, hits: query.hits(in: text), length: length)
    }

    /// Creates an excerpt of the searched text of `message`. Secrets stay covered, even where they match.
    package init(of message: Message, _ query: SearchQuery, length: Int = 160) {
        let text = message.searchedText
        let hits = query.hits(in: text)
        let secrets = message.content.text.runs.filter { $0.style == .secret }.map { $0.start..<$0.end }
        guard !secrets.isEmpty else {
            self.init(of: text, hits: hits, length: length)
            return
        }
        // Matches cover whole characters, so the loop meets both of their ends.
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

    /// Creates a snippet of one `part` of `text` on one line, with the `hits` in that part.
    private init(_ text: String, _ part: SnippetPart, _ hits: [Range<Int>]) {
        var line = ""
        var shown: [Range<Int>] = []
        var place = part.range.lowerBound
        func append(to end: Int) {
            guard end > place else { return }
            let words = text.bytes(place..<end).harmlessWords
            // Merges spaces where two pieces meet, and skips spaces at the beginning of the line.
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

/// The part of a text that a snippet shows, in UTF-8 bytes.
private struct SnippetPart {
    /// The text without surrounding whitespace.
    var whole: Range<Int>
    /// The part to show.
    var range: Range<Int>

    /// The maximum number of bytes per character on average. Normal text has fewer, and this keeps characters with a
    /// thousand marks from filling the line.
    private static let bytesPerCharacter = 16
    /// The maximum distance from a cut to the space at which the text is cut instead.
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

        // A third of the characters is before the match for context, and the rest is the match and the text after it.
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
            // A single character that is longer than the whole snippet.
            var cut = min(offset(start) + length * Self.bytesPerCharacter, whole.upperBound)
            while cut < whole.upperBound, text.utf8.span[cut] & 0xC0 == 0x80 { cut -= 1 }
            range = offset(start)..<cut
        }
    }
}

extension String {
    /// Returns the text in `range`, in UTF-8 bytes on scalar boundaries.
    fileprivate func bytes(_ range: Range<Int>) -> String {
        let start = utf8.index(startIndex, offsetBy: range.lowerBound)
        return String(self[start..<utf8.index(start, offsetBy: range.count)])
    }
}
