import Messenger
public import TerminalDOM

extension Switcher {
    /// The switcher, for a screen of `size`.
    public static func view(_ state: State, size: Size, _ env: ViewEnvironment) -> Node<AppAction> {
        QuickOpenBox(
            title: env.words.switcherTitle(), placeholder: env.words.switcherPlaceholder(), field: state.field,
            empty: state.found == nil ? env.words.loading() : env.words.nothingToGoTo(), rows: state.rows,
            selection: state.selection, size: size, env: env,
            edited: { .switcher(.edited($0)) }, wheeled: { .switcher(.wheelTurned($0)) },
            chosen: { .switcher(.chosen($0.target)) }
        ) { row in
            TerminalDOM.Row<AppAction>(spacing: 1) {
                MatchedText(text: row.title, marks: row.marks).node
                if !row.other.isEmpty { MatchedText(text: row.other, marks: row.otherMarks).node.role(.menuDetail) }
                Spacer()
                Text(detail(row.target, env)).role(.menuDetail).unshrinkable()
                Text("")
            }.node
        }.node
    }

    /// What stands at the right: what is unread, else since when nothing was said; what it is that is no chat.
    private static func detail(_ target: Target, _ env: ViewEnvironment) -> String {
        switch target {
        case .chat(let chat):
            if chat.settings.isArchived { return env.words.archivedPlace() }
            if chat.stats.unread > 0 { return env.badge(badgeText(for: chat.stats.unread)) }
            guard chat.lastActivity > .zero else { return "" }
            return env.words.rowTime(RowTime(chat.lastActivity, now: env.clock.now, in: env.clock.zone))
        case .contact: return env.words.contactPlace()
        case .tab: return env.words.tabPlace()
        case .profile: return env.words.profilePlace()
        case .command: return ""
        case .option: return env.words.optionPlace()
        }
    }

    /// The switcher as sentences.
    static func lines(_ state: State, _ env: ViewEnvironment) -> [String] {
        let rows = state.rows.map { row in
            var parts = [row.title, row.other]
            if case .chat(let chat) = row.target, chat.stats.unread > 0, !chat.settings.isArchived {
                parts.append(env.words.spokenUnread(chat.stats.unread))
            } else {
                parts.append(detail(row.target, env))
            }
            return parts.filter { !$0.isEmpty }.joined(separator: ", ")
        }
        let empty = state.found == nil ? env.words.loading() : env.words.nothingToGoTo()
        return [env.words.switcherTitle(), env.words.spokenField(state.field.text)]
            + (rows.isEmpty ? [empty] : App.menu(rows, state.selection, env.words))
    }
}
