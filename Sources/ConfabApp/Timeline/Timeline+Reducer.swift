import Loop
import Messenger
import TerminalDOM

extension Timeline {
    /// False for an answer about another history.
    func accepts(_ action: Action) -> Bool {
        switch action {
        case .pageLoaded(let source, _, _), .pageFailed(let source, _, _), .rangeLoaded(let source, _, _),
            .peopleLoaded(let source, _, _), .wholeLoaded(let source, _):
            source.restored(self.source) == self.source
        default: true
        }
    }

    /// Takes an action, unless it answers a question about another history.
    mutating func reduce(_ action: Action) -> [Work] {
        switch action.restored(source) {
        case .pageLoaded(source, let anchor, let page):
            if isOutdated(page, at: anchor) { return readAgain(anchor) }
            take(page, at: anchor)
        case .pageFailed(source, let anchor, let problem):
            isLoading = false
            // The same anchor may be read again, and then it leads to the same message.
            if anchor != target.map({ .around($0.position) }) { target = nil }
            self.problem = PageProblem(anchor: anchor, problem: problem)
        case .rangeLoaded(source, let range, let read): return replace(range, with: read)
        case .peopleLoaded(source, let people, let read): take(read, of: people)
        case .wholeLoaded(source, let messages): takeWhole(messages)
        case .viewportChanged(let viewport):
            take(viewport)
            return loadMore()
        case .wheelTurned(let notches): scroll(by: notches * ListScrollbar.linesPerNotch)
        case .newestClicked: return jumpDown()
        case .messageClicked(let message), .contentClicked(let message), .menuClicked(let message): selection = message
        case .pageLoaded, .pageFailed, .rangeLoaded, .peopleLoaded, .wholeLoaded, .retryClicked, .quoteClicked,
            .reactionClicked, .answerClicked, .repliesClicked, .readersClicked, .personClicked, .clicked:
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
            [.perform(.slowQuery(.hits(chat, query, anchor, from: cursor(at: anchor), limit: limit ?? pageSize)))]
        case .thread(let chat, let message): [.perform(.query(.thread(chat, message)))]
        case .collected(let profile):
            [.perform(.query(.collected(profile, anchor, limit: limit ?? pageSize)))]
        case .given: []
        }
    }

    /// The place in the results of a search of the message that an anchor names; nil if that isn't loaded, and for the others.
    private func cursor(at anchor: MessageAnchor) -> SearchCursor? {
        switch anchor {
        case .around(let position), .olderThan(let position), .newerThan(let position):
            messages.indices.first { messages[$0].position == position }.map { index in
                SearchCursor(sentAt: messages[index].sentAt, message: messages[index].id)
            }
        case .newest, .oldest, .firstUnread, .lastSeen: nil
        }
    }

    private mutating func take(_ viewport: ListViewport<MessageID>) {
        self.viewport = viewport
        carrySelection()
        if viewport.isAtEnd, page?.hasNewer == false {
            // The list follows new messages from now on, unless they would push the selected one away.
            if selection == nil {
                scroll = ListScroll(.end)
            } else if !viewport.isAtStart {
                scroll.position = viewport.scroll.position
            }
        } else if scroll.position == .end {
            scroll = viewport.scroll
        } else if selection == nil, scroll.reveal != nil {
            // What was kept on a screen of another size isn't held there when the field grows.
            scroll = viewport.scroll
        } else if case .row(let row, let line) = scroll.position, let visible,
            line < 0 || messages.index(of: row).map(visible.contains) != true
        {
            // A row whose beginning nobody sees may be deleted or become taller, and nothing on the screen must move then.
            scroll.position = viewport.scroll.position
        }
    }

    private mutating func take(_ page: MessagePage, at anchor: MessageAnchor) {
        isLoading = false
        end = nil
        if !anchor.continuesPage || anchor == problem?.anchor { problem = nil }
        let isFirst = self.page == nil
        let loaded = messages
        keepMarked()
        let arriving = target.flatMap { anchor == .around($0.position) ? $0 : nil }
        holdView(at: anchor)
        switch anchor {
        case .olderThan: self.page = self.page?.prepending(page) ?? page
        case .newerThan: self.page = self.page?.appending(page) ?? page
        default: self.page = page
        }
        self.page?.forgetCounts()
        self.page?.forgetPeople()
        guard let now = self.page else { return }
        if let arriving {
            settleOutgoing(isReread: anchor.readsEnd)
            arrive(arriving, at: now)
            return forgetMissing()
        }
        if isFirst, anchor != .oldest { scroll = ListScroll(.end) }
        settleOutgoing(isReread: anchor.readsEnd)
        keepPlace(among: loaded)
        forgetMissing(among: anchor.continuesPage ? [] : loaded)
    }

    /// Ties the view to a message if it's tied to the end of what is loaded, and that isn't the end any longer.
    private mutating func holdView(at anchor: MessageAnchor) {
        guard let viewport, message(viewport.first) != nil else { return }
        switch (anchor, scroll.position) {
        case (.olderThan, .start), (.newerThan, .end): scroll.position = viewport.scroll.position
        default: break
        }
    }

    /// Begins at the first unread message, with a line above it. On a low screen, the lines above the mark of new
    /// messages would leave no room for the message; a tiny one has none of them.
    mutating func begin(atUnreadAfter position: MessagePosition, count: Int, _ size: Size) {
        guard source.hasDivider,
            let first = page?.messages.first(where: { $0.countsAsUnread && $0.position > position })
        else { return }
        unread = Unread(first: first.id, position: first.position, count: count)
        let isOldest = hasBeginning && first.id == messages.first?.id
        let line = size.isTiny ? 0 : isOldest ? -2 : -1
        scroll = ListScroll(.row(first.id, line: size.isLow ? line : 1))
    }

    /// Begins with the message at a position as the first one on the screen; if it's gone, with the next one.
    mutating func begin(at position: MessagePosition) {
        guard let first = page?.messages.first(where: { $0.position >= position }) else { return }
        scroll = ListScroll(.row(first.id, line: 0))
    }

    /// Reads on when the screen comes near to the end of what was read.
    mutating func loadMore() -> [Work] {
        guard !isLoading, let nextAnchor else { return [] }
        isLoading = true
        return read(nextAnchor)
    }

    /// The place where to read on; nil if enough is loaded around the screen.
    var nextAnchor: MessageAnchor? {
        guard source.isPaged, let page, let visible else { return nil }
        if page.hasOlder, visible.lowerBound < margin(page.messages), let first = page.messages.first {
            return .olderThan(first.position)
        }
        if page.hasNewer, page.messages.count - visible.upperBound < max(2, margin(page.messages, fromEnd: true)),
            let last = page.messages.last
        {
            return .newerThan(last.position)
        }
        return nil
    }

    /// The messages between the screen and an end of the loaded ones below which more are read: fewer if they are large, so that
    /// reading on at one end doesn't drop what the other end needs.
    private func margin(_ messages: [Message], fromEnd: Bool = false) -> Int {
        let near = messages.count(within: Self.pageMargin, bytes: MessagePage.bytesReadAtOnce, fromEnd: fromEnd)
        return near == messages.count ? Self.pageMargin : near
    }
}

extension MessagePage {
    /// With older messages before its own, cut at its newer end.
    func prepending(_ older: MessagePage) -> MessagePage {
        var all = older.messages + messages
        let cut = all.count - all.count(within: Self.mostMessages, bytes: Self.mostBytes)
        all.removeLast(cut)
        return MessagePage(
            all, hasOlder: older.hasOlder, hasNewer: hasNewer || cut > 0,
            replies: counts(with: older), people: people.merging(older.people))
    }

    /// With newer messages behind its own, cut at its older end.
    func appending(_ newer: MessagePage) -> MessagePage {
        var all = messages + newer.messages
        let cut = all.count - all.count(within: Self.mostMessages, bytes: Self.mostBytes, fromEnd: true)
        all.removeFirst(cut)
        return MessagePage(
            all, hasOlder: hasOlder || cut > 0, hasNewer: newer.hasNewer,
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

extension MessageAnchor {
    /// True if what it reads has the end of the history, if nothing newer is left.
    fileprivate var readsEnd: Bool { if case .olderThan = self { false } else { true } }
}
