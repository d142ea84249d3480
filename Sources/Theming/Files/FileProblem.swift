/// What is wrong with a file that somebody wrote: where, what was found, and what was perhaps meant.
///
/// The part that is wrong is skipped and the rest of the file holds.
public struct FileProblem: Error, Equatable, Hashable, Sendable {
    /// The file, as a path for people; `nil` when it is about no file, such as a theme that does not exist.
    public let file: String?
    /// The place in it, `nil` when it is about the whole file.
    public let position: SourcePosition?
    /// What is wrong, as the beginning of a sentence without its end: "unknown role `chatlist.row`".
    public let message: String
    /// The valid name that is nearest to what was found.
    public let suggestion: String?

    /// A problem of these parts. Control characters in them, which come from the file, are made harmless.
    public init(file: String?, position: SourcePosition? = nil, message: String, suggestion: String? = nil) {
        self.file = file
        self.position = position
        self.message = harmless(message, limit: 300)
        self.suggestion = suggestion.map { harmless($0, limit: 80) }
    }
}

extension FileProblem: CustomStringConvertible {
    /// One line as compilers write it: `themes/mine.toml:3:5: unknown role “chatlist.row”: did you mean …?`
    public var description: String {
        var text = ""
        if let file { text += harmless(file, limit: 300) + ":" }
        if let position { text += "\(position.line):\(position.column):" }
        if !text.isEmpty { text += " " }
        text += message
        if let suggestion { text += ": did you mean `\(suggestion)`?" }
        return text
    }
}

/// `text` without what a terminal would obey or what turns its direction, and not longer than `limit` characters.
func harmless(_ text: String, limit: Int) -> String {
    var result = ""
    for character in text.prefix(limit) {
        for scalar in character.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
    return text.dropFirst(limit).isEmpty ? result : result + "…"
}

/// A name from a file as messages show it.
func quoted(_ name: String) -> String { "`" + harmless(name, limit: 60) + "`" }
