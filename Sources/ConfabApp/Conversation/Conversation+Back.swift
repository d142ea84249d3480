import Loop
import Messenger

// Where Escape leads in the open chat.
extension Conversation {
    enum BackTarget {
        case inField(Composer.BackTarget)
        case chatWithoutSearch, nothingSelected, list
    }

    /// The place that Escape leads to.
    func backTarget(_ shared: Shared) -> BackTarget {
        if focus == .composer { return composer.backTarget(surroundings, shared.options).map { .inField($0) } ?? .list }
        if let chatSearch {
            // From a message that the search in all chats led to, one goes back to its hit there.
            let isAtHit = focus == .timeline && chatSearch.isOffered && shared.isSearchOpen
            return isAtHit ? .list : .chatWithoutSearch
        }
        return timeline.selection == nil && timeline.marked.isEmpty ? .list : .nothingSelected
    }

    /// Closes the search in the chat, selects nothing, or goes to the list beside it; nil if the chat is to be closed.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        switch backTarget(shared) {
        case .inField(let place): return composing { $0.back(to: place, $1, shared.strings) }
        case .chatWithoutSearch: return Outcome(effects: closeChatSearch())
        case .nothingSelected:
            // What is marked first, then what is selected.
            if timeline.marked.isEmpty { timeline.selection = nil } else { timeline.marked = [] }
        case .list:
            return shared.isWide ? Outcome(effects: work(composer.keepDraft()), intents: [.focus(.list)]) : nil
        }
        return Outcome()
    }
}
