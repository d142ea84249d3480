import Loop
package import Messenger
package import TerminalDOM

extension Conversation {
    /// The search in the open chat.
    package struct ChatSearch: Codable, Equatable, Sendable {
        /// The typed text.
        package var field = EditableText()
        /// The query; its matches are marked in the visible messages.
        package var query = SearchQuery()
        /// Problems and progress that are held back while the user types.
        package var feedback = Search.DelayedFeedback()
        /// The matches that were read so far; nil until the first ones are there.
        package var hits: ChatHits?
        /// The same matches, read again because something was changed, as far as they are there. They replace ``hits`` once
        /// all of them were read, so that nothing jumps meanwhile.
        package var renewed: ChatHits?
        /// For what that was found.
        package var found: SearchQuery?
        /// The search whose answer is awaited.
        package var asked: SearchQuery?
        /// Where the awaited answer begins; nil for the newest matches.
        package var cursor: SearchCursor?
        /// True if the awaited answers are to be ``renewed``.
        package var isRenewing = false
        package var current: MessageID?
        /// The position of the current match; nil if there is none.
        package var currentPosition: MessagePosition?
        /// True if an answer leads to the nearest hit: after a letter, and not because something was changed.
        package var isFollowing = false
        /// True if something was changed since what is shown was asked for.
        package var isOutdated = false
        /// True if it came from a hit of the search in all chats, and goes with it.
        package var isOffered = false
        /// True if it was opened from the field for a new message.
        package var isFromComposer = false
        /// The name that is being typed, and what completes it; nil if nothing does.
        package var completions: NameCompletions?

        /// Nothing typed yet.
        package init() {}

        /// The words of the search in all chats, at the message that it led to.
        init(_ text: String, _ query: SearchQuery, at message: MessageID, _ position: MessagePosition) {
            field = EditableText(text)
            self.query = query
            current = message
            currentPosition = position
            isOffered = true
        }

        /// The place of the current hit, counted from the newest, which is 1.
        var number: Int? {
            guard let hits, let index = currentPosition.flatMap(hits.index) else { return nil }
            return hits.places.count - index
        }

        /// True if there are matches, or Confab may still find some.
        var mayHaveMatches: Bool { !query.isEmpty && hits.map { !$0.places.isEmpty || $0.hasMore } ?? true }

        /// True if there is a match in another message than the selected one, or Confab may still find some.
        func mayStep(from selected: MessageID?) -> Bool {
            guard mayHaveMatches, let hits, !hits.hasMore else { return mayHaveMatches }
            return hits.places.contains { $0.id != selected }
        }

        /// A search begins with so many characters: one finds nearly every message, and takes the longest to find all of
        /// them.
        static let leastCharacters = 2

        /// True if too little is typed for a search. A Chinese character or a syllable is a word, and twice as wide as a letter.
        var isTooShort: Bool {
            let text = field.text.drop(while: \.isWhitespace)
            return query.isEmpty && !text.isEmpty && DisplayWidth.of(String(text)) < Self.leastCharacters
        }

        /// The query for a text; an empty one while it's too short.
        static func query(_ text: String, _ zone: TimeZoneTable) -> SearchQuery {
            let width = DisplayWidth.of(String(text.drop(while: \.isWhitespace)))
            return width < leastCharacters ? SearchQuery() : SearchQuery(text, zone: zone)
        }
    }

    /// Takes an action of the search.
    mutating func reduceChatSearch(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .searched(_, let query, let cursor, let hits):
            return Outcome(effects: takeHits(query, after: cursor, hits, shared))
        case .searchFailed(_, let query, let problem):
            let isAwaited = chatSearch?.asked == query
            return Outcome(effects: failToFind(query), intents: isAwaited ? [.problem(problem)] : [])
        case .chatSearchEdited(let command):
            let effects = find(command, zone: shared.clock.zone)
            if case .place = command { return Outcome(effects: effects, intents: [.focus(.chatSearch)]) }
            return Outcome(effects: effects)
        case .chatSearchDue:
            return Outcome(effects: chatSearch?.asked.map { [search($0)] } ?? [])
        case .chatSearchRested: chatSearch?.feedback.unfinished = []
        case .chatSearchRepeated: return Outcome(effects: findAgain())
        case .chatSearchWaitedLong: chatSearch?.feedback.lengthen()
        case .chatSearchStepped(let hits): return step(by: hits, shared)
        case .chatSearchClosed: return Outcome(effects: closeChatSearch())
        default: break
        }
        return Outcome()
    }

    /// Opens the search in the chat, or goes to it.
    mutating func openChatSearch() {
        if chatSearch == nil { chatSearch = ChatSearch() }
        chatSearch?.isFromComposer = focus == .composer
        focus = .chatSearch
        // Typing replaces the previous text.
        chatSearch?.field.apply(.selectAll)
    }

    /// Leaves the search in the chat, for the message that it led to, or for where it was opened.
    mutating func closeChatSearch() -> [Work] {
        guard let chatSearch else { return [] }
        self.chatSearch = nil
        let isBackInComposer = chatSearch.isFromComposer && chatSearch.current == nil && chat.condition.canSend
        if focus == .chatSearch { focus = isBackInComposer ? .composer : .timeline }
        return [.cancel(.searchChat), .cancel(.chatSearchPatience), .cancel(.chatSearchChanges)]
    }

    /// True if the selected message is shown as selected while `pane` has the keys. While the user searches and there's no
    /// match, it would look like one.
    func showsSelection(in pane: Pane?) -> Bool {
        pane == .timeline || pane == .chatSearch && chatSearch?.current != nil
    }

    /// Goes `step` hits further up, to older ones; round at the ends when all of them are known.
    mutating func step(by step: Int, _ shared: Shared) -> Outcome<Action> {
        let strings = shared.strings
        guard let chatSearch else {
            return sayHowToSearch(shared)
        }
        guard let hits = chatSearch.hits, !hits.places.isEmpty else { return Outcome() }
        let count = hits.places.count
        let index = index(in: hits, step)
        var next = index - step
        // Round the end, or from before all known matches, are some that weren't read yet.
        if hits.hasMore, index < 0 || next < 0 || next >= count {
            return Outcome(effects: readOn(), intents: [.notice(strings.lookingForOlderHits())])
        }
        var notice: String?
        if count > 1 { notice = next < 0 ? strings.noOlderHits() : next >= count ? strings.noNewerHits() : nil }
        next = (next % count + count) % count
        let place = hits.places[next]
        self.chatSearch?.current = place.id
        self.chatSearch?.currentPosition = place.position
        self.chatSearch?.isFollowing = false
        return Outcome(
            effects: show(target(place.id, place.position, shared)), intents: notice.map { [.notice($0)] } ?? [])
    }

    /// The hit that one steps from: the current one, or the one that would lead to the nearest when another message was
    /// selected since.
    private func index(in hits: ChatHits, _ step: Int) -> Int {
        let selected = timeline.selectedMessage?.position
        if let selected, timeline.selection != chatSearch?.current {
            return step > 0 ? hits.index(from: selected) : hits.index(after: selected) - 1
        }
        return (chatSearch?.currentPosition).flatMap(hits.index) ?? (step > 0 ? hits.places.count : -1)
    }

    /// The position in the chat: the selected message, else the last visible one.
    func here() -> MessagePosition? {
        let message = timeline.selection ?? timeline.viewport?.last
        return message.flatMap(timeline.message)?.position ?? timeline.messages.last?.position
    }

    /// The last hit at or before a position, else the first one.
    func nearest(_ hits: ChatHits, to position: MessagePosition?) -> ChatHits.Place? {
        guard let position else { return hits.places.last }
        let index = hits.index(after: position)
        return index > 0 ? hits.places[index - 1] : hits.places.first
    }

    /// Returns the target for a message. If it's a match of the search, that's the current one from now on, and becomes visible.
    mutating func target(_ id: MessageID, _ position: MessagePosition, _ shared: Shared) -> Timeline.Target {
        var target = Timeline.Target(message: id, position: position, line: timeline.targetLine)
        guard let chatSearch, chatSearch.current == id || chatSearch.hits?.index(at: position) != nil else {
            return target
        }
        self.chatSearch?.current = id
        self.chatSearch?.currentPosition = position
        target.match = Timeline.Target.Match(chatSearch.query, shared)
        return target
    }

    /// Keeps what the user looks at on the screen, also the current match, which may be in another line of its message on a
    /// screen of another size.
    mutating func keepInSight(isResized: Bool, _ shared: Shared) {
        timeline.keepInSight(isResized: isResized)
        guard isResized, timeline.isAtSelection, let current = chatSearch?.current, current == timeline.selection,
            let message = timeline.message(current)
        else { return }
        _ = timeline.show(target(current, message.position, shared))
    }

    private func sayHowToSearch(_ shared: Shared) -> Outcome<Action> {
        let key = shared.options.keymap.keys(for: .search, in: focus == .composer ? .composer : .timeline).first
        let label = key?.label(inASCII: shared.options.glyphs == .ascii) ?? ""
        return Outcome(intents: [.notice(shared.strings.nothingSearched(label))])
    }

    /// Shows all hits on a page, which begins at the current one.
    func listHits(_ shared: Shared) -> Outcome<Action> {
        guard let chatSearch, !chatSearch.query.isEmpty else {
            return sayHowToSearch(shared)
        }
        let page = MessagesPage(matching: chatSearch, in: self, shared)
        return Outcome(intents: [.present(.messagesPage(page))])
    }
}

extension ChatHits {
    /// The index of the first match after a position, or the number of matches.
    fileprivate func index(after position: MessagePosition) -> Int {
        position == .unassigned ? places.count : index(from: MessagePosition(position.rawValue + 1))
    }
}
