import Messenger

// Opening the content of a message in the open chat.
extension Conversation {
    /// Shows the picture of a message, or opens its record, or else its menu.
    mutating func openContent(of message: Message, _ shared: Shared) -> Outcome<Action> {
        if MessageAction.show.isOffered(message, facts(shared)) { return showPicture(of: message, shared) }
        return recordPage(of: message) ?? openMenu(of: message, shared)
    }

    /// Opens the record of a message; nil if it has none.
    func recordPage(of message: Message) -> Outcome<Action>? {
        guard case .mergedRecord(let record) = message.content else { return nil }
        return Outcome(intents: [.present(.recordPage(RecordPage(record, of: message.id, in: chat)))])
    }

    /// Shows all of a message whose text is loaded truncated; nil if it's whole.
    func textPage(of message: Message, _ strings: any Strings) -> Outcome<Action>? {
        guard message.omittedBytes != nil else { return nil }
        return Outcome(intents: [.present(.recordPage(RecordPage(textOf: message.id, in: chat, strings)))])
    }
}
