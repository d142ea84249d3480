import Messenger

extension AppState {
    /// Keeps what the user looks at on the screen, in the open chat and on pages, once pictures or the screen's size have
    /// changed.
    mutating func keepInSight(isResized: Bool) {
        withMain { $0.conversation?.timeline.keepInSight(isResized: isResized) }
        for index in layers.indices { changePage(index) { $0.keepInSight(isResized: isResized) } }
    }

    /// Unmarks messages of the open chat, or of the first page in front.
    mutating func unmark(_ messages: [MessageID], in asker: ServiceCall.Asker) {
        if asker == .conversation {
            withMain { $0.conversation?.timeline.marked.subtract(messages) }
        } else if let index = layers.lastIndex(where: { if case .messagesPage = $0 { true } else { false } }) {
            changePage(index) { $0.marked.subtract(messages) }
        }
    }

    /// Changes the messages of a page in front; nothing if the layer shows something else.
    private mutating func changePage(_ index: Int, _ change: (inout Timeline) -> Void) {
        guard case .messagesPage(var page) = layers[index] else { return }
        change(&page.timeline)
        layers[index] = .messagesPage(page)
    }
}
