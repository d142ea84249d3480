import Messenger
package import TerminalDOM

extension Switcher {
    /// Narrower screens leave the columns of the times and counts to the names.
    private static let leastForDetail = 30

    /// Hangs from the top of the screen.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        QuickOpenBox(
            title: title(env.strings), placeholder: placeholder(env.strings),
            empty: empty(env.strings), list: list, size: shared.size, env: env,
            edited: { .edited($0) }, wheeled: { .wheelTurned($0) }, chosen: { .chosen($0.target) }
        ) { row in
            TerminalDOM.Row<Action>(spacing: 1) {
                if forwarding != nil { Text("[\(isPicked(row.target) ? env.glyphs[.checked] : " ")]").unshrinkable() }
                // The other name gives up its columns first.
                TerminalDOM.Row<Action>(spacing: 1) {
                    MatchedText(row.title, row.marks).unshrinkable()
                    if !row.other.isEmpty { MatchedText(row.other, row.otherMarks).role(.menuDetail) }
                    Spacer()
                }
                .grow()
                if shared.size.width >= Self.leastForDetail {
                    Text(Self.detail(row.target, env)).role(.menuDetail).unshrinkable()
                }
                Text("")
            }.node
        }.node
    }

    /// The text at the right: the unread count, else the time of the last message; for anything but a chat, its kind.
    private static func detail(_ target: Target, _ env: ViewEnvironment) -> String {
        switch target {
        case .chat(let chat):
            if chat.settings.isArchived { return env.strings.archivedPlace() }
            if chat.stats.unread > 0 { return env.badge(badgeText(for: chat.stats.unread)) }
            guard chat.lastActivity > .zero else { return "" }
            return env.strings.rowTime(RowTime(chat.lastActivity, now: env.clock.now, in: env.clock.zone))
        case .contact: return env.strings.contactPlace()
        case .tab: return env.strings.tabPlace()
        case .profile: return env.strings.profilePlace()
        case .command: return ""
        case .option: return env.strings.optionPlace()
        }
    }

    private func title(_ strings: any Strings) -> String {
        if sharing != nil { return strings.shareContactTitle() }
        guard let forwarding else { return strings.switcherTitle() }
        let number = forwarding.messages.count
        let title = forwarding.isMerged ? strings.forwardMergedTitle(number) : strings.forwardTitle(number)
        guard !forwarding.chats.isEmpty else { return title }
        return strings.forwardTitle(title, to: forwarding.chats.map { $0.title(strings) })
    }

    private func placeholder(_ strings: any Strings) -> String {
        if sharing != nil { return strings.shareContactPlaceholder() }
        return forwarding == nil ? strings.switcherPlaceholder() : strings.forwardPlaceholder()
    }

    private func empty(_ strings: any Strings) -> String {
        guard found != nil else { return strings.loading() }
        return sharing != nil && pattern.isEmpty ? strings.nobodyToShare() : strings.nothingToGoTo()
    }

    /// The field and the rows.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let rows = list.rows.map { row in
            var parts = [row.title, isPicked(row.target) ? env.strings.picked() : "", row.other]
            if case .chat(let chat) = row.target, chat.stats.unread > 0, !chat.settings.isArchived {
                parts.append(env.strings.spokenUnread(chat.stats.unread))
            } else {
                parts.append(Self.detail(row.target, env))
            }
            return parts.filter { !$0.isEmpty }.joined(separator: ", ")
        }
        return [title(env.strings), env.strings.spokenField(list.field.text)]
            + (rows.isEmpty ? [empty(env.strings)] : [String].menu(rows, list.selection, env.strings))
    }
}
