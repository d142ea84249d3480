import Messenger
import TerminalDOM

/// List and conversation, side by side or one at a time.
struct MainView: View {
    typealias Action = AppAction

    let main: Main
    let navigation: NavigationBar.Content
    let banner: Banner?
    private let state: AppState
    let shared: Shared
    let env: ViewEnvironment

    init(_ main: Main, _ state: AppState, _ shared: Shared, _ env: ViewEnvironment) {
        self.main = main
        navigation = state.navigation(of: main)
        banner = state.status.banner
        self.state = state
        self.shared = shared
        self.env = env
    }

    /// Narrower than this, list and conversation are shown one at a time.
    static let wideWidth = 80

    var node: Node<Action> {
        guard shared.isWide else { return main.isOnList ? list : conversation }
        return Row<Action> {
            list.width(shared.listWidth)
            Rule.vertical(env.character(.verticalRule)).role(.separator).width(1)
            conversation.grow()
        }.node
    }

    /// The screen as short sentences.
    var spoken: [String] {
        let steps = main.chatList.lacksContacts ? FirstSteps(shared, env).spoken : []
        let conversation = main.conversation.map { main.chatList.shown($0).spoken(shared, env) } ?? steps
        if shared.isWide { return spokenList + conversation }
        return main.isOnList ? spokenList + steps : conversation
    }

    /// The width of the list in columns on a screen of `size`.
    static func listWidth(_ size: Size, _ options: Options) -> Int {
        guard size.width >= wideWidth else { return size.width }
        let share = options.listWidth
        // With the default share, this is 32 to 48 columns, and up to 60 where the chat still has 100.
        let most = max(48, min(60, size.width - 101))
        return max(32 * share / 40, min(most * share / 40, size.width * share / 100 - 4))
    }

    private var list: Node<Action> {
        // Its rows are as many as the messages, and show none of their pictures.
        let env = env.pictureless
        return Column<Action> {
            if !env.options.reachable { for bar in bars { bar } }
            if main.search == nil, let banner {
                BannerView(banner: banner, width: shared.listWidth, isShort: shared.size.isShort, env: env.timeless)
            }
            if let search = main.search {
                Column {
                    search.view(shared, env).map(AppAction.search).grow(search.isIdle ? 0 : 1)
                    if search.isIdle { main.chatList.rows(shared, env).map(AppAction.chatList).grow() }
                }
                .grow()
            } else {
                chats(env).grow()
            }
            if env.options.reachable { for bar in bars.reversed() { bar } }
        }
        .role(.chatList)
        .onClick(.paneChosen(.list), showsHover: false)
    }

    /// The toasts, if the open chat is their place.
    @ViewBuilder<Action> private var toasts: Nodes<Action> {
        if state.toastPlace == .conversation {
            state.toasts.view(width: shared.conversationWidth, keys: state.keyContexts, env)
        }
    }

    /// The list; below its rows the first steps, if there's no room for them beside it.
    private func chats(_ env: ViewEnvironment) -> Node<Action> {
        guard !shared.isWide, main.chatList.lacksContacts, let window = main.chatList.window else {
            return main.chatList.view(shared, env).map(AppAction.chatList)
        }
        let lines = window.elements.count * env.options.rowLines
        return Layered<Action> {
            if !window.isEmpty { main.chatList.rows(shared, env).map(AppAction.chatList) }
            FirstSteps(shared, env).padding(env.options.reachable ? Insets(bottom: lines) : Insets(top: lines))
        }.node
    }

    /// The bars above the list, or below it where it's upside down: the one farthest from it first.
    private var bars: [Node<Action>] {
        let env = env.pictureless.timeless
        let navigation = NavigationBar(content: navigation, width: shared.listWidth, env: env).node
        if let search = main.search { return [navigation, search.bar(shared, env).map(AppAction.search)] }
        let selection = main.chatList.chosen.map {
            SelectionBar(count: $0.count, env: env).node.map(AppAction.chatList)
        }
        let tabs = FilterBar(list: main.chatList, width: shared.listWidth, env: env).node.map(AppAction.chatList)
        return [selection ?? navigation, tabs]
    }

    private var spokenList: [String] {
        if let search = main.search, !search.isIdle { return search.spoken(shared, env) }
        let list = main.chatList
        let marked = list.chosen.map { env.strings.chosen($0.count) + ", " } ?? ""
        let title = marked + env.strings.chatsOf(navigation.profile.names.shown()) + navigation.spoken(env.strings)
        let isThere = list.window != nil || list.loading == .long
        let tabs = isThere ? [list.spokenTabs(env)] : []
        let banner = isThere && main.search == nil ? banner.map { [BannerView.line($0, env)] } ?? [] : []
        return (main.search?.spoken(shared, env) ?? []) + [title] + tabs + banner + list.spoken(shared, env)
    }

    /// Everything that the view instead of a conversation depends on.
    private struct PlaceInput: Equatable {
        let mayOpen: Bool
        let options: Options
    }

    private var conversation: Node<Action> {
        guard let conversation = main.conversation else {
            return Layered<Action> {
                emptyPlace
                toasts
            }.node
        }
        return main.chatList.shown(conversation).view(shared, env, map: AppAction.conversation) { toasts }
    }

    /// The place of an open chat, while there is none.
    private var emptyPlace: Node<Action> {
        if main.chatList.lacksContacts { return FirstSteps(shared, env).role(.conversation) }
        let input = PlaceInput(mayOpen: main.chatList.selectedChat != nil, options: env.options)
        return Lazy<Action>(input) { [env] input in
            let open = input.mayOpen ? env.key(.open, in: .chatList) : ""
            let help = env.strings.chooseChatHelp(open: open, newChat: env.key(.newChat, in: .chatList))
            return EmptyPlace<Action>(title: env.strings.chooseChat(), help: help)
        }.role(.conversation)
    }
}
