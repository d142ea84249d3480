public import Loop
public import Messenger
import TerminalDOM

extension Conversation {
    /// Characters that a message may have; the rest of a paste is left out.
    static let characterLimit = 16_000
    /// Messages that are read at once.
    static let pageSize = 60
    /// Messages that are kept read.
    static let pageLimit = 500
    /// Messages above the screen below which more are read.
    static let pageMargin = 15
    /// Lines that a notch of the wheel scrolls by.
    static let wheelLines = 3
    /// How long after the last letter a draft is kept.
    static let draftPause: Duration = .milliseconds(400)

    /// Opens `chat`: what is to be read for it.
    public static func open(_ chat: ChatSummary, of profile: ProfileID) -> (State, [AppEffect]) {
        let anchor: MessageAnchor = chat.stats.unread > 0 ? .firstUnread : .newest
        var state = State(chat: chat, of: profile)
        state.isLoading = true
        return (
            state, [.perform(.query(.chat(chat.id))), .perform(.query(.messages(chat.id, anchor, limit: pageSize)))]
        )
    }

    /// Opens `chat` at a message that was found, with the search in it ready to go on from there.
    static func open(
        _ chat: ChatSummary, of profile: ProfileID, at target: Target, _ finder: Finder
    ) -> (State, [AppEffect]) {
        var state = State(chat: chat, of: profile)
        state.finder = finder
        let effects = show(&state, target) + findAgain(&state)
        return (state, [.perform(.query(.chat(chat.id)))] + effects)
    }

    /// What `action` does to the open chat.
    ///
    /// - Parameters:
    ///   - state: the open chat.
    ///   - action: what happened.
    ///   - isSeen: whether what is on the screen is seen: the terminal has the focus and nothing is in front.
    ///   - zone: where days begin, for what is searched in the chat.
    public static func reduce(
        _ state: inout State, _ action: Action, isSeen: Bool, zone: TimeZoneTable = .utc
    ) -> [AppEffect] {
        switch action {
        case .loaded(let chat, let summary, let details):
            guard chat == state.chat.id, let summary else { return [] }
            take(&state, summary, details)
            return []
        case .searched(let chat, let query, let hits):
            guard chat == state.chat.id else { return [] }
            return takeHits(&state, query, hits)
        case .searchFailed(let chat, let query, _):
            guard chat == state.chat.id else { return [] }
            return failToFind(&state, query)
        case .finderEdited(let command): return find(&state, command, zone: zone)
        case .finderDue:
            guard let query = state.finder?.asked else { return [] }
            return [.perform(.slowQuery(.places(state.chat.id, query)), id: .searchChat)]
        case .finderRested:
            state.finder?.feedback.unfinished = []
            return []
        case .finderRepeated: return findAgain(&state)
        case .finderWaitedLong:
            state.finder?.feedback.lengthen()
            return []
        case .finderStepped, .finderClosed: return []
        case .pageLoaded(let chat, let anchor, let page):
            guard chat == state.chat.id else { return [] }
            take(&state, page, for: anchor)
            return noteSeen(&state, isSeen: isSeen)
        case .pageFailed(let chat, let anchor, let sentence):
            guard chat == state.chat.id else { return [] }
            state.isLoading = false
            state.target = nil
            state.pageProblem = PageProblem(anchor: anchor, sentence: sentence)
            return []
        case .viewportChanged(let viewport):
            state.viewport = viewport
            if viewport.isAtEnd, state.page?.hasNewer == false {
                state.newBelow = 0
                // What comes in now stays in sight.
                if state.selection == nil { state.scroll = ListScroll(.end) }
            } else if state.scroll.position == .end {
                state.scroll = viewport.scroll
            }
            return loadMore(&state) + noteSeen(&state, isSeen: isSeen)
        case .composerResized(let size):
            state.composerWidth = size.width
            return []
        case .edited(let command):
            return edit(&state, command)
        case .wheelTurned(let notches):
            scroll(&state, by: notches * wheelLines)
            return []
        case .messageClicked(let message):
            state.selection = message
            return []
        case .retryClicked(let message):
            return [.request(.retry(message), of: state.profile, by: .conversation)]
        case .draftDue:
            return keepDraft(&state)
        }
    }

    private static func take(_ state: inout State, _ summary: ChatSummary, _ details: Details) {
        let isFirst = !state.isDraftLoaded
        state.isDraftLoaded = true
        state.chat = summary
        state.details = details
        state.seenUpTo = max(state.seenUpTo, details.readUpTo)
        guard isFirst, let draft = details.draft, state.composer.isEmpty else { return }
        state.composer = EditableText(draft.text)
        state.composer.apply(.place(draft.cursor))
        state.savedDraft = draft.text
    }

    private static func take(_ state: inout State, _ page: MessagePage, for anchor: MessageAnchor) {
        state.isLoading = false
        if !anchor.continuesPage || anchor == state.pageProblem?.anchor { state.pageProblem = nil }
        let isFirst = state.page == nil
        let arriving = state.target.flatMap { anchor == .around($0.position) ? $0 : nil }
        let known = Set((state.page?.messages ?? []).map(\.id))
        let wasAtEnd = state.viewport?.isAtEnd ?? true
        switch anchor {
        case .olderThan: state.page = state.page.map { $0.prepending(page, limit: pageLimit) } ?? page
        case .newerThan: state.page = state.page.map { $0.appending(page, limit: pageLimit) } ?? page
        default: state.page = page
        }
        guard let now = state.page else { return }
        if let arriving { return arrive(&state, arriving, at: now) }
        if isFirst { begin(&state, now, isAtUnread: anchor == .firstUnread) }
        if case .olderThan = anchor { return }
        if !isFirst, !wasAtEnd { state.newBelow += page.messages.count { !known.contains($0.id) && !$0.isOutgoing } }
        if let selection = state.selection, !now.messages.contains(where: { $0.id == selection }) {
            state.selection = nil
        }
    }

    /// Begins at the first unread message, with a line above it, or at the newest.
    private static func begin(_ state: inout State, _ page: MessagePage, isAtUnread: Bool) {
        guard isAtUnread,
            let first = page.messages.first(where: { $0.countsAsUnread && $0.position > state.details.readUpTo })
        else {
            state.scroll = ListScroll(.end)
            return
        }
        state.unread = Unread(first: first.id, count: state.chat.stats.unread)
        state.scroll = ListScroll(.row(first.id, line: 1))
    }

    /// Reads on when the screen comes near to the end of what was read.
    private static func loadMore(_ state: inout State) -> [AppEffect] {
        guard !state.isLoading, let page = state.page, let seen = state.seen else { return [] }
        if page.hasOlder, seen.lowerBound < pageMargin, let first = page.messages.first {
            state.isLoading = true
            return [.perform(.query(.messages(state.chat.id, .olderThan(first.position), limit: pageSize)))]
        }
        if page.hasNewer, page.messages.count - seen.upperBound < pageMargin, let last = page.messages.last {
            state.isLoading = true
            return [.perform(.query(.messages(state.chat.id, .newerThan(last.position), limit: pageSize)))]
        }
        return []
    }

    /// Reads again what is shown, because something of it was changed.
    public static func reload(_ state: State) -> [AppEffect] {
        let loaded = state.page?.messages.count ?? 0
        let limit = min(pageLimit, max(pageSize, loaded + pageSize / 2))
        var anchor = MessageAnchor.newest
        if state.page?.hasNewer == true, let viewport = state.viewport,
            let first = state.page?.messages.first(where: { $0.id == viewport.first })
        {
            anchor = .around(first.position)
        }
        return [
            .perform(.query(.messages(state.chat.id, anchor, limit: limit))), .perform(.query(.chat(state.chat.id))),
        ]
    }

    /// Notes what was on the screen while somebody could look at it (a message is read when it was seen, and not when
    /// its chat was opened).
    public static func noteSeen(_ state: inout State, isSeen: Bool) -> [AppEffect] {
        guard isSeen, let page = state.page, let viewport = state.viewport,
            let last = page.messages.lastIndex(where: { $0.id == viewport.last })
        else { return [] }
        let seen = page.messages[...last].last { $0.position != .unassigned }?.position ?? .first
        let isMarked = state.chat.settings.isMarkedUnread
        guard seen > state.seenUpTo || isMarked else { return [] }
        let isNew = page.messages[...last].contains { $0.position > state.seenUpTo && !$0.isOutgoing }
        state.seenUpTo = max(seen, state.seenUpTo)
        guard isNew || isMarked || state.chat.stats.unread > 0 else { return [] }
        state.chat.settings.isMarkedUnread = false
        return [.request(.markRead(state.chat.id, upTo: seen), of: state.profile, by: .conversation)]
    }
}

extension MessageAnchor {
    /// True if the messages there are added to those that were read before.
    fileprivate var continuesPage: Bool {
        switch self {
        case .olderThan, .newerThan: true
        default: false
        }
    }
}

extension Conversation.State {
    /// Where on the page that is which is seen. The viewport counts what is shown, and that may be less than was read: what
    /// is on its way out is not shown.
    var seen: ClosedRange<Int>? {
        guard let messages = page?.messages, let viewport,
            let first = messages.firstIndex(where: { $0.id == viewport.first }),
            let last = messages.lastIndex(where: { $0.id == viewport.last }), first <= last
        else { return nil }
        return first...last
    }
}

extension MessagePage {
    /// With older messages before its own, cut at its newer end.
    func prepending(_ older: MessagePage, limit: Int) -> MessagePage {
        let all = older.messages + messages
        return MessagePage(
            Array(all.prefix(limit)), hasOlder: older.hasOlder, hasNewer: hasNewer || all.count > limit)
    }

    /// With newer messages behind its own, cut at its older end.
    func appending(_ newer: MessagePage, limit: Int) -> MessagePage {
        let all = messages + newer.messages
        return MessagePage(
            Array(all.suffix(limit)), hasOlder: hasOlder || all.count > limit, hasNewer: newer.hasNewer)
    }
}
