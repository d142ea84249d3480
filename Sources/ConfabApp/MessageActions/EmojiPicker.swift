package import Messenger
package import TerminalDOM

/// All emoji to react to a message with, found by some letters of their names.
package struct EmojiPicker: Feature {
    /// An emoji that fits what is typed.
    package struct Row: Codable, Equatable, Sendable {
        package var emoji: String
        /// Its name; empty for one that has none.
        package var name: String
        /// The letters of the name that were meant.
        package var marks: [Range<Int>]
    }

    package enum Action: Codable, Equatable, Sendable {
        /// The field was changed.
        case edited(EditCommand)
        /// An emoji was clicked.
        case chosen(String)
        /// The wheel was turned over the rows.
        case wheelTurned(Int)
    }

    package var message: Message
    /// The sender and the first words of the message.
    package var subject: String
    /// The emoji that come first while nothing is typed.
    package var quickEmoji: [String]
    /// The typed text, and the emoji that fit it.
    var list = QuickOpen<Row>()

    /// More rows than these aren't shown: nobody looks through them.
    static let limit = 100

    /// The emoji for `message`.
    init(_ message: Message, _ subject: String, quickEmoji: [String]) {
        self.message = message
        self.subject = subject
        self.quickEmoji = quickEmoji
        find()
    }

    /// The keys of every quick open.
    package var contexts: [KeyContext] { [.palette, .text, .everywhere] }

    /// The only one.
    package var focusedField: EditableText? { list.field }
    /// It is.
    package var isQuickOpen: Bool { true }

    /// Takes another text, or a choice.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .edited(let command): return edit(command, shared)
        case .chosen(let emoji): return choose(emoji)
        case .wheelTurned(let notches): list.turnWheel(notches)
        }
        return Outcome()
    }

    /// Moves the selection, or chooses the selected emoji.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if command == .open { return list.selected.map { choose($0.emoji) } }
        return list.move(by: command, shared.size) ? Outcome() : nil
    }

    /// Finds other emoji.
    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        if list.edit(edit) { find() }
        return Outcome()
    }

    /// Adds the user's reaction, or takes it away.
    private func choose(_ emoji: String) -> Outcome<Action> {
        Outcome(intents: [
            .close, .request(.react(message.id, emoji: emoji, isOn: !message.hasMine(emoji)), by: .conversation),
        ])
    }

    private mutating func find() {
        var matcher = FuzzyMatcher(FuzzyPattern(list.field.text))
        guard !matcher.pattern.isEmpty else {
            let quick = quickEmoji.map { emoji in
                Row(emoji: emoji, name: NamedEmoji.all.first { $0.emoji == emoji }?.name ?? "", marks: [])
            }
            let others = NamedEmoji.all.lazy.filter { [quickEmoji] in !quickEmoji.contains($0.emoji) }
                .prefix(Self.limit).map { Row(emoji: $0.emoji, name: $0.name, marks: []) }
            list.show(quick + others)
            return
        }
        var found: [(row: Row, points: Int, length: Int, place: Int)] = []
        for (place, emoji) in NamedEmoji.all.enumerated() {
            guard let match = matcher.match(emoji.name) else { continue }
            let row = Row(emoji: emoji.emoji, name: emoji.name, marks: match.marks)
            found.append((row, match.score.points, match.score.length, place))
        }
        let usual = Set(quickEmoji)
        found.sort { left, right in
            let (isUsual, other) = (usual.contains(left.row.emoji), usual.contains(right.row.emoji))
            if isUsual != other { return isUsual }
            if left.points != right.points { return left.points > right.points }
            return left.length != right.length ? left.length < right.length : left.place < right.place
        }
        list.show(found.prefix(Self.limit).map(\.row))
    }

    /// Hangs from the top of the screen.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        QuickOpenBox(
            title: env.strings.anyEmojiTitle(subject), placeholder: env.strings.anyEmojiPlaceholder(),
            empty: env.strings.noSuchEmoji(), list: list, size: shared.size, env: env,
            edited: { .edited($0) }, wheeled: { .wheelTurned($0) }, chosen: { .chosen($0.emoji) }
        ) { row in
            TerminalDOM.Row<Action>(spacing: 1) {
                Text(row.emoji).role(message.hasMine(row.emoji) ? Role.reaction.state("mine") : nil).width(2)
                MatchedText(row.name, row.marks)
            }.node
        }.node
    }

    /// The field and the rows.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let rows = list.rows.map { row in
            [row.emoji, row.name, message.hasMine(row.emoji) ? env.strings.picked() : ""]
                .filter { !$0.isEmpty }.joined(separator: ", ")
        }
        return [env.strings.anyEmojiTitle(subject), env.strings.spokenField(list.field.text)]
            + (rows.isEmpty ? [env.strings.noSuchEmoji()] : [String].menu(rows, list.selection, env.strings))
    }
}

extension Message {
    /// True if the user has reacted with this emoji.
    func hasMine(_ emoji: String) -> Bool { reactions.contains { $0.emoji == emoji && $0.isMine } }
}
