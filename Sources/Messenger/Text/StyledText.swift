/// Text with styles: the plain text, and runs over it that may nest and overlap.
public struct StyledText: Codable, Equatable, Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text without any markup; what is searched, copied and counted.
    public var plain: String
    /// The styles, by where they begin; of those that begin together the longer first.
    public var runs: [StyleRun]

    /// `plain` with `runs`, in any order; a run that does not lie within the text on whole characters' bytes is left out.
    public init(_ plain: String, runs: [StyleRun] = []) {
        self.plain = plain
        self.runs = runs.isEmpty ? [] : StyledText.ordered(runs, within: plain)
    }

    /// Text without styles.
    public init(stringLiteral value: String) { self.init(value) }

    /// No text.
    public static let empty = StyledText("")

    /// Whether there is no text.
    public var isEmpty: Bool { plain.isEmpty }

    private static func ordered(_ runs: [StyleRun], within plain: String) -> [StyleRun] {
        let utf8 = plain.utf8
        let length = utf8.count
        func isBoundary(_ offset: Int) -> Bool {
            offset == length || utf8[utf8.index(utf8.startIndex, offsetBy: offset)] & 0xC0 != 0x80
        }
        return runs.filter {
            $0.start >= 0 && $0.length > 0 && $0.start <= length && $0.length <= length - $0.start
                && isBoundary($0.start) && isBoundary($0.end)
        }.sorted { $0.start != $1.start ? $0.start < $1.start : $0.length > $1.length }
    }
}

/// A style over a part of a text.
public struct StyleRun: Codable, Equatable, Hashable, Sendable {
    /// Where it begins, in bytes of UTF-8.
    public var start: Int
    /// How long it is, in bytes of UTF-8.
    public var length: Int
    /// What it is.
    public var style: TextStyle

    /// `style` over `length` bytes of UTF-8 from `start`.
    public init(start: Int, length: Int, style: TextStyle) {
        self.start = start
        self.length = length
        self.style = style
    }

    /// Where it ends, in bytes of UTF-8.
    public var end: Int { start + length }
}

/// What a part of a text is.
public enum TextStyle: Codable, Equatable, Hashable, Sendable {
    /// Strong.
    case bold
    /// Emphasised.
    case italic
    /// Underlined.
    case underline
    /// Struck through.
    case strikethrough
    /// Code within a line.
    case code
    /// Lines of code; the language when it is named.
    case codeBlock(language: String?)
    /// Something someone else said; quotes may nest.
    case quote
    /// A heading, 1 the highest.
    case heading(level: Int)
    /// A list entry, 0 the outermost; a number when the list is ordered. The text holds no bullet.
    case listItem(depth: Int, number: Int?)
    /// Leads to an address.
    case link(String)
    /// Names someone.
    case mention(Mention)
    /// An emoji that the text names; `name` is the name it was written with.
    case emoji(name: String)
    /// Source of a formula; a block when it stands by itself.
    case maths(isBlock: Bool)
    /// Hidden until it is asked for.
    case secret
    /// One of the colours that the sender may choose, by name.
    case coloured(String)
}

/// Whom a text names.
public enum Mention: Codable, Equatable, Hashable, Sendable {
    /// The user.
    case me
    /// A member of the group.
    case member(MemberID)
    /// A contact.
    case contact(ContactID)
    /// Everyone in the chat.
    case everyone
    /// Someone or something whom the store does not know, by the service's name.
    case remote(RemoteID)
}
