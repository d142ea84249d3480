import Messenger
import TerminalDOM

extension Search {
    /// The search as sentences: the field, what is to be said of it, then a row each, as many as are on the screen.
    static func lines(
        _ state: State, list: ChatList.State, navigation: NavigationBar.Content, open: ChatID?, hasFocus: Bool,
        _ env: ViewEnvironment
    ) -> [String] {
        let words = env.words
        if let link = state.link {
            return [words.spokenLink(isSelected: hasFocus)] + lines(link, hasFocus: hasFocus, env)
        }
        let field = words.spokenSearch(state.field.text, isSelected: hasFocus)
        guard state.isSearching else {
            return [field, words.searchHelp()]
                + ChatList.lines(
                    list, navigation: navigation, banner: nil, open: open, hasFocus: hasFocus, env)
        }
        let remarks = remarks(state, env).map(\.text)
        let list = ResultList(state)
        let rows = list.rows
        guard !rows.isEmpty else {
            return [field] + remarks + (isNothingFound(state) ? [words.nothingFound(), words.nothingFoundHelp()] : [])
        }
        let all = 0...rows.count - 1
        let shown = state.viewport.map { ($0.firstIndex...max($0.firstIndex, $0.lastIndex)).clamped(to: all) } ?? all
        let selected = list.selectedIndex(state.selection)
        return [field] + remarks
            + shown.map { index in
                let line = line(rows[index], state, open: open, env)
                return index == selected && hasFocus
                    ? "\(line.name), \(words.selected())\(line.rest)" : line.name + line.rest
            }
    }

    private static func line(
        _ row: ResultRow, _ state: State, open: ChatID?, _ env: ViewEnvironment
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
        case .heading(let section): return ("\(words.section(section)): \(count(of: section, in: state))", "")
        case .chat(let index): return name(state.found?.chats[index])
        case .group(let index): return name(state.found?.groups[index])
        case .contact(let index): return (state.found?.contacts[index].names.shown() ?? "", "")
        case .more(_, let count): return (words.moreFound(count), "")
        case .chatHeading(let index, let count):
            return ((state.messages?.hits[index].title(words) ?? "") + ": \(count)", "")
        case .message(let index):
            guard let hit = state.messages?.hits[index] else { return ("", "") }
            let sender = hit.sender(words)
            let time = words.moment(hit.sentAt, env.clock)
            return (
                hit.title(words), "\(sender.isEmpty ? "" : ", \(sender)"), \(time): “\(hit.line(words))”"
            )
        case .searching: return (words.searching(), "")
        }
    }

    private static func lines(_ link: Link, hasFocus: Bool, _ env: ViewEnvironment) -> [String] {
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
