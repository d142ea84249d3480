import Loop
package import Messenger
package import TerminalDOM

/// All emoji in a grid, by group or found by some letters of their names: to react to a message, or to write.
package struct EmojiPicker: Feature {
    package enum Purpose: Codable, Equatable, Sendable {
        /// To react to a message; with the sender and the first words of it.
        case react(Message, String)
        /// To write into the message field.
        case write
    }

    /// A part of the emoji.
    package enum Tab: Codable, Hashable, Sendable {
        /// The user's quick emoji, and the ones that were used last.
        case usual
        case group(NamedEmoji.Group)

        static let all: [Tab] = [.usual] + NamedEmoji.Group.allCases.map(Tab.group)
    }

    /// An emoji in the grid.
    package struct Cell: Codable, Equatable, Sendable {
        package var emoji: String
        /// Its name; empty for one that has none.
        package var name: String
        /// Its name between colons; empty for one that has none.
        package var shortName: String
    }

    package enum Action: Codable, Equatable, Sendable {
        /// The emoji that were used last were read.
        case recentLoaded(RecentEmoji)
        /// The field was changed.
        case edited(EditCommand)
        /// An emoji was clicked.
        case chosen(String)
        /// A group was clicked.
        case tabClicked(Tab)
        /// The wheel was turned over the grid.
        case wheelTurned(Int)
    }

    package var purpose: Purpose
    /// The emoji that come first while nothing is typed.
    package var quickEmoji: [String]
    /// The typed text, and the emoji that fit it.
    var list = QuickOpen<Cell>()
    /// The group that is shown while nothing is typed.
    package var tab = Tab.usual
    package var recent = RecentEmoji()
    /// The user's own short names.
    package var names: EmojiNames

    /// More aren't found, because nobody looks through them.
    static let limit = 200

    /// All emoji for a purpose.
    init(_ purpose: Purpose, _ options: Options) {
        self.purpose = purpose
        quickEmoji = options.emoji
        names = options.emojiNames
        find()
    }

    /// The keys of the grid, and those of every quick open.
    package var contexts: [KeyContext] { [.emoji, .palette, .text, .everywhere] }

    /// Letters are typed, so the key that opens it for a reaction can't close it.
    package var opener: CommandID? { purpose == .write ? .writeEmoji : nil }
    /// The only one.
    package var focusedField: EditableText? { list.field }
    /// It is.
    package var isQuickOpen: Bool { true }

    /// Reads the user's short names and the emoji that were used last.
    package func open(_ shared: Shared) -> Outcome<Action> {
        Outcome(effects: [.perform(.readEmojiNames), .perform(.query(.recentEmoji(.picker)))])
    }

    /// Takes another text or group, or a choice.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .recentLoaded(let recent):
            self.recent = recent
            // They were read before.
            names = shared.options.emojiNames
            find()
        case .edited(let command): return edit(command, shared)
        case .chosen(let emoji): return choose(emoji)
        case .tabClicked(let tab): show(tab)
        case .wheelTurned(let notches): list.turnWheel(notches * Self.columns(on: shared.size))
        }
        return Outcome()
    }

    /// Moves the selection, shows another group, or chooses the selected emoji.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        let columns = Self.columns(on: shared.size)
        switch command {
        case .open: return list.selected.map { choose($0.emoji) }
        case .nextPane: turnTab(by: 1)
        case .previousPane: turnTab(by: -1)
        case .next: list.turnWheel(columns)
        case .previous: list.turnWheel(-columns)
        case .pageDown: list.turnWheel(columns * Self.lines(on: shared.size))
        case .pageUp: list.turnWheel(-columns * Self.lines(on: shared.size))
        case .first, .last: return list.move(by: command, shared.size) ? Outcome() : nil
        default: return nil
        }
        return Outcome()
    }

    /// Finds other emoji; the keys that move by a character move in the grid.
    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        switch edit {
        case .move(.left, selecting: false): list.turnWheel(-1)
        case .move(.right, selecting: false): list.turnWheel(1)
        default: if list.edit(edit) { find() }
        }
        return Outcome()
    }

    private mutating func turnTab(by step: Int) {
        let index = Tab.all.firstIndex(of: tab) ?? 0
        show(Tab.all[(index + step + Tab.all.count) % Tab.all.count])
    }

    private mutating func show(_ tab: Tab) {
        self.tab = tab
        list = QuickOpen()
        find()
    }

    /// Adds the user's reaction or removes it, or writes the emoji.
    private func choose(_ emoji: String) -> Outcome<Action> {
        let intent: Intent =
            switch purpose {
            case .react(let message, _):
                .request(.react(message.id, emoji: emoji, isOn: !message.hasMine(emoji)), by: .conversation)
            case .write: .write(emoji)
            }
        return Outcome(effects: [.perform(.save(.emojiUse(emoji)))], intents: [.close, intent])
    }

    private mutating func find() {
        let search = EmojiSearch(list.field.text)
        let usual = recent.after(quickEmoji)
        guard search.isEmpty else {
            list.show(search.found(names: names, usual: usual, limit: Self.limit).map(Cell.init))
            return
        }
        switch tab {
        case .usual: list.show(usual.map(Cell.init))
        case .group(let group): list.show(NamedEmoji.all.filter { $0.group == group }.map(Cell.init))
        }
    }

    /// The number of emoji side by side, beside the scrollbar.
    static func columns(on size: Size) -> Int { max(1, (min(size.pickerWidth, size.width) - 5) / cellColumns) }

    /// The number of lines that are visible.
    static func lines(on size: Size) -> Int {
        let most = max(8, min(size.height / 3, 16))
        return max(1, min(size.height - (size.isLow ? 6 : 7), most))
    }

    private static let cellColumns = 4
}

extension EmojiPicker.Cell {
    init(_ found: (emoji: String, name: String, shortName: String)) {
        self.init(emoji: found.emoji, name: found.name, shortName: found.shortName)
    }

    fileprivate init(_ emoji: NamedEmoji) {
        self.init(emoji: emoji.emoji, name: emoji.name, shortName: emoji.shortNames.first ?? "")
    }

    fileprivate init(_ emoji: String) {
        self = NamedEmoji.all.first { $0.emoji == emoji }.map(Self.init) ?? Self(emoji: emoji, name: "", shortName: "")
    }
}

extension Message {
    /// True if the user has reacted with this emoji.
    func hasMine(_ emoji: String) -> Bool { reactions.contains { $0.emoji == emoji && $0.isMine } }
}
