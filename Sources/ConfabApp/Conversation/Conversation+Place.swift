import Loop
import Messenger
import TerminalDOM

// The place in the chat, which is kept for the next time.
extension Conversation {
    /// Keeps the place, if it isn't kept already. Before anything was seen, it's the one from before.
    mutating func keepPlace() -> [Work] {
        guard let viewport = timeline.viewport, let page = timeline.page else { return [] }
        let isAtEnd = viewport.isAtEnd && !page.hasNewer
        let first = page.messages.message(viewport.first)?.position
        let place = isAtEnd ? nil : first.flatMap { $0 == .unassigned ? nil : $0 }
        guard place != savedPlace else { return [] }
        savedPlace = place
        return [.perform(.save(.place(chat.id, place)))]
    }
}
