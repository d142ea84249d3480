/// Text on one line or on several, in one role or in several.
///
/// On one line it is cut with an ellipsis where it does not fit; see ``wrap(_:limit:)`` for several.
public struct Text<Action>: View {
    private var content: TextContent

    /// Plain text.
    public init(_ text: String) { content = TextContent(spans: [Span(text)]) }

    /// Text of several roles.
    public init(_ spans: [Span]) { content = TextContent(spans: spans) }

    /// What it is drawn as.
    public var node: Node<Action> { Node(.text(content)) }

    /// The same text, broken into lines, at most `limit` of them.
    public func wrap(_ wrapping: Wrapping = .word, limit: Int? = nil) -> Text {
        with {
            $0.wrapping = wrapping; $0.lineLimit = limit
        }
    }

    /// The same text, aligned within its columns.
    public func align(_ alignment: HorizontalAlignment) -> Text { with { $0.alignment = alignment } }

    /// The same text, cut at another end, or with another ellipsis, or with none.
    public func truncate(_ truncation: Truncation, ellipsis: Character? = "…") -> Text {
        with {
            $0.truncation = truncation; $0.ellipsis = ellipsis
        }
    }

    private func with(_ change: (inout TextContent) -> Void) -> Text {
        var copy = self
        change(&copy.content)
        return copy
    }
}
