import Messenger
import TerminalDOM

/// List and conversation, side by side or one at a time.
struct MainView: View {
    let main: Main
    let navigation: NavigationBar.Content
    let banner: Banner?
    /// What lies over the rows of the list; nil where it lies elsewhere.
    let toasts: Toasts.State?
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

    private var listWidth: Int { Self.listWidth(size, env.options) }

    /// How many columns the list has on a screen of `size`.
    static func listWidth(_ size: Size, _ options: Options) -> Int {
        guard size.width >= wideWidth else { return size.width }
        let share = options.listWidth
        // With the share that holds for those who set nothing, 32 to 48 columns.
        return max(32 * share / 40, min(48 * share / 40, size.width * share / 100 - 4))
    }

    /// Where the keys go; nowhere here while something is in front.
    private var focus: Pane? { isCovered ? nil : main.focus }

    private var list: Node<AppAction> {
        if let search = main.search {
            return Search.view(
                search, list: main.chatList, navigation: navigation, open: main.conversation?.chat.id,
                hasFocus: main.focus == .search, isWrittenIn: focus == .search, width: listWidth, env)
        }
        return ChatList.view(
            main.chatList, navigation: navigation, banner: banner, toasts: toasts, open: main.conversation?.chat.id,
            hasFocus: main.focus == .list, width: listWidth, height: size.height, env)
    }

    /// What stands in the place of a conversation depends on this.
    private struct PlaceInput: Equatable {
        let mayOpen: Bool
        let options: Options
    }

    private var conversation: Node<AppAction> {
        guard let conversation = main.conversation else {
            let input = PlaceInput(mayOpen: main.chatList.selectedChat != nil, options: env.options)
            return Lazy<AppAction>(input) { [env] input in
                let open = input.mayOpen ? env.key(.open, in: .chatList) : ""
                let help = env.words.chooseChatHelp(open: open, newChat: env.key(.newChat, in: .chatList))
                return EmptyPlace<AppAction>(title: env.words.chooseChat(), help: help)
            }.role(.conversation)
        }
        let shown = main.chatList.shown(conversation)
        return Conversation.view(shown, focus: focus, height: size.height, env)
    }
}
