import Loop
import Messenger

// The layers follow the store.
extension App {
    /// Reads again what the layers show, as far as it was changed.
    static func reloadLayers(_ state: inout AppState, _ changes: ChangeSet) -> [AppEffect] {
        var effects: [AppEffect] = []
        for index in state.layers.indices.reversed() {
            effects += give(&state, .follow(changes), toLayer: index) ?? []
        }
        if case .newChat(let newChat) = state.overlay, let profile = state.main?.profile.id {
            effects += reload(newChat, changes, profile: profile)
        }
        return effects
    }

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
