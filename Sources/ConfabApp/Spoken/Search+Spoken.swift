import Messenger
import TerminalDOM

extension Search {
    /// The field, remarks about the search, and the visible rows.
    public func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let words = env.words
        let hasFocus = shared.focus == .search
        if let link { return [words.spokenLink(isSelected: hasFocus)] + lines(link, hasFocus: hasFocus, env) }
        let field = words.spokenSearch(self.field.text, isSelected: hasFocus)
        guard isSearching else { return [field, words.searchHelp()] }
        let open = shared.openChat?.id
        let remarks = remarks(env).map(\.text)
        let list = ResultList(self)
        let rows = list.rows
        guard !rows.isEmpty else {
            return [field] + remarks + (isNothingFound ? [words.nothingFound(), words.nothingFoundHelp()] : [])
        }
        let all = 0...rows.count - 1
        let shown = viewport.map { ($0.firstIndex...max($0.firstIndex, $0.lastIndex)).clamped(to: all) } ?? all
        let selected = list.selectedIndex(selection)
        return [field] + remarks
            + shown.map { index in
                let line = line(rows[index], open: open, env)
                return words.spoken(line.name, isSelected: index == selected && hasFocus) + line.rest
            }
    }

    private func line(
        _ row: ResultRow, open: ChatID?, _ env: ViewEnvironment
    ) -> (name: String, rest: String) {
        let words = env.words
        func name(_ hit: NameHit?) -> (String, String) {
            guard let hit else { return ("", "") }
            let isOpen = hit.id == open ? ", \(words.open())" : ""
            let reason =
                switch hit.reason {
                case .name: ""
                case .otherName(let other): ", \(other)"
                case .member(let member): ", \(words.memberReason()) \(member)"
                }
            return (hit.chat.title(words), "\(isOpen), \(words.spokenKind(hit.chat.kind))\(reason)")
        }
        switch row {
        case .heading(let section): return ("\(words.section(section)): \(count(of: section))", "")
        case .chat(let index): return name(found?.chats[index])
        case .group(let index): return name(found?.groups[index])
        case .contact(let index): return (found?.contacts[index].names.shown() ?? "", "")
        case .more(_, let count): return (words.moreFound(count), "")
        case .chatHeading(let index, let count):
            return ((messages?.hits[index].title(words) ?? "") + ": \(count)", "")
        case .message(let index):
            guard let hit = messages?.hits[index] else { return ("", "") }
            let sender = hit.sender(words)
            let time = words.moment(hit.sentAt, env.clock)
            return (
                hit.title(words), "\(sender.isEmpty ? "" : ", \(sender)"), \(time): “\(hit.line(words))”"
            )
        case .searching: return (words.searching(), "")
        }
    }

    private func lines(_ link: Link, hasFocus: Bool, _ env: ViewEnvironment) -> [String] {
        let words = env.words
        var lines: [String] = []
        if let plan = link.preview.plan {
            lines.append(words.plan(plan))
        } else if link.preview.isLong {
            lines.append(words.lookingAtLink())
        }
        if link.isIncognito { lines.append("\(words.underRandomName()), \(words.selected())") }
        let entries = link.entries.map { entry in
            entry == .open ? link.preview.chat?.title(words) ?? words.linkEntry(entry) : words.linkEntry(entry)
        }
        lines += App.menu(entries, hasFocus ? link.selected.flatMap(link.entries.firstIndex) ?? -1 : -1, words)
        if link.preview.isBusy { lines.append(words.connecting()) }
        return lines + [link.preview.lookProblem, link.preview.problem].compactMap(\.self)
    }
}
