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
        let group = chat.kind.group == nil ? nil : chat.names.shown(for: .others)
        self.init(title: Self.title(of: entries, group: group, strings), entries: entries)
    }

    private static func title(of entries: [Entry], group: String?, _ strings: any Strings) -> String {
        var people: [String] = []
        for name in entries.map(\.senderName) where !people.contains(name) { people.append(name) }
        return strings.recordTitle(people, group: group)
    }

    /// Returns the record, and those in it, without the names of one person.
    fileprivate func hiding(_ names: Set<String>, _ strings: any Strings) -> MergedRecord {
        let entries = entries.map { entry in
            var entry = entry
            if names.contains(entry.senderName.harmlessName) { entry.senderName = strings.unnamedAuthor() }
            entry.content = entry.content.hiding(names, strings)
            return entry
        }
        let shown = title.harmlessName
        // In a title, a name can't be told from other words, so all of it goes.
        let isNamed = names.contains { shown.contains($0) }
        return MergedRecord(
            title: isNamed ? Self.title(of: entries, group: nil, strings) : title, entries: entries, count: count)
    }
}

extension Message {
    /// The name of the author of a message that was made ready for the user (``Message/shown(by:)``), or for others
    /// (``Message/credited(by:)``). In a chat with one other person, it's the name of the chat if nobody kept another.
    func author(for purpose: NamePurpose, in chat: ChatSummary) -> String {
        senderName.isEmpty ? chat.names.shown(for: purpose) : senderName.harmlessName
    }

    /// Returns the message without the names of one person where it names authors.
    func hiding(_ names: Set<String>, _ strings: any Strings) -> Message {
        guard !names.isEmpty else { return self }
        var copy = self
        if names.contains(senderName.harmlessName) { copy.senderName = strings.unnamedAuthor() }
        // Without any name, the sender would seem to be the author.
        if let forwardedFrom, names.contains(forwardedFrom.harmlessName) {
            copy.forwardedFrom = strings.unnamedAuthor()
        }
        copy.content = content.hiding(names, strings)
        return copy
    }
}

extension MessageContent {
    fileprivate func hiding(_ names: Set<String>, _ strings: any Strings) -> MessageContent {
        guard case .mergedRecord(let record) = self else {
            return mappingText { $0.namingMentions { person, _ in person == .me ? strings.unnamedAuthor() : nil } }
        }
        return .mergedRecord(record.hiding(names, strings))
    }
}
