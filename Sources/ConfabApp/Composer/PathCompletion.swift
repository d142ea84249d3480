import Messenger
import TerminalDOM

/// The path of a file that is being typed, or the paths of files that were pasted or dropped on the terminal.
struct PathCompletion: Equatable {
    /// Where it stands, which decides what Enter does.
    enum Origin: Equatable {
        /// It begins the text, or Ctrl-O began it: Enter attaches its file, and asks if there's none.
        case alone
        /// It was just pasted behind words: Enter attaches its files if they are there.
        case pasted
        /// It was typed behind words: Enter sends the message.
        case typed
    }

    /// The characters from its beginning to the cursor. At the beginning of the text, they include the blanks before it.
    let range: Range<Int>
    /// The path as it's typed so far, maybe in quotes. Files that were dropped together are all in it.
    let typed: String
    let origin: Origin
    /// True if it's all that was pasted last.
    let isPasted: Bool

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
        let pasted = paste?.range(in: before)
        let first = before.firstIndex { !$0.isWhitespace } ?? before.endIndex
        let start: Int
        var original: String?
        if let begun = Self.start(in: before, begun: begun) {
            start = begun
            origin = .alone
        } else if let paste, let pasted, paste.isOffered(at: pasted, in: before) {
            start = pasted.lowerBound
            origin = start == first ? .alone : .pasted
            original = paste.original + String(before[pasted.upperBound...])
        } else if Self.isPath(before[first...]) {
            start = first
            origin = .alone
        } else if let last = Self.lastStart(in: before), paste?.isDeclined != true || pasted?.contains(last) != true {
            start = last
            origin = .typed
        } else {
            return nil
        }
        let range = (start == first ? 0 : start)..<text.cursor
        if text.tokens.contains(where: { $0.range.overlaps(range) }) { return nil }
        self.range = range
        typed = original ?? String(before[start...])
        isPasted = original != nil
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
        if text.first == "'" || text.first == "\"" {
            let quoted = beginning.dropFirst()
            return ["/", "~/", "file:/"].contains { quoted.hasPathPrefix($0) }
        }
        if ["~/", "./", "../", "file:/"].contains(where: { beginning.hasPathPrefix($0) }) { return true }
        // Two slashes stand for the first slash of a message.
        guard beginning.hasPathPrefix("/"), !beginning.hasPathPrefix("//") else { return false }
        let word = String(text.prefix(mostInPath).prefix { !$0.isWhitespace })
        return Substring(word.utf8.dropFirst()).hasSlash
    }
}
