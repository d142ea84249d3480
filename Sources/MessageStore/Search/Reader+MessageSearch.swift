public import LMDB
public import Messenger

extension StoreTransaction where Access == ReadOnly {
    /// Messages that a query finds, the newest first.
    ///
    /// - Parameters:
    ///   - request: where, for what, and behind which hit.
    ///   - budget: how many messages are looked at before the page ends, so that a search for what is hardly ever there
    ///     takes no longer than others; ``MessageResults/next`` says where to go on.
    public func messages(_ request: SearchRequest, budget: Int = 4096) throws -> MessageResults {
        var found: [MessageHit] = []
        var problems = request.query.problems
        for chat in try searched(request, &problems) {
            try forEachMessage(of: chat.id, after: .first, through: .unassigned) { message in
                guard try matches(message, request.query) else { return }
                found.append(try hit(message, in: chat, request.query))
            }
        }
        found.sort { ($0.sentAt, $0.id.rawValue) > ($1.sentAt, $1.id.rawValue) }
        if let after = request.after {
            found.removeAll { ($0.sentAt, $0.id.rawValue) >= (after.sentAt, after.message.rawValue) }
        }
        let page = Array(found.prefix(request.limit))
        return MessageResults(page, next: found.count > page.count ? page.last?.cursor : nil, problems: problems)
    }

    /// Where in one chat a query finds messages: the newest `limit` of them.
    public func places(of query: SearchQuery, in chat: ChatID, limit: Int = 10_000) throws -> ChatHits {
        var places: [ChatHits.Place] = []
        try forEachMessage(of: chat, after: .first, through: .unassigned) { message in
            guard try matches(message, query) else { return }
            places.append(ChatHits.Place(message.id, at: message.position))
        }
        return ChatHits(places.suffix(limit), hasMore: places.count > limit, problems: query.problems)
    }

    private func searched(_ request: SearchRequest, _ problems: inout [SearchProblem]) throws -> [Chat] {
        switch request.scope {
        case .chat(let id): return [try chat(id)].compactMap { $0 }
        case .profile(let profile):
            var chats = try chats(of: profile).compactMap { id in try readable { try chat(id) } }
            for name in request.query.chats {
                chats.removeAll { !NameSearch(name).finds(names: $0.names) }
                if chats.isEmpty { problems.append(.unknownChat(name)) }
            }
            return chats
        }
    }

    private func matches(_ message: Message, _ query: SearchQuery) throws -> Bool {
        if let before = query.before, message.sentAt >= before { return false }
        if let after = query.after, message.sentAt < after { return false }
        guard query.features.isSubset(of: message.features) else { return false }
        for name in query.senders where try !isSent(message, by: name) { return false }
        return query.matches(message.searchedText)
    }

    private func isSent(_ message: Message, by name: String) throws -> Bool {
        switch message.sender {
        case .me: return NameSearch(name).folded == "me"
        case .system: return false
        case .contact(let id): return try contact(id).map { NameSearch(name).finds(names: $0.names) } ?? false
        case .member(let id): return try member(id).map { NameSearch(name).finds(names: $0.names) } ?? false
        }
    }

    private func hit(_ message: Message, in chat: Chat, _ query: SearchQuery) throws -> MessageHit {
        let names: Names? =
            switch message.sender {
            case .me, .system: nil
            case .contact(let id): try contact(id)?.names
            case .member(let id): try member(id)?.names
            }
        return MessageHit(
            id: message.id, chat: chat.id, chatNames: chat.names, chatKind: chat.kind, position: message.position,
            sentAt: message.sentAt, sender: message.sender, senderName: names?.shown() ?? message.senderName,
            snippet: SearchSnippet(of: message.searchedText, query))
    }
}
