import Loop
import Messenger
import TerminalDOM

// Tags in front of the screen.
extension App {
    /// Shows the tags of `chats`, or all of them; where there are none yet, the first one is made.
    static func openTags(
        _ state: inout AppState, _ chats: [ChatSummary], isFromCard: Bool = false
    ) -> [AppEffect] {
        guard let main = state.main else { return [] }
        var tags = Tags.State(chat: chats.first, others: Array(chats.dropFirst()))
        tags.isFromCard = isFromCard
        if main.chatList.tags.isEmpty { tags.editor = Tags.Editor() }
        state.overlay = .tags(tags)
        return []
    }

    static func reduceTags(_ state: inout AppState, _ action: Tags.Action) -> [AppEffect] {
        withTags(&state) { Tags.reduce(&$0, action, tags: $1.chatList.tags, profile: $1.profile.id) }
    }

    static func performOnTags(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        withTags(&state) { Tags.perform(&$0, command, tags: $1.chatList.tags, profile: $1.profile.id) }
    }

    private static func withTags(
        _ state: inout AppState, _ change: (inout Tags.State, Main) -> [AppEffect]
    ) -> [AppEffect] {
        guard case .tags(var tags) = state.overlay, let main = state.main else { return [] }
        let effects = change(&tags, main)
        state.overlay = .tags(tags)
        return effects
    }

    /// Escape: a step back, or back to where the tags were opened.
    static func leaveTags(_ state: inout AppState, _ tags: Tags.State) -> [AppEffect] {
        var tags = tags
        if Tags.goBack(&tags, tags: state.main?.chatList.tags ?? []) {
            state.overlay = .tags(tags)
            return []
        }
        let offered = closeLayers(&state)
        guard tags.isFromCard, let chat = tags.chat else { return offered + noteSeen(&state) }
        return offered + openCard(&state, chat)
    }

    /// Offers to put the tags back that were there before.
    static func offerOldTags(_ state: inout AppState, _ tags: Tags.State) -> [AppEffect] {
        let words = state.options.words
        let chats = tags.chats
        // Those of one chat are what was chosen last, whether the store has it by now or not.
        let now = Dictionary(chats.map { ($0.id, chats.count == 1 ? tags.chosen : $0.settings.tags) }) { one, _ in one }
        let changed = tags.former.filter { edit in
            guard case .tags(let former) = edit.change, let tags = now[edit.chat] else { return false }
            return Set(former) != Set(tags)
        }
        guard !changed.isEmpty else { return [] }
        let done = now.map { ChatEdit($0, .tags($1)) }
        let said = chats.count == 1 ? words.tagged(chats[0].title(words)) : words.tagged(count: changed.count)
        return offerUndo(&state, said, of: done, by: changed, chat: nil) + endSelecting(&state)
    }
}
