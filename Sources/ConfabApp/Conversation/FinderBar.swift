import Messenger
import TerminalDOM

/// The search in the open chat, on a line below its title.
struct FinderBar: View {
    typealias Action = Conversation.Action

    let finder: Conversation.Finder
    let hasFocus: Bool
    let env: ViewEnvironment

    var node: Node<Action> {
        Column<Action> {
            Row {
                Text(" " + env.glyphs[.search] + " ").role(.prompt).unshrinkable()
                InputField(text: finder.field, placeholder: env.words.finderPlaceholder(), isFocused: hasFocus) {
                    .finderEdited(.place($0))
                }
                if let status { Text(" " + status).role(.searchHelp).unshrinkable() }
                button(.up, .finderStepped(1))
                button(.down, .finderStepped(-1))
                button(.remove, .finderClosed)
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

    private func button(_ glyph: GlyphName, _ action: Action) -> Node<Action> {
        Text<Action>(" " + env.glyphs[glyph]).role(.prompt).unshrinkable().onClick(action)
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
