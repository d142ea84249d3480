/// A text as searches compare it: whatever its case, accents and width. Every byte of it knows where it comes from, so that
/// what was found in it can be shown in the text itself.
public struct FoldedText: Equatable, Sendable {
    /// The folded text, in UTF-8.
    public let bytes: [UInt8]
    /// For each byte of ``bytes`` where its character begins in the text, in bytes of UTF-8, and at the end the length of
    /// the text; nil where every byte stands where it stood.
    let sources: [Int32]?

    /// Folds `text`.
    public init(_ text: String) {
        var bytes: [UInt8] = []
        var sources: [Int32] = []
        bytes.reserveCapacity(text.utf8.count)
        var offset: Int32 = 0
        for scalar in text.unicodeScalars {
            for byte in Folding.fold(scalar) {
                bytes.append(byte)
                sources.append(offset)
            }
            offset += Int32(UTF8.width(scalar))
        }
        sources.append(offset)
        self.bytes = bytes
        self.sources = sources
    }

    /// The folded text.
    public var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Where the folded bytes in `range` stand in the text itself, in bytes of UTF-8; a mark that was left out belongs to
    /// the letter before it.
    public func source(of range: Range<Int>) -> Range<Int> {
        guard let sources else { return range }
        guard range.lowerBound < range.upperBound else {
            return Int(sources[range.lowerBound])..<Int(sources[range.lowerBound])
        }
        return Int(sources[range.lowerBound])..<Int(sources[range.upperBound])
    }
}
