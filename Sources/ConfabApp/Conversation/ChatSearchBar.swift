import Messenger
import TerminalDOM

/// The search in the open chat, below its title.
struct ChatSearchBar {
    typealias Action = Conversation.Action

    let chatSearch: Conversation.ChatSearch
    let hasFocus: Bool
    /// The selected message.
    var selection: MessageID?
    /// The columns of the chat.
    let width: Int
    /// True on a screen that has no lines for words below the field.
    var isTiny = false
    let env: ViewEnvironment

    /// Fewer columns of the field show too little of what is typed. A tiny screen has no other line for the matches.
    private var leastField: Int { isTiny ? 5 : 8 }
    /// Narrower chats leave the columns of the buttons for the matches to the field: keys do the same.
    private static let leastForMatchButtons = 30

    /// The line with the field, and the notes below it.
    @ViewBuilder<Action> var rows: Nodes<Action> {
        // The position is worth more than the words around it.
        let choices = isTiny ? [shortStatus, self.status] : [self.status, shortStatus]
        let status = choices.compactMap { $0 }.first(where: fitsBesideField) ?? self.status
        let isStatusBeside = status.map(fitsBesideField) ?? true
        Row<Action> {
            Text(" " + env.glyphs[.search] + " ").role(.prompt).unshrinkable()
            InputField(
                text: chatSearch.field, placeholder: env.strings.chatSearchPlaceholder(), isFocused: hasFocus
            ) {
                .chatSearchEdited(.place($0))
            }
            if let status, isStatusBeside { Text(" " + status).role(.searchHelp).unshrinkable() }
            for button in buttons {
                let symbol = Text<Action>(" " + env.glyphs[button.glyph]).unshrinkable()
                if let action = button.action {
                    symbol.role(.prompt).onClick(action)
                } else {
                    symbol.role(.searchHelp)
                }
            }
            Text(" ").unshrinkable()
        }
        .height(1)
        if let status, !isStatusBeside { note(status, role: .searchHelp) }
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

    /// The symbols at the right end. One without an action has nothing to do now, and keeps its columns.
    private var buttons: [(glyph: GlyphName, action: Action?)] {
        let close: (glyph: GlyphName, action: Action?) = (.remove, .chatSearchClosed)
        guard width >= Self.leastForMatchButtons else { return [close] }
        guard chatSearch.mayStep(from: selection) else { return [(.up, nil), (.down, nil), close] }
        return [(.up, .chatSearchStepped(1)), (.down, .chatSearchStepped(-1)), close]
    }

    /// True if the status leaves the field enough columns of the row.
    private func fitsBesideField(_ status: String) -> Bool {
        let others = [env.glyphs[.search], status] + buttons.map { env.glyphs[$0.glyph] }
        // Each of them is behind a space; two more are before the field and at the end.
        return others.reduce(width - 2) { $0 - 1 - DisplayWidth.of($1) } >= leastField
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

    /// The position among the matches in few columns, or that there's none; nil before anything was searched.
    private var shortStatus: String? {
        guard !chatSearch.isTooShort, let hits = chatSearch.hits else { return nil }
        if isTiny, hits.places.isEmpty, !hits.hasMore { return "0" }
        guard let number = chatSearch.number else { return nil }
        return env.strings.shortHitNumber(number, of: hits.places.count, hasMore: hits.hasMore)
    }

    /// The problems with the query, as sentences.
    var notes: [String] {
        let problems = chatSearch.found == chatSearch.query ? chatSearch.hits?.problems : nil
        return (problems ?? chatSearch.query.problems).filter { !chatSearch.feedback.unfinished.contains($0) }
            .map(env.strings.searchProblem)
    }
}
