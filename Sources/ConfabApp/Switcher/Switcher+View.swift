import Messenger
public import TerminalDOM

extension Switcher {
    /// Hangs from the top of the screen.
    public func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        QuickOpenBox(
            title: env.words.switcherTitle(), placeholder: env.words.switcherPlaceholder(),
            empty: empty(env.words), list: list, size: shared.size, env: env,
            edited: { .edited($0) }, wheeled: { .wheelTurned($0) }, chosen: { .chosen($0.target) }
        ) { row in
            TerminalDOM.Row<Action>(spacing: 1) {
                MatchedText(row.title, row.marks)
                if !row.other.isEmpty { MatchedText(row.other, row.otherMarks).role(.menuDetail) }
                Spacer()
                Text(Self.detail(row.target, env)).role(.menuDetail).unshrinkable()
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

    private func empty(_ words: Words) -> String { found == nil ? words.loading() : words.nothingToGoTo() }

    /// The field and the rows.
    public func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let rows = list.rows.map { row in
            var parts = [row.title, row.other]
            if case .chat(let chat) = row.target, chat.stats.unread > 0, !chat.settings.isArchived {
                parts.append(env.words.spokenUnread(chat.stats.unread))
            } else {
                parts.append(Self.detail(row.target, env))
            }
            return parts.filter { !$0.isEmpty }.joined(separator: ", ")
        }
        return [env.words.switcherTitle(), env.words.spokenField(list.field.text)]
            + (rows.isEmpty ? [empty(env.words)] : App.menu(rows, list.selection, env.words))
    }
}
