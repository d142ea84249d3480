internal import LMDB
package import Messenger

extension StoreReader {
    /// Messages that a query finds, the newest first.
    ///
    /// - Parameters:
    ///   - request: where, for what, and behind which hit.
    ///   - budget: how many messages are looked at before the page ends, so that a search for what is hardly ever there
    ///     takes no longer than others; ``MessageResults/next`` says where to go on.
    package func messages(_ request: SearchRequest, budget: Int = 2048) throws -> MessageResults {
        let plan = try searchPlan(request.query, in: request.scope)
        var results = MessageResults(problems: plan.problems)
        guard !plan.isHopeless else { return results }
        var candidates = SearchCandidates(plan, after: request.after)
        if let extent = try searchExtent() { try fill(&candidates, extent) }
        var chats: [ChatID: Chat] = [:]
        var last: SearchCursor?
        var read = 0
        while let candidate = try next(&candidates) {
            // The next one after a full page only says that there is more.
            if read == max(1, budget) {
                results.next = results.hits.count < request.limit ? last : results.hits.last?.cursor
                break
            }
            read += 1
            last = candidate.cursor
            guard let message = try message(candidate, plan, &results.unreadable) else { continue }
            guard let chat = try chats[message.chat] ?? counted(&results.unreadable, { try self.chat(message.chat) })
            else {
                upkeep.log.noteMissing(.chat, message.chat.rawValue)
                continue
            }
            chats[message.chat] = chat
            if results.hits.count == request.limit {
                results.next = results.hits.last?.cursor
                break
            }
            results.hits.append(try hit(message, in: chat, request.query))
        }
        results.indexing = try searchProgress()
        return results
    }

    /// Returns the places of matches in one chat: the newest `limit`, by time.
    ///
    /// - Parameters:
    ///   - query: the query.
    ///   - chat: the chat.
    ///   - cursor: where earlier matches ended; nil for the newest ones.
    ///   - limit: the most places.
    ///   - budget: the number of messages to read. If it or the limit is used up, ``ChatHits/next`` says where to go on, so
    ///     that a large chat takes no longer than others.
    package func places(
        of query: SearchQuery, in chat: ChatID, after cursor: SearchCursor? = nil, limit: Int = 10_000,
        budget: Int = 4096
    ) throws -> ChatHits {
        let plan = try searchPlan(query, in: .chat(chat))
        var hits = ChatHits(problems: plan.problems)
        guard !plan.isHopeless else { return hits }
        var candidates = SearchCandidates(plan, after: cursor, isExact: plan.isExact)
        if let extent = try searchExtent() { try fill(&candidates, extent) }
        var read = 0
        var last: SearchCursor?
        while let candidate = try next(&candidates) {
            let isRead = !plan.isExact && candidate.message == nil
            if isRead, read == budget {
                hits.next = last
                break
            }
            if hits.places.count < limit { last = candidate.cursor }
            guard let place = try readable({ try place(of: candidate.id) }) else {
                upkeep.noteDamage()
                hits.unreadable += 1
                continue
            }
            if isRead {
                read += 1
                guard plan.mayFind(at: place) else { continue }
                guard let message = try counted(&hits.unreadable, { try message(at: place) }) else { continue }
                guard plan.finds(message) else { continue }
            }
            // The next one after these only says that there is more.
            if hits.places.count == limit {
                hits.next = last
                break
            }
            hits.places.append(ChatHits.Place(candidate.id, at: place.position))
        }
        hits.places.sort { $0.position < $1.position }
        hits.indexing = try searchProgress()
        return hits
    }

    /// Returns the matches in one chat themselves, and where to go on; nil if these are all.
    ///
    /// - Parameters:
    ///   - query: the query.
    ///   - chat: the chat.
    ///   - order: the order of the matches.
    ///   - cursor: the place in this order after which they begin; nil for the first ones.
    ///   - limit: the most matches.
    ///   - bytes: about the bytes that the matches may take, which are ``Message/truncated``; nil for whole messages.
    ///   - budget: the number of messages that are looked at before the page ends, even if it has no match.
    package func foundMessages(
        of query: SearchQuery, in chat: ChatID, _ order: SearchOrder = .newestFirst, after cursor: SearchCursor? = nil,
        limit: Int = 50, bytes: Int? = nil, budget: Int = 4096
    ) throws -> (messages: [Message], next: SearchCursor?) {
        let plan = try searchPlan(query, in: .chat(chat))
        var found: [Message] = []
        var left = bytes ?? .max
        var isFull: Bool { found.count == limit || left <= 0 }
        guard !plan.isHopeless else { return (found, nil) }
        var candidates = SearchCandidates(plan, order, after: cursor)
        if let extent = try searchExtent() { try fill(&candidates, extent) }
        var unreadable = 0
        var last: SearchCursor?
        var read = 0
        while let candidate = try next(&candidates) {
            // The next one after a full page only says that there is more.
            if read == budget { return (found, last) }
            read += 1
            if !isFull { last = candidate.cursor }
            guard let message = try message(candidate, plan, &unreadable) else { continue }
            if isFull { return (found, last) }
            found.append(bytes == nil ? message : message.truncated)
            if bytes != nil { left -= found[found.count - 1].loadedSize }
        }
        return (found, nil)
    }

    /// Returns those of some messages of a chat that a query finds.
    package func matches(of query: SearchQuery, among messages: [Message], in chat: ChatID) throws -> [Message] {
        let plan = try searchPlan(query, in: .chat(chat))
        guard !plan.isHopeless else { return [] }
        // All of a text is searched, not only the part of it that is loaded.
        return try messages.filter { plan.finds($0.omittedBytes == nil ? $0 : try message($0.id) ?? $0) }
    }

    /// The message of a candidate, if the query finds it. One that can't be read adds to `unreadable`.
    private func message(
        _ candidate: SearchCandidates.Candidate, _ plan: SearchPlan, _ unreadable: inout Int
    ) throws -> Message? {
        if let message = candidate.message { return message }
        guard let place = try readable({ try place(of: candidate.id) }) else {
            // The index has a message that is not there.
            upkeep.noteDamage()
            upkeep.log.noteMissing(.message, candidate.id.rawValue)
            unreadable += 1
            return nil
        }
        guard plan.mayFind(at: place), let message = try counted(&unreadable, { try message(at: place) }) else {
            return nil
        }
        return plan.finds(message) ? message : nil
    }

    /// Returns what `body` reads; nil if the record isn't there, or it or its page is damaged, which adds to `unreadable`.
    private func counted<Value>(_ unreadable: inout Int, _ body: () throws -> Value?) throws -> Value? {
        do {
            if let value = try readable(body) { return value }
        } catch let error as LMDBError where error.isDamage {
            upkeep.log.note(.database(error))
        }
        unreadable += 1
        return nil
    }

    private func hit(_ message: Message, in chat: Chat, _ query: SearchQuery) throws -> MessageHit {
        let name = try displayName(of: message.sender, in: chat, for: .user)
        let wordless = message.searchedText.isEmpty ? message.content : nil
        return MessageHit(
            id: message.id, chat: chat.id, chatNames: chat.names, chatKind: chat.kind, position: message.position,
            sentAt: message.sentAt, sender: message.sender, senderName: name ?? message.senderName,
            snippet: SearchSnippet(of: message, query),
            wordless: try wordless.map { $0.naming(try people(Set($0.people))) })
    }
}
