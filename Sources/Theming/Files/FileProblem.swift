/// A problem in a file that the user wrote, with its position and a suggestion.
///
/// The wrong part is skipped, and the rest of the file applies.
public struct FileProblem: Error, Equatable, Hashable, Sendable {
    /// The path of the file, for people; `nil` if the problem isn't about a file, such as a theme that doesn't exist.
    public let file: String?
    /// The position in the file; `nil` if the problem is about the whole file.
    public let position: SourcePosition?
    /// The problem as the beginning of a sentence, without a final period: "unknown role `chatlist.row`".
    public let message: String
    /// The valid name nearest to the wrong one; `nil` if none is near.
    public let suggestion: String?

    /// Creates a problem from these parts. Control characters from the file are escaped.
    public init(file: String?, position: SourcePosition? = nil, message: String, suggestion: String? = nil) {
        self.file = file
        self.position = position
        self.message = harmless(message, limit: 300)
        self.suggestion = suggestion.map { harmless($0, limit: 80) }
    }
}

extension FileProblem: CustomStringConvertible {
    /// The problem on one line in the format of compilers: ``themes/mine.toml:3:5: unknown role “chatlist.row”: did you
    /// mean …?``
    public var description: String {
        var text = ""
        if let file { text += harmless(file, limit: 300) + ":" }
        if let position { text += "\(position.line):\(position.column):" }
        if !text.isEmpty { text += " " }
        text += message
        if let suggestion { text += ": did you mean “\(suggestion)”?" }
        return text
    }
}

/// Returns at most `limit` characters of `text`, with characters escaped that a terminal could interpret or that change
/// the text direction.
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

/// Returns a name from a file as messages quote it.
func quoted(_ name: String) -> String { "“" + harmless(name, limit: 60) + "”" }
