import Messenger
package import TerminalDOM

extension Search {
    /// The results, or a hint while nothing is typed.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        if isIdle { return help(env) }
        if let link {
            return LinkPlanView(link: link, hasFocus: shared.focus == .search, width: shared.listWidth, env: env).node
        }
        return Column<Action> {
            if let completions, hasCompletions { completionStrip(completions, shared, env) }
            notes(env)
            results(shared, env).grow()
        }.node
    }

    /// The field, or the link in its place.
    func bar(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Row<Action> {
            Text(" " + env.glyphs[.search] + " ").role(.prompt).unshrinkable()
            if link != nil {
                Text(env.glyphs[.link] + " " + env.strings.linkTitle()).role(.input).grow()
            } else {
                let hasFocus = shared.keyPane == .search
                InputField(text: field, placeholder: env.strings.searchPlaceholder(), isFocused: hasFocus) {
                    .edited(.place($0))
                }
            }
            Text(" " + env.glyphs[.remove] + " ").role(.prompt).unshrinkable().onClick(.cancelled)
        }
        .height(1)
    }

    /// The operators that the user can type.
    private func help(_ env: ViewEnvironment) -> Node<Action> {
        Lazy<Action>(env.strings.searchHelp()) { help in
            Text<Action>(help).wrap(limit: 2).role(.searchHelp)
                .padding(.symmetric(columns: 1))
        }.node
    }

    /// The remarks on the search, one per line.
    func remarks(_ env: ViewEnvironment) -> [(text: String, isProblem: Bool)] {
        // A value that Confab offers isn't missing.
        let problems = hasCompletions ? problems.filter { !$0.isMissingValue } : problems
        var remarks = problems.prefix(Self.problemLimit).map { (env.strings.searchProblem($0), true) }
        if let linkProblem { remarks.append((env.strings.problem(.linkText(linkProblem)), true)) }
        if let problem = nameProblem { remarks.append((env.strings.problem(problem), true)) }
        if let problem, problem != nameProblem { remarks.append((env.strings.problem(problem), true)) }
        if let count = messages?.unreadable, count > 0 {
            remarks.append((env.strings.unreadableMatches(count), true))
        }
        if let progress = messages?.indexing { remarks.append((env.strings.indexing(progress), false)) }
        return remarks
    }

    /// Advice if nothing is found, unless a remark says that already.
    func nothingFoundHelp(_ env: ViewEnvironment) -> String {
        remarks(env).isEmpty ? env.strings.nothingFoundHelp() : ""
    }

    /// More than these are not said.
    private static let problemLimit = 3

    @ViewBuilder<Action> private func notes(_ env: ViewEnvironment) -> Nodes<Action> {
        for remark in remarks(env) {
            Text(remark.text).wrap(limit: 3).role(remark.isProblem ? .searchProblem : .searchHelp)
                .padding(.symmetric(columns: 1))
        }
    }

    private func results(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let list = ResultList(self)
        guard !list.rows.isEmpty else {
            guard isNothingFound, !hasCompletions else { return Spacer<Action>().node }
            return EmptyPlace(title: env.strings.nothingFound(), help: nothingFoundHelp(env)).node
        }
        let selected = list.selectedIndex(selection)
        return List(
            Array(list.rows.indices), id: { list.ids[$0] }, scroll: scroll,
            onViewport: { .viewportChanged($0) }
        ) { index in
            SearchRow(
                row: list.rows[index], search: self, open: shared.openChat?.id,
                isSelected: index == selected && shared.focus == .search && completions?.selection == nil,
                width: shared.listWidth, env: env)
        }
        .scrollbar(env.scrollbar(coversRows: true))
        .node.onWheel { .wheelTurned($0) }
    }
}

extension SearchProblem {
    fileprivate var isMissingValue: Bool {
        if case .noValue = self { true } else { false }
    }
}
