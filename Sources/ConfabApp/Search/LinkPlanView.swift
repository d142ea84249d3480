import Messenger
import TerminalDOM

/// The consequence of following a pasted link, and the available actions.
struct LinkPlanView: View {
    typealias Action = Search.Action

    let link: Search.Link
    let hasFocus: Bool
    let width: Int
    let env: ViewEnvironment

    var node: Node<Action> {
        Column<Action> {
            if let plan = link.preview.plan {
                Column {
                    Text(env.strings.followTitle(link.preview)).wrap(limit: 3).role(.searchHeading)
                    Text(env.strings.followHelp(plan)).wrap(limit: 6)
                }
                .padding(.symmetric(columns: 1, rows: 1))
            } else if link.preview.isLong {
                Text(env.strings.lookingAtLink()).padding(.symmetric(columns: 1, rows: 1))
            }
            if case .new? = link.preview.plan { incognito }
            for entry in link.entries { row(entry) }
            if link.preview.isBusy { note(env.strings.connecting(), .searchHelp) }
            for problem in [link.preview.lookProblem, link.preview.problem].compactMap(\.self) {
                note(env.strings.problem(problem), .searchProblem)
            }
            Spacer()
        }.node
    }

    private func note(_ text: String, _ role: Role) -> Node<Action> {
        Text<Action>(text).wrap(limit: 4).role(role).padding(Insets(top: 1, left: 1, right: 1))
    }

    private var incognito: Node<Action> {
        Row<Action>(spacing: 1) {
            Text(" [\(link.isIncognito ? env.glyphs[.checked] : " ")]").unshrinkable()
            Text(env.strings.underRandomName()).wrap().grow()
            Text(env.key(.incognito, in: .link) + " ").role(.searchHelp).unshrinkable()
        }
        .onClick(.incognitoToggled)
    }

    private func row(_ entry: Search.LinkEntry) -> Node<Action> {
        let isSelected = hasFocus && entry == link.selected
        return Row<Action> {
            Text(isSelected ? env.glyphs[.selection] : " ").role(.selectedMark).width(1)
            if entry == .open, let chat = link.preview.chat {
                NameHitRow(hit: NameHit(chat), search: NameSearch(""), width: width - 2, env: env).node.grow()
            } else {
                Text(env.strings.linkEntry(entry)).padding(.symmetric(columns: 1)).grow()
            }
            Text(" ").width(1)
        }
        .role(isSelected ? Role.chatRow.state("selected") : .chatRow)
        .onClick(.linkEntryClicked(entry))
    }
}
