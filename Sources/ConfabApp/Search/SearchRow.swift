import Messenger
import TerminalDOM

/// A row of what was found, by its kind.
struct SearchRow: View {
    typealias Action = Search.Action

    let row: Search.ResultRow
    let search: Search
    let open: ChatID?
    let isSelected: Bool
    let width: Int
    let env: ViewEnvironment

    var node: Node<Action> {
        switch row {
        case .heading(let section): return heading(section)
        case .chat(let index): return search.found.map { name($0.chats[index]) } ?? Text<Action>("").node
        case .group(let index): return search.found.map { name($0.groups[index]) } ?? Text<Action>("").node
        case .contact(let index):
            guard let contact = search.found?.contacts[index] else { return Text<Action>("").node }
            return framed(.contact(contact.id)) {
                ContactHitRow(contact: contact, search: search.names, width: width - 2, env: env)
            }
        case .more(let section, let count):
            return framed(.more(section)) {
                Text(env.strings.moreFound(count)).role(.searchHelp).padding(Insets(left: 5))
            }
        case .chatHeading(let index, let count):
            guard let hit = search.messages?.hits[index] else { return Text<Action>("").node }
            return Row<Action>(spacing: 1) {
                Text(" ").width(1)
                Text(hit.title(env.strings)).role(.searchHeading)
                Text("\(count)").role(.searchHelp).unshrinkable()
                Spacer()
            }.node
        case .message(let index):
            guard let hit = search.messages?.hits[index] else { return Text<Action>("").node }
            // Where one has gone from here is seen while keys go there.
            return framed(.message(hit.id), isOpen: hit.chat == open && search.selection == .message(hit.id)) {
                MessageHitRow(hit: hit, isGrouped: search.isGrouped, width: width - 2, env: env)
            }
        case .searching: return Text<Action>(env.strings.searching()).role(.searchHelp).padding(Insets(left: 2))
        }
    }

    private func name(_ hit: NameHit) -> Node<Action> {
        framed(.chat(hit.id), isOpen: hit.id == open) {
            NameHitRow(hit: hit, search: search.names, width: width - 2, env: env)
        }
    }

    /// The mark of the selected row before it, and the click.
    private func framed(
        _ id: Search.RowID, isOpen: Bool = false, content: () -> some View<Action>
    ) -> Node<Action> {
        Row<Action> {
            Text(isSelected ? env.glyphs[.selection] : isOpen ? env.glyphs[.openChat] : " ").role(.selectedMark).width(
                1)
            content().node.grow()
            Text(" ").width(1)
        }
        .role(isSelected ? Role.chatRow.state("selected") : isOpen ? Role.chatRow.state("open") : .chatRow)
        .onClick(.rowClicked(id))
    }

    private func heading(_ section: Search.Section) -> Node<Action> {
        Row<Action>(spacing: 1) {
            Text(env.strings.section(section)).role(.searchHeading)
            Text(search.count(of: section, env.strings)).role(.searchHelp).unshrinkable()
            Spacer()
            if section == .messages {
                Text(env.strings.grouping(isGrouped: search.isGrouped)).role(.searchHelp).unshrinkable()
                    .onClick(.groupingToggled)
            }
        }
        .padding(.symmetric(columns: 1))
        .onClick(.rowClicked(.heading(section)))
    }
}

extension Search {
    /// The number of results in a section; for messages, the number so far.
    func count(of section: Section, _ strings: any Strings) -> String {
        switch section {
        case .chats: return strings.grouped(found?.chatCount ?? 0)
        case .groups: return strings.grouped(found?.groupCount ?? 0)
        case .contacts: return strings.grouped(found?.contactCount ?? 0)
        case .messages:
            guard let messages = messages else { return "0" }
            return strings.grouped(messages.hits.count) + (messages.next == nil ? "" : "+")
        }
    }
}
