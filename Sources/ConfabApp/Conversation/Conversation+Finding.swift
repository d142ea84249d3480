import Loop
import Messenger
import TerminalDOM

// Finding messages in the open chat: the newest matches at once, then all others, some at a time.
extension Conversation {
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
        chatSearch.query = ChatSearch.query(chatSearch.field.text, zone)
        chatSearch.cursor = nil
        chatSearch.renewed = nil
        chatSearch.isRenewing = false
        let unfinished = chatSearch.query.problemsOfLastWord(in: chatSearch.field.text, zone: zone)
        let rest = chatSearch.feedback.holdBack(unfinished, .inChat)
        guard !chatSearch.query.isEmpty else {
            chatSearch.hits = nil
            chatSearch.found = nil
            chatSearch.asked = nil
            chatSearch.current = nil
            chatSearch.currentPosition = nil
            return [.cancel(.searchChat)] + chatSearch.feedback.end(.inChat) + rest
        }
        chatSearch.asked = chatSearch.query
        chatSearch.isFollowing = true
        let isNothingShown = chatSearch.hits?.places.isEmpty ?? true
        return [
            isNothingShown
                ? search(chatSearch.query)
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
        chatSearch.cursor = nil
        chatSearch.isOutdated = false
        // What is there already is read again without a word.
        chatSearch.isRenewing = chatSearch.found == chatSearch.query && chatSearch.hits != nil
        let waiting = chatSearch.found == chatSearch.query ? [] : chatSearch.feedback.wait(.inChat)
        self.chatSearch = chatSearch
        return [search(chatSearch.query)] + waiting
    }

    /// Asks for the matches after a cursor, or for the newest ones. A newer query takes the place of this one.
    func search(_ query: SearchQuery, after cursor: SearchCursor? = nil) -> Work {
        .perform(.slowQuery(.places(chat.id, query, after: cursor)), id: .searchChat)
    }

    /// Takes some of the matches, and asks for those after them until all are there.
    mutating func takeHits(
        _ query: SearchQuery, after cursor: SearchCursor?, _ read: ChatHits, _ shared: Shared
    ) -> [Work] {
        guard chatSearch?.asked == query, chatSearch?.cursor == cursor else { return [] }
        // Where they are: there can be a million of them, and a copy would take its time.
        if chatSearch?.isRenewing == true {
            if cursor == nil { chatSearch?.renewed = read } else { chatSearch?.renewed?.add(read) }
            if !read.hasMore, let renewed = chatSearch?.renewed { chatSearch?.hits = renewed }
        } else {
            if cursor == nil { chatSearch?.hits = read } else { chatSearch?.hits?.add(read) }
        }
        chatSearch?.found = query
        chatSearch?.cursor = read.next
        if !read.hasMore {
            chatSearch?.asked = nil
            chatSearch?.renewed = nil
            chatSearch?.isRenewing = false
        }
        let isAnswered = !read.hasMore || chatSearch?.hits?.places.isEmpty == false
        let waited = isAnswered ? chatSearch?.feedback.end(.inChat) ?? [] : []
        let shown = follow(shared)
        if read.hasMore { return waited + [search(query, after: read.next)] + shown }
        // More is found while the index is being made.
        let pause = chatSearch?.isOutdated == true ? changesPause : read.indexing == nil ? nil : Search.indexPause
        return waited + repeated(after: pause) + shown
    }

    /// The pause before the matches are read again after a change: not all the time if there are many.
    private var changesPause: Duration {
        chatSearch?.hits?.places.count ?? 0 > 5_000 ? Search.indexPause : Search.changesPause
    }

    /// Goes to the nearest match if the current one is none any longer, and shows it after a letter.
    private mutating func follow(_ shared: Shared) -> [Work] {
        guard let chatSearch, let hits = chatSearch.hits else { return [] }
        if let position = chatSearch.currentPosition, let index = hits.index(at: position),
            hits.places[index].id == chatSearch.current
        {
            self.chatSearch?.isFollowing = false
            return []
        }
        let here = here()
        // The nearest one above, or the current one itself, may still have to be read.
        let wanted = [here, chatSearch.currentPosition].compactMap { $0 }.min()
        if hits.hasMore, let wanted, hits.places.first.map({ $0.position > wanted }) ?? true { return [] }
        let place = nearest(hits, to: here)
        self.chatSearch?.current = place?.id
        self.chatSearch?.currentPosition = place?.position
        self.chatSearch?.isFollowing = false
        return chatSearch.isFollowing ? place.map { show(target($0.id, $0.position, shared)) } ?? [] : []
    }

    /// Goes on reading after a failure; nothing while an answer is awaited.
    mutating func readOn() -> [Work] {
        guard let chatSearch, chatSearch.asked == nil, let next = chatSearch.hits?.next else { return [] }
        self.chatSearch?.asked = chatSearch.query
        self.chatSearch?.cursor = next
        return [search(chatSearch.query, after: next)]
    }

    /// Gives up what is waited for.
    mutating func failToFind(_ query: SearchQuery) -> [Work] {
        guard var chatSearch, chatSearch.asked == query else { return [] }
        chatSearch.asked = nil
        chatSearch.cursor = nil
        chatSearch.renewed = nil
        chatSearch.isRenewing = false
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
}
