import Loop
import Messenger
import TerminalDOM

// Reading again what was changed.
extension Timeline {
    /// Reads the messages of `range` again: in a chat, as far as they're loaded or belong to the end of what is loaded.
    func reread(_ range: PositionRange) -> [Work] {
        guard source.home != nil, let page, let first = page.messages.first?.position,
            let last = page.messages.last?.position
        else { return reload() }
        var range = range
        if source.chat != nil {
            let oldest = page.hasOlder ? max(range.oldest, first) : range.oldest
            let newest = page.hasNewer ? min(range.newest, last) : range.newest
            guard oldest <= newest else { return [] }
            range = PositionRange(oldest, newest)
        }
        let loaded = page.messages.count { range.contains($0.position) }
        // More than the margin is new: all of it is read, as at the beginning.
        return [.perform(.query(.messageRange(source, range, limit: loaded + Self.rereadMargin)))]
    }

    /// More new messages than these are read as a page.
    private static let rereadMargin = 30

    /// Puts messages that were read again in the place of those that were loaded.
    mutating func replace(_ range: PositionRange, with read: MessagePage) -> [Work] {
        // Some of the range is still unread.
        if read.hasNewer { return reload() }
        if source.chat == nil { return update(range, with: read) }
        guard var page else { return [] }
        let loaded = page.messages
        keepMarked()
        page.replies = page.counts(with: read)
        page.people = page.people.merging(read.people)
        let before = page.messages.prefix { $0.position < range.oldest }
        let after = page.messages.drop { $0.position <= range.newest }
        page.messages = before + read.messages + after
        if page.messages.count(within: MessagePage.mostMessages, bytes: MessagePage.mostBytes) < page.messages.count {
            // The end that isn't visible goes.
            let isAtEnd = scroll.position == .end || viewport?.isAtEnd == true
            page =
                isAtEnd
                ? MessagePage([], hasOlder: page.hasOlder).appending(page)
                : MessagePage([], hasNewer: page.hasNewer).prepending(page)
            page.forgetCounts()
            page.forgetPeople()
        }
        self.page = page
        settleOutgoing(isReread: range.newest >= loaded.last?.position ?? .first)
        keepPlace(among: loaded)
        forgetMissing(among: loaded)
        return []
    }

    /// Puts messages that were read again in their places on a page of some messages of a chat. If one came, went, or has
    /// another place, the page is read again: a reply brings those to it with it, and the limit lets another pin in.
    private mutating func update(_ range: PositionRange, with read: MessagePage) -> [Work] {
        guard var page else { return [] }
        let now = read.messages.filter(belongs).reduce(into: [:]) { $0[$1.id] = $1 }
        let loaded = page.messages.filter { range.contains($0.position) }
        guard loaded.count == now.count, loaded.allSatisfy({ now[$0.id]?.hasPlace(of: $0) == true }) else {
            return reload()
        }
        if page.replies != nil { page.replies = page.counts(with: read) }
        page.people = page.people.merging(read.people)
        page.messages = page.messages.map { now[$0.id] ?? $0 }
        self.page = page
        return []
    }

    /// True if a message of the chat is one of this history, or may be.
    private func belongs(_ message: Message) -> Bool {
        switch source {
        case .pins: message.pin != nil
        case .thread(_, let root): message.id == root || message.quote?.message.flatMap(self.message) != nil
        // The store has left out the others.
        case .hits: true
        case .chat, .merged, .collected, .given: false
        }
    }

    /// Ties the view to the next message that's still there if the one that it was tied to is gone: a list that doesn't find
    /// its row begins at its start.
    ///
    /// - Parameter loaded: the messages that were loaded before.
    mutating func keepPlace(among loaded: [Message]) {
        guard case .row(let row, let line) = scroll.position, message(row) == nil,
            let neighbor = neighbor(of: row, among: loaded)
        else { return }
        scroll.position = .row(neighbor, line: max(0, line))
    }

    /// Selects the neighbor of a selected message that was removed, so that keys act on what the user sees marked, and
    /// unmarks messages that are gone.
    ///
    /// - Parameter loaded: the messages that were loaded before, if a removal is why one is missing.
    mutating func forgetMissing(among loaded: [Message] = []) {
        if let selection, message(selection) == nil, !isUnstored(row: selection) {
            self.selection = neighbor(of: selection, among: loaded)
        }
        guard !marked.isEmpty else { return markedElsewhere = [:] }
        marked = marked.filter { id in
            message(id) != nil || markedElsewhere[id].map { !covers($0.position) } == true
        }
        markedElsewhere = markedElsewhere.filter { marked.contains($0.key) && message($0.key) == nil }
    }

    /// Keeps marked messages that are about to be replaced by others.
    mutating func keepMarked() {
        guard !marked.isEmpty else { return }
        for message in messages where marked.contains(message.id) { markedElsewhere[message.id] = message }
    }

    /// True if a message at this place would be loaded.
    private func covers(_ position: MessagePosition) -> Bool {
        guard let page, let first = page.messages.first?.position, let last = page.messages.last?.position else {
            return page.map { !$0.hasOlder && !$0.hasNewer } ?? false
        }
        let isBefore = source.isNewestFirst ? position > first : position < first
        let isAfter = source.isNewestFirst ? position < last : position > last
        return !(page.hasOlder && isBefore) && !(page.hasNewer && isAfter)
    }

    /// The marked messages in their order, wherever in the history they are.
    var markedMessages: [Message] {
        let loaded = messages.filter { marked.contains($0.id) }
        guard loaded.count < marked.count else { return loaded }
        let others = markedElsewhere.values.filter { marked.contains($0.id) && message($0.id) == nil }
        return (others + loaded).sorted { $0.position < $1.position }
    }
}

extension Message {
    /// True if the message is where the other one is, on any page.
    fileprivate func hasPlace(of other: Message) -> Bool {
        position == other.position && sentAt == other.sentAt && pin == other.pin
    }
}

extension MessagePage {
    /// Forgets the numbers of replies to messages that aren't loaded any longer, once they are many.
    mutating func forgetCounts() {
        guard let replies, replies.count > 2 * Timeline.pageLimit else { return }
        let loaded = Set(messages.map(\.id))
        self.replies = replies.filter { loaded.contains($0.key) }
    }
}
