extension StyledText {
    /// The text as Markdown, for changing it: the reader of Markdown makes the same text of it.
    ///
    /// Mentions stay mentions. Of other styles that Markdown doesn't have (underlines, colors, formulas), only the words stay.
    package var markdown: StyledText {
        let mentions = mentionRuns
        // To the writer, a name is a letter, because the reader leaves names alone.
        guard !mentions.isEmpty, !plain.unicodeScalars.contains(where: Self.isPlaceholder) else {
            var writer = MarkdownWriter(self)
            return StyledText(writer.write())
        }
        var writer = MarkdownWriter(replacingMentions(with: Self.placeholder))
        let parts = writer.write().unicodeScalars.split(
            omittingEmptySubsequences: false, whereSeparator: Self.isPlaceholder)
        let names = mentions.map { slice(from: $0.start, to: $0.end).withOnlyMentions }
        return StyledText(
            joining: parts.enumerated().flatMap { index, part in
                [StyledText(String(part))] + (names.indices.contains(index) ? [names[index]] : [])
            })
    }

    /// U+FDD0, a noncharacter, which harmless text doesn't contain.
    private static let placeholder = String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self)

    private static func isPlaceholder(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0xFDD0 }
}

extension StyleRun {
    /// True if the run is outside another one that covers the same bytes, or comes before it.
    package func isOutside(_ other: StyleRun) -> Bool {
        (start, other.length, style.rank) < (other.start, length, other.style.rank)
    }
}

extension TextStyle {
    /// True if the style is one of whole lines.
    var isBlock: Bool {
        switch self {
        case .quote, .listItem, .heading, .codeBlock: true
        default: false
        }
    }

    /// The order of styles over the same bytes, from the outside to the inside.
    fileprivate var rank: Int {
        switch self {
        case .quote: 0
        case .listItem(let depth, _): 1 + depth
        case .heading: 1_000
        case .codeBlock: 1_001
        case .bold: 1_002
        case .italic: 1_003
        case .strikethrough: 1_004
        case .secret: 1_005
        case .link: 1_006
        case .code: 1_007
        case .underline, .mention, .emoji, .maths, .coloured: 1_008
        }
    }
}
