import Loop
import Messenger
import TerminalDOM

// What completes the text in the field.
extension Conversation {
    /// The suggestions for what is typed; empty if there are none, or if the user has closed the list.
    var suggestions: [Suggestion] {
        guard focus == .composer, let start = completedFrom, start != closedSuggestions else { return [] }
        return mentioning == nil ? slashSuggestions : mentionSuggestions
    }

    /// The offset of the sign that begins what is completed; nil if nothing is.
    private var completedFrom: Int? { mentioning?.range.lowerBound ?? (composer.characters.first == "/" ? 0 : nil) }

    /// The context for keys while there are suggestions.
    var suggestionContext: KeyContext? {
        suggestions.first.map { if case .command = $0 { .slash } else { .completion } }
    }

    /// The index of the selected suggestion.
    func selectedSuggestion(of all: [Suggestion]) -> Int { all.firstIndex { $0.id == suggestion } ?? 0 }

    /// Selects the suggestion so many rows further down.
    mutating func moveSuggestion(by rows: Int) {
        let all = suggestions.map(\.id)
        suggestion = ListSelection(suggestion ?? all.first, in: all).moved(by: rows)
    }

    /// Completes what is typed with a suggestion, or with the selected one; nil if it's complete, or nothing completes it.
    mutating func complete(with index: Int? = nil, _ shared: Shared) -> Outcome<Action>? {
        let all = suggestions
        let index = index ?? selectedSuggestion(of: all)
        guard all.indices.contains(index) else { return nil }
        switch all[index] {
        case .command(let name, let command):
            let line = "/" + name + (command == nil ? " " : "")
            guard line != composer.text else { return nil }
            composer.apply(.selectAll)
            return write(.insert(line), shared)
        case .mention(let mention, _, let written):
            guard let mentioning else { return nil }
            return write(mention, named: written, at: mentioning.range, shared)
        }
    }

    /// Closes the list until something else is to be completed.
    mutating func closeSuggestions() { closedSuggestions = completedFrom }

    /// Follows what is to be completed after a key.
    mutating func followSuggestions() -> [Work] {
        let work = followMention()
        if closedSuggestions != completedFrom { closedSuggestions = nil }
        return work
    }

    /// The suggestions above the field, as many as there is room for.
    func suggestionStrip(_ suggestions: [Suggestion], _ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Menu<Suggestion, Action>(
            items: suggestions, selection: selectedSuggestion(of: suggestions), env: env,
            title: { $0.title(env.strings) }, detail: { $0.detail(memberCount: details.memberCount, env.strings) },
            chosen: { .suggestionClicked($0) }, wheel: { .suggestionsTurned($0) }
        ).strip(on: shared.size)
    }
}
