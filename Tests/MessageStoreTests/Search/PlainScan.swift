import LMDB
import Messenger

@testable import MessageStore

/// Searches by reading every message: what the index must agree with.
extension StoreTransaction where Access == ReadOnly {
    func plainMessages(_ request: SearchRequest) throws -> MessageResults {
        let query = request.query
        var (chats, problems) = try plainChats(request)
        var senders: Set<MessageSender>?
        if !query.senders.isEmpty, let profile = try plainProfile(request.scope) {
            var only: Chat?
            if case .chat(let id) = request.scope { only = try chat(id) }
            senders = try plainSenders(query, profile, only, &problems)
            if senders?.isEmpty == true { chats = [] }
        }
        var found: [MessageHit] = []
        for chat in chats {
            try forEachMessage(of: chat.id, after: .first, through: .unassigned) { message in
                guard try plainMatches(message, query, senders) else { return }
                if query.isUnread, !message.countsAsUnread || message.position <= chat.readUpTo { return }
                found.append(try plainHit(message, in: chat, query))
            }
        }
        found.sort { ($0.sentAt, $0.id) > ($1.sentAt, $1.id) }
        if let after = request.after { found.removeAll { ($0.sentAt, $0.id) >= (after.sentAt, after.message) } }
        let page = Array(found.prefix(request.limit))
        return MessageResults(page, next: found.count > page.count ? page.last?.cursor : nil, problems: problems)
    }

    func plainPlaces(of query: SearchQuery, in chat: ChatID, limit: Int = 10_000) throws -> ChatHits {
        let results = try plainMessages(SearchRequest(query, in: .chat(chat), limit: .max))
        let places = results.hits.prefix(limit).map { ChatHits.Place($0.id, at: $0.position) }
        let last = results.hits.prefix(limit).last?.cursor
        return ChatHits(
            places.sorted { $0.position < $1.position }, next: results.hits.count > limit ? last : nil,
            problems: results.problems)
    }

    private func plainProfile(_ scope: SearchScope) throws -> ProfileID? {
        switch scope {
        case .profile(let id): id
        case .chat(let id): try chat(id)?.profile
        }
    }

    private func plainChats(_ request: SearchRequest) throws -> ([Chat], [SearchProblem]) {
        var problems = request.query.problems
        var chats: [Chat] =
            switch request.scope {
            case .chat(let id): [try chat(id)].compactMap { $0 }
            case .profile(let profile): try chats(of: profile).compactMap { id in try readable { try chat(id) } }
            }
        if case .chat = request.scope, chats.isEmpty { return ([], problems) }
        for name in request.query.chats {
            chats.removeAll { !NameSearch(name).finds(names: $0.names) }
            if chats.isEmpty { problems.append(.unknownChat(name)) }
        }
        return (chats, problems)
    }

    /// Everyone who may have sent something there and is called as the query says.
    private func plainSenders(
        _ query: SearchQuery, _ profile: ProfileID, _ only: Chat?, _ problems: inout [SearchProblem]
    ) throws -> Set<MessageSender> {
        var all: [MessageSender: [Names]] = [:]
        all[.me] = [try self.profile(profile)?.names].compactMap { $0 }
        if only?.kind.group == nil {
            for contact in try contacts(of: profile) { all[.contact(contact.id)] = [contact.names] }
        }
        var groups = [only?.kind.group].compactMap { $0 }
        if only == nil {
            groups = try tables.groups.keys(in: transaction).filter { try group($0)?.profile == profile }
        }
        for group in groups {
            for member in try members(of: group) {
                let known = try member.remoteID.flatMap { try contact(of: profile, remoteID: $0) }
                all[.member(member.id)] = [member.names, Names("", alias: known?.names.alias)]
            }
        }
        for name in query.senders {
            let search = NameSearch(name)
            all = all.filter { entry in
                if name.lowercased() == "me" { return entry.key == .me }
                return entry.value.contains { search.finds(names: $0) }
            }
            if all.isEmpty { problems.append(.unknownSender(name)) }
        }
        return Set(all.keys)
    }

    private func plainMatches(_ message: Message, _ query: SearchQuery, _ senders: Set<MessageSender>?) throws -> Bool {
        if let before = query.before, message.sentAt >= before { return false }
        if let after = query.after, message.sentAt < after { return false }
        if let senders, !senders.contains(message.sender) { return false }
        return query.features.isSubset(of: message.features) && query.matches(message.searchedText)
    }

    private func plainHit(_ message: Message, in chat: Chat, _ query: SearchQuery) throws -> MessageHit {
        let name: String?
        switch message.sender {
        case .me, .system: name = nil
        case .contact(let id): name = try contact(id)?.names.shown()
        case .member(let id):
            let found = try self.member(id)
            let known = try found?.contact.flatMap { try contact($0) }
            name = found.map { DisplayRecord($0, known).displayName(for: .user) }
        }
        return MessageHit(
            id: message.id, chat: chat.id, chatNames: chat.names, chatKind: chat.kind, position: message.position,
            sentAt: message.sentAt, sender: message.sender, senderName: name ?? message.senderName,
            snippet: SearchSnippet(of: message, query),
            wordless: message.searchedText.isEmpty ? message.content : nil)
    }
}
