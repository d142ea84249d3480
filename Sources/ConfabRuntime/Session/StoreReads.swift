package import ConfabApp
package import MessageStore
import Messenger

/// The short reads that the screen needs, made at once: each costs what it shows.
package struct StoreReads: Sendable {
    let store: MessageStore

    package init(store: MessageStore) { self.store = store }

    /// Whether a read is short enough to be made at once, with nothing drawn meanwhile.
    package static func isShort(_ operation: AppOperation) -> Bool {
        guard case .loadChosen(_, let chats) = operation else { return true }
        return chats.count <= 2_000
    }

    /// The answer to `operation` when it is a read, `nil` when it is not.
    package func answer(_ operation: AppOperation) -> AppAction? {
        do {
            switch operation {
            case .loadChats(let query): return .chatList(.loaded(query, try window(query)))
            case .loadCounts(let profile): return .chatList(.counted(try store.read { try $0.counts(of: profile) }))
            case .loadRows(let chats):
                let rows = try store.read { reader in try chats.compactMap { try reader.summary(of: $0) } }
                return .chatList(.refreshed(chats, rows))
            case .loadListSettings(let profile):
                return try store.read {
                    .chatList(.remembered(profile, try $0.rememberedFilter(of: profile), try $0.order(of: profile)))
                }
            case .loadProfileOptions(let profile):
                return .settings(.profileRead(profile, try store.read { try $0.options(of: profile) }))
            case .loadOrder(let profile):
                return .chatList(.ordered(profile, try store.read { try $0.order(of: profile) }))
            case .loadTags(let profile):
                return .chatList(.tagged(profile, try store.read { try $0.tags(of: profile) }))
            case .findChats(let profile, let pattern, let recent):
                return .switcher(.found(pattern, try store.read { try chats(pattern, of: profile, recent, in: $0) }))
            case .loadCommandUses:
                let text = try store.read { try $0.setting(Self.commandUses, of: nil) }
                return .palette(.usesLoaded(CommandUses(text ?? "")))
            case .loadCard(let chat): return .card(.loaded(chat, try store.read { try card(of: chat, in: $0) }))
            case .findUnread(let profile, let chat):
                return .chatList(.unreadFound(try store.read { try nextUnread(of: profile, after: chat, in: $0) }))
            case .loadChat(let chat): return try store.read { try self.chat(chat, in: $0) }
            case .loadMessages(let chat, let anchor, let limit):
                let page = try store.read { try $0.timeline(of: chat, anchor, limit: limit) }
                return .conversation(.pageLoaded(chat, anchor, page))
            case .loadInvitable(let profile, let group):
                return .question(.contactsLoaded(try store.read { try invitable(of: profile, to: group, in: $0) }))
            case .loadChosen(let request, let chats):
                return .rows(
                    .chosen(request, try store.read { reader in try chats.compactMap { try chosen($0, in: reader) } }))
            case .findShown(let profile, let filter):
                return .rows(.shownFound(profile, filter, try store.read { try $0.chats(of: profile, under: filter) }))
            case .searchNames(let profile, let search, let limit):
                let names = try store.read { try $0.names(search, of: profile, limit: limit) }
                return .search(.namesFound(search, limit: limit, names))
            case .loadPeople(let query):
                return .newChat(.peopleFound(query, try store.read { try $0.people(query) }))
            default: return nil
            }
        } catch {
            if case .loadPeople(let query) = operation { return .newChat(.peopleFailed(query, "\(error)")) }
            if case .searchNames(_, let search, _) = operation { return .search(.failed(.names(search), "\(error)")) }
            return .failed("\(error)")
        }
    }

    /// The setting of this machine with how often commands were used.
    static let commandUses = "command-uses"

    /// The list asks only whether there are more rows; in the middle of a long one, counting all of them costs more than
    /// reading what is seen.
    private static let countedRows = 256

    private func window(_ query: ChatQuery) throws -> ChatWindow {
        try store.read {
            try $0.chatWindow(
                of: query.profile, filter: query.filter, around: query.anchor, before: query.before, after: query.after,
                countingUpTo: Self.countedRows)
        }
    }

    /// How many chats the switcher offers before anything is typed.
    private static let offeredChats = 30

    /// What a pattern finds; without one the chats that were open last, then those with the newest messages.
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

    /// A chat that something is to be done to; nil when it is not there (any more).
    private func chosen(_ id: ChatID, in reader: borrowing StoreReader) throws -> ChosenChat? {
        guard let chat = try reader.summary(of: id) else { return nil }
        // A group that cannot be read is one in which nobody knows what the user may do.
        let group = chat.kind.group.flatMap { try? reader.group($0) }
        return ChosenChat(chat, role: group?.role)
    }

    private func chat(_ id: ChatID, in reader: borrowing StoreReader) throws -> AppAction {
        guard let chat = try reader.chat(id) else { return .conversation(.loaded(id, nil, Conversation.Details())) }
        var details = Conversation.Details()
        details.readUpTo = chat.readUpTo
        details.draft = try reader.draft(of: id)
        if let group = try chat.kind.group.flatMap({ try reader.group($0) }) {
            details.memberCount = group.memberCount
            details.topic = group.topic
            details.incognitoName = group.incognitoName
        }
        if let contact = try chat.kind.contact.flatMap({ try reader.contact($0) }) {
            details.incognitoName = contact.incognitoName
        }
        return .conversation(.loaded(id, chat.summary, details))
    }

    /// What stands on the card of a chat; nil when the chat is not there (any more).
    private func card(of id: ChatID, in reader: borrowing StoreReader) throws -> Card.Details? {
        guard let chat = try reader.summary(of: id) else { return nil }
        var details = Card.Details(chat: chat)
        details.contact = try chat.kind.contact.flatMap { try reader.contact($0) }
        details.group = try chat.kind.group.flatMap { try reader.group($0) }
        details.members = try chat.kind.group.map { try reader.members(of: $0) } ?? []
        if case .pendingConnection(let pending) = chat.kind, let link = pending.link {
            details.code = QREncoder.code(for: link.address)
        }
        if case .broken = chat.kind { details.record = try reader.record(of: id) ?? [] }
        return details
    }

    /// The unread chat that comes after `chat` in the list of the unread ones, the first of all behind the last.
    private func nextUnread(
        of profile: ProfileID, after chat: ChatID?, in reader: borrowing StoreReader
    ) throws -> ChatSummary? {
        guard let chat, let former = try reader.summary(of: chat) else {
            return try reader.chatWindow(of: profile, filter: .unread, after: 0).elements.first
        }
        let near = try reader.chatWindow(of: profile, filter: .unread, around: .chat(chat), before: 0, after: 1)
        // Where nothing comes behind it, the window has what comes before. The unread ones are in order of activity always.
        let next = near.elements.first { $0.id != chat && ChatOrder.activity.places(former, before: $0) == true }
        if let next { return next }
        let first = try reader.chatWindow(of: profile, filter: .unread, after: 1).elements
        return first.first { $0.id != chat } ?? first.first
    }

    /// The contacts who can be written to and are not in the group.
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
