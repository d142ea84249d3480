import Loop
import Messenger
import TerminalDOM

// Tags in front of the screen.
extension App {
    /// Shows the tags of `chat`, or all of them; where there are none yet, the first one is made.
    static func openTags(
        _ state: inout AppState, _ chat: ChatSummary?, isFromCard: Bool = false
    ) -> [AppEffect] {
        guard let main = state.main else { return [] }
        var tags = Tags.State(chat: chat)
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
        state.overlay = nil
        guard tags.isFromCard, let chat = tags.chat else { return noteSeen(&state) }
        return openCard(&state, chat)
    }
}
