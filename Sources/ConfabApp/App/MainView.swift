import Messenger
import TerminalDOM

/// List and conversation, side by side or one at a time.
struct MainView: View {
    let main: Main
    let size: Size
    let isCovered: Bool
    let env: ViewEnvironment

    /// Narrower than this, list and conversation are shown one at a time.
    static let wideWidth = 80

    var node: Node<AppAction> {
        guard size.width >= Self.wideWidth else {
            return main.conversation == nil || main.isOnList ? list : conversation
        }
        return Row<AppAction> {
            list.width(listWidth)
            Rule.vertical(env.character(.verticalRule)).role(.separator).width(1)
            conversation.grow()
        }.node
    }

    private var listWidth: Int {
        guard size.width >= Self.wideWidth else { return size.width }
        let share = env.options.listWidth
        // With the share that holds for those who set nothing, 32 to 48 columns.
        return max(32 * share / 40, min(48 * share / 40, size.width * share / 100 - 4))
    }

    /// Where the keys go; nowhere here while something is in front.
    private var focus: Pane? { isCovered ? nil : main.focus }

    private var list: Node<AppAction> {
        if let search = main.search {
            return Search.view(
                search, list: main.chatList, profile: main.profile, open: main.conversation?.chat.id,
                hasFocus: main.focus == .search, isWrittenIn: focus == .search, width: listWidth, env)
        }
        return ChatList.view(
            main.chatList, profile: main.profile, open: main.conversation?.chat.id, hasFocus: main.focus == .list,
            width: listWidth, env)
    }

    private var conversation: Node<AppAction> {
        guard let conversation = main.conversation else {
            return EmptyPlace<AppAction>(title: env.words.chooseChat()).node.role(.conversation)
        }
        let shown = main.chatList.shown(conversation)
        return Conversation.view(shown, focus: focus, height: size.height, env)
    }
}
