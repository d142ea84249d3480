import Messenger
import TerminalDOM

/// Text with its styles, block by block: paragraphs, code, quotes, items of lists.
struct StyledTextView: View {
    typealias Action = Timeline.Action

    let text: StyledText
    var marks: HitMarks?
    /// The message that has the text, for clicks on it.
    var message = MessageID.unassigned
    /// True if covered parts are shown.
    var isUncovered = false
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
            // A mark would tell what is below the cover.
            let isCovered = !isUncovered && segment.isSecret
            if let marks, !isCovered {
                if block.marked.contains(index) {
                    span.role = marks.role
                } else if span.role == .ownMention {
                    // Beside matches, it would look like one.
                    span.role = .mention
                }
            }
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
        let text = mentionsClicked(
            in: block,
            Text<Action>(spans(block) { $0.span(isUncovered: isUncovered) }).wrap(limit: Self.lineLimit))
        switch block.kind {
        case .paragraph: return text
        case .code(let language, let isBegun):
            let code = Text<Action>(
                spans(block) { !isUncovered && $0.isSecret ? $0.span(isUncovered: false) : Span($0.text) }
            ).wrap(.character, limit: Self.lineLimit)
            let name = isBegun ? "" : (language ?? "").harmlessName
            return Column<Action> {
                if !name.isEmpty { Text(name).role(.placeholder) }
                code
            }
            .role(.code)
        case .quote:
            return Row<Action>(spacing: 1) {
                Rule.vertical(env.character(.quoteBar)).role(.bold).width(1)
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

    /// True if it's covered until the user uncovers it.
    var isSecret: Bool { styles.contains(.secret) }

    /// The stretch as the list of chats draws it.
    var span: Span { span(isUncovered: false) }

    /// The stretch as it is drawn, in its color and the role of its innermost style that has one; secrets are covered.
    func span(isUncovered: Bool) -> Span {
        let role = styles.lazy.compactMap(\.role).last
        let color = styles.lazy.compactMap(\.color).last
        guard isSecret else { return Span(text, role, in: color) }
        guard isUncovered else { return Span(text.coveredCells, .spoiler) }
        return Span(text, role ?? Role.spoiler.state("uncovered"), in: color)
    }
}

extension String {
    /// The text with every cell covered except for spaces, as wide as before, so that uncovering moves nothing.
    fileprivate var coveredCells: String {
        String(
            flatMap { character in
                character.isWhitespace
                    ? String(character) : String(repeating: "█", count: max(1, DisplayWidth.of(String(character))))
            })
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
        case .mention(.me), .mention(.everyone): .ownMention
        case .mention: .mention
        case .heading: .heading
        case .codeBlock, .quote, .listItem, .emoji, .secret, .coloured: nil
        }
    }

    /// The role of the color that the sender chose; nil for a color that no theme knows.
    fileprivate var color: Role? {
        guard case .coloured(let name) = self else { return nil }
        return switch name {
        case "red": Role.textColor.state("red")
        case "green": Role.textColor.state("green")
        case "yellow": Role.textColor.state("yellow")
        case "blue": Role.textColor.state("blue")
        case "magenta": Role.textColor.state("magenta")
        case "cyan": Role.textColor.state("cyan")
        default: nil
        }
    }
}
