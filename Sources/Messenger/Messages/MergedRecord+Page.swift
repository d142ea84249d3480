extension MergedRecord {
    /// Returns at most `limit` of the messages at an anchor, as messages of `chat`. They are numbered from 1, and people with
    /// the same name are one person. Long ones are cut, and there are fewer of them if they take too much memory.
    package func page(_ anchor: MessageAnchor, limit: Int, in chat: ChatID) -> MessagePage {
        let people = people
        return MessagePage(numbered: entries.count, at: anchor, limit: limit) {
            message($0, in: chat, people).truncated
        }
    }

    /// The whole message with a number; `nil` if there is none.
    fileprivate func message(_ number: MessageID, in chat: ChatID) -> Message? {
        let index = Int(clamping: number.rawValue) - 1
        return entries.indices.contains(index) ? message(index, in: chat, people) : nil
    }

    private var people: [String: ContactID] {
        var people: [String: ContactID] = [:]
        for name in entries.lazy.map(\.senderName) where people[name] == nil {
            people[name] = ContactID(UInt64(people.count) + 1)
        }
        return people
    }

    private func message(_ index: Int, in chat: ChatID, _ people: [String: ContactID]) -> Message {
        let entry = entries[index]
        return Message(
            id: MessageID(UInt64(index) + 1), chat: chat, position: MessagePosition(Int64(index) + 1),
            sentAt: entry.sentAt, sender: people[entry.senderName].map(MessageSender.contact) ?? .system,
            senderName: entry.senderName, content: entry.content)
    }
}

extension Message {
    /// Returns some of the messages of its record, or of the record within it to which a path of indexes of entries leads. If
    /// that is a text, these are its pieces.
    package func page(_ anchor: MessageAnchor, limit: Int, at path: [Int]) -> MessagePage {
        guard let part = part(at: path) else { return MessagePage([]) }
        if case .mergedRecord(let record) = part.content { return record.page(anchor, limit: limit, in: chat) }
        return part.content.text.page(anchor, limit: limit, of: part)
    }

    /// Returns all of the message with a number on such a page. All pieces of a text are one message. `nil` if there is none.
    package func whole(_ number: MessageID, at path: [Int]) -> Message? {
        guard var part = part(at: path) else { return nil }
        if case .mergedRecord(let record) = part.content { return record.message(number, in: chat) }
        part.id = number
        return part
    }

    /// The message to which a path of indexes of entries leads; `nil` if there is none.
    private func part(at path: [Int]) -> Message? {
        var part: Message? = self
        for index in path {
            guard case .mergedRecord(let record)? = part?.content, record.entries.indices.contains(index) else {
                return nil
            }
            part = record.message(MessageID(UInt64(index) + 1), in: chat)
        }
        return part
    }
}

extension StyledText {
    /// The bytes of a piece of a long text.
    static let pieceBytes = 8000
    /// The lines of a piece of a long text.
    static let pieceLines = 100

    /// Returns a part of a long text in pieces, as messages that are numbered from 1: at most `limit` of those at an anchor.
    ///
    /// - Parameter message: the message that has the text, with all of it or without.
    package func page(_ anchor: MessageAnchor, limit: Int, of message: Message) -> MessagePage {
        let pieces = pieces(bytes: Self.pieceBytes, lines: Self.pieceLines)
        return MessagePage(numbered: pieces.count, at: anchor, limit: limit) { index in
            var piece = Message(
                id: MessageID(UInt64(index) + 1), chat: message.chat, position: MessagePosition(Int64(index) + 1),
                sentAt: message.sentAt, sender: message.sender, senderName: message.senderName,
                content: .text(slice(from: pieces[index].lowerBound, to: pieces[index].upperBound)))
            if pieces.count > 1 { piece.omittedBytes = plain.utf8.count - pieces[index].count }
            return piece
        }
    }
}

extension MessagePage {
    /// Some of `count` messages whose positions are their numbers, from 1 on.
    ///
    /// - Parameter message: returns the message at an index from 0 on.
    fileprivate init(numbered count: Int, at anchor: MessageAnchor, limit: Int, _ message: (Int) -> Message) {
        let range = anchor.range(count, limit)
        var messages: [Message] = []
        var size = 0
        /// Returns false if the message is too much.
        func add(_ index: Int) -> Bool {
            let next = message(index)
            size += next.loadedSize
            if size > anchor.mostBytes, !messages.isEmpty { return false }
            messages.append(next)
            return true
        }
        let isBackward = anchor.isBackward
        for index in isBackward ? Array(range.reversed()) : Array(range) {
            guard add(index) else { break }
        }
        if isBackward { messages.reverse() }
        let start = isBackward ? range.upperBound - messages.count : range.lowerBound
        self.init(messages, hasOlder: start > 0, hasNewer: start + messages.count < count)
    }
}

extension MessageAnchor {
    /// True if the last messages are the nearest ones.
    fileprivate var isBackward: Bool {
        switch self {
        case .newest, .firstUnread, .lastSeen, .olderThan: true
        case .oldest, .newerThan, .around: false
        }
    }

    /// Returns the indices of at most `limit` of `count` messages.
    fileprivate func range(_ count: Int, _ limit: Int) -> Range<Int> {
        func place(_ position: MessagePosition, plus offset: Int) -> Int {
            let index = Int(clamping: position.rawValue.subtractingReportingOverflow(1).partialValue)
            return max(0, min(count, index)) + offset
        }
        func from(_ start: Int) -> Range<Int> {
            let start = max(0, min(count, start))
            return start..<min(count, start + max(0, limit))
        }
        func upTo(_ end: Int) -> Range<Int> { max(0, end - max(0, limit))..<end }
        return switch self {
        case .oldest: from(0)
        case .newest, .firstUnread, .lastSeen: upTo(count)
        case .olderThan(let position): upTo(place(position, plus: 0))
        case .newerThan(let position): from(place(position, plus: 1))
        case .around(let position): from(place(position, plus: -limit / 2))
        }
    }
}
