import Messenger

/// Markdown as the parser gets it.
///
/// Web addresses and the like are replaced by placeholders, so that nothing in them is markup. A *guard* keeps the parser from taking
/// something for markup that isn't in a chat. Both are noncharacters, which harmless text doesn't contain; to the parser,
/// they are letters.
struct MarkdownSource {
    /// The text for the parser.
    let text: String
    private let separated: SeparatedLines
    /// The text that placeholders stand for.
    private let replaced: [Piece]

    /// The first of 16 digits.
    private static let digits: UInt32 = 0xFDD0
    private static let start: UInt32 = 0xFDE0
    private static let end: UInt32 = 0xFDE1
    private static let guardScalar: UInt32 = 0xFDEF

    /// Prepares a typed text for the parser.
    init(_ typed: StyledText) {
        let typed = typed.harmlessParts
        let bytes = Array(typed.plain.utf8)
        var replaced: [Piece] = []
        var mentions = typed.mentionRuns[...]
        var ranges = Self.addresses(in: bytes).filter { !typed.hasMention(in: $0) }[...]
        let guarded = Self.guardedPlaces(in: bytes)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if let mention = mentions.first, mention.start == index {
                output += Self.placeholder(replaced.count)
                replaced.append(.mention(String(decoding: bytes[index..<mention.end], as: UTF8.self), mention.style))
                mentions.removeFirst()
                index = mention.end
                continue
            }
            if let range = ranges.first, range.lowerBound == index {
                output += Self.placeholder(replaced.count)
                replaced.append(.address(String(decoding: bytes[range], as: UTF8.self)))
                ranges.removeFirst()
                index = range.upperBound
                continue
            }
            if Self.isOnlyText(bytes, at: index) {
                output += Self.placeholder(replaced.count)
                replaced.append(.text(String(decoding: bytes[index...index], as: UTF8.self)))
                index += 1
                continue
            }
            if guarded.contains(index) { output += Self.utf8(Self.guardScalar) }
            output.append(bytes[index])
            if Self.isGuarded(bytes, at: index) { output += Self.utf8(Self.guardScalar) }
            index += 1
        }
        separated = SeparatedLines(output)
        text = String(decoding: Array(separated.lines.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
        self.replaced = replaced
    }

    /// A part of a text that the parser returned.
    enum Piece: Equatable {
        case text(String)
        case address(String)
        case mention(String, TextStyle)
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
                if let number, replaced.indices.contains(number) { pieces.append(replaced[number]) }
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

    /// Returns the numbers of the typed lines of a block, counted from 1.
    func lines(of block: MarkdownNode) -> ClosedRange<Int> { separated.typed(block.lines) }

    /// Returns the number and its mark, such as `5. `, with which an item of an ordered list begins; nil if there's none.
    func mark(of item: MarkdownNode) -> (number: Int, text: String)? {
        let place = item.place
        guard separated.lines.indices.contains(place.line - 1) else { return nil }
        let line = separated.lines[place.line - 1].dropFirst(place.column - 1)
        let digits = line.prefix { (0x30...0x39).contains($0) }
        guard let mark = line.dropFirst(digits.count).first, let number = Int(String(decoding: digits, as: UTF8.self))
        else { return nil }
        return (number, String(decoding: digits + [mark], as: UTF8.self) + " ")
    }

    /// Returns a text of the parser as it was typed.
    func restored(_ text: String) -> String {
        pieces(of: text).map { piece in
            switch piece {
            case .text(let text), .address(let text), .mention(let text, _): text
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

    /// True for the sign in `2*3*4`, and for the arm of `¯\\_(ツ)_/¯`.
    private static func isOnlyText(_ bytes: [UInt8], at index: Int) -> Bool {
        guard index > 0, index + 1 < bytes.count else { return false }
        let (before, next) = (bytes[index - 1], bytes[index + 1])
        let digits: ClosedRange<UInt8> = 0x30...0x39
        return switch bytes[index] {
        case UInt8(ascii: "*"): digits.contains(before) && digits.contains(next)
        // The last byte of the macron.
        case UInt8(ascii: "\\"): before == 0xAF && next == UInt8(ascii: "_")
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

    /// Quotes and lists within more than so many others are text: the parser's time grows with their depth on every line.
    private static let mostNesting = 32

    /// The place in a line behind so many marks of quotes and items; nil if there are fewer.
    private static func place(in line: ArraySlice<UInt8>, atDepth depth: Int) -> Int? {
        let space = UInt8(ascii: " ")
        var rest = line.drop { $0 == space }
        for _ in 0..<depth {
            guard let first = rest.first else { return nil }
            let number = rest.prefix { (0x30...0x39).contains($0) }
            let end = number.endIndex
            if first == UInt8(ascii: ">") || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*")].contains(first) {
                rest = rest.dropFirst()
            } else if !number.isEmpty, end < rest.endIndex,
                rest[end] == UInt8(ascii: ".") || rest[end] == UInt8(ascii: ")")
            {
                rest = rest[(end + 1)...]
            } else {
                return nil
            }
            rest = rest.drop { $0 == space }
        }
        return rest.startIndex
    }

    /// The places of guards at the beginning of lines: before what would make a heading of the line above, such as the dashes
    /// above a signature, and before a `>` that begins a face and no quote.
    private static func guardedPlaces(in bytes: [UInt8]) -> Set<Int> {
        let (space, mark) = (UInt8(ascii: " "), UInt8(ascii: ">"))
        var places: Set<Int> = []
        var isBelowText = false
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if let tooDeep = place(in: line, atDepth: mostNesting) { places.insert(tooDeep) }
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

extension StyledText {
    /// The text without the characters that could harm, and with mentions only.
    fileprivate var harmlessParts: StyledText {
        var parts: [StyledText] = []
        var place = 0
        for run in mentionRuns {
            parts.append(StyledText(slice(from: place, to: run.start).plain.harmlessText))
            let name = slice(from: run.start, to: run.end).plain.harmlessText
            parts.append(StyledText(name, runs: [StyleRun(start: 0, length: name.utf8.count, style: run.style)]))
            place = run.end
        }
        parts.append(StyledText(slice(from: place, to: plain.utf8.count).plain.harmlessText))
        return StyledText(joining: parts)
    }
}
