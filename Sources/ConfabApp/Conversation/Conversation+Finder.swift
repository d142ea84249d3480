import Loop
public import Messenger
public import TerminalDOM

extension Conversation {
    /// The search in the open chat.
    public struct Finder: Codable, Equatable, Sendable {
        /// The typed text.
        public var field = EditableText()
        /// What is searched for; it is marked in the messages that are seen.
        public var query = SearchQuery()
        /// Problems and progress that are held back while the user types.
        public var feedback = Search.DelayedFeedback()
        /// Where it was found; nil until that is known.
        public var hits: ChatHits?
        /// For what that was found.
        public var found: SearchQuery?
        /// The search whose answer is awaited.
        public var asked: SearchQuery?
        /// The message that one is at.
        public var current: MessageID?
        /// True if the answer leads to the nearest hit: after a letter, and not because something was changed.
        public var isFollowing = false
        /// True if something was changed since what is shown was asked for.
        public var isOutdated = false
        /// True if it came from a hit of the search in all chats, and goes with it.
        public var isOffered = false

        /// Nothing typed yet.
        public init() {}

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
    mutating func reduceFinder(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .searched(_, let query, let hits): return Outcome(effects: takeHits(query, hits))
        case .searchFailed(_, let query, let sentence):
            let isAwaited = finder?.asked == query
            return Outcome(effects: failToFind(query), intents: isAwaited ? [.problem(sentence)] : [])
        case .finderEdited(let command):
            let effects = find(command, zone: shared.clock.zone)
            if case .place = command { return Outcome(effects: effects, intents: [.focus(.finder)]) }
            return Outcome(effects: effects)
        case .finderDue:
            let asked = finder?.asked
            return Outcome(effects: asked.map { [.perform(.slowQuery(.places(chat.id, $0)), id: .searchChat)] } ?? [])
        case .finderRested: finder?.feedback.unfinished = []
        case .finderRepeated: return Outcome(effects: findAgain())
        case .finderWaitedLong: finder?.feedback.lengthen()
        case .finderStepped(let hits): return step(by: hits, shared.words)
        case .finderClosed: return Outcome(effects: closeFinder())
        default: break
        }
        return Outcome()
    }

    /// Opens the search in the chat, or goes to it.
    mutating func openFinder() {
        if finder == nil { finder = Finder() }
        focus = .finder
        // Typing replaces the previous text.
        finder?.field.apply(.selectAll)
    }

    /// Leaves the search in the chat; one stays where it led.
    mutating func closeFinder() -> [Work] {
        guard finder != nil else { return [] }
        finder = nil
        if focus == .finder { focus = .timeline }
        return [.cancel(.searchChat), .cancel(.finderPatience), .cancel(.finderChanges)]
    }

    /// Searches for what is typed now.
    mutating func find(_ command: EditCommand, zone: TimeZoneTable) -> [Work] {
        guard var finder else { return [] }
        let before = finder.field.text
        finder.field.apply(command.shortened(to: Search.fieldLimit).onOneLine, limit: Search.fieldLimit)
        defer { self.finder = finder }
        guard finder.field.text != before else { return [] }
        // It is one's own search from now on.
        finder.isOffered = false
        finder.isOutdated = false
        finder.query = SearchQuery(finder.field.text, zone: zone)
        let unfinished = finder.query.problemsOfLastWord(in: finder.field.text, zone: zone)
        let rest = finder.feedback.holdBack(unfinished, .inChat)
        guard !finder.query.isEmpty else {
            finder.hits = nil
            finder.found = nil
            finder.asked = nil
            finder.current = nil
            return [.cancel(.searchChat)] + finder.feedback.end(.inChat) + rest
        }
        finder.asked = finder.query
        finder.isFollowing = true
        let isNothingShown = finder.hits?.places.isEmpty ?? true
        return [
            isNothingShown
                ? .perform(.slowQuery(.places(chat.id, finder.query)), id: .searchChat)
                : .after(Search.pause, .finderDue, id: .searchChat)
        ] + finder.feedback.wait(.inChat) + rest
    }

    /// Notes that something was changed that may have been found, or may be found now.
    mutating func noteChange() -> [Work] {
        guard let finder, !finder.query.isEmpty, !finder.isOutdated else { return [] }
        self.finder?.isOutdated = true
        return [.after(Search.changesPause, .finderRepeated, id: .finderChanges)]
    }

    /// Searches once more, because something was changed, or for the first time for what came from elsewhere.
    mutating func findAgain() -> [Work] {
        // What is on its way is awaited, and what was changed meanwhile asked for behind it.
        guard var finder, !finder.query.isEmpty, finder.asked == nil else { return [] }
        finder.asked = finder.query
        finder.isOutdated = false
        // What is there already is read again without a word.
        let waiting = finder.found == finder.query ? [] : finder.feedback.wait(.inChat)
        self.finder = finder
        return [.perform(.slowQuery(.places(chat.id, finder.query)), id: .searchChat)] + waiting
    }

    /// Takes where it was found.
    mutating func takeHits(_ query: SearchQuery, _ hits: ChatHits) -> [Work] {
        guard var finder, finder.asked == query else { return [] }
        finder.asked = nil
        finder.hits = hits
        finder.found = query
        let waited = finder.feedback.end(.inChat)
        let isFollowing = finder.isFollowing
        finder.isFollowing = false
        var place: ChatHits.Place?
        if !hits.places.contains(where: { $0.id == finder.current }) {
            place = nearest(hits.places, to: here())
            finder.current = place?.id
        }
        self.finder = finder
        let shown = isFollowing ? place.map { show(target($0)) } ?? [] : []
        // More is found while the index is being made.
        let pause = finder.isOutdated ? Search.changesPause : hits.indexing == nil ? nil : Search.indexPause
        return waited + repeated(after: pause) + shown
    }

    /// Gives up what is waited for.
    mutating func failToFind(_ query: SearchQuery) -> [Work] {
        guard var finder, finder.asked == query else { return [] }
        finder.asked = nil
        finder.isFollowing = false
        // Those of other words would be taken for what was asked for.
        if finder.found != query { finder.hits = nil }
        let pause = finder.isOutdated ? Search.indexPause : nil
        finder.isOutdated = false
        let waited = finder.feedback.end(.inChat)
        self.finder = finder
        return waited + repeated(after: pause)
    }

    private func repeated(after pause: Duration?) -> [Work] {
        pause.map { [.after($0, .finderRepeated, id: .finderChanges)] } ?? []
    }

    /// Goes `step` hits further up, to older ones; round at the ends when all of them are known.
    mutating func step(by step: Int, _ words: Words) -> Outcome<Action> {
        guard let finder else { return Outcome(intents: [.notice(words.nothingSearched())]) }
        guard let hits = finder.hits, !hits.places.isEmpty else { return Outcome() }
        let count = hits.places.count
        var next = index(of: hits.places, from: finder.current, step) - step
        if next < 0, hits.hasMore { return Outcome(intents: [.notice(words.olderHitsNotShown())]) }
        next = (next % count + count) % count
        self.finder?.current = hits.places[next].id
        return Outcome(effects: show(target(hits.places[next])))
    }

    /// The hit that one steps from: the current one, or the one that would lead to the nearest when another message was
    /// selected since.
    private func index(of places: [ChatHits.Place], from current: MessageID?, _ step: Int) -> Int {
        let selected = page?.messages.first { $0.id == selection }?.position
        if let selected, selection != current {
            return step > 0
                ? places.firstIndex { $0.position >= selected } ?? places.count
                : places.lastIndex { $0.position <= selected } ?? -1
        }
        return places.firstIndex { $0.id == current } ?? (step > 0 ? places.count : -1)
    }

    /// Where one is in the chat: at the selected message, else at the last that is seen.
    private func here() -> MessagePosition? {
        let messages = page?.messages ?? []
        let message = selection ?? viewport?.last
        return messages.first { $0.id == message }?.position ?? messages.last?.position
    }

    private func nearest(_ places: [ChatHits.Place], to position: MessagePosition?) -> ChatHits.Place? {
        guard let position else { return places.last }
        return places.last { $0.position <= position } ?? places.first
    }

    private func target(_ place: ChatHits.Place) -> Target {
        Target(message: place.id, position: place.position, line: (viewport?.height ?? 12) / 3)
    }
}
