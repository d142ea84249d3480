import Messenger

extension Message {
    /// The sender and the first words on one line, for a menu or a question that's about the message.
    ///
    /// The message has the names that people have now; see ``Timeline/shown(_:)``.
    func subject(in chat: ChatSummary, _ strings: any Strings) -> String {
        let words = content.previewLine(strings, isOwn: isOutgoing).text
        if sender == .system || content.isDeleted { return words }
        let name = shownSender(in: chat, strings)
        return strings.subject(name, words.isEmpty ? strings.messageTitle() : words)
    }
}
