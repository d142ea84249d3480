package import Messenger

/// The actions that a row shows at one of its ends.
package struct Swipe: Codable, Equatable, Sendable {
    /// An end of a row.
    package enum Side: String, Codable, CaseIterable, Equatable, Sendable {
        /// The beginning: the row was drawn to the right.
        case leading
        /// The end: the row was drawn to the left.
        case trailing
    }

    package var chat: ChatID
    /// At which end they are.
    package var side: Side
    /// The selected one, from the left.
    package var index: Int

    /// The actions of `chat` at `side`.
    package init(_ chat: ChatID, _ side: Side, index: Int = 0) {
        self.chat = chat
        self.side = side
        self.index = index
    }
}

extension ChosenChat {
    func actions(at side: Swipe.Side) -> [ChatAction] { side == .leading ? leading : trailing }
}

// Drawing rows aside.
extension ChatList {
    /// Shows the actions of the selected row at `side`, or moves among those that are shown: `side` is where to.
    ///
    /// - Returns: whether the row has any.
    mutating func swipe(to side: Swipe.Side) -> Bool {
        guard let chat = selectedChat else { return true }
        if var swipe, swipe.chat == chat.id {
            swipe.index += side == .leading ? -1 : 1
            let count = ChosenChat(chat).actions(at: swipe.side).count
            self.swipe = (0..<count).contains(swipe.index) ? swipe : nil
            return true
        }
        let count = ChosenChat(chat).actions(at: side).count
        guard count > 0 else { return false }
        // The nearest to where one comes from.
        self.swipe = Swipe(chat.id, side, index: side == .leading ? count - 1 : 0)
        return true
    }

    /// The action that is selected in the row that is drawn aside.
    var swiped: ChatAction? {
        guard let swipe, let chat = selectedChat, chat.id == swipe.chat else { return nil }
        let actions = ChosenChat(chat).actions(at: swipe.side)
        return actions.indices.contains(swipe.index) ? actions[swipe.index] : nil
    }

    /// Closes the swipe if its row is no longer selected or has no actions.
    mutating func settleSwipe() {
        guard let swipe else { return }
        guard swipe.chat == selection, let chat = selectedChat else { return self.swipe = nil }
        let count = ChosenChat(chat).actions(at: swipe.side).count
        if count == 0 { self.swipe = nil } else { self.swipe?.index = min(swipe.index, count - 1) }
    }
}
