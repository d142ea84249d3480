import Messenger
import TerminalDOM

// A preview of the Markdown in the field.
extension Composer {
    /// The most rows for it on a screen of this height.
    static func previewRows(_ size: Size) -> Int { size.isLow ? 0 : size.isShort ? 1 : min(6, size.height / 6) }

    /// Narrower chats leave the columns to the text.
    private static let leastForLabel = 36

    /// The typed text as others will see it; nil if it looks the same.
    func preview(_ shared: Shared) -> StyledText? {
        guard shared.options.markdown, field.characters.count <= Markdown.mostAtOnce else { return nil }
        let typed: StyledText
        switch SlashLine(field.styledText) {
        case .text(let text), .emote(let text): typed = text
        case .command: return nil
        }
        guard !shared.isReadLater(typed), typed.plain.mayHaveMarkdown else { return nil }
        let styled = shared.styledText(from: typed)
        return styled.hasMarkup(in: typed) ? styled : nil
    }

    /// The end of it, above the field.
    func previewBar(_ styled: StyledText, rows: Int, _ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let columns = shared.readingColumns(width: shared.conversationWidth)
        return Row<Action>(spacing: 2) {
            StyledTextView(text: styled.lastLines(rows), env: env).node.map { _ in Action.clicked }.align(nil, .bottom)
                .grow()
            if columns.count >= Self.leastForLabel {
                Text(env.strings.preview()).role(.inputPlaceholder).unshrinkable()
            }
        }
        .role(.composer)
        // Below it is the text in the field, behind the prompt.
        .padding(Insets(left: columns.lowerBound + 3, right: shared.conversationWidth - columns.upperBound + 1))
        .part(.preview, atMost: rows)
    }
}

extension StyledText {
    /// True if something of `typed` was read as markup, and not only as a web address.
    fileprivate func hasMarkup(in typed: StyledText) -> Bool {
        runs.contains(where: \.isMarkup) || runs != StyledText(findingLinksIn: withOnlyMentions).runs
            || !plain.hasSameWords(as: typed.plain)
    }

    /// The last lines of the text.
    fileprivate func lastLines(_ count: Int) -> StyledText {
        let bytes = Array(plain.utf8)
        var start = bytes.count
        for _ in 0..<count {
            guard let lineBreak = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")) else { return self }
            start = lineBreak
        }
        return slice(from: start + 1, to: bytes.count)
    }
}

extension StyleRun {
    /// True if only markup gives the style, which leaves no need to look for web addresses.
    fileprivate var isMarkup: Bool {
        switch style {
        case .link, .mention: false
        default: true
        }
    }
}

extension String {
    /// True if the texts differ only in white space.
    fileprivate func hasSameWords(as other: String) -> Bool {
        filter { !$0.isWhitespace } == other.filter { !$0.isWhitespace }
    }
}
