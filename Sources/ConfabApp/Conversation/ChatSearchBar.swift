import Messenger
import TerminalDOM

/// The search in the open chat, below its title.
struct ChatSearchBar {
    typealias Action = Conversation.Action

    let chatSearch: Conversation.ChatSearch
    let hasFocus: Bool
    let env: ViewEnvironment

    /// The line with the field, and the notes below it.
    @ViewBuilder<Action> var rows: Nodes<Action> {
        Row<Action> {
            Text(" " + env.glyphs[.search] + " ").role(.prompt).unshrinkable()
            InputField(
                text: chatSearch.field, placeholder: env.strings.chatSearchPlaceholder(), isFocused: hasFocus
            ) {
                .chatSearchEdited(.place($0))
            }
            if let status { Text(" " + status).role(.searchHelp).unshrinkable() }
            button(.up, .chatSearchStepped(1))
            button(.down, .chatSearchStepped(-1))
            button(.remove, .chatSearchClosed)
            Text(" ").unshrinkable()
        }
        .height(1)
        for problem in notes.prefix(2) {
            note(problem)
        }
        if let count = chatSearch.hits?.unreadable, count > 0 {
            note(env.strings.unreadableMatches(count))
        }
        if let progress = chatSearch.hits?.indexing {
            note(env.strings.indexing(progress), role: .searchHelp)
        }
    }

    private func note(_ text: String, role: Role = .searchProblem) -> Node<Action> {
        Text<Action>(text).wrap(limit: 2).role(role).padding(.symmetric(columns: 1)).part(.searchNotes)
    }

    private func button(_ glyph: GlyphName, _ action: Action) -> Node<Action> {
        Text<Action>(" " + env.glyphs[glyph]).role(.prompt).unshrinkable().onClick(action)
    }

    /// The position among the matches, or the reason why there are none.
    var status: String? {
        if chatSearch.isTooShort { return env.strings.typeMore(Conversation.ChatSearch.leastCharacters) }
        if chatSearch.query.isEmpty { return nil }
        if chatSearch.asked != nil, chatSearch.feedback.isLong { return env.strings.searching() }
        guard let hits = chatSearch.hits else { return nil }
        guard !hits.places.isEmpty else {
            return hits.hasMore ? env.strings.searching() : env.strings.nothingFound()
        }
        return env.strings.hitNumber(chatSearch.number, of: hits.places.count, hasMore: hits.hasMore)
    }

    /// The problems with the query, as sentences.
    var notes: [String] {
        let problems = chatSearch.found == chatSearch.query ? chatSearch.hits?.problems : nil
        return (problems ?? chatSearch.query.problems).filter { !chatSearch.feedback.unfinished.contains($0) }
            .map(env.strings.searchProblem)
    }
}
