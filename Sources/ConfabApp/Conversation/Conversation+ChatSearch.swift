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
        /// The matches; nil until they are loaded.
        package var hits: ChatHits?
        /// For what that was found.
        package var found: SearchQuery?
        /// The search whose answer is awaited.
        package var asked: SearchQuery?
        package var current: MessageID?
        /// True if the answer leads to the nearest hit: after a letter, and not because something was changed.
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
        init(_ text: String, _ query: SearchQuery, at message: MessageID) {
            field = EditableText(text)
            self.query = query
            current = message
            isOffered = true
        }

        /// The place of the current hit, counted from the newest, which is 1.
        var number: Int? {
            guard let hits, let index = hits.places.firstIndex(where: { $0.id == current }) else { return nil }
            return hits.places.count - index
        }
    }

    /// Takes an action of the search.
    mutating func reduceChatSearch(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .searched(_, let query, let hits): return Outcome(effects: takeHits(query, hits))
        case .searchFailed(_, let query, let problem):
            let isAwaited = chatSearch?.asked == query
            return Outcome(effects: failToFind(query), intents: isAwaited ? [.problem(problem)] : [])
        case .chatSearchEdited(let command):
            let effects = find(command, zone: shared.clock.zone)
            if case .place = command { return Outcome(effects: effects, intents: [.focus(.chatSearch)]) }
            return Outcome(effects: effects)
        case .chatSearchDue:
            let asked = chatSearch?.asked
            return Outcome(effects: asked.map { [.perform(.slowQuery(.places(chat.id, $0)), id: .searchChat)] } ?? [])
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

    /// Searches for what is typed now.
    mutating func find(_ command: EditCommand, zone: TimeZoneTable) -> [Work] {
        guard var chatSearch else { return [] }
        let before = chatSearch.field.text
        chatSearch.field.apply(command.shortened(to: Search.fieldLimit).onOneLine, limit: Search.fieldLimit)
        defer { self.chatSearch = chatSearch }
        guard chatSearch.field.text != before else { return [] }
        chatSearch.completions = completions(of: chatSearch.field.text)
        // It is one's own search from now on.
        chatSearch.isOffered = false
        chatSearch.isOutdated = false
        chatSearch.query = SearchQuery(chatSearch.field.text, zone: zone)
        let unfinished = chatSearch.query.problemsOfLastWord(in: chatSearch.field.text, zone: zone)
        let rest = chatSearch.feedback.holdBack(unfinished, .inChat)
        guard !chatSearch.query.isEmpty else {
            chatSearch.hits = nil
            chatSearch.found = nil
            chatSearch.asked = nil
            chatSearch.current = nil
            return [.cancel(.searchChat)] + chatSearch.feedback.end(.inChat) + rest
        }
        chatSearch.asked = chatSearch.query
        chatSearch.isFollowing = true
        let isNothingShown = chatSearch.hits?.places.isEmpty ?? true
        return [
            isNothingShown
                ? .perform(.slowQuery(.places(chat.id, chatSearch.query)), id: .searchChat)
                : .after(Search.pause, .chatSearchDue, id: .searchChat)
        ] + chatSearch.feedback.wait(.inChat) + rest
    }

    /// Notes that something was changed that may have been found, or may be found now.
    mutating func noteChange() -> [Work] {
        guard let chatSearch, !chatSearch.query.isEmpty, !chatSearch.isOutdated else { return [] }
        self.chatSearch?.isOutdated = true
        return [.after(Search.changesPause, .chatSearchRepeated, id: .chatSearchChanges)]
    }

    /// Searches once more, because something was changed, or for the first time for what came from elsewhere.
    mutating func findAgain() -> [Work] {
        // What is on its way is awaited, and what was changed meanwhile asked for behind it.
        guard var chatSearch, !chatSearch.query.isEmpty, chatSearch.asked == nil else { return [] }
        chatSearch.asked = chatSearch.query
        chatSearch.isOutdated = false
        // What is there already is read again without a word.
        let waiting = chatSearch.found == chatSearch.query ? [] : chatSearch.feedback.wait(.inChat)
        self.chatSearch = chatSearch
        return [.perform(.slowQuery(.places(chat.id, chatSearch.query)), id: .searchChat)] + waiting
    }

    /// Takes where it was found.
    mutating func takeHits(_ query: SearchQuery, _ hits: ChatHits) -> [Work] {
        guard var chatSearch, chatSearch.asked == query else { return [] }
        chatSearch.asked = nil
        chatSearch.hits = hits
        chatSearch.found = query
        let waited = chatSearch.feedback.end(.inChat)
        let isFollowing = chatSearch.isFollowing
        chatSearch.isFollowing = false
        var place: ChatHits.Place?
        if !hits.places.contains(where: { $0.id == chatSearch.current }) {
            place = nearest(hits.places, to: here())
            chatSearch.current = place?.id
        }
        self.chatSearch = chatSearch
        let shown = isFollowing ? place.map { show(target($0)) } ?? [] : []
        // More is found while the index is being made.
        let pause = chatSearch.isOutdated ? Search.changesPause : hits.indexing == nil ? nil : Search.indexPause
        return waited + repeated(after: pause) + shown
    }

    /// Gives up what is waited for.
    mutating func failToFind(_ query: SearchQuery) -> [Work] {
        guard var chatSearch, chatSearch.asked == query else { return [] }
        chatSearch.asked = nil
        chatSearch.isFollowing = false
        // Those of other words would be taken for what was asked for.
        if chatSearch.found != query { chatSearch.hits = nil }
        let pause = chatSearch.isOutdated ? Search.indexPause : nil
        chatSearch.isOutdated = false
        let waited = chatSearch.feedback.end(.inChat)
        self.chatSearch = chatSearch
        return waited + repeated(after: pause)
    }

    private func repeated(after pause: Duration?) -> [Work] {
        pause.map { [.after($0, .chatSearchRepeated, id: .chatSearchChanges)] } ?? []
    }

    /// Goes `step` hits further up, to older ones; round at the ends when all of them are known.
    mutating func step(by step: Int, _ shared: Shared) -> Outcome<Action> {
        let strings = shared.strings
        guard let chatSearch else {
            let key = shared.options.keymap.keys(for: .search, in: focus == .composer ? .composer : .timeline).first
            let label = key?.label(inASCII: shared.options.glyphs == .ascii) ?? ""
            return Outcome(intents: [.notice(strings.nothingSearched(label))])
        }
        guard let hits = chatSearch.hits, !hits.places.isEmpty else { return Outcome() }
        let count = hits.places.count
        var next = index(of: hits.places, from: chatSearch.current, step) - step
        if next < 0, hits.hasMore { return Outcome(intents: [.notice(strings.olderHitsNotShown())]) }
        next = (next % count + count) % count
        self.chatSearch?.current = hits.places[next].id
        return Outcome(effects: show(target(hits.places[next])))
    }

    /// The hit that one steps from: the current one, or the one that would lead to the nearest when another message was
    /// selected since.
    private func index(of places: [ChatHits.Place], from current: MessageID?, _ step: Int) -> Int {
        let selected = timeline.selectedMessage?.position
        if let selected, timeline.selection != current {
            return step > 0
                ? places.firstIndex { $0.position >= selected } ?? places.count
                : places.lastIndex { $0.position <= selected } ?? -1
        }
        return places.firstIndex { $0.id == current } ?? (step > 0 ? places.count : -1)
    }

    /// The position in the chat: the selected message, else the last visible one.
    private func here() -> MessagePosition? {
        let message = timeline.selection ?? timeline.viewport?.last
        return message.flatMap(timeline.message)?.position ?? timeline.messages.last?.position
    }

    private func nearest(_ places: [ChatHits.Place], to position: MessagePosition?) -> ChatHits.Place? {
        guard let position else { return places.last }
        return places.last { $0.position <= position } ?? places.first
    }

    private func target(_ place: ChatHits.Place) -> Timeline.Target {
        Timeline.Target(
            message: place.id, position: place.position, line: (timeline.viewport?.height ?? 12) / 3,
            match: chatSearch.map { Timeline.Target.Match(query: $0.query, columns: composerWidth) })
    }
}
