import Messenger
import TerminalDOM

/// A list without rows: why, and what to do next; where there are no chats at all, how to get started.
struct EmptyList: View {
    typealias Action = ChatList.Action

    let list: ChatList
    let env: ViewEnvironment

    /// A heading, and what to do.
    var words: (String, String) {
        var name: String?
        if case .tag(let id) = list.filter { name = list.tags.first { $0.id == id }.map { $0.name.harmlessName } }
        return env.strings.emptyList(list.filter, tag: name, archived: list.counts[.archived].chats, env)
    }

    /// The first steps for a user without contacts.
    var steps: [(key: String, text: String)] {
        list.filter == nil && list.counts[.archived].chats == 0 ? env.strings.gettingStarted(env) : []
    }

    var node: Node<Action> {
        let (title, help) = words
        guard !steps.isEmpty else {
            let place = EmptyPlace<Action>(title: title, help: help).node
            return list.filter == nil ? place : place.onClick(.tabChosen(nil))
        }
        return Column<Action> {
            Spacer()
            Text(title).align(.center).role(.emptyTitle)
            Text("")
            Text(env.strings.gettingStartedTitle()).role(.emptyTitle).padding(Insets(left: 2, right: 2))
            for step in steps {
                Row(spacing: 1) {
                    Text(step.key).role(.footerKey).width(3).unshrinkable()
                    Text(step.text).wrap().role(.empty).grow()
                }
                .padding(Insets(left: 2, right: 2))
            }
            Spacer()
            Spacer()
        }.node
    }
}
