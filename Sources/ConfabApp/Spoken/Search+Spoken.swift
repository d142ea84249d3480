import Messenger
import TerminalDOM

extension Search {
    /// The field, remarks about the search, and the visible rows.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let strings = env.strings
        let hasFocus = shared.focus == .search
        if let link { return [strings.spokenLink(isSelected: hasFocus)] + lines(link, hasFocus: hasFocus, env) }
        let field = strings.spokenSearch(self.field.text, isSelected: hasFocus)
        guard isSearching else { return [field, strings.searchHelp()] }
        let open = shared.openChat?.id
        let names = completions.map { [String].menu($0.names, hasFocus ? $0.selection ?? -1 : -1, strings) } ?? []
        let remarks = names + remarks(env).map(\.text)
        let list = ResultList(self)
        let rows = list.rows
        guard !rows.isEmpty else {
            let help = isNothingFound ? [strings.nothingFound(), nothingFoundHelp(env)] : []
            return [field] + remarks + help.filter { !$0.isEmpty }
        }
        let all = 0...rows.count - 1
        let shown = viewport.map { ($0.firstIndex...max($0.firstIndex, $0.lastIndex)).clamped(to: all) } ?? all
        let selected = list.selectedIndex(selection)
        return [field] + remarks
            + shown.map { index in
                let line = line(rows[index], open: open, env)
                return strings.spoken(
                    line.name, isSelected: index == selected && hasFocus && completions?.selection == nil) + line.rest
            }
    }

    private func line(
        _ row: ResultRow, open: ChatID?, _ env: ViewEnvironment
    ) -> (name: String, rest: String) {
        let strings = env.strings
        func name(_ hit: NameHit?) -> (String, String) {
            guard let hit else { return ("", "") }
            let isOpen = hit.id == open ? ", \(strings.open())" : ""
            let reason =
                switch hit.reason {
                case .name: ""
                case .otherName(let other): ", \(other)"
                case .member(let member): ", \(strings.memberReason()) \(member)"
                }
            return (hit.chat.rowTitle(env), "\(isOpen), \(strings.spokenKind(hit.chat.kind))\(reason)")
        }
        switch row {
        case .heading(let section): return ("\(strings.section(section)): \(count(of: section, strings))", "")
        case .chat(let index): return name(found?.chats[index])
        case .group(let index): return name(found?.groups[index])
        case .contact(let index): return (found?.contacts[index].names.shown() ?? "", "")
        case .more(_, let count): return (strings.moreFound(count), "")
        case .chatHeading(let index, let count):
            return ((messages?.hits[index].title(strings) ?? "") + ": \(count)", "")
        case .message(let index):
            guard let hit = messages?.hits[index] else { return ("", "") }
            let sender = hit.sender(strings)
            let time = strings.moment(hit.sentAt, env.clock)
            return (
                hit.title(strings), "\(sender.isEmpty ? "" : ", \(sender)"), \(time): “\(hit.line(strings))”"
            )
        case .searching: return (strings.searching(), "")
        }
    }

    private func lines(_ link: Link, hasFocus: Bool, _ env: ViewEnvironment) -> [String] {
        let strings = env.strings
        var lines: [String] = []
        if let plan = link.preview.plan {
            lines += [strings.followTitle(link.preview), strings.followHelp(plan)]
        } else if link.preview.isLong {
            lines.append(strings.lookingAtLink())
        }
        if link.isIncognito { lines.append("\(strings.underRandomName()), \(strings.selected())") }
        let entries = link.entries.map { entry in
            entry == .open ? link.preview.chat?.title(strings) ?? strings.linkEntry(entry) : strings.linkEntry(entry)
        }
        lines += [String].menu(entries, hasFocus ? link.selected.flatMap(link.entries.firstIndex) ?? -1 : -1, strings)
        if link.preview.isBusy { lines.append(strings.connecting()) }
        return lines + [link.preview.lookProblem, link.preview.problem].compactMap { $0.map(strings.problem) }
    }
}
