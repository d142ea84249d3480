/// A redaction that makes texts unreadable without changing the layout of the screen.
///
/// Letters become `x` or `X`, digits `0`, and characters of two columns `口`. Spaces, line breaks, and ASCII punctuation
/// stay. This keeps the number of characters, their widths, and the line breaks, but no words and no secrets in links.
public struct Redaction: Sendable {
    /// A function that returns the number of columns of a character.
    public let width: @Sendable (Character) -> Int
    private let isForSecrets: Bool

    /// Creates a redaction that keeps the column counts that `width` returns.
    public init(width: @escaping @Sendable (Character) -> Int) {
        self.width = width
        isForSecrets = false
    }

    private init() {
        width = { _ in 1 }
        isForSecrets = true
    }

    /// A redaction for passwords: every character becomes `x`.
    public static let secrets = Redaction()

    /// Returns `text` made unreadable.
    public func callAsFunction(_ text: String) -> String { String(text.map(redacted)) }

    private func redacted(_ character: Character) -> Character {
        if isForSecrets { return "x" }
        if character.isASCII, !character.isLetter, !character.isNumber { return character }
        switch width(character) {
        case 2: return "口"
        case 1: return character.isNumber ? "0" : character.isUppercase ? "X" : "x"
        // Marks and controls without a column of their own reveal nothing.
        default: return character
        }
    }
}

/// A type with texts that a recording must not reveal, such as an action or the start of a session.
public protocol Redactable {
    /// Returns a copy with every text made unreadable. Numbers stay.
    func redacted(by redaction: Redaction) -> Self
}

extension Recording where Start: Redactable, Action: Redactable {
    /// Returns the recording with all texts made unreadable.
    public func redacted(by redaction: Redaction) -> Recording {
        var copy = self
        copy.header.isRedacted = true
        copy.header.start = header.start.redacted(by: redaction)
        copy.entries = entries.map { Entry(at: $0.at, action: $0.action.redacted(by: redaction)) }
        return copy
    }
}
