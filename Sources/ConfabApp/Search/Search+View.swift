import Messenger
import TerminalDOM

extension Search {
    /// The search in the place of the list.
    ///
    /// - Parameters:
    ///   - state: the search.
    ///   - list: the list, which is there while nothing is typed.
    ///   - navigation: what the bar above it says.
    ///   - open: the chat that is open beside it.
    ///   - hasFocus: whether keys go here.
    ///   - isWrittenIn: whether the field has the cursor: keys go here, and nothing is in front.
    ///   - width: how many columns there are.
    ///   - env: words, symbols, time.
    static func view(
        _ state: State, list: ChatList.State, navigation: NavigationBar.Content, open: ChatID?, hasFocus: Bool,
        isWrittenIn: Bool,
        width: Int, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        Column<AppAction> {
            if !env.options.reachable {
                NavigationBar(content: navigation, width: width, env: env)
                field(state, isWrittenIn: isWrittenIn, env)
            }
            if let link = state.link {
                LinkPlanView(link: link, open: open, hasFocus: hasFocus, width: width, env: env).node.grow()
            } else if state.isSearching {
                notes(state, env)
                results(state, open: open, hasFocus: hasFocus, width: width, env).grow()
            } else {
                help(env)
                ChatList.rows(list, open: open, hasFocus: hasFocus, width: width, env).grow()
            }
            if env.options.reachable {
                field(state, isWrittenIn: isWrittenIn, env)
                NavigationBar(content: navigation, width: width, env: env)
            }
        }
        .role(.chatList)
        .onClick(.paneChosen(.list), showsHover: false)
    }

    private static func field(_ state: State, isWrittenIn: Bool, _ env: ViewEnvironment) -> Node<AppAction> {
        Row<AppAction> {
            Text(" " + env.glyphs[.search] + " ").role(.prompt).unshrinkable()
            if state.link != nil {
                Text(env.glyphs[.link] + " " + env.words.linkTitle()).role(.input).grow()
            } else {
                TextInput(
                    state.field, placeholder: env.words.searchPlaceholder(), isFocused: isWrittenIn,
                    selectionRole: .inputSelection, placeholderRole: .inputPlaceholder
                )
                .role(.input)
                .onClick { hit in hit.characterOffset.map { .search(.edited(.place($0))) } }
                .grow()
            }
            Text(" " + env.glyphs[.remove] + " ").role(.prompt).unshrinkable().onClick(.search(.cancelled))
        }
        .height(1)
    }

    /// What can be typed.
    private static func help(_ env: ViewEnvironment) -> Node<AppAction> {
        Lazy<AppAction>(env.words) { words in
            Text<AppAction>(words.searchHelp()).wrap(limit: 2).role(.searchHelp)
                .padding(.symmetric(columns: 1))
        }.node
    }

    /// What is to be said of the search, a line each.
    static func remarks(_ state: State, _ env: ViewEnvironment) -> [(text: String, isProblem: Bool)] {
        var remarks = state.problems.prefix(problemLimit).map { (env.words.searchProblem($0), true) }
        if state.isLinkCut { remarks.append((env.words.linkIsCut(), true)) }
        if let problem = state.nameProblem { remarks.append((problem, true)) }
        if let problem = state.problem, problem != state.nameProblem { remarks.append((problem, true)) }
        if let count = state.messages?.unreadable, count > 0 {
            remarks.append((env.words.unreadableMatches(count), true))
        }
        if let progress = state.messages?.indexing { remarks.append((env.words.indexing(progress), false)) }
        return remarks
    }

    /// More than these are not said.
    private static let problemLimit = 3

    @ViewBuilder<AppAction> private static func notes(_ state: State, _ env: ViewEnvironment) -> Nodes<AppAction> {
        for remark in remarks(state, env) {
            Text(remark.text).wrap(limit: 3).role(remark.isProblem ? .searchProblem : .searchHelp)
                .padding(.symmetric(columns: 1))
        }
    }

    private static func results(
        _ state: State, open: ChatID?, hasFocus: Bool, width: Int, _ env: ViewEnvironment
    ) -> Node<AppAction> {
        let list = ResultList(state)
        guard !list.rows.isEmpty else {
            guard isNothingFound(state) else { return Spacer<AppAction>().node }
            return EmptyPlace(title: env.words.nothingFound(), help: env.words.nothingFoundHelp()).node
        }
        let selected = list.selectedIndex(state.selection)
        return List(
            Array(list.rows.indices), id: { list.ids[$0] }, scroll: state.scroll,
            onViewport: { AppAction.search(.viewportChanged($0)) }
        ) { index in
            SearchRow(
                row: list.rows[index], state: state, open: open, isSelected: index == selected && hasFocus,
                width: width,
                env: env)
        }
        .node.onWheel { .search(.wheelTurned($0)) }
    }
}
