import Messenger

extension ChatSummary {
    /// How far the user's last message has come; nil if someone else has sent it, or if it was deleted.
    var shownDelivery: DeliveryState? {
        preview.flatMap { $0.sender == .me && !$0.content.isDeleted ? $0.delivery : nil }
    }
}
