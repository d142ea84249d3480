import Messenger
import TerminalDOM

/// Text with its styles, block by block: paragraphs, code, quotes, items of lists.
struct StyledTextView: View {
    typealias Action = Timeline.Action

    let text: StyledText
    var marks: HitMarks?
    /// The message that has the text, for clicks on it.
    var message = MessageID.unassigned
    let env: ViewEnvironment

    /// More characters than these are not laid out: nobody reads a megabyte in a bubble. Copying gives all of them.
    static let characterLimit = 20_000
    /// Lines of a block beyond these are not laid out either: on narrow screens, the text that histories load has thousands.
    static let lineLimit = 10_000

    var node: Node<Action> {
        let isCut = text.plain.utf8.count > Self.characterLimit * 4
        let shown = isCut ? text.slice(from: 0, to: Self.characterLimit * 4) : text
        let blocks = TextBlocks.blocks(of: shown, marking: marks?.query.hits(in: shown.plain) ?? [])
        return Column<Action> {
            for block in blocks { view(block) }
            if isCut { Text("… \(ByteCount.text(Int64(text.plain.utf8.count)))").role(.placeholder) }
        }.node
    }

    private func spans(_ block: TextBlocks.Block, span: (TextSegment) -> Span) -> [Span] {
        block.segments.enumerated().map { index, segment in
            var span = span(segment)
            if let marks, block.marked.contains(index) { span.role = marks.role }
            return span
        }
    }

    /// Returns the text of a block, in which people who are mentioned can be clicked.
    private func mentionsClicked(in block: TextBlocks.Block, _ text: Text<Action>) -> Node<Action> {
        let people = block.segments.map(\.person)
        guard people.contains(where: { $0 != nil }) else { return text.node }
        let message = message
        return text.onClick { hit in
            guard let span = hit.span, people.indices.contains(span), let person = people[span] else { return nil }
            return .personClicked(message, person, mentions: hit.modifiers.contains(.alt))
        }
    }

    private func view(_ block: TextBlocks.Block) -> Node<Action> {
        let text = mentionsClicked(in: block, Text<Action>(spans(block) { $0.span }).wrap(limit: Self.lineLimit))
        switch block.kind {
        case .paragraph: return text
        case .code:
            return Text<Action>(spans(block) { Span($0.text) }).wrap(.character, limit: Self.lineLimit)
                .role(.code)
        case .quote:
            return Row<Action>(spacing: 1) {
                Rule.vertical(env.character(.quoteBar)).width(1)
                text
            }
            .role(.quote)
        case .heading: return text.role(.heading)
        case .item(let depth, let number, let isBegun):
            let mark = number.map { "\($0)." } ?? env.glyphs[.bullet]
            return Row<Action>(spacing: 1) {
                Text(isBegun ? String(mark.map { _ in " " }) : mark).role(.bullet).unshrinkable()
                text
            }
            .padding(Insets(left: max(0, min(depth, 8)) * 2))
        }
    }
}

extension TextSegment {
    /// The person whom the stretch mentions; nil if it mentions nobody whom the store knows.
    fileprivate var person: MessageSender? {
        styles.lazy.compactMap { if case .mention(let mention) = $0 { mention.person } else { nil } }.first
    }

    /// The stretch as it is drawn: secrets covered, in the role of its innermost style that has one.
    var span: Span {
        Span(styles.contains(.secret) ? text.covered : text, styles.lazy.compactMap(\.role).last)
    }
}

extension TextStyle {
    /// The role of text of this style; nil if the block determines it.
    fileprivate var role: Role? {
        switch self {
        case .bold: .bold
        case .italic: .italic
        case .underline: .underline
        case .strikethrough: .strike
        case .code, .maths: .code
        case .link: .link
        case .mention(.me), .mention(.everyone): Role.mention.state("me")
        case .mention: .mention
        case .heading: .heading
        case .codeBlock, .quote, .listItem, .emoji, .secret, .coloured: nil
        }
    }
}
