import Loop
import Messenger
import TerminalDOM

extension Timeline {
    /// Takes an action, unless it answers a question about another history.
    mutating func reduce(_ action: Action) -> [Work] {
        switch action {
        case .pageLoaded(source, let anchor, let page): take(page, at: anchor)
        case .pageFailed(source, let anchor, let problem):
            isLoading = false
            target = nil
            self.problem = PageProblem(anchor: anchor, problem: problem)
        case .rangeLoaded(source, let range, let read): return replace(range, with: read)
        case .peopleLoaded(source, let people, let read): take(read, of: people)
        case .viewportChanged(let viewport):
            take(viewport)
            return loadMore()
        case .wheelTurned(let notches): scroll.turn(by: notches, from: &viewport)
        case .newestClicked: return jumpDown()
        case .messageClicked(let message), .contentClicked(let message), .menuClicked(let message): selection = message
        case .pageLoaded, .pageFailed, .rangeLoaded, .peopleLoaded, .retryClicked, .quoteClicked, .reactionClicked,
            .repliesClicked, .personClicked, .clicked:
            break
        }
        return []
    }

    /// Reads messages; nothing if the history isn't stored.
    func read(_ anchor: MessageAnchor, limit: Int? = nil) -> [Work] {
        switch source {
        case .chat(let chat): [.perform(.query(.messages(chat, anchor, limit: limit ?? pageSize)))]
        case .pins(let chat): [.perform(.query(.pins(chat)))]
        case .merged(let message, let path):
            [.perform(.query(.recordMessages(message, path, anchor, limit: limit ?? pageSize)))]
        case .hits(let chat, let query):
            [.perform(.slowQuery(.hits(chat, query, anchor, after: cursor(at: anchor), limit: limit ?? pageSize)))]
        case .thread(let chat, let message): [.perform(.query(.thread(chat, message)))]
        case .collected(let profile):
            [.perform(.query(.collected(profile, before: anchor.collectedNumber, limit: limit ?? pageSize)))]
        case .given: []
        }
    }

    /// The place in the results of a search after which an anchor's messages begin; nil for the newest ones.
    private func cursor(at anchor: MessageAnchor) -> SearchCursor? {
        guard case .newerThan = anchor, let last = messages.last else { return nil }
        return SearchCursor(sentAt: last.sentAt, message: last.id)
    }

    private mutating func take(_ viewport: ListViewport<MessageID>) {
        self.viewport = viewport
        if viewport.isAtEnd, page?.hasNewer == false {
            // The list follows new messages from now on.
            if selection == nil { scroll = ListScroll(.end) }
        } else if scroll.position == .end {
            scroll = viewport.scroll
        }
    }

    private mutating func take(_ page: MessagePage, at anchor: MessageAnchor) {
        isLoading = false
        if !anchor.continuesPage || anchor == problem?.anchor { problem = nil }
        let isFirst = self.page == nil
        let arriving = target.flatMap { anchor == .around($0.position) ? $0 : nil }
        switch anchor {
        case .olderThan: self.page = self.page.map { $0.prepending(page, limit: mostLoaded) } ?? page
        case .newerThan: self.page = self.page.map { $0.appending(page, limit: mostLoaded) } ?? page
        default: self.page = page
        }
        self.page?.forgetCounts()
        self.page?.forgetPeople()
        guard let now = self.page else { return }
        if let arriving { return arrive(arriving, at: now) }
        if isFirst { scroll = ListScroll(.end) }
        if case .olderThan = anchor { return }
        forgetMissing()
    }

    /// The messages that are kept loaded. Only a chat can be read in both directions, so the others keep what they have.
    private var mostLoaded: Int { source.chat == nil ? .max : Self.pageLimit }

    /// Begins at the first unread message, with a line above it. On a low screen, the day and the mark of new messages would
    /// be all there is.
    mutating func begin(atUnreadAfter position: MessagePosition, count: Int, _ size: Size) {
        guard let first = page?.messages.first(where: { $0.countsAsUnread && $0.position > position }) else { return }
        unread = Unread(first: first.id, position: first.position, count: count)
        scroll = ListScroll(.row(first.id, line: size.isLow ? -1 : 1))
    }

    /// Begins with the message at a position as the first one on the screen; if it's gone, with the next one.
    mutating func begin(at position: MessagePosition) {
        guard let first = page?.messages.first(where: { $0.position >= position }) else { return }
        scroll = ListScroll(.row(first.id, line: 0))
    }

    /// Reads on when the screen comes near to the end of what was read.
    private mutating func loadMore() -> [Work] {
        guard !isLoading, let page, let visible else { return [] }
        if page.hasOlder, visible.lowerBound < Self.pageMargin, let first = page.messages.first {
            isLoading = true
            return read(.olderThan(first.position))
        }
        if page.hasNewer, page.messages.count - visible.upperBound < Self.pageMargin, let last = page.messages.last {
            isLoading = true
            return read(.newerThan(last.position))
        }
        return []
    }

    /// Reads again what is loaded, because something of it was changed.
    func reload() -> [Work] {
        let loaded = page?.messages.count ?? 0
        let margin = source.chat == nil ? 0 : pageSize / 2
        let limit = min(mostLoaded, max(pageSize, loaded + margin))
        var anchor = MessageAnchor.newest
        if source.chat != nil, page?.hasNewer == true, let viewport,
            let first = page?.messages.first(where: { $0.id == viewport.first })
        {
            anchor = .around(first.position)
        }
        return read(anchor, limit: limit)
    }
}

extension MessageAnchor {
    /// The number of the collected message after which it begins; nil for the newest ones.
    fileprivate var collectedNumber: UInt64? {
        if case .newerThan(let position) = self, position.rawValue < 0 { position.rawValue.magnitude } else { nil }
    }

    /// True if the messages there are added to those that were read before.
    fileprivate var continuesPage: Bool {
        switch self {
        case .olderThan, .newerThan: true
        default: false
        }
    }
}

extension MessagePage {
    /// With older messages before its own, cut at its newer end.
    func prepending(_ older: MessagePage, limit: Int) -> MessagePage {
        let all = older.messages + messages
        return MessagePage(
            Array(all.prefix(limit)), hasOlder: older.hasOlder, hasNewer: hasNewer || all.count > limit,
            replies: counts(with: older), people: people.merging(older.people))
    }

    /// With newer messages behind its own, cut at its older end.
    func appending(_ newer: MessagePage, limit: Int) -> MessagePage {
        let all = messages + newer.messages
        return MessagePage(
            Array(all.suffix(limit)), hasOlder: hasOlder || all.count > limit, hasNewer: newer.hasNewer,
            replies: counts(with: newer), people: people.merging(newer.people))
    }

    /// The numbers of replies, those of `read` instead of what was known of its messages.
    func counts(with read: MessagePage) -> [MessageID: Int]? {
        guard replies != nil || read.replies != nil else { return nil }
        var counts = replies ?? [:]
        for message in read.messages { counts[message.id] = nil }
        return counts.merging(read.replies ?? [:]) { $1 }
    }
}
