import Messenger
import TerminalDOM

/// A row of what was found, by its kind.
struct SearchRow: View {
    let row: Search.ResultRow
    let state: Search.State
    let open: ChatID?
    let isSelected: Bool
    let width: Int
    let env: ViewEnvironment

    var node: Node<AppAction> {
        switch row {
        case .heading(let section): return heading(section)
        case .chat(let index): return state.found.map { name($0.chats[index]) } ?? Text<AppAction>("").node
        case .group(let index): return state.found.map { name($0.groups[index]) } ?? Text<AppAction>("").node
        case .contact(let index):
            guard let contact = state.found?.contacts[index] else { return Text<AppAction>("").node }
            return framed(.contact(contact.id)) {
                ContactHitRow(contact: contact, search: state.names, width: width - 2, env: env)
            }
        case .more(let section, let count):
            return framed(.more(section)) {
                Text(env.words.moreFound(count)).role(.searchHelp).padding(Insets(left: 5))
            }
        case .chatHeading(let index, let count):
            guard let hit = state.messages?.hits[index] else { return Text<AppAction>("").node }
            return Row<AppAction>(spacing: 1) {
                Text(" ").width(1)
                Text(hit.title(env.words)).role(.searchHeading)
                Text("\(count)").role(.searchHelp).unshrinkable()
                Spacer()
            }.node
        case .message(let index):
            guard let hit = state.messages?.hits[index] else { return Text<AppAction>("").node }
            // Where one has gone from here is seen while keys go there.
            return framed(.message(hit.id), isOpen: hit.chat == open && state.selection == .message(hit.id)) {
                MessageHitRow(hit: hit, isGrouped: state.isGrouped, width: width - 2, env: env)
            }
        case .searching: return Text<AppAction>(env.words.searching()).role(.searchHelp).padding(Insets(left: 2))
        }
    }

    private func name(_ hit: NameHit) -> Node<AppAction> {
        framed(.chat(hit.id), isOpen: hit.id == open) {
            NameHitRow(hit: hit, search: state.names, width: width - 2, env: env)
        }
    }

    /// The mark of the selected row before it, and the click.
    private func framed(
        _ id: Search.RowID, isOpen: Bool = false, content: () -> some View<AppAction>
    ) -> Node<AppAction> {
        Row<AppAction> {
            Text(isSelected ? env.glyphs[.selection] : isOpen ? env.glyphs[.openChat] : " ").role(.selectedMark).width(
                1)
            content().node.grow()
            Text(" ").width(1)
        }
        .role(isSelected ? Role.chatRow.state("selected") : isOpen ? Role.chatRow.state("open") : .chatRow)
        .onClick(.search(.rowClicked(id)))
    }

    private func heading(_ section: Search.Section) -> Node<AppAction> {
        Row<AppAction>(spacing: 1) {
            Text(env.words.section(section)).role(.searchHeading)
            Text(Search.count(of: section, in: state)).role(.searchHelp).unshrinkable()
            Spacer()
            if section == .messages {
                Text(state.isGrouped ? env.words.byTime() : env.words.byChat()).role(.searchHelp).unshrinkable()
                    .onClick(.search(.groupingToggled))
            }
        }
        .padding(.symmetric(columns: 1))
        .onClick(.search(.rowClicked(.heading(section))))
    }
}

extension Search {
    /// How many of a section were found; of messages, how many so far.
    static func count(of section: Section, in state: State) -> String {
        switch section {
        case .chats: return "\(state.found?.chatCount ?? 0)"
        case .groups: return "\(state.found?.groupCount ?? 0)"
        case .contacts: return "\(state.found?.contactCount ?? 0)"
        case .messages:
            guard let messages = state.messages else { return "0" }
            return "\(messages.hits.count)" + (messages.next == nil ? "" : "+")
        }
    }
}
