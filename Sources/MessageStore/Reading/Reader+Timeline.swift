internal import LMDB
package import Messenger

extension StoreTransaction {
    /// Returns messages of a chat, at most `limit`. One that can't be read is in its place and says why.
    package func messages(of chat: ChatID, _ anchor: MessageAnchor = .newest, limit: Int) throws -> MessagePage {
        try page(of: Timeline(chat: chat, showsLosses: false), anchor, Limit(messages: max(1, limit), bytes: .max))
    }

    /// Returns what the timeline of a chat shows, at most `limit` entries: its messages, and a placeholder wherever messages
    /// are lost, with their number.
    ///
    /// All messages that are lost between two that are there share one placeholder, at the position of the oldest of them. So it
    /// is on one page, and complete, from whichever side that page is reached. Only a repair finds out which messages are lost.
    ///
    /// Messages are ``Message/truncated``. There are fewer than `limit` if they would take more memory than a history keeps.
    ///
    /// - Parameter bytes: about the bytes that the messages may take; nil for what's usual at the anchor.
    package func timeline(
        of chat: ChatID, _ anchor: MessageAnchor = .newest, limit: Int, bytes: Int? = nil
    ) throws -> MessagePage {
        let timeline = Timeline(chat: chat, showsLosses: try hasLostMessages(chat), truncates: true)
        let limit = Limit(messages: max(1, limit), bytes: bytes ?? anchor.mostBytes)
        return try completed(try page(of: timeline, anchor, limit), of: chat)
    }

    /// Returns a page with the people whom its messages name, and the numbers of replies to them, and to those that they
    /// answer.
    private func completed(_ page: MessagePage, of chat: ChatID) throws -> MessagePage {
        let answered = page.messages.compactMap { $0.quote?.message }
        let replies = try replyCounts(of: page.messages.map(\.id) + answered, in: chat)
        var page = page
        if !replies.isEmpty { page.replies = replies }
        page.people = try people(of: page.messages)
        return page
    }

    /// Returns what the timeline of a chat shows at the positions of `range`, at most `limit` entries. If the range has more,
    /// the page has newer ones.
    package func timeline(of chat: ChatID, in range: PositionRange, limit: Int) throws -> MessagePage {
        let before = MessagePosition(max(range.oldest.rawValue, MessagePosition.first.rawValue + 1) - 1)
        let page = try timeline(of: chat, .newerThan(before), limit: limit, bytes: MessagePage.mostBytes)
        let messages = page.messages.prefix { $0.position <= range.newest }
        return MessagePage(
            Array(messages), hasOlder: page.hasOlder, hasNewer: page.hasNewer && messages.count == page.messages.count,
            replies: page.replies, people: page.people)
    }

    private func hasLostMessages(_ chat: ChatID) throws -> Bool {
        // Nearly always nothing is lost anywhere, and knowing that takes one read.
        guard try tables.lostMessages.count(in: transaction) > 0 else { return false }
        return try tables.lostMessages.firstKey(.prefix(chat), in: transaction) != nil
    }

    private func page(of timeline: Timeline, _ anchor: MessageAnchor, _ limit: Limit) throws -> MessagePage {
        switch anchor {
        case .newest: return try page(timeline, older: .unassigned, limit)
        case .olderThan(let position): return try page(timeline, older: position, limit)
        case .oldest: return try page(timeline, newer: .first, limit)
        case .newerThan(let position): return try page(timeline, newer: position, limit)
        case .around(let position): return try page(timeline, around: position, limit)
        case .lastSeen:
            guard let place = try place(in: timeline.chat) else { return try page(timeline, older: .unassigned, limit) }
            return try page(timeline, around: place, limit)
        case .firstUnread:
            guard let stored = try chat(timeline.chat), stored.stats.unread > 0 else {
                return try page(timeline, older: .unassigned, limit)
            }
            return try page(timeline, around: MessagePosition(stored.readUpTo.rawValue &+ 1), limit)
        }
    }

    private func page(_ timeline: Timeline, older position: MessagePosition, _ limit: Limit) throws -> MessagePage {
        let found = try collect(timeline.older(than: position), limit)
        let count = limit.count(found)
        let hasNewer = try hasMessages(timeline.newer(than: position, orAt: true))
        return MessagePage(found.prefix(count).reversed(), hasOlder: found.count > count, hasNewer: hasNewer)
    }

    private func page(_ timeline: Timeline, newer position: MessagePosition, _ limit: Limit) throws -> MessagePage {
        let found = try collect(timeline.newer(than: position), limit)
        let count = limit.count(found)
        let hasOlder = try hasMessages(timeline.older(than: position, orAt: true))
        return MessagePage(Array(found.prefix(count)), hasOlder: hasOlder, hasNewer: found.count > count)
    }

    private func page(_ timeline: Timeline, around position: MessagePosition, _ limit: Limit) throws -> MessagePage {
        let above = try collect(timeline.older(than: position), limit)
        let below = try collect(timeline.newer(than: position, orAt: true), limit)
        let (kept, next) = MessagePage.nearest(above, below, within: limit.messages, bytes: limit.bytes)
        return MessagePage(
            above.prefix(kept).reversed() + below.prefix(next), hasOlder: above.count > kept,
            hasNewer: below.count > next)
    }

    private func hasMessages(_ stretch: Stretch) throws -> Bool {
        try !collect(stretch, Limit(messages: 0, bytes: 0)).isEmpty
    }

    /// Returns the first entries of a stretch, in its direction: as many as the limit allows, and the next one if there is
    /// one.
    private func collect(_ stretch: Stretch, _ limit: Limit) throws -> [Message] {
        var messages: [Message] = []
        var bytes = 0
        var isWhole = true
        try tables.messages.scan(stretch.range, stretch.direction, in: transaction) { entry in
            let position = try entry.key().second
            do {
                let message = try entry.value().value(chat: stretch.chat, position: position)
                messages.append(stretch.truncates ? message.truncated : message)
            } catch let error as RecordError {
                messages.append(.damaged(stretch.chat, position, error))
            }
            if limit.bytes < .max { bytes += messages[messages.count - 1].loadedSize }
            isWhole = messages.count <= limit.messages && bytes <= limit.bytes
            // The first one is always shown, so it takes another one to know whether there is more.
            if messages.count == 1, limit.messages > 0 { isWhole = true }
            return isWhole ? .more : .stop
        }
        guard stretch.showsLosses else { return messages }
        return try addPlaceholders(to: messages, of: stretch, isWhole: isWhole, limit.messages + 1)
    }

    /// Returns the first messages of a stretch, or all of them, with a placeholder in each gap where messages are lost; at
    /// most `limit` entries.
    private func addPlaceholders(
        to messages: [Message], of stretch: Stretch, isWhole: Bool, _ limit: Int
    ) throws -> [Message] {
        // The stretch may begin within a gap, which is counted from its beginning to its end all the same.
        let neighbor = try tables.messages.firstKey(stretch.rest, stretch.direction.reversed, in: transaction)?.second
        // The positions on both sides of each gap, in the stretch's direction; nil for an end of the chat.
        var bounds = [neighbor] + messages.map { Optional($0.position) }
        if isWhole { bounds.append(nil) }
        var entries: [Message] = []
        for (index, gap) in zip(bounds, bounds.dropFirst()).enumerated() {
            let placeholder =
                stretch.direction == .ascending
                ? try placeholder(in: stretch.chat, after: gap.0, before: gap.1)
                : try placeholder(in: stretch.chat, after: gap.1, before: gap.0)
            if let placeholder, stretch.contains(placeholder.position) { entries.append(placeholder) }
            if index < messages.count { entries.append(messages[index]) }
            if entries.count >= limit { break }
        }
        return Array(entries.prefix(limit))
    }

    /// Returns what stands for all messages that are lost between two neighboring ones; nil when none is.
    private func placeholder(
        in chat: ChatID, after older: MessagePosition?, before newer: MessagePosition?
    ) throws -> Message? {
        let range: KeyRange<MessageKey>
        if let older { range = .after(MessageKey(chat, older), within: chat) } else { range = .prefix(chat) }
        var oldest: (id: MessageID, position: MessagePosition)?
        var count = 0
        try tables.lostMessages.scan(range, in: transaction) { entry in
            let position = try entry.key().second
            if let newer, position >= newer { return .stop }
            if oldest == nil {
                let number = try readable { try entry.value().first }
                oldest = (number.map { MessageID($0) } ?? .unassigned, position)
            }
            count += 1
            return .more
        }
        return oldest.map { .lost(chat, $0.position, $0.id, count: count) }
    }
}

/// The most that a page has. It always has a message, if there is one.
private struct Limit {
    let messages: Int
    let bytes: Int

    init(messages: Int, bytes: Int) {
        self.messages = messages
        self.bytes = bytes
    }

    /// The number of the first entries that are within the limit.
    func count(_ entries: [Message]) -> Int {
        bytes == .max ? Swift.min(messages, entries.count) : entries.count(within: messages, bytes: bytes)
    }
}

/// A chat to read from, and whether its timeline has placeholders for lost messages.
private struct Timeline {
    let chat: ChatID
    let showsLosses: Bool
    var truncates = false

    func older(than position: MessagePosition, orAt isIncluded: Bool = false) -> Stretch {
        Stretch(
            chat: chat, showsLosses: showsLosses, truncates: truncates, direction: .descending, position: position,
            isIncluded: isIncluded)
    }

    func newer(than position: MessagePosition, orAt isIncluded: Bool = false) -> Stretch {
        Stretch(
            chat: chat, showsLosses: showsLosses, truncates: truncates, direction: .ascending, position: position,
            isIncluded: isIncluded)
    }
}

/// The part of a chat on one side of a position.
private struct Stretch {
    let chat: ChatID
    let showsLosses: Bool
    /// True if messages are ``Message/truncated``.
    let truncates: Bool
    let direction: ScanDirection
    let position: MessagePosition
    /// True if a message at the position itself belongs to it.
    let isIncluded: Bool

    var range: KeyRange<MessageKey> { side(direction, isIncluded) }
    /// The other part of the chat.
    var rest: KeyRange<MessageKey> { side(direction.reversed, !isIncluded) }

    private func side(_ direction: ScanDirection, _ isIncluded: Bool) -> KeyRange<MessageKey> {
        let key = MessageKey(chat, position)
        return switch (direction, isIncluded) {
        case (.ascending, true): .from(key, through: chat)
        case (.ascending, false): .after(key, within: chat)
        case (.descending, true): .from(chat, through: key)
        case (.descending, false): .before(key, within: chat)
        }
    }

    func contains(_ other: MessagePosition) -> Bool {
        if other == position { return isIncluded }
        return direction == .ascending ? other > position : other < position
    }
}

extension ScanDirection {
    fileprivate var reversed: ScanDirection { self == .ascending ? .descending : .ascending }
}

extension Message {
    /// Stands for a message whose record cannot be read.
    fileprivate static func damaged(_ chat: ChatID, _ position: MessagePosition, _ error: RecordError) -> Message {
        Message(
            id: .unassigned, chat: chat, position: position, sentAt: .zero, sender: .system,
            content: .damaged(reason: error.finding))
    }

    /// Stands for lost messages, of which the oldest had this position and number.
    fileprivate static func lost(
        _ chat: ChatID, _ position: MessagePosition, _ id: MessageID, count: Int
    ) -> Message {
        Message(
            id: id, chat: chat, position: position, sentAt: .zero, sender: .system, content: .lost(count: count))
    }
}
