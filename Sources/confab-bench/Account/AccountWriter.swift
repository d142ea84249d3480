import MessageStore
import Messenger

/// Writes a synthetic account into an empty data directory: the same for the same numbers and seed.
struct AccountWriter {
    /// The moment at which the account was used last.
    static let present = Timestamp(seconds: 1_767_225_600)
    /// Messages of one transaction: enough to be quick, few enough to stay in memory.
    private static let batch = 60_000
    private static let year: Int64 = 365 * 86_400

    let chats: Int
    let messages: Int
    let name: String
    private var random: SplitMix64
    private var tags: [TagID] = []
    private var profile = ProfileID.unassigned
    private var left: Int

    init(chats: Int, messages: Int, seed: UInt64, name: String = "Bench") {
        self.chats = chats
        self.messages = messages
        self.name = name
        random = SplitMix64(seed: seed)
        left = messages
    }

    /// Writes the account into `directory`; `progress` hears how many chats are written.
    mutating func write(to directory: String, progress: (Int) -> Void = { _ in }) throws {
        let store = try MessageStore(directory: directory)
        try store.setSynchronous(false)
        try store.write { try addProfile($0) }
        var done = 0
        while done < chats {
            try store.write { writer in
                let before = left
                while done < chats, before - left < Self.batch {
                    try addChat(done, writer)
                    done += 1
                }
            }
            progress(done)
        }
        try store.flush()
        try store.setSynchronous(true)
    }

    private mutating func addProfile(_ writer: borrowing StoreWriter) throws {
        profile = try writer.add(
            Profile(
                id: .unassigned, names: Names(name), createdAt: Self.present.advanced(byMilliseconds: -1000),
                lastActiveAt: Self.present))
        guard chats > 0 else { return }
        for (order, tag) in Vocabulary.tags.enumerated() {
            tags.append(
                try writer.add(
                    ChatTag(id: .unassigned, profile: profile, name: tag.name, emoji: tag.emoji, order: order)))
        }
    }

    private mutating func addChat(_ number: Int, _ writer: borrowing StoreWriter) throws {
        let newest = Self.present.advanced(byMilliseconds: -Int64(random.unit() * random.unit() * 2e3 * 86_400e3))
        let oldest = newest.advanced(byMilliseconds: -Int64(random.unit() * 1000) * Self.year)
        var (chat, senders) = try peer(number, oldest, writer)
        chat.settings = settings(number)
        chat.isVerified = random.chance(5)
        chat.lastActivity = newest
        let id = try writer.add(chat)
        guard chat.condition == .ready || chat.condition == .left else { return }
        try addMessages(share(number), to: id, of: senders, from: oldest, to: newest, writer)
        if random.chance(1) {
            try writer.set(Draft(chat: id, text: StyledText(random.text().plain), changedAt: newest))
        }
    }

    /// Returns the number of messages in chat `number`: few in most, very many in some, and the rest in the last.
    private mutating func share(_ number: Int) -> Int {
        guard number < chats - 1 else { return left }
        let mean = Double(messages) / Double(chats)
        let factor = random.chance(1) ? 40 * random.unit() : random.chance(9) ? 4 * random.unit() : 1.1 * random.unit()
        return min(left, max(1, Int(mean * factor)))
    }

    /// Adds a chat, with other people who write in it.
    private mutating func peer(
        _ number: Int, _ begin: Timestamp, _ writer: borrowing StoreWriter
    ) throws -> (Chat, [(MessageSender, String)]) {
        // The last one is a group, which may hold very much.
        let kind = number == 0 ? 100 : number == chats - 1 ? 75 : random.below(100)
        switch kind {
        case ..<70: return try direct(begin, writer)
        case ..<96: return try group(number, begin, isBusiness: kind > 93, writer)
        case 96:
            let request = ContactRequest(greeting: random.text().firstLine(limit: 60).plain)
            return (Chat(.contactRequest(request), random.personNames(), .needsAccepting, profile, begin), [])
        case 97:
            return (
                Chat(.pendingConnection(PendingConnection(side: .invited)), Names(""), .connecting, profile, begin), []
            )
        case 98, 99: return try direct(begin, writer)
        default: return (Chat(.notes, Names(""), .ready, profile, begin), [(.me, "")])
        }
    }

    private mutating func direct(
        _ begin: Timestamp, _ writer: borrowing StoreWriter
    ) throws -> (Chat, [(MessageSender, String)]) {
        let names = random.personNames()
        let contact = try writer.add(
            Contact(id: .unassigned, profile: profile, names: names, createdAt: begin))
        return (Chat(.direct(contact), names, .ready, profile, begin), [(.contact(contact), "")])
    }

    private mutating func group(
        _ number: Int, _ begin: Timestamp, isBusiness: Bool, _ writer: borrowing StoreWriter
    ) throws -> (Chat, [(MessageSender, String)]) {
        let names = isBusiness ? Names(random.pick(Vocabulary.businesses)) : random.groupNames(number)
        let hasLeft = random.chance(3)
        let count = 2 + random.below(isBusiness ? 2 : 9)
        let group = try writer.add(
            Group(
                id: .unassigned, profile: profile, names: names, topic: random.chance(30) ? "bench" : "",
                membership: hasLeft ? .left : .joined, memberCount: count + 1, createdAt: begin))
        var senders: [(MessageSender, String)] = []
        for _ in 0..<count {
            let names = random.personNames()
            let member = try writer.add(Member(id: .unassigned, group: group, names: names))
            senders.append((.member(member), names.shown()))
        }
        let kind: ChatKind = isBusiness ? .business(group, .business) : .group(group)
        return (Chat(kind, names, hasLeft ? .left : .ready, profile, begin), senders)
    }

    private mutating func settings(_ number: Int) -> ChatSettings {
        var settings = ChatSettings()
        if random.chance(8) { settings.notifications = random.chance(50) ? .mentions : .none }
        settings.isFavourite = random.chance(2)
        settings.isArchived = number > 20 && random.chance(3)
        settings.isMarkedUnread = random.chance(0.5)
        if number % max(20, chats / 6) == 7 { settings.pinnedOrder = number }
        if random.chance(10) { settings.tags = [random.pick(tags)] }
        return settings
    }

    private mutating func addMessages(
        _ count: Int, to chat: ChatID, of senders: [(MessageSender, String)], from oldest: Timestamp,
        to newest: Timestamp, _ writer: borrowing StoreWriter
    ) throws {
        guard count > 0 else { return }
        left -= count
        let unread = random.chance(25) ? random.below(min(count, 30) + 1) : 0
        let step = max(1, newest.milliseconds(since: oldest) / Int64(count))
        for index in 0..<count {
            if index == count - unread { try writer.markRead(chat) }
            let isUnread = index >= count - unread
            let (sender, name) = isUnread || random.chance(60) ? random.pick(senders) : (.me, "")
            var message = Message(
                id: .unassigned, chat: chat,
                sentAt: index == count - 1 ? newest : oldest.advanced(byMilliseconds: Int64(index) * step),
                sender: sender, senderName: name, content: random.content(inGroup: !name.isEmpty))
            if sender == .me { message.delivery = delivery(isLast: index == count - 1) }
            if random.chance(3) { message.reactions = [Reaction("👍", by: [.init(.me)])] }
            message.mentionsMe = sender != .me && random.chance(1)
            try writer.add(message)
        }
        if unread == 0 { try writer.markRead(chat) }
    }

    private mutating func delivery(isLast: Bool) -> DeliveryState {
        guard isLast else { return .read }
        return random.pick([.sent, .delivered, .read, .read, .read, .failed(.offline)])
    }
}

extension Chat {
    fileprivate init(
        _ kind: ChatKind, _ names: Names, _ condition: ChatCondition, _ profile: ProfileID, _ begin: Timestamp
    ) {
        self.init(
            id: .unassigned, profile: profile, kind: kind, names: names, condition: condition, createdAt: begin)
    }
}
