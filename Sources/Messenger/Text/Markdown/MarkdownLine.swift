/// Writes the text of a block as Markdown: a paragraph, a heading, or an item.
struct MarkdownLine {
    private let bytes: [UInt8]
    private let runs: [StyleRun]
    private let range: Range<Int>
    private let firstBracket: Int
    private var output = ""

    /// Prepares to write a range of a text, whose runs come sorted.
    init(_ bytes: [UInt8], _ runs: [StyleRun], _ range: Range<Int>) {
        self.bytes = bytes
        self.range = range
        firstBracket = bytes[range].firstIndex(of: UInt8(ascii: "[")) ?? range.upperBound
        self.runs = runs.compactMap { run in
            let clipped = (run.start..<run.end).clamped(to: range)
            return clipped.isEmpty || !run.style.hasMarkup
                ? nil : StyleRun(start: clipped.lowerBound, length: clipped.count, style: run.style)
        }
    }

    /// Returns the Markdown.
    consuming func written() -> String {
        write(range, runs, in: [])
        return output
    }

    /// Writes a range with the runs that begin in it.
    private mutating func write(_ range: Range<Int>, _ runs: [StyleRun], in outer: [TextStyle]) {
        var waiting = runs[...]
        var place = range.lowerBound
        while let run = waiting.popFirst() {
            let whole = (max(run.start, place)..<max(run.end, place)).clamped(to: range)
            let part = run.style == .code ? whole : trimmed(whole)
            guard !part.isEmpty, !outer.contains(run.style) else { continue }
            escape(place..<part.lowerBound, in: outer)
            let inner = waiting.prefix { $0.start < part.upperBound }
            waiting.removeFirst(inner.count)
            // A run that begins within this one and ends behind it becomes two.
            let crossing = inner.filter { $0.end > part.upperBound }.map {
                StyleRun(start: part.upperBound, length: $0.end - part.upperBound, style: $0.style)
            }
            if !crossing.isEmpty { waiting = (crossing + waiting).sorted { $0.isOutside($1) }[...] }
            write(part, run.style, Array(inner), in: outer)
            place = part.upperBound
        }
        escape(place..<range.upperBound, in: outer)
    }

    private mutating func write(_ range: Range<Int>, _ style: TextStyle, _ inner: [StyleRun], in outer: [TextStyle]) {
        let nested = outer + [style]
        switch style {
        case .bold: write(range, between: "**", inner, in: nested)
        case .italic:
            let isInWord = isWord(range.lowerBound - 1) || isWord(range.upperBound)
            write(range, between: isInWord ? "*" : "_", inner, in: nested)
        case .strikethrough: write(range, between: "~~", inner, in: nested)
        case .secret: write(range, between: "||", inner, in: nested)
        case .code: writeCode(text(range))
        case .link(let address): writeLink(range, to: address, inner, in: nested)
        default: write(range, inner, in: outer)
        }
    }

    private mutating func write(
        _ range: Range<Int>, between mark: String, _ inner: [StyleRun], in outer: [TextStyle]
    ) {
        output += mark
        write(range, inner, in: outer)
        output += mark
    }

    private mutating func writeCode(_ code: String) {
        let code = code.replacing("\n", with: " ")
        let fence = String(repeating: "`", count: code.longestRun(of: "`") + 1)
        let isPadded =
            code.hasPrefix("`") || code.hasSuffix("`")
            || code.hasPrefix(" ") && code.hasSuffix(" ") && !code.allSatisfy { $0 == " " }
        output += isPadded ? "\(fence) \(code) \(fence)" : fence + code + fence
    }

    private mutating func writeLink(
        _ range: Range<Int>, to address: String, _ inner: [StyleRun], in outer: [TextStyle]
    ) {
        if text(range) == address, isFound(range) {
            output += address
            return
        }
        guard !address.contains(where: \.isNewline) else {
            write(range, inner, in: outer)
            return
        }
        escapeLast("!")
        output += "["
        write(range, inner, in: outer)
        let target = address.replacing("\\", with: "\\\\")
        if address.contains(where: { $0 == " " || $0 == "(" || $0 == ")" }) {
            output += "](<\(target.replacing("<", with: "\\<").replacing(">", with: "\\>"))>)"
        } else {
            output += "](\(target))"
        }
    }

    /// True if the reader finds the address by itself.
    private func isFound(_ link: Range<Int>) -> Bool {
        var end = link.upperBound
        while end < range.upperBound, bytes[end] > 0x20 { end += 1 }
        let start = max(range.lowerBound, link.lowerBound - 1)
        let found = StyledText.addresses(in: Array(bytes[start..<end]), isMarkdown: true)
        return found.first == link.lowerBound - start..<link.upperBound - start
    }

    /// Escapes the character that was written last, if it's this one.
    private mutating func escapeLast(_ character: Character) {
        guard output.last == character else { return }
        output.removeLast()
        output += "\\" + String(character)
    }

    private mutating func escape(_ range: Range<Int>, in outer: [TextStyle]) {
        let escapes = MarkdownEscapes(bytes, self.range, segment: range, in: outer, firstBracket: firstBracket)
        var escaped: [UInt8] = []
        for index in range {
            if escapes.isEscaped(index) { escaped.append(UInt8(ascii: "\\")) }
            escaped.append(bytes[index])
        }
        output += String(decoding: escaped, as: UTF8.self)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// True if a letter or digit is at a byte.
    private func isWord(_ index: Int) -> Bool { range.contains(index) && bytes[index].isWordByte }

    /// The range without the spaces at its ends, which no emphasis may have there.
    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, bytes[start] == 0x20 || bytes[start] == 0x0A { start += 1 }
        while start < end, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0A { end -= 1 }
        return start..<end
    }
}

extension TextStyle {
    /// True if there is Markdown for the style of a part of a line.
    fileprivate var hasMarkup: Bool {
        switch self {
        case .bold, .italic, .strikethrough, .secret, .code, .link: true
        default: false
        }
    }
}

extension UInt8 {
    /// True for a letter, a digit, and a part of a character that isn't ASCII.
    var isWordByte: Bool { (0x30...0x39).contains(self) || (0x41...0x5A).contains(self & 0xDF) || self >= 0x80 }
}
