import Messenger

// Opening a merged record from the open chat.
extension Conversation {
    /// Opens the record of a message, or else the menu of the message.
    mutating func openContent(of message: Message, _ shared: Shared) -> Outcome<Action> {
        recordPage(of: message) ?? openMenu(of: message, shared)
    }

    /// Opens the record of a message; nil if it has none.
    func recordPage(of message: Message) -> Outcome<Action>? {
        guard case .mergedRecord(let record) = message.content else { return nil }
        return Outcome(intents: [.present(.recordPage(RecordPage(record, of: message.id, in: chat)))])
    }
}
