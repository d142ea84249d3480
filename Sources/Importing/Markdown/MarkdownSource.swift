import Messenger

/// Markdown as the parser gets it.
///
/// Web addresses are replaced by placeholders, so that nothing in them is markup. A *guard* keeps the parser from taking
/// something for markup that isn't in a chat. Both are noncharacters, which harmless text doesn't contain; to the parser,
/// they are letters.
struct MarkdownSource {
    /// The text for the parser.
    let text: String
    /// The addresses that placeholders stand for.
    private let addresses: [String]

    /// The first of 16 digits.
    private static let digits: UInt32 = 0xFDD0
    private static let start: UInt32 = 0xFDE0
    private static let end: UInt32 = 0xFDE1
    private static let guardScalar: UInt32 = 0xFDEF

    /// Prepares harmless text for the parser.
    init(_ typed: String) {
        let bytes = Array(typed.utf8)
        var addresses: [String] = []
        var ranges = Self.addresses(in: bytes)[...]
        let guarded = Self.guardedPlaces(in: bytes)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if let range = ranges.first, range.lowerBound == index {
                output += Self.placeholder(addresses.count)
                addresses.append(String(decoding: bytes[range], as: UTF8.self))
                ranges.removeFirst()
                index = range.upperBound
                continue
            }
            if guarded.contains(index) { output += Self.utf8(Self.guardScalar) }
            output.append(bytes[index])
            if Self.isGuarded(bytes, at: index) { output += Self.utf8(Self.guardScalar) }
            index += 1
        }
        text = String(decoding: output, as: UTF8.self)
        self.addresses = addresses
    }

    /// A part of a text that the parser returned.
    enum Piece: Equatable {
        case text(String)
        case address(String)
    }

    /// Returns a text of the parser with the addresses instead of their placeholders.
    func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = []
        var plain = String.UnicodeScalarView()
        var number: Int?
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case Self.start:
                if !plain.isEmpty { pieces.append(.text(String(plain))) }
                plain = .init()
                number = 0
            case Self.end:
                if let number, addresses.indices.contains(number) { pieces.append(.address(addresses[number])) }
                number = nil
            default:
                if let known = number {
                    number = known * 16 + Int(scalar.value) - Int(Self.digits)
                } else if scalar.isHarmless || scalar == "\n" {
                    plain.append(scalar)
                }
            }
        }
        if !plain.isEmpty { pieces.append(.text(String(plain))) }
        return pieces
    }

    /// Returns a text of the parser as it was typed.
    func restored(_ text: String) -> String {
        pieces(of: text).map { piece in
            switch piece {
            case .text(let text), .address(let text): text
            }
        }.joined()
    }

    private static func placeholder(_ number: Int) -> [UInt8] {
        let digits = String(number, radix: 16).compactMap(\.hexDigitValue).map { Self.digits + UInt32($0) }
        return ([start] + digits + [end]).flatMap(utf8)
    }

    private static func utf8(_ scalar: UInt32) -> [UInt8] {
        [UInt8(0xE0 | scalar >> 12), UInt8(0x80 | scalar >> 6 & 0x3F), UInt8(0x80 | scalar & 0x3F)]
    }

    /// The web addresses, except those that are the target of a link already.
    private static func addresses(in bytes: [UInt8]) -> [Range<Int>] {
        StyledText.addresses(in: bytes, isMarkdown: true).filter { !isTarget($0, in: bytes) }
    }

    private static func isTarget(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }
        return switch byte(range.lowerBound - 1) {
        case UInt8(ascii: "("):
            byte(range.lowerBound - 2) == UInt8(ascii: "]") && byte(range.lowerBound - 3) != UInt8(ascii: "\\")
        case UInt8(ascii: "<"):
            byte(range.upperBound) == UInt8(ascii: ">") && byte(range.lowerBound - 2) != UInt8(ascii: "\\")
        default: false
        }
    }

    /// True if a guard follows the byte: HTML, entities, and link definitions are plain text.
    private static func isGuarded(_ bytes: [UInt8], at index: Int) -> Bool {
        guard index + 1 < bytes.count else { return false }
        let next = bytes[index + 1]
        let isLetter = (0x41...0x5A).contains(next & 0xDF)
        return switch bytes[index] {
        case UInt8(ascii: "<"):
            (isLetter || [UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(next))
                && !StyledText.isAddress(bytes, at: index + 1)
        case UInt8(ascii: "&"): isLetter || next == UInt8(ascii: "#")
        case UInt8(ascii: "]"): next == UInt8(ascii: ":")
        default: false
        }
    }

    /// The places of guards at the beginning of lines: before what would make a heading of the line above, such as the dashes
    /// above a signature, and before a `>` that begins a face and no quote.
    private static func guardedPlaces(in bytes: [UInt8]) -> Set<Int> {
        let (space, mark) = (UInt8(ascii: " "), UInt8(ascii: ">"))
        var places: Set<Int> = []
        var isBelowText = false
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            var rest = line.drop { $0 == space }
            while rest.first == mark {
                let inner = rest.dropFirst()
                if let next = inner.first, next != space, next != mark {
                    places.insert(rest.startIndex)
                    break
                }
                rest = inner.drop { $0 == space }
            }
            if isBelowText, let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "="),
                rest.drop(while: { $0 == first }).allSatisfy({ $0 == space })
            {
                places.insert(rest.startIndex)
            }
            isBelowText = !rest.isEmpty
        }
        return places
    }
}
