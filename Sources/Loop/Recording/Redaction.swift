/// Makes texts unreadable without changing where anything is on the screen.
///
/// A letter becomes `x` or `X`, a digit `0`, everything that is two columns wide `口`; spaces, line breaks and ASCII
/// punctuation stay. So the number of characters, their widths and the places where lines break are the same, and
/// neither words nor the secrets of links are left.
public struct Redaction: Sendable {
    /// How many columns a character takes.
    public let width: @Sendable (Character) -> Int
    private let isForSecrets: Bool

    /// A redaction that keeps the columns that `width` gives for each character.
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

    /// `text` made unreadable.
    public func callAsFunction(_ text: String) -> String { String(text.map(redacted)) }

    private func redacted(_ character: Character) -> Character {
        if isForSecrets { return "x" }
        if character.isASCII, !character.isLetter, !character.isNumber { return character }
        switch width(character) {
        case 2: return "口"
        case 1: return character.isNumber ? "0" : character.isUppercase ? "X" : "x"
        // Marks and controls that take no column of their own say nothing.
        default: return character
        }
    }
}

/// What holds texts that a recording must not give away: actions, and what a session starts with.
public protocol Redactable {
    /// The same with every text made unreadable by `redaction`; numbers stay.
    func redacted(by redaction: Redaction) -> Self
}

extension Recording where Start: Redactable, Action: Redactable {
    /// The recording with all texts made unreadable.
    public func redacted(by redaction: Redaction) -> Recording {
        var copy = self
        copy.header.isRedacted = true
        copy.header.start = header.start.redacted(by: redaction)
        copy.entries = entries.map { Entry(at: $0.at, action: $0.action.redacted(by: redaction)) }
        return copy
    }
}
