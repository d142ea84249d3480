/// Text on one or several lines, with one or several roles.
///
/// A line that doesn't fit ends with an ellipsis. To break text into several lines, use ``wrap(_:limit:beside:)``.
public struct Text<Action>: View {
    private var content: TextContent

    /// Creates text with the role of the enclosing node.
    public init(_ text: String) { content = TextContent(spans: [Span(text)]) }

    /// Creates text from spans with their own roles.
    public init(_ spans: [Span]) { content = TextContent(spans: spans) }

    /// The node that draws the view.
    public var node: Node<Action> { Node(.text(content)) }

    /// Returns the text broken into lines, of which it shows at most `limit`.
    ///
    /// - Parameter columns: the columns at the end of the first line that stay free for something in front of the text.
    public func wrap(_ wrapping: Wrapping = .word, limit: Int? = nil, beside columns: Int = 0) -> Text {
        with {
            $0.wrapping = wrapping; $0.lineLimit = limit; $0.beside = max(0, columns)
        }
    }

    /// Returns the text aligned within its columns.
    public func align(_ alignment: HorizontalAlignment) -> Text { with { $0.alignment = alignment } }

    /// Returns the text with another part of a long line cut off, or without an ellipsis there.
    public func truncate(_ truncation: Truncation, ellipsis: Bool = true) -> Text {
        with {
            $0.truncation = truncation; $0.hasEllipsis = ellipsis
        }
    }

    private func with(_ change: (inout TextContent) -> Void) -> Text {
        var copy = self
        change(&copy.content)
        return copy
    }
}
