package import Messenger

/// The reader of Markdown. The program around the app brings it before the first frame; without one, text stays as it was
/// typed.
package struct Markdown: Sendable {
    /// Longer texts take too long to be read between two frames, so they're read when they're sent.
    static let mostAtOnce = 4_000
    /// The bytes of the longest text that is read at once, whatever its characters are.
    static let mostBytesAtOnce = 4 * mostAtOnce

    private let reader: (any MarkupReader)?

    /// Text as it's typed.
    package static let none = Markdown(reader: nil)

    /// Creates a value with a reader.
    package init(_ reader: any MarkupReader) { self.init(reader: reader) }

    private init(reader: (any MarkupReader)?) { self.reader = reader }

    /// Returns a typed text with its styles.
    func styledText(from typed: StyledText) -> StyledText {
        reader?.styledText(from: typed) ?? StyledText(findingLinksIn: typed)
    }
}

extension Markdown: Equatable {
    /// There is one reader in a program.
    package static func == (left: Markdown, right: Markdown) -> Bool { (left.reader == nil) == (right.reader == nil) }
}

/// A reader isn't a value, so a recording doesn't have it, and a replay brings its own.
extension Markdown: Codable {
    package init(from decoder: any Decoder) { self = .none }
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(reader != nil)
    }
}

extension Shared {
    /// True if Markdown is read only when the text is sent.
    func isReadLater(_ typed: StyledText) -> Bool {
        let bytes = typed.plain.utf8.count
        return options.markdown && bytes > Markdown.mostAtOnce
            && (bytes > Markdown.mostBytesAtOnce || typed.plain.count > Markdown.mostAtOnce)
    }

    /// Returns a typed text as it is sent.
    func styledText(from typed: StyledText) -> StyledText {
        options.markdown && !isReadLater(typed)
            ? markdown.styledText(from: typed) : StyledText(findingLinksIn: typed)
    }
}
