import Messenger
import TerminalDOM

/// All that can be done to a chat, or to those that are marked, near their row.
public enum RowMenu {
    /// The menu in front.
    public struct State: Codable, Equatable, Sendable {
        /// What it is for.
        public var rows: [ChosenChat]
        /// Whether these are those that are marked.
        public var isSelection: Bool
        /// What is shown, and before it what led there.
        public var levels: [Level]

        /// The menu of `rows`, or the part of it behind `action`.
        init(_ rows: [ChosenChat], isSelection: Bool, behind action: RowAction? = nil) {
            self.rows = rows
            self.isSelection = isSelection
            levels = []
            levels = [Level(action: action, entries: entries(behind: action))]
        }

        /// What can be done behind `action`, or at all: what at least one of them has.
        func entries(behind action: RowAction?) -> [RowAction] {
            guard rows.count == 1, !isSelection, let row = rows.first else {
                if action == .muteFor { return RowAction.durations }
                let bulk: [RowAction] = [
                    .pin, .favourite, .markRead, .mute, .muteFor, .tags, .clear, .archiveReports, .archive, .reject,
                    .decline, .leave, .delete,
                ]
                return bulk.filter { action in rows.contains { $0.has(action) } }
            }
            return switch action {
            case .muteFor: RowAction.durations
            case .more: row.folded
            default: row.menu
            }
        }

        /// The part that is shown.
        var level: Level {
            get { levels[levels.count - 1] }
            set { levels[levels.count - 1] = newValue }
        }
    }

    /// A part of the menu.
    public struct Level: Codable, Equatable, Sendable {
        /// What led to it.
        public var action: RowAction?
        /// Its rows.
        public var entries: [RowAction]
        /// The selected one.
        public var selection = 0
    }

    static func title(_ state: State, _ words: Words) -> String {
        if state.level.action == .muteFor { return words.muteForTitle() }
        return state.isSelection ? words.chosen(state.rows.count) : state.rows.first?.chat.title(words) ?? ""
    }

    static func label(_ action: RowAction, _ state: State, _ words: Words) -> String {
        state.isSelection
            ? words.label(action, isForward: action.goesForward(for: state.rows.filter { $0.has(action) }.map(\.chat)))
            : state.rows.first.map { words.label(action, of: $0.chat) } ?? ""
    }

    /// The menu, near the row of `list` that it is for, on a screen of `size`.
    static func view(
        _ state: State, list: ChatList.State?, size: Size, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        let row = state.isSelection ? list?.selection : state.rows.first?.chat.id
        let line = list?.line(of: row, height: size.height, env) ?? 0
        let entries = state.level.entries
        // Footer and borders are not for it.
        let height = min(entries.count + 2, size.height - 1)
        let below = line + env.options.rowLines
        let top = below + height <= size.height - 1 ? below : max(0, min(line - height, size.height - 1 - height))
        let width = min(38, size.width)
        let left = min(4, size.width - width)
        return Column<AppAction> {
            Text("").height(top).unshrinkable()
            Row {
                Text("").width(left).unshrinkable()
                Box<AppAction>(
                    border: env.border, borderRole: .dialogBorder, padding: .symmetric(columns: 1),
                    title: [Span(title(state, env.words), .dialogTitle)]
                ) {
                    Menu(
                        items: entries, selection: state.level.selection, env: env,
                        title: { label($0, state, env.words) }, detail: { detail($0, env) },
                        isDestructive: { $0.isDestructive }, chosen: { .rows(.menuChosen($0)) }
                    )
                    .node
                    .onWheel { .rows(.menuTurned($0)) }
                }
                .role(.dialog)
                .width(atLeast: width, atMost: width)
                .height(height)
                Spacer()
            }
            Spacer()
        }.node
    }

    private static func detail(_ action: RowAction, _ env: ViewEnvironment) -> String {
        let key = action.command.map { env.key($0, in: .chatList) } ?? ""
        return action.leadsOn ? key + " " + env.glyphs[.moreRight] : key
    }

    /// The menu as sentences.
    static func lines(_ state: State, _ env: ViewEnvironment) -> [String] {
        let entries = state.level.entries.map { action in
            let detail = action.command.map { env.key($0, in: .chatList) } ?? ""
            let label = label(action, state, env.words)
            return detail.isEmpty ? label : "\(label), \(detail)"
        }
        return App.menu(title(state, env.words), entries, state.level.selection, env.words)
    }
}
