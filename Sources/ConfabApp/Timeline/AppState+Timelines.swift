import Messenger

extension AppState {
    /// Keeps what the user looks at on the screen, in the open chat and on pages, once pictures, toasts, or the screen's size
    /// have changed.
    mutating func keepInSight(isResized: Bool) {
        let shared = Shared(self)
        withMain { $0.conversation?.keepInSight(isResized: isResized, shared) }
        for index in layers.indices { changePage(index) { $0.keepInSight(isResized: isResized, shared) } }
    }

    /// Tells the pages in front what is known by now of the open chat.
    mutating func showOpenChatOnPages() {
        guard layers.contains(where: \.isMessagesPage), let conversation = main?.conversation else { return }
        let shared = Shared(self)
        for index in layers.indices { changePage(index) { $0.follow(conversation, shared) } }
    }

    /// Unmarks messages of the open chat, or of the first page in front.
    mutating func unmark(_ messages: [MessageID], in asker: ServiceCall.Asker) {
        if asker == .conversation {
            withMain { $0.conversation?.timeline.marked.subtract(messages) }
        } else if let index = layers.lastIndex(where: \.isMessagesPage) {
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

extension Layer {
    fileprivate var isMessagesPage: Bool { if case .messagesPage = self { true } else { false } }
}
