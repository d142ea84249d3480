import Messenger
import RandomTesting
import Testing

@testable import MessageStore

/// Accounts in which things happen at random, and are searched.
struct SearchWorld {
    let directory = TemporaryDirectory()
    let limits: SearchIndex.Limits
    let seed: UInt64
    var random: SeededGenerator
    private(set) var store: MessageStore
    private var profiles: [ProfileID] = []
    private var chats: [ChatID: Place] = [:]
    private var messages: [MessageID: ChatID] = [:]
    private var clock: Int64 = 1_000_000

    private struct Place {
        var profile: ProfileID
        var senders: [MessageSender]
    }

    /// Sizes so small that some hundred messages see everything that an index does.
    static let small = SearchIndex.Limits(
        tail: 8, fanIn: 3, segment: 40, messageBlock: 4, termBlock: 90, step: 16)

    init(_ seed: UInt64, limits: SearchIndex.Limits = small) throws {
        self.seed = seed
        self.limits = limits
        random = SeededGenerator(seed)
        store = try MessageStore(directory: directory.path, searchLimits: limits)
        try store.setSynchronous(false)
        for name in ["Zoë Ames", "Work"] { try addProfile(name) }
        for _ in 0..<4 { try addChat() }
    }

    mutating func reopen() throws {
        store = try MessageStore(directory: TemporaryDirectory().path)
        store = try MessageStore(directory: directory.path, searchLimits: limits)
        try store.setSynchronous(false)
    }

    private mutating func addProfile(_ name: String) throws {
        profiles.append(try store.write { try $0.add(Profile(id: .unassigned, names: Names(name))) }.result)
    }

    private mutating func addChat() throws {
        guard let profile = profiles.randomElement(using: &random) else { return }
        let names = ["Ann", "Bob Meyer", "Ångström", "Eve", "李小龙", "Mem"].shuffled(using: &random)
        let isGroup = Bool.random(using: &random)
        let (chat, senders) = try store.write { writer -> (ChatID, [MessageSender]) in
            if isGroup {
                let group = try writer.add(Group(id: .unassigned, profile: profile, names: Names("Group \(names[0])")))
                let members = try names[..<3].map {
                    try writer.add(Member(id: .unassigned, group: group, names: Names($0)))
                }
                let chat = Chat(
                    id: .unassigned, profile: profile, kind: .group(group), names: Names("Group \(names[0])"))
                return (try writer.add(chat), members.map { .member($0) } + [.me, .system])
            }
            let contact = try writer.add(Contact(id: .unassigned, profile: profile, names: Names(names[0])))
            let chat = Chat(id: .unassigned, profile: profile, kind: .direct(contact), names: Names(names[0]))
            return (try writer.add(chat), [.contact(contact), .me])
        }.result
        chats[chat] = Place(profile: profile, senders: senders)
    }

    private mutating func content() -> MessageContent {
        let text = SearchWords.text(&random)
        let file = Attachment(name: SearchWords.words.randomElement(using: &random).map { $0 + ".pdf" } ?? "")
        switch Int.random(in: 0..<13, using: &random) {
        case 12: return .voice(Voice(file, seconds: 3), caption: .empty)
        case 0: return .image(file, caption: StyledText(text))
        case 1: return .file(file, caption: .empty)
        case 2: return .poll(Poll(question: text, answers: [.init("one two"), .init("three")]))
        case 3: return .deleted(Deletion(by: .sender, at: .zero))
        case 4:
            let length = min(2, text.utf8.count)
            return .text(
                StyledText(text, runs: [StyleRun(start: 0, length: length, style: .link("https://example.org"))]))
        default: return .text(StyledText(text))
        }
    }

    private mutating func time() -> Int64 {
        clock += Int64.random(in: 0...50, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return Int64.random(in: 0...clock, using: &random)
        case 1: return clock / 400 * 400
        default: return clock
        }
    }

    /// Some messages, in one transaction with other things that happen to messages.
    mutating func change() throws {
        let size = [1, 3, 10, 60].randomElement(using: &random) ?? 1
        var world = self
        try store.write { writer in
            for _ in 0..<size { try world.changeOne(writer) }
        }
        self = world
    }

    private mutating func changeOne(_ writer: borrowing StoreWriter) throws {
        guard let chat = chats.keys.sorted().randomElement(using: &random), let place = chats[chat] else { return }
        let known = messages.keys.sorted().randomElement(using: &random)
        switch Int.random(in: 0..<20, using: &random) {
        case 0, 1:
            guard let known else { return }
            let (content, time) = (content(), time())
            let isMoved = Int.random(in: 0..<4, using: &random) == 0
            try writer.update(known) { message in
                message.content = content
                if isMoved { message.sentAt = Timestamp(milliseconds: time) }
            }
        case 2:
            guard let known else { return }
            let position = MessagePosition(Int64.random(in: -9_000_000...9_000_000, using: &random))
            try writer.update(known) { $0.position = position }
        case 3:
            guard let known else { return }
            try writer.update(known) { $0.mentionsMe.toggle() }
        case 4, 5:
            guard let known else { return }
            try writer.remove(known)
            messages[known] = nil
        default:
            guard let sender = place.senders.randomElement(using: &random) else { return }
            let message = Message(
                id: .unassigned, chat: chat, sentAt: Timestamp(milliseconds: time()), sender: sender,
                content: content())
            messages[try writer.add(message).id] = chat
        }
    }

    /// Something that happens to chats and profiles, and to the index.
    mutating func changeMuch() throws {
        let chat = chats.keys.sorted().randomElement(using: &random)
        switch Int.random(in: 0..<19, using: &random) {
        case 0, 1: try addChat()
        case 16, 17:
            guard let chat else { return }
            let known = messages.filter { $0.value == chat }.keys.sorted().randomElement(using: &random)
            let position = try store.read { reader in try known.flatMap { try reader.message($0)?.position } }
            try store.write { _ = try $0.markRead(chat, upTo: position) }
        case 18:
            guard let chat else { return }
            let position = MessagePosition(Int64.random(in: -9_000_000...100, using: &random))
            try store.write { try $0.moveReadMarkBack(of: chat, to: position) }
        case 12:
            guard let chat else { return }
            try store.write { try $0.update(chat) { $0.isDeleted.toggle() } }
        case 13, 14:
            guard let chat, let kind = try store.read({ try $0.chat(chat)?.kind }) else { return }
            let names = Names("Bob", fullName: "Zoë Meyer", alias: Bool.random(using: &random) ? "Mem" : nil)
            try store.write { writer in
                if let contact = kind.contact { try writer.update(contact) { $0.names = names } }
                if let group = kind.group { try writer.update(group) { $0.names = names } }
            }
        case 15:
            // Until they are made again, names are read from the records.
            try store.write { try $0.resetNames() }
        case 2, 3:
            guard let chat else { return }
            let known = messages.filter { $0.value == chat }.keys.sorted()
            let positions = try store.read { reader in
                try known.map { try reader.message($0)?.position ?? .first }
            }
            let last = Bool.random(using: &random) ? .unassigned : positions.randomElement(using: &random) ?? .first
            try store.write { try $0.clear(chat, upTo: last) }
            for (id, position) in zip(known, positions) where position <= last { messages[id] = nil }
        case 4:
            guard let chat, chats.count > 3 else { return }
            try store.write { try $0.remove(chat) }
            messages = messages.filter { $0.value != chat }
            chats[chat] = nil
        case 5:
            guard profiles.count > 1, let profile = profiles.randomElement(using: &random) else { return }
            try store.write { try $0.remove(profile) }
            profiles.removeAll { $0 == profile }
            let gone = chats.filter { $0.value.profile == profile }
            for chat in gone.keys { chats[chat] = nil }
            messages = messages.filter { gone[$0.value] == nil }
            if chats.isEmpty { for _ in 0..<3 { try addChat() } }
        case 6: try addProfile("Zoë \(clock)")
        case 7: try reopen()
        case 8: try store.write { try $0.resetSearch() }
        default: for _ in 0..<Int.random(in: 1...5, using: &random) { _ = try store.continueSearchIndex() }
        }
    }

    /// Compares what a random query finds with what is there. Until the index is whole only that nothing wrong is
    /// found.
    mutating func compare() throws {
        var query = SearchWords.query(&random)
        if Int.random(in: 0..<3, using: &random) == 0 {
            query.before = Timestamp(milliseconds: Int64.random(in: 0...clock, using: &random))
        }
        if Int.random(in: 0..<3, using: &random) == 0 {
            query.after = Timestamp(milliseconds: Int64.random(in: 0...clock, using: &random))
        }
        guard let profile = profiles.randomElement(using: &random) else { return }
        let chat = chats.keys.sorted().randomElement(using: &random)
        let scope: SearchScope = if let chat, Bool.random(using: &random) { .chat(chat) } else { .profile(profile) }
        let limit = Int.random(in: 1...12, using: &random)
        let budget = [1, 3, 1000].randomElement(using: &random) ?? 1
        let share = Double.random(in: 0..<1, using: &random)
        let what = "seed \(seed): \(query) in \(scope)"
        try store.read { (reader) throws in
            let expected = try reader.plainMessages(SearchRequest(query, in: scope, limit: .max))
            var request = SearchRequest(query, in: scope, limit: limit)
            var found: [MessageHit] = []
            while true {
                let page = try reader.messages(request, budget: budget)
                #expect(page.problems == expected.problems, "\(what)")
                #expect(page.hits.count <= limit, "\(what)")
                found += page.hits
                guard let next = page.next else { break }
                request.after = next
            }
            let isWhole = try reader.searchProgress() == nil
            if isWhole {
                #expect(found == expected.hits, "\(what)")
            } else {
                #expect(found == expected.hits.filter { found.contains($0) }, "\(what)")
            }
            guard isWhole else { return }
            // With nothing that ends it early, a page is as one would cut it.
            request.after = expected.hits.dropFirst(2).first?.cursor
            let page = try reader.messages(request, budget: 100_000)
            #expect(try page == reader.plainMessages(request), "\(what)")
            guard let chat else { return }
            for limit in [limit, 10_000] {
                let places = try reader.places(of: query, in: chat, limit: limit)
                #expect(try places == reader.plainPlaces(of: query, in: chat, limit: limit), "\(what)")
            }
            // In slices it finds the same, each message once.
            var slices = try reader.places(of: query, in: chat, limit: limit, budget: 3)
            while let next = slices.next {
                slices.add(try reader.places(of: query, in: chat, after: next, limit: limit, budget: 3))
            }
            #expect(try slices.places == reader.plainPlaces(of: query, in: chat).places, "\(what)")
            var messages = try reader.foundMessages(of: query, in: chat, limit: limit, budget: 3)
            while let next = messages.next {
                let more = try reader.foundMessages(of: query, in: chat, after: next, limit: limit, budget: 3)
                messages = (messages.messages + more.messages, more.next)
            }
            let plain = try reader.plainMessages(SearchRequest(query, in: .chat(chat), limit: .max))
            #expect(messages.messages.map(\.id) == plain.hits.map(\.id), "\(what)")
            // Upward from one of them, or from the end.
            let index = Int(share * Double(plain.hits.count + 1))
            let start = index < plain.hits.count ? plain.hits[index].cursor : nil
            messages = try reader.foundMessages(
                of: query, in: chat, .oldestFirst, after: start, limit: limit, budget: 7)
            while let next = messages.next {
                let more = try reader.foundMessages(
                    of: query, in: chat, .oldestFirst, after: next, limit: limit, budget: 7)
                messages = (messages.messages + more.messages, more.next)
            }
            #expect(messages.messages.map(\.id) == plain.hits.prefix(index).reversed().map(\.id), "\(what)")
        }
    }

    /// Finishes the index, and looks at all that is stored of it.
    func check() throws {
        while try store.continueSearchIndex() != nil {}
        var report = DoctorReport(directory: directory.path)
        try store.read { try $0.compareIndexes(&report) }
        #expect(report.mismatches == [], "seed \(seed)")
    }
}
