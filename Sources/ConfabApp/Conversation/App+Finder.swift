import Loop
import Messenger
import TerminalDOM

// The search in the open chat.
extension App {
    /// Opens the search in the open chat, or goes to it.
    static func openFinder(_ state: inout AppState) -> [AppEffect] {
        state.withMain { main in
            guard main.conversation != nil else { return [] }
            main.focus = .finder
            if main.conversation?.finder == nil { main.conversation?.finder = Conversation.Finder() }
            // What is typed takes the place of what was there.
            main.conversation?.finder?.field.apply(.selectAll)
            return []
        }
    }

    /// Leaves the search in the open chat; one stays where it led.
    static func closeFinder(_ state: inout AppState) -> [AppEffect] {
        state.withMain { main in
            guard main.conversation?.finder != nil else { return [] }
            main.conversation?.finder = nil
            if main.focus == .finder { main.focus = .timeline }
            return [.cancel(.searchChat), .cancel(.finderPatience), .cancel(.finderChanges)]
        }
    }

    static func stepFinder(_ state: inout AppState, by hits: Int) -> [AppEffect] {
        let words = state.options.words
        return state.withConversation { Conversation.step(&$0, by: hits, words: words) }
    }

    /// From a message that the search in all chats led to, back to its hit there.
    static func backToHits(_ state: inout AppState) -> [AppEffect] {
        guard state.isWide else { return closeConversation(&state) }
        return state.withConversation { Conversation.keepDraft(&$0) } + choose(&state, .list)
    }

    /// Says so when a hit led to what is not there any more.
    static func followTarget(
        _ state: inout AppState, _ action: Conversation.Action, before target: Conversation.Target?
    ) -> [AppEffect] {
        guard let target else { return [] }
        let words = state.options.words
        switch action {
        case .loaded(let chat, nil, _):
            guard state.main?.conversation?.chat.id == chat else { return [] }
            let left = closeConversation(&state)
            return left + loseHit(&state, { $0.chat == chat }, words.chatIsGone())
        case .pageLoaded(_, .around(target.position), let page):
            guard let conversation = state.main?.conversation, conversation.target == nil else { return [] }
            let message = page.messages.first { $0.id == target.message }
            if let message, !message.content.isDeleted { return [] }
            return loseHit(&state, { $0.id == target.message }, words.messageIsGone())
        default: return []
        }
    }
}

extension Conversation.State {
    /// Whether `action` says that what is searched for here could not be.
    func awaits(_ action: Conversation.Action) -> Bool {
        guard case .searchFailed(chat.id, let query, _) = action else { return false }
        return finder?.asked == query
    }
}

extension MessageContent {
    /// Whether only its place is left.
    fileprivate var isDeleted: Bool { if case .deleted = self { true } else { false } }
}
