import Loop
import Messenger

// Going from one mention of the user to the next.
extension Conversation {
    /// Looks for the next mention after the selected message; while none is selected, from the first visible one on.
    func findMention() -> [Work] {
        let start = timeline.selectedMessage?.position ?? firstVisible.map { MessagePosition($0.rawValue - 1) }
        return [.perform(.query(.nextMention(chat.id, after: start ?? .first)))]
    }

    private var firstVisible: MessagePosition? {
        guard let visible = timeline.visible else { return nil }
        return timeline.messages[visible].first { $0.position > .first }?.position
    }

    /// Shows the message that mentions the user.
    mutating func showMention(_ found: FoundMention?, _ shared: Shared) -> Outcome<Action> {
        guard let found else { return Outcome(intents: [.notice(shared.strings.noMention())]) }
        return showFound(found.message, at: found.position, shared) + Outcome(intents: [.focus(.timeline)])
    }
}
