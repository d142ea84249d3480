package import Messenger

/// Converts the Markdown that the user types to styled text.
///
/// CommonMark with `~~strikethrough~~` and `||spoilers||`, read as in a chat:
/// - A line break is one, and the number of blank lines is kept.
/// - A quote or a list item ends at a line without a mark.
/// - HTML, entities, link definitions, underlined headings, and indented code are plain text.
/// - An ordered list keeps its numbers: if they don't go on by one, or if it's a single line (“5. May”), it's text.
/// - Web addresses are links (``Messenger/StyledText/init(findingLinksIn:)``).
/// - Nothing in the name of somebody who is mentioned is markup. In code, a mention is text.
///
/// No letter that was typed is lost, except for the title of a link: markup around nothing, such as an empty list item, is
/// text.
package struct MarkdownConverter: MarkupReader {
    /// Creates a converter.
    package init() {}

    /// Returns the text of `markdown` with its styles. Text without markup stays as it is, with the spaces around it.
    package func styledText(from markdown: StyledText) -> StyledText {
        guard markdown.plain.mayHaveMarkdown else { return StyledText(findingLinksIn: markdown) }
        let source = MarkdownSource(markdown)
        guard let document = MarkdownDocument(source.text) else { return StyledText(findingLinksIn: markdown) }
        var walk = MarkdownWalk(source)
        walk.visit(document.root)
        let styled = walk.finished()
        // Markup around nothing is text, and so is everything in which nothing is styled or escaped.
        let isPlain = styled.runs.allSatisfy(\.isMention) && !markdown.plain.utf8.contains(UInt8(ascii: "\\"))
        return isPlain || styled.plain.allSatisfy(\.isWhitespace) ? StyledText(findingLinksIn: markdown) : styled
    }
}
