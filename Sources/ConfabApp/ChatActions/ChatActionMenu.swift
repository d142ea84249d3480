import Messenger
package import TerminalDOM

/// The menu of all that can be done to a chat, or to the marked ones, near their row.
package struct ChatActionMenu: Feature {
    package var rows: [ChosenChat]
    /// True if these are the marked ones.
    package var isSelection: Bool
    /// True if it belongs to the title of the open chat instead of a row of the list.
    package var isAtTitle: Bool
    /// The visible level, after those that led to it.
    package var levels: [Level]

    /// A part of the menu.
    package struct Level: Codable, Equatable, Sendable {
        /// The action that led to it.
        package var action: ChatAction?
        /// Its rows.
        package var entries: [ChatAction]
        /// The selected one.
        package var selection = 0
    }

    package enum Action: Codable, Equatable, Sendable {
        /// A row was chosen.
        case chosen(Int)
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
    }

    /// The menu of `rows`, or the part of it behind `action`.
    init(_ rows: [ChosenChat], isSelection: Bool, isAtTitle: Bool = false, behind action: ChatAction? = nil) {
        self.rows = rows
        self.isSelection = isSelection
        self.isAtTitle = isAtTitle
        levels = []
        levels = [Level(action: action, entries: entries(behind: action))]
    }

    /// Its rows have keys in the list, too.
    package var contexts: [KeyContext] { [.menu, .chatList, .everywhere] }
    /// The menu shows the keys of its rows.
    package var shownContexts: [KeyContext] { [.menu, .everywhere] }

    /// Returns the actions behind `action`, or all: those that at least one of the chats has.
    private func entries(behind action: ChatAction?) -> [ChatAction] {
        guard rows.count == 1, !isSelection, let row = rows.first else {
            if action == .muteFor { return ChatAction.durations }
            let bulk: [ChatAction] = [
                .pin, .favourite, .markRead, .mute, .muteFor, .tags, .clear, .archiveReports, .archive, .reject,
                .decline, .leave, .delete,
            ]
            return bulk.filter { action in rows.contains { $0.has(action) } }
        }
        return switch action {
        case .muteFor: ChatAction.durations
        case .more: row.folded
        default: row.menu
        }
    }

    /// The visible level.
    private(set) var level: Level {
        get { levels[levels.count - 1] }
        set { levels[levels.count - 1] = newValue }
    }

    private var listSelection: ListSelection<Range<Int>> { ListSelection(level.selection, in: level.entries.indices) }

    /// Does what a row says, or moves the selection.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .chosen(let index):
            guard level.entries.indices.contains(index) else { return Outcome() }
            level.selection = index
            return choose(level.entries[index])
        case .wheelTurned(let notches):
            level.selection = listSelection.moved(by: notches) ?? 0
            return Outcome()
        }
    }

    /// Moves the selection, or does what a row says: the selected one, or that of a key.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if let moved = listSelection.moved(by: command) {
            level.selection = moved
            return Outcome()
        }
        switch command {
        case .open: return reduce(.chosen(level.selection), shared)
        case .trailingActions where level.entries[level.selection].leadsOn:
            return choose(level.entries[level.selection])
        case .leadingActions: return back(shared) ?? Outcome(intents: [.close])
        default:
            guard let action = command.chatAction, offers(command, shared) else { return nil }
            return choose(action)
        }
    }

    /// False for actions that none of the chats has.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        command == .open || command.chatAction.map(entries(behind: nil).contains) ?? true
    }

    private mutating func choose(_ action: ChatAction) -> Outcome<Action> {
        guard action.leadsOn else { return Outcome(intents: [.close, .act(action, on: rows)]) }
        levels.append(Level(action: action, entries: entries(behind: action)))
        return Outcome()
    }

    /// Goes back to the level before.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        guard levels.count > 1 else { return nil }
        levels.removeLast()
        return Outcome()
    }

    private func title(_ strings: any Strings) -> String {
        if level.action == .muteFor { return strings.muteForTitle() }
        return isSelection ? strings.chosen(rows.count) : rows.first?.chat.title(strings) ?? ""
    }

    private func label(_ action: ChatAction, _ strings: any Strings) -> String {
        isSelection
            ? strings.label(action, isForward: action.goesForward(for: rows.filter { $0.has(action) }.map(\.chat)))
            : rows.first.map { strings.label(action, of: $0.chat) } ?? ""
    }

    private func key(_ action: ChatAction, _ env: ViewEnvironment) -> String {
        action.command.map { env.key($0, in: .chatList) } ?? ""
    }

    /// The menu, near the selected row of the list or below the title.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let dialog = Dialog<Action>(title: title(env.strings), width: 38, env: env) {
            Menu(
                items: level.entries, selection: level.selection, env: env,
                title: { label($0, env.strings) },
                detail: { $0.leadsOn ? key($0, env) + " " + env.glyphs[.moreRight] : key($0, env) },
                isDestructive: { $0.isDestructive }, chosen: { .chosen($0) }, wheel: { .wheelTurned($0) })
        }
        guard let row = rows.first, !isAtTitle else {
            return dialog.node.align(.trailing, .top).padding(Insets(top: 1)).align(.trailing, .top)
        }
        return dialog.near(row.chat.id, inset: 4)
    }

    /// The rows with their keys.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let entries = level.entries.map { action in
            let key = key(action, env)
            return label(action, env.strings) + (key.isEmpty ? "" : ", \(key)")
        }
        return [String].menu(title(env.strings), entries, level.selection, env.strings)
    }
}
