/// A text in the form that searches compare, without case, accents, and width. It maps every byte to its source, so
/// matches can be shown in the original text.
package struct FoldedText: Equatable, Sendable {
    /// The folded text in UTF-8. It contains no 0 bytes.
    package let bytes: [UInt8]
    /// For each byte of ``bytes``, the start of its character in the original text, in UTF-8 bytes, followed by the
    /// length of the original text; `nil` if all offsets are the same.
    let sources: [Int32]?

    /// Creates the folded form of `text`.
    package init(_ text: String) {
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

    /// The folded text as a string.
    package var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Returns the source of a range of folded bytes, in UTF-8 bytes of the original text. It consists of whole
    /// scalars, and a removed mark belongs to the letter before it.
    package func source(of range: Range<Int>) -> Range<Int> {
        guard let sources else { return range }
        let start = Int(sources[range.lowerBound])
        guard range.lowerBound < range.upperBound else { return start..<start }
        // If a letter was folded to several, each of them stands for the whole letter.
        let last = sources[range.upperBound - 1]
        var end = range.upperBound
        while sources[end] == last { end += 1 }
        return start..<Int(sources[end])
    }

    /// Returns the ranges of `wanted` in ``bytes``, in order and without overlaps.
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
    /// Returns the first offset of `wanted` at or after `start`; `nil` if there is none or `wanted` is empty.
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
