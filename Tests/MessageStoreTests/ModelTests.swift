import Messenger
import RandomTesting
import Testing

@testable import MessageStore

@Suite struct ModelTests {
    /// Random operations in random batches; after each batch everything that can be read is compared with the model.
    @Test(arguments: 0..<6) func randomOperationsAgreeWithAModelInMemory(_ round: Int) throws {
        let seed = testSeed()
        var run = try RandomRun(seed)
        for _ in 0..<60 {
            try run.batch()
            try run.compare()
        }
        let report = try run.doctorsReport()
        #expect(report.mismatches == [], "seed \(seed)")
    }
}

/// A store and a model that live through the same random operations.
struct RandomRun {
    let seed: UInt64
    var random: SeededGenerator
    let home: TemporaryStore
    var model = Model()
    var tags: [TagID] = []
    var clock: Int64 = 1

    init(_ seed: UInt64) throws {
        self.seed = seed
        random = SeededGenerator(seed)
        home = try TemporaryStore()
        let me = home.me
        tags = try home.store.write { writer in
            try (0..<3).map { try writer.add(ChatTag(id: .unassigned, profile: me, name: "tag \($0)")) }
        }.result
    }

    mutating func batch() throws {
        let before = self
        var copy = self
        // One in eight batches fails in the end and must leave nothing behind.
        let fails = Int.random(in: 0..<8, using: &copy.random) == 0
        do {
            _ = try home.store.write { writer in
                for _ in 0..<Int.random(in: 1...12, using: &copy.random) { try copy.step(writer) }
                if fails { throw Cancelled() }
            }
            self = copy
        } catch StoreError.other {
            self = before
            random = copy.random
        }
    }

    struct Cancelled: Error {}

    private mutating func step(_ writer: borrowing StoreWriter) throws {
        clock += 1
        guard let id = model.entries.keys.sorted().randomElement(using: &random) else { return try addChat(writer) }
        switch Int.random(in: 0..<100, using: &random) {
        case ..<8: try addChat(writer)
        case ..<48: try addMessage(writer, to: id)
        case ..<58: try changeMessage(writer, in: id)
        case ..<64: try removeMessage(writer, in: id)
        case ..<68: try collect(writer, in: id)
        case ..<80: try changeSettings(writer, of: id)
        case ..<91: try markRead(writer, id)
        case ..<93:
            model.order = ChatOrder.allCases.randomElement(using: &random) ?? .name
            try writer.setOrder(model.order, of: home.me)
        case ..<94: try expireMutes(writer)
        case ..<95: try removeTag(writer)
        case ..<96:
            let positions = (model.entries[id]?.messages ?? []).map(\.position) + [.unassigned, .first]
            let last = positions.randomElement(using: &random) ?? .unassigned
            try writer.clear(id, upTo: last)
            model.entries[id]?.messages.removeAll { $0.position <= last }
        case ..<97:
            try writer.remove(id)
            model.entries[id] = nil
        case ..<99: try rename(writer, id)
        default:
            try writer.update(id) { $0.isDeleted = true }
            model.entries[id]?.chat.isDeleted = true
        }
    }

    private mutating func expireMutes(_ writer: borrowing StoreWriter) throws {
        let now = Timestamp(milliseconds: clock)
        try writer.expireMutes(of: home.me, now: now)
        for (id, entry) in model.entries where entry.chat.settings.mutedUntil.map({ $0 <= now }) == true {
            model.entries[id]?.chat.settings.mutedUntil = nil
        }
    }

    /// Another tag in place of one.
    private mutating func removeTag(_ writer: borrowing StoreWriter) throws {
        let index = Int.random(in: tags.indices, using: &random)
        let old = tags[index]
        try writer.remove(old, of: home.me)
        for id in model.entries.keys { model.entries[id]?.chat.settings.tags.removeAll { $0 == old } }
        tags[index] = try writer.add(ChatTag(id: .unassigned, profile: home.me, name: "tag \(clock)"))
    }

    /// Another name, by itself or by its contact or group.
    private mutating func rename(_ writer: borrowing StoreWriter, _ id: ChatID) throws {
        guard var chat = model.entries[id]?.chat else { return }
        let name = ["Ann", "ann b", "bob", "Eve", "ANN", ""].randomElement(using: &random) ?? ""
        chat.names = Names(name, alias: Bool.random(using: &random) ? "Zoe" : nil)
        let names = chat.names
        if let contact = chat.kind.contact {
            try writer.update(contact) { $0.names = names }
            chat.condition = .ready
        } else {
            try writer.update(id) { $0.names = names }
        }
        model.entries[id]?.chat = chat
    }

    private mutating func addChat(_ writer: borrowing StoreWriter) throws {
        let contact = try writer.add(Contact(id: .unassigned, profile: home.me, names: Names("x")))
        let group = try writer.add(Group(id: .unassigned, profile: home.me, names: Names("g")))
        let kinds: [ChatKind] = [
            .direct(contact), .group(group), .business(group, .business), .business(group, .customer), .notes,
            .contactRequest(ContactRequest()), .pendingConnection(PendingConnection(side: .invited)),
        ]
        var chat = Chat(
            id: .unassigned, profile: home.me, kind: kinds.randomElement(using: &random) ?? .notes,
            names: Names("x\(clock % 7)"),
            createdAt: Timestamp(milliseconds: clock), messageLifetime: clock % 3 == 0 ? Int(clock) : nil)
        chat.id = try writer.add(chat)
        chat.lastActivity = chat.createdAt
        model.entries[chat.id] = Model.Entry(chat: chat)
    }

    private mutating func addMessage(_ writer: borrowing StoreWriter, to id: ChatID) throws {
        guard var entry = model.entries[id] else { return }
        var message = Message.fixture(
            "message \(clock)", in: id, at: clock + Int64.random(in: -20...20, using: &random),
            from: [.me, .contact(ContactID(1)), .system].randomElement(using: &random) ?? .me,
            mentionsMe: Int.random(in: 0..<4, using: &random) == 0)
        if Int.random(in: 0..<6, using: &random) == 0 { message.content = .report(Report(reason: .spam)) }
        if Int.random(in: 0..<6, using: &random) == 0 { message.content = .groupEvent(.created) }
        if message.isOutgoing { message.delivery = .sending }
        if Int.random(in: 0..<4, using: &random) == 0 {
            message.position = MessagePosition(Int64.random(in: -500_000...500_000, using: &random))
        }
        if Int.random(in: 0..<3, using: &random) == 0, let answered = entry.messages.randomElement(using: &random) {
            message.quote = Quote(message: answered.id, sender: .me, content: .text("quoted"))
        }
        let asRead = Int.random(in: 0..<10, using: &random) == 0
        let added = try writer.add(message, asRead: asRead)
        message.id = added.id
        message.position = added.position
        if asRead { entry.chat.readUpTo = max(entry.chat.readUpTo, message.position) }
        let wasNewest = entry.messages.allSatisfy { $0.position < message.position }
        entry.messages.append(message)
        entry.chat.newestPosition = max(entry.chat.newestPosition, message.position)
        if wasNewest {
            entry.chat.lastActivity = max(entry.chat.lastActivity, message.sentAt)
            if message.bringsBack {
                entry.chat.isDeleted = false
                if message.isOutgoing || entry.chat.settings.effectiveNotifications != .none {
                    entry.chat.settings.isArchived = false
                }
            }
        }
        model.entries[id] = entry
    }

    private mutating func changeMessage(_ writer: borrowing StoreWriter, in id: ChatID) throws {
        guard var entry = model.entries[id], let index = entry.messages.indices.randomElement(using: &random) else {
            return
        }
        var message = entry.messages[index]
        switch Int.random(in: 0..<6, using: &random) {
        case 4...5:
            message.pin = message.pin == nil ? Pin(by: .me, at: Timestamp(milliseconds: clock % 5)) : nil
        case 0: message.content = .deleted(Deletion(by: .sender, at: Timestamp(milliseconds: clock)))
        case 1: message.content = .text("edited \(clock)")
        case 2: message.mentionsMe.toggle()
        default: message.position = MessagePosition(Int64.random(in: -500_000...500_000, using: &random))
        }
        let taken = Set(entry.messages.filter { $0.id != message.id }.map(\.position))
        while taken.contains(message.position) { message.position = MessagePosition(message.position.rawValue + 1) }
        let new = message
        try writer.update(message.id) { $0 = new }
        entry.messages[index] = new
        entry.chat.newestPosition = max(entry.chat.newestPosition, new.position)
        model.entries[id] = entry
    }

    private mutating func removeMessage(_ writer: borrowing StoreWriter, in id: ChatID) throws {
        guard let index = model.entries[id]?.messages.indices.randomElement(using: &random) else { return }
        guard let message = model.entries[id]?.messages.remove(at: index) else { return }
        try writer.remove(message.id)
    }

    /// Collects some messages, or gives up a copy.
    private mutating func collect(_ writer: borrowing StoreWriter, in id: ChatID) throws {
        if Int.random(in: 0..<3, using: &random) == 0 {
            let copies = try writer.collectedMessages(of: home.me, limit: 100)
            guard let copy = copies.randomElement(using: &random) else { return }
            model.collected.removeAll { $0.id == copy.message.id }
            return try writer.removeCollected([copy.number], of: home.me)
        }
        let messages = (model.entries[id]?.messages ?? []).shuffled(using: &random).prefix(2)
        let kept = messages.filter { !$0.content.isDeleted }
        let count = try writer.collect(messages.map(\.id), for: home.me, at: Timestamp(milliseconds: clock))
        #expect(count == kept.count, "seed \(seed)")
        for message in kept {
            model.collected.removeAll { $0.id == message.id }
            model.collected.append((message.id, message.content))
        }
    }

    private mutating func changeSettings(_ writer: borrowing StoreWriter, of id: ChatID) throws {
        var settings = ChatSettings()
        settings.notifications = NotificationMode.allCases.randomElement(using: &random) ?? .all
        settings.isFavourite = Bool.random(using: &random)
        settings.isMarkedUnread = Int.random(in: 0..<4, using: &random) == 0
        settings.isArchived = Int.random(in: 0..<6, using: &random) == 0
        settings.pinnedOrder = Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: -2...3, using: &random) : nil
        settings.mutedUntil = Int.random(in: 0..<8, using: &random) == 0 ? Timestamp(milliseconds: clock + 50) : nil
        settings.tags = tags.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }.sorted()
        let new = settings
        try writer.updateSettings(of: id) { $0 = new }
        model.entries[id]?.chat.settings = new
    }

    private mutating func markRead(_ writer: borrowing StoreWriter, _ id: ChatID) throws {
        guard var entry = model.entries[id] else { return }
        if Int.random(in: 0..<3, using: &random) == 0 { return try moveReadMarkBack(writer, id) }
        let position = Bool.random(using: &random) ? nil : entry.messages.randomElement(using: &random)?.position
        try writer.markRead(id, upTo: position)
        let target = min(position ?? .unassigned, entry.chat.newestPosition)
        entry.chat.readUpTo = max(entry.chat.readUpTo, target)
        entry.chat.settings.isMarkedUnread = false
        model.entries[id] = entry
    }

    private mutating func moveReadMarkBack(_ writer: borrowing StoreWriter, _ id: ChatID) throws {
        guard let entry = model.entries[id] else { return }
        let position = Bool.random(using: &random) ? .first : entry.messages.randomElement(using: &random)?.position
        try writer.moveReadMarkBack(of: id, to: position ?? .unassigned)
        model.entries[id]?.chat.readUpTo = min(entry.chat.readUpTo, position ?? .unassigned)
    }

    /// Compares all that can be read with the model.
    func compare() throws {
        let me = home.me
        try home.store.read { (reader) throws in
            let counts = try reader.counts(of: me)
            #expect(counts.unreadTotal == model.unreadTotal, "seed \(seed)")
            #expect(try reader.profiles().map(\.unreadTotal) == [model.unreadTotal], "seed \(seed)")
            for filter in [nil, .archived] + ChatFilter.presets + tags.map({ .tag($0) }) as [ChatFilter?] {
                let expected = model.list(filter)
                let window = try reader.chatWindow(of: me, filter: filter, after: 10_000)
                #expect(window.elements.map(\.id) == expected, "seed \(seed), \(String(describing: filter))")
                #expect(counts[filter] == model.count(filter), "seed \(seed), \(String(describing: filter))")
            }
            // Nothing is counted that cannot be shown.
            #expect(counts.byFilter.values.allSatisfy { $0.chats > 0 }, "seed \(seed)")
            #expect(Set(counts.byFilter.keys).isSubset(of: [.archived] + ChatFilter.presets + tags.map { .tag($0) }))
            for chat in model.chats {
                let stored = try reader.chat(chat.id)
                #expect(stored == chat, "seed \(seed)")
                let pinned = try reader.pinnedMessages(of: chat.id, limit: 10_000)
                #expect(pinned == model.entries[chat.id]?.pinned, "seed \(seed)")
                let messages = model.entries[chat.id]?.messages ?? []
                let replies = try reader.replyCounts(of: messages.map(\.id), in: chat.id)
                #expect(replies == model.entries[chat.id]?.replies, "seed \(seed)")
                for message in messages.suffix(3) {
                    let thread = try reader.thread(of: message.id, in: chat.id)
                    #expect(thread == model.entries[chat.id]?.thread(of: message.id), "seed \(seed)")
                }
            }
            let collected = try reader.collectedMessages(of: me, limit: 10_000).reversed()
            #expect(collected.map(\.message.id) == model.collected.map(\.id), "seed \(seed)")
            #expect(collected.map(\.message.content) == model.collected.map(\.content), "seed \(seed)")
            #expect(try reader.collectedCount(of: me) == model.collected.count, "seed \(seed)")
            try compareWindows(reader)
            try comparePages(reader)
        }
    }

    private func compareWindows(_ reader: borrowing StoreReader) throws {
        let all = model.list(nil)
        for (index, id) in all.enumerated() {
            let window = try reader.chatWindow(of: home.me, around: .chat(id), before: 2, after: 2)
            let count = min(5, all.count)
            let start = min(max(0, index - 2), all.count - count)
            #expect(window.elements.map(\.id) == Array(all[start..<start + count]), "seed \(seed)")
            #expect(window.before == start, "seed \(seed)")
            #expect(window.after == all.count - start - count, "seed \(seed)")
        }
        let end = try reader.chatWindow(of: home.me, around: .bottom, before: 3, after: 0)
        #expect(end.elements.map(\.id) == all.suffix(4), "seed \(seed)")
        #expect(end.before == max(0, all.count - 4) && end.after == 0, "seed \(seed)")
    }

    private func comparePages(_ reader: borrowing StoreReader) throws {
        guard let entry = model.entries.values.max(by: { $0.messages.count < $1.messages.count }) else { return }
        let messages = entry.messages.sorted { $0.position < $1.position }
        #expect(try reader.messages(of: entry.chat.id, .oldest, limit: 10_000).messages == messages, "seed \(seed)")
        let unread = messages.first { $0.countsAsUnread && $0.position > entry.chat.readUpTo }?.position
        #expect(try reader.firstUnread(of: entry.chat.id) == unread, "seed \(seed)")
        for message in messages {
            let older = messages.filter { $0.position < message.position }
            let newer = messages.filter { $0.position > message.position }
            let before = try reader.messages(of: entry.chat.id, .olderThan(message.position), limit: 3)
            #expect(before == MessagePage(older.suffix(3), hasOlder: older.count > 3, hasNewer: true), "seed \(seed)")
            let after = try reader.messages(of: entry.chat.id, .newerThan(message.position), limit: 3)
            #expect(
                after == MessagePage(Array(newer.prefix(3)), hasOlder: true, hasNewer: newer.count > 3), "seed \(seed)")
            let around = try reader.messages(of: entry.chat.id, .around(message.position), limit: 4)
            #expect(
                around.messages.contains(message) && around.messages.count == min(4, messages.count), "seed \(seed)")
        }
    }

    func doctorsReport() throws -> DoctorReport {
        try home.store.read { reader in
            var report = DoctorReport(directory: home.directory.path)
            try reader.compareIndexes(&report)
            _ = try reader.compareNumbers(&report)
            return report
        }
    }
}
