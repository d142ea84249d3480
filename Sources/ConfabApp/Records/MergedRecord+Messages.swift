import Messenger

extension MergedRecord {
    /// Merges messages of a chat, with the names that their authors use.
    ///
    /// - Parameter me: the user's name.
    init(_ messages: [Message], of chat: ChatSummary, me: String, _ strings: any Strings) {
        let entries = messages.map { message in
            Entry(
                senderName: message.isOutgoing ? me : message.author(in: chat), sentAt: message.sentAt,
                content: message.content)
        }
        var people: [String] = []
        for name in entries.map(\.senderName) where !people.contains(name) { people.append(name) }
        let group = chat.kind.group == nil ? nil : chat.names.displayName
        self.init(title: strings.recordTitle(people, group: group), entries: entries)
    }
}

extension Message {
    /// The name that the author uses in `chat`. How the user calls them is nobody else's business.
    func author(in chat: ChatSummary) -> String { senderName.isEmpty ? chat.names.displayName : senderName }
}
