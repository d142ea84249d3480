extension MergedRecord {
    /// Returns at most `limit` of the messages at an anchor, as messages of `chat`. They are numbered from 1, and people with
    /// the same name are one person.
    package func page(_ anchor: MessageAnchor, limit: Int, in chat: ChatID) -> MessagePage {
        let range = range(anchor, limit)
        var people: [String: ContactID] = [:]
        for name in entries.lazy.map(\.senderName) where people[name] == nil {
            people[name] = ContactID(UInt64(people.count) + 1)
        }
        let messages = range.map { index in
            let entry = entries[index]
            return Message(
                id: MessageID(UInt64(index) + 1), chat: chat, position: MessagePosition(Int64(index) + 1),
                sentAt: entry.sentAt, sender: people[entry.senderName].map(MessageSender.contact) ?? .system,
                senderName: entry.senderName, content: entry.content)
        }
        return MessagePage(
            messages, hasOlder: range.lowerBound > 0, hasNewer: range.upperBound < entries.count)
    }

    private func range(_ anchor: MessageAnchor, _ limit: Int) -> Range<Int> {
        func place(_ position: MessagePosition, plus offset: Int) -> Int {
            let index = Int(clamping: position.rawValue.subtractingReportingOverflow(1).partialValue)
            return max(0, min(entries.count, index)) + offset
        }
        func from(_ start: Int) -> Range<Int> {
            let start = max(0, min(entries.count, start))
            return start..<min(entries.count, start + max(0, limit))
        }
        func upTo(_ end: Int) -> Range<Int> { max(0, end - max(0, limit))..<end }
        return switch anchor {
        case .oldest: from(0)
        case .newest, .firstUnread, .lastSeen: upTo(entries.count)
        case .olderThan(let position): upTo(place(position, plus: 0))
        case .newerThan(let position): from(place(position, plus: 1))
        case .around(let position): from(place(position, plus: -limit / 2))
        }
    }
}
