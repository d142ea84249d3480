import Loop
import Messenger

// Cards and tags in front of the screen follow the store.
extension App {
    /// Reads again what the card or the tags in front show, as far as it was changed.
    static func reloadOverlay(_ state: AppState, _ changes: ChangeSet) -> [AppEffect] {
        let everything = changes.needsReload
        switch state.overlay {
        case .card(let card):
            let isChanged =
                everything || changes.chats.contains(card.chat.id)
                || card.chat.kind.contact.map(changes.contacts.contains) == true
                || card.chat.kind.group.map { changes.groups.contains($0) || changes.members.contains($0) } == true
            return isChanged ? [.perform(.query(.card(card.chat.id)))] : []
        case .tags(let tags):
            guard let chat = tags.chat, everything || changes.chats.contains(chat.id) else { return [] }
            return [.perform(.query(.rows([chat.id])))]
        default: return []
        }
    }

    /// Shows in front what the list has just taken, in place of the tags `before`.
    static func follow(_ state: inout AppState, _ action: ChatList.Action, before: [ChatTag]) {
        guard case .tags(var tags) = state.overlay else { return }
        switch action {
        case .tagged:
            let now = state.main?.chatList.tags ?? []
            Tags.follow(&tags, tags: now, before: before, words: state.options.words)
        case .loaded(_, let window): Tags.follow(&tags, chats: window.elements)
        case .refreshed(_, let chats): Tags.follow(&tags, chats: chats)
        default: return
        }
        state.overlay = .tags(tags)
    }

    /// Takes back what was shown before it was kept, and says why where that was asked for.
    ///
    /// - Returns: whether it is said there.
    static func refuseOverlay(_ state: inout AppState, _ sentence: String, of refused: ServiceRequest?) -> Bool {
        switch state.overlay {
        case .tags(var tags):
            let isSaid = refused.map { Tags.refuse(&tags, $0, sentence) } ?? false
            state.overlay = .tags(tags)
            return isSaid
        case .card(var card) where card.isBusy:
            card.isBusy = false
            card.problem = sentence
            state.overlay = .card(card)
            return true
        default: return false
        }
    }
}
