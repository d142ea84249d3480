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
        let everything = changes.needsReload
        switch state.overlay {
        case .card(let card):
            let isChanged =
                everything || changes.chats.contains(card.chat.id)
                || card.chat.kind.contact.map(changes.contacts.contains) == true
                || card.chat.kind.group.map { changes.groups.contains($0) || changes.members.contains($0) } == true
            return effects + (isChanged ? [.perform(.query(.card(card.chat.id)))] : [])
        case .newChat(let newChat):
            return effects + (state.main.map { reload(newChat, changes, profile: $0.profile.id) } ?? [])
        default: return effects
        }
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

    /// Takes back what was shown before it was kept, and says why where that was asked for.
    ///
    /// - Returns: whether it is said there.
    static func refuseOverlay(_ state: inout AppState, _ sentence: String) -> Bool {
        guard case .card(var card) = state.overlay, card.isBusy else { return false }
        card.isBusy = false
        card.problem = sentence
        state.overlay = .card(card)
        return true
    }
}
