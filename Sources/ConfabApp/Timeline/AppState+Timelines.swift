import Messenger

extension AppState {
    /// Keeps what the user looks at on the screen, in the open chat and on pages, once pictures or the screen's size have
    /// changed.
    mutating func keepInSight(isResized: Bool) {
        withMain { $0.conversation?.timeline.keepInSight(isResized: isResized) }
        for index in layers.indices { changePage(index) { $0.timeline.keepInSight(isResized: isResized) } }
    }

    /// Tells the pages in front what is known by now of the open chat.
    mutating func showOpenChatOnPages() {
        guard let conversation = main?.conversation else { return }
        let shared = Shared(self)
        for index in layers.indices { changePage(index) { $0.follow(conversation, shared) } }
    }

    /// Unmarks messages of the open chat, or of the first page in front.
    mutating func unmark(_ messages: [MessageID], in asker: ServiceCall.Asker) {
        if asker == .conversation {
            withMain { $0.conversation?.timeline.marked.subtract(messages) }
        } else if let index = layers.lastIndex(where: { if case .messagesPage = $0 { true } else { false } }) {
            changePage(index) { $0.timeline.marked.subtract(messages) }
        }
    }

    /// Changes a page of messages in front; nothing if the layer shows something else.
    private mutating func changePage(_ index: Int, _ change: (inout MessagesPage) -> Void) {
        guard case .messagesPage(var page) = layers[index] else { return }
        change(&page)
        layers[index] = .messagesPage(page)
    }
}
