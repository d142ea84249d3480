import Messenger

/// Builds a styled text from left to right: collapses white space as pages do, sets blocks apart, and keeps runs free of
/// the white space around them.
///
/// Spaces and line breaks are only noted, and written before the text that follows them. So none is left at the ends of
/// the text, of a line or of a run.
struct StyledTextBuilder {
    private var bytes: [UInt8] = []
    private var runs: [StyleRun] = []
    private var open: [OpenStyle] = []
    /// The number of open styles that already cover text.
    private var started = 0
    private var lineBreaks = 0
    private var space = false
    private var isAtCodeStart = false

    /// The most styles over one place. Markup that means something stays far below.
    private static let maximumOpen = 48

    private struct OpenStyle {
        var style: TextStyle
        var start: Int
    }

    /// True if nothing was written yet.
    var isEmpty: Bool { bytes.isEmpty }

    /// The number of bytes written.
    var count: Int { bytes.count }

    /// True if `style` covers the next text.
    func isOpen(_ style: TextStyle) -> Bool { open.contains { $0.style == style } }

    /// Lays `style` over what follows, unless very many lie there already; gives how many styles that were.
    mutating func begin(_ style: TextStyle) -> Int {
        guard open.count < Self.maximumOpen else { return 0 }
        open.append(OpenStyle(style: style, start: 0))
        return 1
    }

    /// Ends the `count` styles that were begun last.
    mutating func end(_ count: Int) {
        for _ in 0..<count {
            guard let last = open.popLast() else { return }
            // What was never written under has no place.
            guard started > open.count else { continue }
            started = open.count
            runs.append(StyleRun(start: last.start, length: bytes.count - last.start, style: last.style))
        }
    }

    /// Starts the next text at least `lines` lines below.
    mutating func breakLine(_ lines: Int = 1) { lineBreaks = max(lineBreaks, lines) }

    /// Starts the next text one more line below, up to two blank lines.
    mutating func addLineBreak() { lineBreaks = min(lineBreaks + 1, max(lineBreaks, 3)) }

    /// Lines of code begin: blank lines before the first are left out.
    mutating func beginCode() {
        breakLine()
        isAtCodeStart = true
    }

    /// Lines of code end: blank lines after the last are left out.
    mutating func endCode() {
        lineBreaks = 1
        isAtCodeStart = false
    }

    /// Writes text in which white space of any length is one space.
    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.allSatisfy({ $0.isPrintable || $0.isWhitespace }) else {
            var harmless = String(decoding: text, as: UTF8.self).harmlessText
            harmless.withUTF8 { appendCollapsing($0) }
            return
        }
        appendCollapsing(text)
    }

    /// Writes text in which white space of any length is one space.
    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Writes text in which every space counts; line breaks, too, when it is `lines` of code.
    mutating func appendLiterally(_ text: UnsafeBufferPointer<UInt8>, lines: Bool) {
        guard text.allSatisfy({ $0.isPrintable || $0 == UInt8(ascii: "\n") }) else {
            var harmless = String(decoding: text, as: UTF8.self).harmlessText
            harmless.withUTF8 { appendLines($0, lines: lines) }
            return
        }
        appendLines(text, lines: lines)
    }

    /// The text. What is still open ends here.
    consuming func finished() -> StyledText {
        end(open.count)
        return StyledText(String(decoding: bytes, as: UTF8.self), runs: runs)
    }

    private mutating func appendCollapsing(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < text.count {
            if text[index].isWhitespace {
                space = true
                index += 1
                continue
            }
            let start = index
            while index < text.count, !text[index].isWhitespace { index += 1 }
            write(text[start..<index])
        }
    }

    private mutating func appendLines(_ text: UnsafeBufferPointer<UInt8>, lines: Bool) {
        var index = 0
        while index < text.count {
            if text[index] == UInt8(ascii: "\n") {
                if !lines { space = true } else if !isAtCodeStart { lineBreaks += 1 }
                index += 1
                continue
            }
            let start = index
            while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
            write(text[start..<index])
        }
    }

    private mutating func write(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
        if !bytes.isEmpty {
            if lineBreaks > 0 {
                bytes.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: lineBreaks))
            } else if space {
                bytes.append(UInt8(ascii: " "))
            }
        }
        lineBreaks = 0
        space = false
        isAtCodeStart = false
        while started < open.count {
            open[started].start = bytes.count
            started += 1
        }
        bytes.append(contentsOf: text)
    }
}

extension UInt8 {
    /// White space as HTML has it.
    fileprivate var isWhitespace: Bool {
        self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
    }

    /// True if it is a character by itself with no effect on the screen.
    fileprivate var isPrintable: Bool { (0x20...0x7E).contains(self) }
}
