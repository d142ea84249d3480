import Messenger

extension MergedRecord {
    /// Merges messages of a chat, with the names that their authors use.
    ///
    /// - Parameter me: the user's name.
    init(_ messages: [Message], of chat: ChatSummary, me: String, _ strings: any Strings) {
        let entries = messages.map { message in
            Entry(
                senderName: message.isOutgoing ? me : message.author(for: .others, in: chat), sentAt: message.sentAt,
                content: message.content)
        }
        var people: [String] = []
        for name in entries.map(\.senderName) where !people.contains(name) { people.append(name) }
        let group = chat.kind.group == nil ? nil : chat.names.shown(for: .others)
        self.init(title: strings.recordTitle(people, group: group), entries: entries)
    }
}

extension Message {
    /// The name of the author of a message that was made ready for the user (``Message/shown(by:)``), or for others
    /// (``Message/credited(by:)``). In a chat with one other person, it's the name of the chat if nobody kept another.
    func author(for purpose: NamePurpose, in chat: ChatSummary) -> String {
        senderName.isEmpty ? chat.names.shown(for: purpose) : senderName.harmlessName
    }
}
