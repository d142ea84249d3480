import Loop
import Messenger

// The layers follow the store.
extension App {
    /// Has the tags in front take what the list has just taken, after the tags `before`.
    static func followList(
        _ state: inout AppState, _ action: ChatList.Action, before tags: [ChatTag]
    ) -> [AppEffect] {
        switch action {
        case .tagged: reduceLayer(&state, .tags(.tagsRead(before: tags)))
        case .loaded(_, let window): reduceLayer(&state, .tags(.chatsRead(window.elements)))
        case .refreshed(_, let chats): reduceLayer(&state, .tags(.chatsRead(chats)))
        default: []
        }
    }
}
