package import ConfabApp
package import MessageStore
import Messenger

/// Makes the short reads that the screen needs. The cost of each is proportional to what it shows.
package struct StoreReads: Sendable {
    let store: MessageStore
    /// The profile on the screen, which is listed even if it's hidden.
    var shown: @Sendable () -> ProfileID? = { nil }
    /// The name of the profile to open at the start, while it counts; nil for the one used last.
    var wantedName: @Sendable () -> String? = { nil }
    /// False if a profile that another process has is opened all the same, because nothing is written.
    var heedsHolders = true

    package init(store: MessageStore) { self.store = store }

    /// Makes a read. A failure is an answer, too.
    package func answer(_ query: StoreQuery) -> AppAction {
        do {
            return try read(query)
        } catch {
            return failure(of: query, Problem(error))
        }
    }

    private func read(_ query: StoreQuery) throws -> AppAction {
        switch query {
        case .profiles: return .profilesLoaded(try facts(shown: shown()))
        case .holders(let profiles): return .holdersLoaded(holders(of: profiles))
        case .chats(let query): return .chatList(.loaded(query, try window(query)))
        case .counts(let profile): return .chatList(.counted(try store.read { try $0.counts(of: profile) }))
        case .rows(let chats):
            let rows = try store.read { reader in try chats.compactMap { try reader.summary(of: $0) } }
            return .chatList(.refreshed(chats, rows))
        case .listSettings(let profile):
            return try store.read {
                .chatList(.remembered(profile, try $0.rememberedFilter(of: profile), try $0.order(of: profile)))
            }
        case .profileOptions(let profile):
            return try store.read {
                .options(.profileRead(profile, try $0.options(of: profile), try $0.chatOptions(of: profile)))
            }
        case .order(let profile): return .chatList(.ordered(profile, try store.read { try $0.order(of: profile) }))
        case .tags(let profile): return .chatList(.tagged(profile, try store.read { try $0.tags(of: profile) }))
        case .fuzzyNames(let profile, let pattern, let recent):
            return .switcher(.found(pattern, try store.read { try chats(pattern, of: profile, recent, in: $0) }))
        case .commandUses:
            let text = try store.read { try $0.setting(Self.commandUses, of: nil) }
            return .palette(.usesLoaded(CommandUses(text ?? "")))
        case .card(let chat): return .card(.loaded(chat, try store.read { try card(of: chat, in: $0) }))
        case .person(let chat, let person): return .personCard(.loaded(person, try details(of: person, in: chat)))
        case .unread(let profile, let chat):
            return .chatList(.unreadFound(try store.read { try nextUnread(of: profile, after: chat, in: $0) }))
        case .chat(let chat, let edited): return try store.read { try self.chat(chat, edited: edited, in: $0) }
        case .messages(let chat, let anchor, let limit):
            let page = try store.read { try $0.timeline(of: chat, anchor, limit: limit) }
            return .conversation(.timeline(.pageLoaded(.chat(chat), anchor, page)))
        case .messageRange(let source, let range, let limit): return try messages(of: source, in: range, limit)
        case .pins(let chat):
            let page = try store.read { reader in
                let pinned = try reader.pinnedMessages(
                    of: chat, limit: MessagePage.mostMessages, bytes: MessagePage.mostBytes)
                return MessagePage(
                    pinned, replies: try reader.replyCounts(of: pinned.map(\.id), in: chat),
                    people: try reader.people(of: pinned))
            }
            return .messagesPage(.timeline(.pageLoaded(.pins(chat), .newest, page)))
        case .senders(let source, let people): return try senders(people, in: source)
        case .wholeMessages(let source, let messages): return try whole(messages, of: source)
        case .recordMessages(let message, let path, let anchor, let limit):
            let found = try store.read { try self.message(message, $0) }
            let page = found?.page(anchor, limit: limit, at: path) ?? MessagePage([])
            return .messagesPage(.timeline(.pageLoaded(.merged(message, path), anchor, page)))
        case .thread(let chat, let message): return try thread(of: message, in: chat)
        case .collected(let profile, let anchor, let limit): return try collected(of: profile, anchor, limit)
        case .source(let message): return try source(of: message)
        case .place(let chat, let message):
            let position = try store.read { try $0.message(message)?.position }
            return .conversation(.placeFound(chat, message, position))
        case .nextMention(let chat, let position):
            let found = try store.read { try $0.nextMention(in: chat, after: position, limit: Self.searchedForMention) }
            return .conversation(
                .mentionFound(chat, found.map { Conversation.FoundMention($0.message, at: $0.position) }))
        case .nextVoice(let chat, let position):
            let found = try store.read { try $0.nextVoice(in: chat, after: position, limit: Self.searchedForMention) }
            return .conversation(.nextVoiceFound(chat, found))
        case .recentEmoji(let reader):
            let recent = RecentEmoji(try store.read { try $0.setting(Self.recentEmoji, of: nil) } ?? "")
            return switch reader {
            case .picker: .emojiPicker(.recentLoaded(recent))
            case .field: .conversation(.composer(.recentEmojiLoaded(recent)))
            }
        case .mentionable(let chat, let group, let search, let recent):
            let found = try store.read {
                try $0.mentionable(search, in: group, recent: recent, limit: Self.mentionLimit)
            }
            return .conversation(.composer(.mentionableFound(chat, search, found)))
        case .messageInfo(let chat, let message):
            return try store.read { try self.info(of: message, in: chat, $0) }
        case .invitable(let profile, let group):
            return .chatList(.invitableFound(group, try store.read { try invitable(of: profile, to: group, in: $0) }))
        case .chosen(let request, let chats): return .chatList(.chosen(request, try chosen(chats)))
        case .shown(let profile, let filter):
            return .chatList(.shownFound(profile, filter, try store.read { try $0.chats(of: profile, under: filter) }))
        case .names(let profile, let search, let limit):
            let names = try store.read { try self.names(search, of: profile, limit, in: $0) }
            return .search(.namesFound(search, limit: limit, names))
        case .hit(let message): return try hit(message)
        case .completions(let profile, let completion):
            let names = try store.read { try self.names(completing: completion, of: profile, in: $0) }
            return .search(.completionsFound(completion, names))
        case .people(let query): return .newChat(.peopleFound(query, try store.read { try $0.people(query) }))
        case .connected(let chat): return .chatReady(try summary(of: chat), .requested)
        case .group(let chat): return .chatReady(try summary(of: chat), .created)
        case .linkCode(let link, let chat):
            return .newChat(.linkCreated(link, chat, QREncoder.code(for: link.address)))
        }
    }

    private func failure(of query: StoreQuery, _ problem: Problem) -> AppAction {
        switch query {
        case .people(let query): .newChat(.peopleFailed(query, problem))
        case .names(_, let search, _): .search(.failed(.names(search), problem))
        case .messageRange(let source, let range, _):
            answer(.pageFailed(source, .around(range.oldest), problem), in: source)
        case .recordMessages(let message, let path, let anchor, _):
            .messagesPage(.timeline(.pageFailed(.merged(message, path), anchor, problem)))
        case .pins(let chat): .messagesPage(.timeline(.pageFailed(.pins(chat), .newest, problem)))
        case .thread(let chat, let message):
            .messagesPage(.timeline(.pageFailed(.thread(chat, message), .newest, problem)))
        case .collected(let profile, let anchor, _):
            .messagesPage(.timeline(.pageFailed(.collected(profile), anchor, problem)))
        case .messages(let chat, let anchor, _): .conversation(.timeline(.pageFailed(.chat(chat), anchor, problem)))
        case .chats(let query): .chatList(.failed(query.profile, problem))
        case .listSettings(let profile): .chatList(.failed(profile, problem))
        // Once a profile is shown, the text in its fields must stay on the screen.
        case .profiles: shown() == nil ? .launchFailed(problem) : .failed(problem)
        case .holders, .profileOptions, .counts, .rows, .order, .tags, .unread, .chosen, .shown,
            .card, .chat, .fuzzyNames, .invitable, .commandUses, .completions, .connected, .group, .linkCode, .place,
            .messageInfo, .nextMention, .nextVoice, .mentionable, .recentEmoji, .source, .senders, .person,
            .wholeMessages, .hit:
            .failed(problem)
        }
    }

    /// Messages among which the next mention or voice is looked for: it takes no longer than a frame.
    private static let searchedForMention = 10_000

    /// The number of members who are offered for a mention.
    private static let mentionLimit = 20

    /// The setting of this machine with the emoji that were used last.
    static let recentEmoji = "recent-emoji"

    /// The setting of this machine that counts the uses of commands.
    static let commandUses = "command-uses"

    /// The list only needs to know if there are more rows. In the middle of a long list, counting all of them costs more than
    /// reading the visible ones.
    private static let countedRows = 256

    private func window(_ query: ChatQuery) throws -> ChatWindow {
        try store.read {
            try $0.chatWindow(
                of: query.profile, filter: query.filter, around: query.anchor, before: query.before, after: query.after,
                countingUpTo: Self.countedRows)
        }
    }

    /// The number of chats that the switcher offers for an empty pattern.
    private static let offeredChats = 30

    /// Returns the matches of a pattern; for an empty one, the chats that were open last, then those with the newest messages.
    private func chats(
        _ pattern: FuzzyPattern, of profile: ProfileID, _ recent: [ChatID], in reader: borrowing StoreReader
    ) throws -> FuzzyNames {
        guard pattern.isEmpty else { return try reader.fuzzyNames(pattern, of: profile) }
        var chats: [ChatSummary] = []
        for id in recent {
            if let chat = try reader.summary(of: id), chat.isFound { chats.append(chat) }
        }
        for chat in try reader.newestChats(of: profile, limit: Self.offeredChats) where !recent.contains(chat.id) {
            if chats.count < Self.offeredChats { chats.append(chat) }
        }
        return FuzzyNames(chats: chats)
    }

    /// Returns the chats that an action was chosen for, without those that no longer exist.
    func chosen(_ chats: [ChatID]) throws -> [ChosenChat] {
        try store.read { reader in try chats.compactMap { try chosen($0, in: reader) } }
    }

    private func summary(of chat: ChatID) throws -> ChatSummary {
        guard let summary = try store.read({ try $0.summary(of: chat) }) else { throw StoreError.missing(.chat(chat)) }
        return summary
    }

    /// Returns a chat that an action was chosen for; nil if it doesn't exist.
    private func chosen(_ id: ChatID, in reader: borrowing StoreReader) throws -> ChosenChat? {
        guard let chat = try reader.summary(of: id) else { return nil }
        // If the group can't be read, the user's role is unknown.
        let group = chat.kind.group.flatMap { try? reader.group($0) }
        return ChosenChat(chat, role: group?.role)
    }

    private func chat(_ id: ChatID, edited: MessageID?, in reader: borrowing StoreReader) throws -> AppAction {
        guard let chat = try reader.chat(id) else { return .conversation(.loaded(id, nil, Conversation.Details())) }
        var details = Conversation.Details()
        details.readUpTo = chat.readUpTo
        details.messageLifetime = chat.messageLifetime
        // If the oldest message can't be read, the chat can still be shown.
        if let oldest = (try? reader.messages(of: id, .oldest, limit: 1))?.messages.first?.position {
            details.span = oldest...max(oldest, chat.newestPosition)
        }
        details.place = try reader.place(in: id)
        details.draft = try reader.draft(of: id)
        details.pins = try reader.pinnedMessages(
            of: id, limit: Conversation.mostPinLines, bytes: MessagePage.bytesReadAtOnce)
        details.pinCount = try reader.pinnedMessageCount(of: id)
        details.editedMessage = try (edited ?? details.draft?.edit?.message).flatMap { try reader.message($0) }
        details.answeredMessage = try (details.draft?.quoting).flatMap { try reader.message($0) }
        let draftTargets = [details.editedMessage, details.answeredMessage].compactMap { $0 }
        details.people = try reader.people(of: details.pins + draftTargets)
        if let group = try chat.kind.group.flatMap({ try reader.group($0) }) {
            details.memberCount = group.memberCount
            details.topic = group.topic
            details.role = group.role
            details.incognitoName = group.incognitoName
        }
        if let contact = try chat.kind.contact.flatMap({ try reader.contact($0) }) {
            details.incognitoName = contact.incognitoName
        }
        return .conversation(.loaded(id, chat.summary, details))
    }

    /// Returns the details for the card of a chat; nil if the chat doesn't exist.
    private func card(of id: ChatID, in reader: borrowing StoreReader) throws -> Card.Details? {
        guard let stored = try reader.chat(id) else { return nil }
        let chat = stored.summary
        var details = Card.Details(chat: chat)
        details.messageLifetime = stored.messageLifetime
        details.contact = try chat.kind.contact.flatMap { try reader.contact($0) }
        details.group = try chat.kind.group.flatMap { try reader.group($0) }
        details.members = try chat.kind.group.map { try reader.namedMembers(of: $0) } ?? []
        if case .pendingConnection(let pending) = chat.kind, let link = pending.link {
            details.code = QREncoder.code(for: link.address)
        }
        if case .broken = chat.kind { details.record = try reader.record(of: id) ?? [] }
        return details
    }

    /// Returns the unread chat after `chat` in the list of unread chats; after the last one, the first.
    private func nextUnread(
        of profile: ProfileID, after chat: ChatID?, in reader: borrowing StoreReader
    ) throws -> ChatSummary? {
        guard let chat, let former = try reader.summary(of: chat) else {
            return try reader.chatWindow(of: profile, filter: .unread, after: 0).elements.first
        }
        let near = try reader.chatWindow(of: profile, filter: .unread, around: .chat(chat), before: 0, after: 1)
        // After the last chat, the window holds chats before it. Unread chats are always in order of activity.
        let next = near.elements.first { $0.id != chat && ChatOrder.activity.places(former, before: $0) == true }
        if let next { return next }
        let first = try reader.chatWindow(of: profile, filter: .unread, after: 1).elements
        return first.first { $0.id != chat } ?? first.first
    }

    /// Returns the contacts who can get messages and aren't in the group.
    private func invitable(
        of profile: ProfileID, to group: GroupID, in reader: borrowing StoreReader
    ) throws -> [Contact] {
        let members = try reader.members(of: group)
        let inside = Set(
            members.filter { $0.status == .joined || $0.status == .invited }.compactMap(\.contact))
        return try reader.contacts(of: profile).filter {
            $0.connection == .ready && $0.remoteID != nil && !inside.contains($0.id)
        }
    }
}
