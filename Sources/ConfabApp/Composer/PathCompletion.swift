import Messenger
import TerminalDOM

/// The path of a file that is being typed, or that was pasted or dropped on the terminal.
struct PathCompletion: Equatable {
    /// The characters from its beginning to the cursor.
    let range: Range<Int>
    /// The path as it's typed so far, maybe in quotes. Files that were dropped together are all in it.
    var typed: String

    /// A longer text isn't taken for one with nothing but paths.
    private static let mostCharacters = 16_000
    /// Linux allows no longer path.
    private static let mostInPath = 4096
    /// The bytes that a path can begin with, because nothing else is quick enough for each character at every key.
    private static let beginnings = Array("~./f'\"".utf8)

    /// The path before the cursor; nil if there's none.
    init?(in text: EditableText) {
        guard text.selection == nil else { return nil }
        let before = text.characters[..<text.cursor]
        guard let start = Self.start(in: before),
            !text.tokens.contains(where: { $0.range.overlaps(start..<text.cursor) })
        else { return nil }
        range = start..<text.cursor
        typed = String(before[start...])
    }

    /// The offset at which the path begins: that of the text if it begins with one, else that of the last one.
    private static func start(in text: ArraySlice<Character>) -> Int? {
        let isWhole = text.count <= mostCharacters && isPath(text)
        if isWhole { return 0 }
        let end = text.suffix(mostInPath)
        let start = end.indices.last { index in
            text[index].utf8.first.map(beginnings.contains) == true
                && (index == 0 || text[index - 1].isWhitespace) && isPath(end[index...])
        }
        // It's on the line of the cursor, or there's none.
        return start.flatMap { end[$0...].contains(where: \.isNewline) ? nil : $0 }
    }

    /// True if the text begins like a path.
    static func isPath(_ text: String) -> Bool { isPath(Array(text.prefix(mostCharacters))[...]) }

    /// True if the text begins like a path. A slash alone begins the name of a command.
    private static func isPath(_ text: ArraySlice<Character>) -> Bool {
        // Short, because this runs for many characters at every key.
        let beginning = String(text.prefix(8))
        if text.first == "'" || text.first == "\"" {
            let quoted = beginning.dropFirst()
            return quoted.hasPathPrefix("/") || quoted.hasPathPrefix("~/")
        }
        if ["~/", "./", "../", "file:/"].contains(where: { beginning.hasPathPrefix($0) }) { return true }
        // Two slashes stand for the first slash of a message.
        guard beginning.hasPathPrefix("/"), !beginning.hasPathPrefix("//") else { return false }
        let word = String(text.prefix { !$0.isWhitespace })
        return Substring(word.utf8.dropFirst()).hasSlash
    }
}

/// A path that was pasted, and of which the field left out some combining marks.
struct ShortenedPath: Codable, Equatable, Sendable {
    /// The path as it was pasted, which names the file.
    let whole: String
    /// The path as it's in the field.
    let inField: String

    init(_ path: String) {
        whole = path
        inField = EditableText(path).text
    }
}
