package import Messenger

/// Converts the Markdown that the user types to styled text.
///
/// CommonMark with `~~strikethrough~~` and `||spoilers||`, read as in a chat:
/// - A line break is one, and the number of blank lines is kept.
/// - HTML, entities, link definitions, underlined headings, and indented code are plain text.
/// - Web addresses are links (``Messenger/StyledText/init(findingLinksIn:)``).
///
/// Nothing that was typed is lost: markup around nothing, such as an empty list item, is text.
package struct MarkdownConverter: MarkupReader {
    /// Creates a converter.
    package init() {}

    /// Returns the text of `markdown` with its styles. Text without markup stays as it is, with the spaces around it.
    package func styledText(from markdown: String) -> StyledText {
        guard markdown.mayHaveMarkdown else { return StyledText(findingLinksIn: markdown) }
        let source = MarkdownSource(markdown.harmlessText)
        guard let document = MarkdownDocument(source.text) else { return StyledText(findingLinksIn: markdown) }
        var walk = MarkdownWalk(source)
        walk.visit(document.root)
        let styled = walk.finished()
        // Only markup, around nothing.
        return styled.plain.allSatisfy(\.isWhitespace) ? StyledText(findingLinksIn: markdown) : styled
    }
}
