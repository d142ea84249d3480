import Messenger
import TerminalDOM

/// The path of a file that is being typed, or that was pasted or dropped on the terminal.
struct PathCompletion: Equatable {
    /// The characters from its beginning to the cursor. At the beginning of the text, they include the blanks before it.
    let range: Range<Int>
    /// The path as it's typed so far, maybe in quotes. Files that were dropped together are all in it.
    let typed: String
    /// True if it's all that was pasted last.
    let isPasted: Bool

    /// Linux allows no longer path.
    private static let mostInPath = 4096

    /// The path before the cursor; nil if there's none.
    ///
    /// - Parameters:
    ///   - text: the text in the field.
    ///   - begun: the offset of a path that was begun to attach a file. There, a slash or a tilde alone begins one.
    ///   - pasted: the paths that were pasted last. Behind words, they're found together.
    init?(in text: EditableText, begun: Int? = nil, pasted: PastedPaths? = nil) {
        guard text.selection == nil else { return nil }
        let before = text.characters[..<text.cursor]
        let whole = before.firstIndex { !$0.isWhitespace }.flatMap { Self.isPath(before[$0...]) ? $0 : nil }
        let paste = pasted?.start(in: text)
        guard let start = whole ?? Self.start(in: before, begun: begun) ?? paste ?? Self.lastStart(in: before),
            !text.tokens.contains(where: { $0.range.overlaps(start..<text.cursor) })
        else { return nil }
        let path = String(before[start...])
        range = (whole == nil ? start : 0)..<text.cursor
        isPasted = paste == start
        typed = if let pasted, pasted.inField == path { pasted.whole } else { path }
    }

    /// The offset of the path that was begun; nil if there's none on the line.
    private static func start(in text: ArraySlice<Character>, begun: Int?) -> Int? {
        guard let begun, text.indices.contains(begun) else { return nil }
        let path = text[begun...]
        guard path.first == "/" || path.first == "~", !path.contains(where: \.isNewline) else { return nil }
        return begun
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

/// The paths that were pasted last. They matter as long as the field has them.
struct PastedPaths: Codable, Equatable, Sendable {
    /// The text as it was pasted, which names the files: the field may have left out some combining marks.
    let whole: String
    /// The text as it's in the field.
    let inField: String
    /// The characters of the field that were pasted.
    private let range: Range<Int>

    /// The paths in a text that is pasted at an offset; nil if it doesn't begin like a path.
    init?(_ text: String, at offset: Int) {
        let blanks = text.prefix(while: \.isWhitespace)
        let paths = String(text[blanks.endIndex...])
        guard PathCompletion.isPath(paths) else { return nil }
        let field = EditableText(paths)
        let start = offset + blanks.count
        whole = paths
        inField = field.text
        range = start..<start + field.characters.count
    }

    /// The offset at which they begin; nil if something else was written since.
    func start(in text: EditableText) -> Int? {
        guard range.upperBound == text.cursor, String(text.characters[range]) == inField else { return nil }
        return range.lowerBound
    }
}
