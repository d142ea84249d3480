import Messenger
import TerminalDOM

/// A list without rows: why, and what to do next.
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

    var node: Node<Action> {
        let (title, help) = words
        let place = EmptyPlace<Action>(title: title, help: help).node
        return list.filter == nil ? place : place.onClick(.tabChosen(nil))
    }
}
