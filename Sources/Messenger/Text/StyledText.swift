/// Text with styles: plain text, and runs that may nest and overlap.
package struct StyledText: Codable, Equatable, Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text without markup, which is searched, copied, and counted.
    package var plain: String
    /// The styles, sorted by start; of runs with the same start, the longer one is first.
    package var runs: [StyleRun]

    /// Creates a text from `plain` and `runs` in any order. Runs that aren't within the text or don't lie on scalar
    /// boundaries are left out.
    package init(_ plain: String, runs: [StyleRun] = []) {
        self.plain = plain
        self.runs = runs.isEmpty ? [] : StyledText.ordered(runs, within: plain)
    }

    /// Creates a text without styles.
    package init(stringLiteral value: String) { self.init(value) }

    /// The empty text.
    package static let empty = StyledText("")

    /// True if there is no text.
    package var isEmpty: Bool { plain.isEmpty }

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

/// A style on a part of a text.
package struct StyleRun: Codable, Equatable, Hashable, Sendable {
    /// The start in UTF-8 bytes.
    package var start: Int
    /// The length in UTF-8 bytes.
    package var length: Int
    /// The style of the run.
    package var style: TextStyle

    /// Creates a run of `length` UTF-8 bytes from `start`.
    package init(start: Int, length: Int, style: TextStyle) {
        self.start = start
        self.length = length
        self.style = style
    }

    /// The end in UTF-8 bytes.
    package var end: Int { start + length }
}

/// A style or meaning of a part of a text.
package enum TextStyle: Codable, Equatable, Hashable, Sendable {
    /// Bold.
    case bold
    /// Italic.
    case italic
    /// Underlined.
    case underline
    /// Strikethrough.
    case strikethrough
    /// Inline code.
    case code
    /// A code block, with its language if specified.
    case codeBlock(language: String?)
    /// A quotation; quotations may nest.
    case quote
    /// A heading; level 1 is the highest.
    case heading(level: Int)
    /// A list item at a depth, where 0 is the outermost, with a number in an ordered list. The text contains no bullet.
    case listItem(depth: Int, number: Int?)
    /// A link to an address.
    case link(String)
    /// A mention.
    case mention(Mention)
    /// An emoji in the text; `name` is its name as typed.
    case emoji(name: String)
    /// The source of a formula, as a block or inline.
    case maths(isBlock: Bool)
    /// A secret, covered until the user reveals it.
    case secret
    /// A color, by name, from those that the sender can choose.
    case coloured(String)
}

/// The target of a mention.
package enum Mention: Codable, Equatable, Hashable, Sendable {
    /// The user.
    case me
    /// A member of the group.
    case member(MemberID)
    /// A contact.
    case contact(ContactID)
    /// Everyone in the chat.
    case everyone
    /// A person or thing that the store doesn't know, by the service's identifier.
    case remote(RemoteID)
}
