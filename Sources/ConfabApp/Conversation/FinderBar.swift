import Messenger
import TerminalDOM

/// The search in the open chat, on a line below its title.
struct FinderBar: View {
    let finder: Conversation.Finder
    let hasFocus: Bool
    let env: ViewEnvironment

    var node: Node<AppAction> {
        Column<AppAction> {
            Row {
                Text(" " + env.glyphs[.search] + " ").role(.prompt).unshrinkable()
                TextInput(
                    finder.field, placeholder: env.words.finderPlaceholder(), isFocused: hasFocus,
                    selectionRole: .inputSelection, placeholderRole: .inputPlaceholder
                )
                .role(.input)
                .onClick { hit in hit.characterOffset.map { .conversation(.finderEdited(.place($0))) } }
                .grow()
                if let status { Text(" " + status).role(.searchHelp).unshrinkable() }
                button(.up, .conversation(.finderStepped(1)))
                button(.down, .conversation(.finderStepped(-1)))
                button(.remove, .conversation(.finderClosed))
                Text(" ").unshrinkable()
            }
            .height(1)
            for problem in problems.prefix(2) {
                Text(problem).wrap(limit: 2).role(.searchProblem).padding(.symmetric(columns: 1))
            }
            if let count = finder.hits?.unreadable, count > 0 {
                Text(env.words.unreadableMatches(count)).wrap(limit: 2).role(.searchProblem).padding(
                    .symmetric(columns: 1))
            }
            if let progress = finder.hits?.indexing {
                Text(env.words.indexing(progress)).wrap(limit: 2).role(.searchHelp).padding(.symmetric(columns: 1))
            }
        }.node
    }

    private func button(_ glyph: GlyphName, _ action: AppAction) -> Node<AppAction> {
        Text<AppAction>(" " + env.glyphs[glyph]).role(.prompt).unshrinkable().onClick(action)
    }

    /// Which hit one is at, or why there is none.
    var status: String? {
        if finder.query.isEmpty { return nil }
        if finder.asked != nil, finder.feedback.isLong { return env.words.searching() }
        guard let hits = finder.hits else { return nil }
        guard !hits.places.isEmpty else { return env.words.nothingFound() }
        return env.words.hitNumber(finder.number, of: hits.places.count, hasMore: hits.hasMore)
    }

    /// What of the search cannot be followed.
    var problems: [String] {
        let problems = finder.found == finder.query ? finder.hits?.problems : nil
        return (problems ?? finder.query.problems).filter { !finder.feedback.unfinished.contains($0) }
            .map(env.words.searchProblem)
    }
}
