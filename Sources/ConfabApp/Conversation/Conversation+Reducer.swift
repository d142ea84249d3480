internal import Loop
package import Messenger
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
    /// The pause after the last letter before a draft is saved.
    static let draftPause: Duration = .milliseconds(400)

    /// Reads the chat: at its first unread message, at its newest, or at the message that was found.
    package mutating func open(_ shared: Shared) -> Outcome<Action> {
        var opened = Outcome<Action>(effects: [.perform(.query(.chat(chat.id)))])
        if let unsaved = shared.savedInput.drafts[chat.id] {
            show(unsaved)
            savedDraft = nil
            opened.intents = [.forgetDraft(chat.id)]
        }
        if let target { return opened + Outcome(effects: show(target) + findAgain()) }
        isLoading = true
        let anchor: MessageAnchor = chat.stats.unread > 0 ? .firstUnread : .newest
        return opened + Outcome(effects: [.perform(.query(.messages(chat.id, anchor, limit: Self.pageSize)))])
    }

    /// Takes an action.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .loaded(chat.id, let summary, let details): return takeChat(summary, details, shared)
        case .pageLoaded(chat.id, let anchor, let page): return takePage(page, at: anchor, shared)
        case .pageFailed(chat.id, let anchor, let problem):
            isLoading = false
            target = nil
            pageProblem = PageProblem(anchor: anchor, problem: problem)
        case .viewportChanged(let viewport):
            takeViewport(viewport)
            return Outcome(effects: loadMore() + noteSeen(isSeen: shared.isConversationSeen))
        case .composerResized(let size): composerWidth = size.width
        case .edited(let command):
            let focused: [Intent] = if case .place = command { [.focus(.composer)] } else { [] }
            return write(command, shared.strings) + Outcome(intents: focused)
        case .suggestionClicked(let index):
            return Outcome(intents: [.focus(.composer)]) + (complete(with: index, shared) ?? Outcome())
        case .suggestionsTurned(let notches): moveSuggestion(by: notches)
        case .completionClicked(let index): return completeSender(with: index, shared) ?? Outcome()
        case .completionsTurned(let notches): chatSearch?.completions?.move(by: notches)
        case .wheelTurned(let notches): scroll.turn(by: notches, from: &viewport)
        case .focusClicked(let focus): return Outcome(intents: [.focus(.conversation(focus))])
        case .commandClicked(let command): return perform(command, shared) ?? Outcome(intents: [.command(command)])
        case .newestClicked: return Outcome(effects: goTo(.newest))
        case .messageClicked(let message):
            selection = message
            return Outcome(intents: [.focus(.timeline)])
        case .retryClicked(let message):
            return Outcome(effects: [.request(.retry(message), of: profile, by: .conversation)])
        case .draftDue: return Outcome(effects: keepDraft())
        case .searched(chat.id, _, _), .searchFailed(chat.id, _, _), .chatSearchEdited, .chatSearchDue,
            .chatSearchRested,
            .chatSearchRepeated, .chatSearchWaitedLong, .chatSearchStepped, .chatSearchClosed:
            return reduceChatSearch(action, shared)
        // Of a chat that was open before.
        case .loaded, .pageLoaded, .pageFailed, .searched, .searchFailed: break
        }
        return Outcome()
    }

    /// Takes the chat as it is by now; nil if it is gone.
    private mutating func takeChat(
        _ summary: ChatSummary?, _ details: Details, _ shared: Shared
    ) -> Outcome<Action> {
        guard let summary else {
            // The match led to a message that no longer exists.
            guard target != nil else { return Outcome() }
            return Outcome(intents: [.close, .dropHits(chat.id), .notice(shared.strings.chatIsGone())])
        }
        showChat(summary, details)
        guard let unsent = shared.savedInput.messages[chat.id] else { return Outcome() }
        return Outcome(effects: takeBack(unsent), intents: [.forgetUnsent(chat.id)])
    }

    /// Takes messages that were read.
    private mutating func takePage(_ page: MessagePage, at anchor: MessageAnchor, _ shared: Shared) -> Outcome<Action> {
        let wanted = target
        showPage(page, for: anchor, shared.size)
        let seen = Outcome<Action>(effects: noteSeen(isSeen: shared.isConversationSeen))
        guard let wanted, target == nil, anchor == .around(wanted.position) else { return seen }
        let message = page.messages.first { $0.id == wanted.message }
        if let message, !message.content.isDeleted { return seen }
        return seen
            + Outcome(intents: [.dropHits(chat.id, wanted.message), .notice(shared.strings.messageIsGone())])
    }

    private mutating func takeViewport(_ viewport: ListViewport<MessageID>) {
        self.viewport = viewport
        if viewport.isAtEnd, page?.hasNewer == false {
            // The list follows new messages from now on.
            if selection == nil { scroll = ListScroll(.end) }
        } else if scroll.position == .end {
            scroll = viewport.scroll
        }
    }

    /// Puts a message back that was not sent.
    package mutating func answered(
        _ call: ServiceCall, _ outcome: ServiceOutcome, _ shared: Shared
    ) -> Outcome<Action>? {
        guard case (.send(let message, chat.id), .failed(let problem)) = (call.request, outcome) else { return nil }
        return Outcome(effects: takeBack(message.content.typedText), intents: [.problem(problem)])
    }

    /// Reads again what was changed.
    package mutating func storeChanged(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action> {
        if changes.needsReload || changes.messages[chat.id] != nil || changes.receipts.contains(chat.id) {
            return Outcome(effects: reload() + noteChange())
        }
        let isTouched =
            changes.chats.contains(chat.id)
            || chat.kind.group.map { changes.members.contains($0) || changes.groups.contains($0) } == true
        return Outcome(effects: isTouched ? [.perform(.query(.chat(chat.id)))] : [])
    }

    private mutating func showChat(_ summary: ChatSummary, _ details: Details) {
        let isFirst = !isDraftLoaded
        isDraftLoaded = true
        chat = summary
        self.details = details
        seenUpTo = max(seenUpTo, details.readUpTo)
        guard isFirst, let draft = details.draft, composer.isEmpty else { return }
        show(draft)
        savedDraft = draft.text
    }

    private mutating func show(_ draft: Draft) {
        composer = EditableText(draft.text)
        composer.apply(.place(draft.cursor))
    }

    private mutating func showPage(_ page: MessagePage, for anchor: MessageAnchor, _ size: Size) {
        isLoading = false
        if !anchor.continuesPage || anchor == pageProblem?.anchor { pageProblem = nil }
        let isFirst = self.page == nil
        let arriving = target.flatMap { anchor == .around($0.position) ? $0 : nil }
        switch anchor {
        case .olderThan: self.page = self.page.map { $0.prepending(page, limit: Self.pageLimit) } ?? page
        case .newerThan: self.page = self.page.map { $0.appending(page, limit: Self.pageLimit) } ?? page
        default: self.page = page
        }
        guard let now = self.page else { return }
        if let arriving { return arrive(arriving, at: now) }
        if isFirst { begin(now, isAtUnread: anchor == .firstUnread, size) }
        if case .olderThan = anchor { return }
        if let selection, !now.messages.contains(where: { $0.id == selection }) {
            self.selection = nil
        }
    }

    /// Begins at the first unread message, with a line above it, or at the newest. On a low screen, the day and the mark of
    /// new messages would be all there is.
    private mutating func begin(_ page: MessagePage, isAtUnread: Bool, _ size: Size) {
        guard isAtUnread,
            let first = page.messages.first(where: { $0.countsAsUnread && $0.position > details.readUpTo })
        else {
            scroll = ListScroll(.end)
            return
        }
        unread = Unread(first: first.id, count: chat.stats.unread)
        scroll = ListScroll(.row(first.id, line: size.isLow ? -1 : 1))
    }

    /// Reads on when the screen comes near to the end of what was read.
    private mutating func loadMore() -> [Work] {
        guard !isLoading, let page, let seen else { return [] }
        if page.hasOlder, seen.lowerBound < Self.pageMargin, let first = page.messages.first {
            isLoading = true
            return [.perform(.query(.messages(chat.id, .olderThan(first.position), limit: Self.pageSize)))]
        }
        if page.hasNewer, page.messages.count - seen.upperBound < Self.pageMargin, let last = page.messages.last {
            isLoading = true
            return [.perform(.query(.messages(chat.id, .newerThan(last.position), limit: Self.pageSize)))]
        }
        return []
    }

    /// Reads again what is shown, because something of it was changed.
    package func reload() -> [Work] {
        let loaded = page?.messages.count ?? 0
        let limit = min(Self.pageLimit, max(Self.pageSize, loaded + Self.pageSize / 2))
        var anchor = MessageAnchor.newest
        if page?.hasNewer == true, let viewport,
            let first = page?.messages.first(where: { $0.id == viewport.first })
        {
            anchor = .around(first.position)
        }
        return [
            .perform(.query(.messages(chat.id, anchor, limit: limit))), .perform(.query(.chat(chat.id))),
        ]
    }

    /// Notes what was on the screen while somebody could look at it (a message is read when its end was seen, and not when
    /// its chat was opened).
    package mutating func noteSeen(isSeen: Bool) -> [Work] {
        guard isSeen, let page, let viewport,
            let shown = page.messages.lastIndex(where: { $0.id == viewport.last })
        else { return [] }
        let last = viewport.isLastCut ? shown - 1 : shown
        guard last >= 0 else { return [] }
        let seen = page.messages[...last].last { $0.position != .unassigned }?.position ?? .first
        let isMarked = chat.settings.isMarkedUnread
        guard seen > seenUpTo || isMarked else { return [] }
        let isNew = page.messages[...last].contains { $0.position > seenUpTo && !$0.isOutgoing }
        seenUpTo = max(seen, seenUpTo)
        guard isNew || isMarked || chat.stats.unread > 0 else { return [] }
        chat.settings.isMarkedUnread = false
        return [.request(.markRead(chat.id, upTo: seen), of: profile, by: .conversation)]
    }
}

extension MessageContent {
    /// True if only its place is left.
    fileprivate var isDeleted: Bool { if case .deleted = self { true } else { false } }
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

extension Conversation {
    /// The indices of the visible messages in the loaded page. The viewport counts shown messages, which can be fewer
    /// than the loaded ones while a removal is pending.
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
