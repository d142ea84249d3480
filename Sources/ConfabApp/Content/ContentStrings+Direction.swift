package import Messenger

extension ContentStrings {
    /// Content without text. What the user did is said to the user: a call, the deletion of a message, or joining or leaving
    /// a group.
    package func kind(_ content: MessageContent, isOwn: Bool) -> String {
        guard isOwn else { return kind(content) }
        switch content {
        case .call(let call): return outgoingCall(call)
        case .deleted(var deletion) where deletion.actor == .sender:
            deletion.actor = .me
            return kind(.deleted(deletion))
        case .groupEvent(.joined): return youJoined()
        case .groupEvent(.left): return youLeft()
        default: return kind(content)
        }
    }
}

extension Quote {
    /// The words of the message that it quotes, or its kind.
    func words(_ strings: any Strings) -> String { content.previewLine(strings, isOwn: sender == .me).text }
}

extension ChatSummary {
    /// How far the user's last message has come; nil if someone else has sent it, or if it was deleted.
    var shownDelivery: DeliveryState? {
        preview.flatMap { $0.sender == .me && !$0.content.isDeleted ? $0.delivery : nil }
    }
}
