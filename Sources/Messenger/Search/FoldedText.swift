/// A text as searches compare it: whatever its case, accents and width. Every byte of it knows where it comes from, so that
/// what was found in it can be shown in the text itself.
public struct FoldedText: Equatable, Sendable {
    /// The folded text, in UTF-8. No byte of it is 0.
    public let bytes: [UInt8]
    /// For each byte of ``bytes`` where its character begins in the text, in bytes of UTF-8, and at the end the length of
    /// the text; nil where every byte stands where it stood.
    let sources: [Int32]?

    /// Folds `text`.
    public init(_ text: String) {
        let table = CharacterTable.shared
        let source = text.utf8.span
        let signs = table.asciiSigns.span
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count)
        var offset = 0
        while offset < source.count, source[offset] < 0x80, signs[Int(source[offset])] != 0 {
            bytes.append(signs[Int(source[offset])])
            offset += 1
        }
        guard offset < source.count else {
            self.bytes = bytes
            sources = nil
            return
        }
        var sources = bytes.indices.map { Int32(truncatingIfNeeded: $0) }
        while offset < source.count {
            let (scalar, width) = source.scalar(at: offset)
            Folding.append(scalar, table[scalar], table, to: &bytes)
            while sources.count < bytes.count { sources.append(Int32(truncatingIfNeeded: offset)) }
            offset += width
        }
        sources.append(Int32(truncatingIfNeeded: offset))
        self.bytes = bytes
        self.sources = sources
    }

    /// The folded text.
    public var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Where the folded bytes in `range` stand in the text itself, in bytes of UTF-8: whole characters; a mark that was left
    /// out belongs to the letter before it.
    public func source(of range: Range<Int>) -> Range<Int> {
        guard let sources else { return range }
        let start = Int(sources[range.lowerBound])
        guard range.lowerBound < range.upperBound else { return start..<start }
        // Of a letter that became two, either stands for both.
        let last = sources[range.upperBound - 1]
        var end = range.upperBound
        while sources[end] == last { end += 1 }
        return start..<Int(sources[end])
    }

    /// Where `wanted` stands in ``bytes``, in order and apart from each other.
    func places(of wanted: [UInt8]) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var start = 0
        while let place = bytes.span.firstPlace(of: wanted.span, from: start) {
            places.append(place..<place + wanted.count)
            start = place + wanted.count
        }
        return places
    }
}

extension Span<UInt8> {
    /// Where `wanted`, which is not empty, stands first at or behind `start`.
    func firstPlace(of wanted: Span<UInt8>, from start: Int = 0) -> Int? {
        guard !wanted.isEmpty, count - start >= wanted.count else { return nil }
        let first = wanted[0]
        for place in start...count - wanted.count where self[place] == first {
            var length = 1
            while length < wanted.count, self[place + length] == wanted[length] { length += 1 }
            if length == wanted.count { return place }
        }
        return nil
    }
}
