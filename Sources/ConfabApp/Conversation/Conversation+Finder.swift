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
        /// What is not said before typing rests, or before it takes long.
        public var feedback = Search.DelayedFeedback()
        /// Where it was found; nil until that is known.
        public var hits: ChatHits?
        /// For what that was found.
        public var found: SearchQuery?
        /// The search whose answer is awaited.
        public var asked: SearchQuery?
        /// The message that one is at.
        public var current: MessageID?
        /// Whether the answer leads to the nearest hit: after a letter, and not because something was changed.
        public var isFollowing = false
        /// Whether something was changed since what is shown was asked for.
        public var isOutdated = false
        /// Whether it came from a hit of the search in all chats, and goes with it.
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

    /// Searches for what is typed now.
    static func find(_ state: inout State, _ command: EditCommand, zone: TimeZoneTable) -> [AppEffect] {
        guard var finder = state.finder else { return [] }
        let before = finder.field.text
        finder.field.apply(command.shortened(to: Search.fieldLimit).onOneLine, limit: Search.fieldLimit)
        defer { state.finder = finder }
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
                ? .perform(.slowQuery(.places(state.chat.id, finder.query)), id: .searchChat)
                : .after(Search.pause, .conversation(.finderDue), id: .searchChat)
        ] + finder.feedback.wait(.inChat) + rest
    }

    /// Notes that something was changed that may have been found, or may be found now.
    static func noteChange(_ state: inout State) -> [AppEffect] {
        guard let finder = state.finder, !finder.query.isEmpty, !finder.isOutdated else { return [] }
        state.finder?.isOutdated = true
        return [.after(Search.changesPause, .conversation(.finderRepeated), id: .finderChanges)]
    }

    /// Searches once more, because something was changed, or for the first time for what came from elsewhere.
    static func findAgain(_ state: inout State) -> [AppEffect] {
        // What is on its way is awaited, and what was changed meanwhile asked for behind it.
        guard var finder = state.finder, !finder.query.isEmpty, finder.asked == nil else { return [] }
        finder.asked = finder.query
        finder.isOutdated = false
        // What is there already is read again without a word.
        let waiting = finder.found == finder.query ? [] : finder.feedback.wait(.inChat)
        state.finder = finder
        return [.perform(.slowQuery(.places(state.chat.id, finder.query)), id: .searchChat)] + waiting
    }

    /// Takes where it was found.
    static func takeHits(_ state: inout State, _ query: SearchQuery, _ hits: ChatHits) -> [AppEffect] {
        guard var finder = state.finder, finder.asked == query else { return [] }
        finder.asked = nil
        finder.hits = hits
        finder.found = query
        let waited = finder.feedback.end(.inChat)
        let isFollowing = finder.isFollowing
        finder.isFollowing = false
        var place: ChatHits.Place?
        if !hits.places.contains(where: { $0.id == finder.current }) {
            place = nearest(hits.places, to: here(state))
            finder.current = place?.id
        }
        state.finder = finder
        let shown = isFollowing ? place.map { show(&state, target($0, state)) } ?? [] : []
        // More is found while the index is being made.
        let pause = finder.isOutdated ? Search.changesPause : hits.indexing == nil ? nil : Search.indexPause
        return waited + repeated(after: pause) + shown
    }

    /// Gives up what is waited for.
    static func failToFind(_ state: inout State, _ query: SearchQuery) -> [AppEffect] {
        guard var finder = state.finder, finder.asked == query else { return [] }
        finder.asked = nil
        finder.isFollowing = false
        // Those of other words would be taken for what was asked for.
        if finder.found != query { finder.hits = nil }
        let pause = finder.isOutdated ? Search.indexPause : nil
        finder.isOutdated = false
        let waited = finder.feedback.end(.inChat)
        state.finder = finder
        return waited + repeated(after: pause)
    }

    private static func repeated(after pause: Duration?) -> [AppEffect] {
        pause.map { [.after($0, .conversation(.finderRepeated), id: .finderChanges)] } ?? []
    }

    /// Goes `step` hits further up, to older ones; round at the ends when all of them are known.
    static func step(_ state: inout State, by step: Int, words: Words) -> [AppEffect] {
        guard let finder = state.finder else { return [.notice(words.nothingSearched())] }
        guard let hits = finder.hits, !hits.places.isEmpty else { return [] }
        let count = hits.places.count
        var next = index(of: hits.places, from: finder.current, state, step) - step
        if next < 0, hits.hasMore { return [.notice(words.olderHitsNotShown())] }
        next = (next % count + count) % count
        state.finder?.current = hits.places[next].id
        return show(&state, target(hits.places[next], state))
    }

    /// The hit that one steps from: the current one, or the one that would lead to the nearest when another message was
    /// selected since.
    private static func index(of places: [ChatHits.Place], from current: MessageID?, _ state: State, _ step: Int) -> Int
    {
        let selected = state.page?.messages.first { $0.id == state.selection }?.position
        if let selected, state.selection != current {
            return step > 0
                ? places.firstIndex { $0.position >= selected } ?? places.count
                : places.lastIndex { $0.position <= selected } ?? -1
        }
        return places.firstIndex { $0.id == current } ?? (step > 0 ? places.count : -1)
    }

    /// Where one is in the chat: at the selected message, else at the last that is seen.
    private static func here(_ state: State) -> MessagePosition? {
        let messages = state.page?.messages ?? []
        let message = state.selection ?? state.viewport?.last
        return messages.first { $0.id == message }?.position ?? messages.last?.position
    }

    private static func nearest(_ places: [ChatHits.Place], to position: MessagePosition?) -> ChatHits.Place? {
        guard let position else { return places.last }
        return places.last { $0.position <= position } ?? places.first
    }

    private static func target(_ place: ChatHits.Place, _ state: State) -> Target {
        Target(message: place.id, position: place.position, line: (state.viewport?.height ?? 12) / 3)
    }
}
