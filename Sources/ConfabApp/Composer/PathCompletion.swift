import Messenger
import TerminalDOM

/// The path of a file that is being typed, or the paths of files that were pasted or dropped on the terminal.
struct PathCompletion: Equatable {
    /// Where the path is in the text. ``Composer/sendsDespite(_:_:)`` and ``Composer/submitPath(_:_:)`` decide by it what
    /// Enter does.
    enum Origin: Equatable {
        /// It begins the text, or Ctrl-O began it.
        case alone
        /// It was just pasted behind words.
        case pastedBehindWords
        /// It was typed behind words.
        case typedBehindWords
    }

    /// The characters from its beginning to the cursor. At the beginning of the text, they include the blanks before it.
    let range: Range<Int>
    /// The path as it's typed so far, maybe in quotes. Files that were dropped together are all in it.
    let typed: String
    let origin: Origin
    /// True if it ends with what was pasted last.
    let endsInPaste: Bool

    /// Linux allows no longer path.
    private static let mostInPath = 4096

    /// The path before the cursor; nil if there's none.
    ///
    /// - Parameters:
    ///   - text: the text in the field.
    ///   - begun: the offset of a path that was begun to attach a file. There, a slash or a tilde alone begins one.
    ///   - paste: the paths that were pasted last.
    init?(in text: EditableText, begun: Int? = nil, paste: PathPaste? = nil) {
        guard text.selection == nil else { return nil }
        let before = text.characters[..<text.cursor]
        let first = before.firstIndex { !$0.isWhitespace } ?? before.endIndex
        // A path that is there to be attached.
        let alone = Self.start(in: before, begun: begun) ?? (Self.isPath(before[first...]) ? first : nil)
        let start: Int
        if let paste, paste.isOffered(in: before),
            !Self.continuesWord(at: paste.range.lowerBound, in: before, isPath: alone != nil)
        {
            let place = paste.range.lowerBound
            start = alone.flatMap { Self.namesPaths(before, from: $0, to: place) ? $0 : nil } ?? place
            origin = start == first || start == alone ? .alone : .pastedBehindWords
            typed = String(before[start..<place]) + paste.original + String(before[paste.range.upperBound...])
            endsInPaste = true
        } else if let alone {
            start = alone
            origin = .alone
            typed = String(before[start...])
            endsInPaste = false
        } else if let last = Self.lastStart(in: before),
            paste?.isDeclined != true || paste?.range.contains(last) != true
        {
            start = last
            origin = .typedBehindWords
            typed = String(before[start...])
            endsInPaste = false
        } else {
            return nil
        }
        range = (start == first ? 0 : start)..<text.cursor
        if text.tokens.contains(where: { $0.range.overlaps(range) }) { return nil }
    }

    /// True if what was pasted is the rest of an address, such as `ada@host:/tmp`, or of a path that is there to be attached.
    private static func continuesWord(at offset: Int, in text: ArraySlice<Character>, isPath: Bool) -> Bool {
        let start = text[..<offset].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? text.startIndex
        let word = String(text[start..<offset])
        if word.contains("@") && word.hasSuffix(":") || word.contains("://") { return true }
        return isPath && !word.isEmpty && Self.isPath(text[start...])
    }

    /// True if only paths are between the two offsets, which a pasted path then joins.
    private static func namesPaths(_ text: ArraySlice<Character>, from start: Int, to end: Int) -> Bool {
        start < end && end - start <= mostInPath && PastedPath.namesPaths(String(text[start..<end]))
    }

    /// The offset of the path that was begun; nil if there's none on the line.
    private static func start(in text: ArraySlice<Character>, begun: Int?) -> Int? {
        guard let begun, text.indices.contains(begun) else { return nil }
        let path = text[begun...].drop(while: \.isWhitespace)
        guard path.first == "/" || path.first == "~", !path.contains(where: \.isNewline) else { return nil }
        return path.startIndex
    }

    /// The offset of the last path on the line, behind a blank; nil if there's none.
    private static func lastStart(in text: ArraySlice<Character>) -> Int? {
        for index in text.suffix(mostInPath).indices.reversed() {
            // By bytes, because nothing else is quick enough for each character at every key.
            guard let byte = text[index].utf8.first else { continue }
            if lineBreaks.contains(byte) { return nil }
            if canBegin(with: byte), index > 0, text[index - 1].isWhitespace, isPath(text[index...]) { return index }
        }
        return nil
    }

    private static let lineBreaks = UInt8(ascii: "\n")...UInt8(ascii: "\r")

    /// True for the first byte of a path.
    private static func canBegin(with byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "f"), UInt8(ascii: "'"),
            UInt8(ascii: "\""):
            true
        default: false
        }
    }

    /// True if the text begins like a path.
    static func isPath(_ text: String) -> Bool { isPath(Array(text.prefix(mostInPath))[...]) }

    /// True if the text begins like a path. A slash alone begins the name of a command.
    private static func isPath(_ text: ArraySlice<Character>) -> Bool {
        guard let byte = text.first?.utf8.first, canBegin(with: byte) else { return false }
        let beginning = String(text.prefix(8))
        if text.first == "'" || text.first == "\"" { return PastedPath.beginsPath(String(beginning.dropFirst())) }
        guard beginning.hasPathPrefix("/") else { return PastedPath.beginsPath(beginning) }
        // Two slashes stand for the first slash of a message.
        guard !beginning.hasPathPrefix("//") else { return false }
        let word = String(text.prefix(mostInPath).prefix { !$0.isWhitespace })
        return Substring(word.utf8.dropFirst()).hasSlash
    }
}
