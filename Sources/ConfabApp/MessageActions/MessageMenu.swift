package import Messenger
package import TerminalDOM

/// The actions on a message, below a row of emoji to react with.
package struct MessageMenu: Feature {
    package enum Entry: Codable, Equatable, Sendable {
        /// The emoji to react with.
        case emoji
        case action(MessageAction)
    }

    package var message: Message
    /// The sender and the first words of the message.
    package var subject: String
    /// The number of messages that the actions are for.
    package var count: Int?
    package var entries: [Entry]
    /// The emoji to choose from.
    package var quickEmoji: [String]
    /// True if what is covered in the message is uncovered.
    package var isUncovered: Bool
    /// True if the message is a copy that the user has collected. Collecting it again removes it.
    package var isCopy: Bool
    /// The index of the selected entry.
    package var selection = 0
    /// The index of the selected emoji.
    package var emoji = 0

    package enum Action: Codable, Equatable, Sendable {
        /// An entry was chosen.
        case chosen(Int)
        case emojiChosen(Int)
        /// All emoji are to be shown.
        case moreClicked
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
    }

    /// The menu of `message`.
    init(
        _ message: Message, _ subject: String, entries: [Entry], quickEmoji: [String], isUncovered: Bool = false,
        isCopy: Bool = false, count: Int? = nil
    ) {
        self.message = message
        self.subject = subject
        self.entries = entries
        self.quickEmoji = quickEmoji
        self.isUncovered = isUncovered
        self.isCopy = isCopy
        self.count = count
        // Two Enters never react by mistake.
        selection = entries.firstIndex { $0 != .emoji } ?? 0
    }

    /// The menu of a message with these actions, as far as the options name them; nil without any.
    init?(
        of message: Message, _ subject: String, actions: [MessageAction], isUncovered: Bool, isCopy: Bool = false,
        _ options: Options
    ) {
        let chosen = options.menuActions.filter(actions.contains)
        let hasEmoji = options.quickComments && actions.contains(.react)
        // A menu that has nothing for this message would look like a key that does nothing.
        let shown = chosen.isEmpty && !hasEmoji ? actions : chosen
        let entries =
            (hasEmoji ? [Entry.emoji] : []) + shown.filter { $0 != .react || !hasEmoji }.map(Entry.action)
        guard !entries.isEmpty else { return nil }
        self.init(
            message, subject, entries: entries, quickEmoji: options.emoji, isUncovered: isUncovered,
            isCopy: isCopy)
    }

    /// The menu of several messages, one of them `message`; nil if nothing is possible with them.
    init?(of message: Message, count: Int, isCopy: Bool = false, offers: (MessageAction) -> Bool) {
        let actions = MessageAction.allCases.filter { $0 != .select && $0.isForSeveral && offers($0) }
        guard !actions.isEmpty else { return nil }
        self.init(message, "", entries: actions.map { .action($0) }, quickEmoji: [], isCopy: isCopy, count: count)
    }

    /// The actions have their keys in the timeline, too.
    package var contexts: [KeyContext] { [.messageMenu, .menu, .timeline, .everywhere] }
    /// The message of a page is behind it.
    package var showsLayerBehind: Bool { true }
    /// The menu shows the keys of its rows.
    package var shownContexts: [KeyContext] { [.messageMenu, .menu, .everywhere] }

    private var rows: ListSelection<Range<Int>> { ListSelection(selection, in: entries.indices) }

    /// Does what was chosen, or moves the selection.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .chosen(let index):
            guard entries.indices.contains(index) else { return Outcome() }
            selection = index
            switch entries[index] {
            case .emoji: return react(with: emoji)
            case .action(let action): return Outcome(intents: [.close, .command(action.command)])
            }
        case .emojiChosen(let index): return react(with: index)
        case .moreClicked: return showMoreEmoji(shared)
        case .wheelTurned(let notches): selection = rows.moved(by: notches) ?? 0
        }
        return Outcome()
    }

    /// Moves the selection, or does what the selected row or a key says.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if let moved = rows.moved(by: command) {
            selection = moved
            return Outcome()
        }
        switch command {
        case .open: return reduce(.chosen(selection), shared)
        case .previousEmoji, .nextEmoji:
            guard let row = entries.firstIndex(of: .emoji) else { return Outcome() }
            guard selection == row else {
                selection = row
                return Outcome()
            }
            let step = command == .nextEmoji ? 1 : quickEmoji.count - 1
            emoji = (emoji + step) % quickEmoji.count
            return Outcome()
        case .moreEmoji: return entries.contains(.emoji) ? showMoreEmoji(shared) : Outcome()
        default:
            guard let action = command.messageAction, offers(command, shared) else { return nil }
            return Outcome(intents: [.close, .command(action.command)])
        }
    }

    /// False for actions that the message doesn't allow.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        switch command {
        case .previousEmoji, .nextEmoji, .moreEmoji: entries.contains(.emoji)
        default: command.messageAction.map { entries.contains(.action($0)) } ?? true
        }
    }

    /// Shows all emoji instead of the menu.
    private func showMoreEmoji(_ shared: Shared) -> Outcome<Action> {
        Outcome(intents: [.replace(.emojiPicker(EmojiPicker(.react(message, subject), shared.options)))])
    }

    /// Adds the user's reaction, or takes it away.
    private func react(with index: Int) -> Outcome<Action> {
        guard quickEmoji.indices.contains(index) else { return Outcome() }
        let emoji = quickEmoji[index]
        return Outcome(intents: [
            .close, .request(.react(message.id, emoji: emoji, isOn: !message.hasMine(emoji)), by: .conversation),
        ])
    }

    /// A dialog beside the message, with the sender and the beginning of the message as its title.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let width = min(Self.width, shared.size.width)
        return Dialog(title: title(env.strings), width: Self.width, env: env) {
            SelectionList(
                rows: Array(entries.indices), selected: selection, env: env, wheel: { .wheelTurned($0) },
                row: { row($0, width, env) }
            )
            .node
            .height(entries.count)
            .part(.choices)
        }
        .near(message.id, side: message.isOutgoing && env.options.layout.sides ? .trailing : .leading, inset: 4)
    }

    private func title(_ strings: any Strings) -> String {
        count.map(strings.messagesSelected) ?? subject
    }

    private func title(_ action: MessageAction, _ strings: any Strings) -> String {
        switch action {
        case .uncover where isUncovered: strings.cover()
        case .collect where isCopy: strings.removeCopy()
        default: strings.title(action, of: message)
        }
    }

    private func row(_ index: Int, _ width: Int, _ env: ViewEnvironment) -> Node<Action> {
        let isSelected = index == selection
        return Row<Action>(spacing: 1) {
            Text(isSelected ? env.glyphs[.selection] : " ").width(1)
            switch entries[index] {
            case .emoji: emojiRow(isSelected: isSelected, width, env)
            case .action(let action):
                Text(title(action, env.strings)).role(action.isDestructive ? destructive(isSelected) : nil)
                Spacer()
                Text(env.key(action.keyCommand, in: .timeline)).role(.menuDetail)
                Text("")
            }
        }
        .role(isSelected ? Role.menuRow.state("selected") : .menuRow)
        .onClick(.chosen(index))
    }

    private func destructive(_ isSelected: Bool) -> Role {
        Role.menuRow.state(isSelected ? "destructive-selected" : "destructive")
    }

    /// The columns of the dialog.
    private static let width = 44
    /// Its columns beside the emoji: the border, its padding, the scrollbar, and the mark of the selected row.
    private static let columnsBesideEmoji = 7

    /// The emoji that fit, with the selected one among them.
    private func emojiRow(isSelected: Bool, _ width: Int, _ env: ViewEnvironment) -> Node<Action> {
        let key = env.key(.moreEmoji, in: .messageMenu)
        let (shown, gap) = emojiShown(columns: width - Self.columnsBesideEmoji - 1 - DisplayWidth.of(key))
        return Row<Action>(spacing: 1) {
            Row<Action>(spacing: gap) {
                for index in shown {
                    let emoji = quickEmoji[index]
                    let isCurrent = isSelected && index == self.emoji
                    Text(isCurrent ? "[\(emoji)]" : " \(emoji) ")
                        .role(message.hasMine(emoji) ? Role.reaction.state("mine") : nil)
                        .unshrinkable()
                        .onClick(.emojiChosen(index))
                }
            }
            Text(key).role(.menuDetail).onClick(.moreClicked)
        }.node
    }

    /// The indices of the emoji that so many columns have room for, and the columns between them.
    private func emojiShown(columns: Int) -> (Range<Int>, gap: Int) {
        let widths = quickEmoji.map { DisplayWidth.of($0) + 2 }
        let all = widths.reduce(0, +)
        if all + widths.count - 1 <= columns { return (widths.indices, 1) }
        var start = 0
        while start < emoji, widths[start...emoji].reduce(0, +) > columns { start += 1 }
        var (end, left) = (start, columns)
        while end < widths.count, widths[end] <= left {
            left -= widths[end]
            end += 1
        }
        return (start..<end, 0)
    }

    /// The rows with their keys.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let rows = entries.map { entry in
            switch entry {
            case .emoji:
                return env.strings.reactWith(quickEmoji[emoji])
            case .action(let action):
                let key = env.key(action.keyCommand, in: .timeline)
                return title(action, env.strings) + (key.isEmpty ? "" : ", \(key)")
            }
        }
        return [String].menu(title(env.strings), rows, selection, env.strings)
    }
}
