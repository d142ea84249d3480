import MessageStore
import Messenger
import RandomTesting
import Testing

@testable import ChatServices

/// Random changes among three members of a group, whose mailbox messages arrive in random order, late, and twice: in the
/// end, everyone has the same messages.
@Suite(.serialized) struct RandomChangeTests {
    @Test(arguments: 0..<4) func everyoneEndsWithEqualMessagesInWhateverOrderChangesArrive(_ round: Int) async throws {
        let seed = testSeed() &+ UInt64(round)
        print("seed \(seed)")
        var exchange = try await ShuffledExchange(seed)
        for _ in 0..<400 { try exchange.step() }
        try exchange.deliverAll()
        let all = try exchange.people.map { try exchange.view(of: $0) }
        #expect(all[0].count > 30)
        for (name, view) in zip(["Bea", "Cy"], all.dropFirst()) {
            for (id, message) in all[0] { #expect(view[id] == message, "\(name), seed \(seed)") }
            #expect(view.count == all[0].count, "\(name), seed \(seed)")
        }
        let deleted = all[0].values.filter { $0.content == "deleted" }
        #expect(!deleted.isEmpty && deleted.count < all[0].count)
        for person in exchange.people {
            let waiting = try exchange.store.read { try $0.waitingCount(in: exchange.chats[person.id] ?? ChatID(0)) }
            #expect(waiting == 0, "seed \(seed)")
        }
        #expect(try exchange.house.mismatches() == [])
    }
}

/// A group whose mail is taken out of the mailboxes and applied in random order.
private struct ShuffledExchange {
    /// A message as everyone should see it.
    struct View: Equatable {
        var content: String
        var deletion: Deletion?
        var versions: [String]
        var reactions: [String: Set<String>]
        var pin: String?
        var quote: String?
    }

    let house: House
    let people: [Person]
    var chats: [ProfileID: ChatID] = [:]
    private var random: SeededGenerator
    private var waiting: [(reader: ProfileID, mail: [UInt8])] = []
    private var clock = Timestamp.systemNow
    private var count = 0

    var store: MessageStore { house.store }

    init(_ seed: UInt64) async throws {
        random = SeededGenerator(seed)
        house = try House()
        var people: [Person] = []
        for name in ["Ada", "Bea", "Cy"] { people.append(try await house.person(name)) }
        self.people = people
        for (one, other) in [(0, 1), (0, 2), (1, 2)] { try await people[one].connect(with: people[other]) }
        let chats = try await people[0].group("Choir", with: [people[1], people[2]])
        // Everyone knows that Bea is a moderator.
        for (person, chat) in zip(people, chats) {
            self.chats[person.id] = chat
            try person.setRole(.moderator, of: "Bea", in: chat)
        }
        // From now on the test delivers.
        await house.exchange.stop()
    }

    mutating func step() throws {
        clock = clock.advanced(byMilliseconds: Int64(random.below(60_000)))
        let actor = people[random.below(3)]
        if random.below(3) == 0 { try deliver() } else { try act(actor.id) }
        try collect()
    }

    mutating func deliverAll() throws {
        while !waiting.isEmpty {
            try deliver()
            try collect()
        }
    }

    /// Does something as `profile`, if it's possible.
    private mutating func act(_ profile: ProfileID) throws {
        guard let chat = chats[profile] else { return }
        count += 1
        let candidates = try store.read { try $0.messages(of: chat, .newest, limit: 12).messages }
            .filter { $0.acceptsChanges }
        let target = candidates.isEmpty ? nil : candidates[random.below(candidates.count)]
        let emoji = ["👍", "❤️", "🎉"][random.below(3)]
        let isOn = random.below(3) > 0
        let text = MessageContent.text(StyledText("text \(count)"))
        let request: ServiceRequest =
            switch (random.below(10), target?.id) {
            case (0...3, let id?): .react(id, emoji: emoji, isOn: isOn)
            case (4...5, let id?): .pin(id, isOn: isOn)
            case (6...7, let id?) where target?.isOutgoing == true: .edit(id, text)
            case (8, let id?) where random.below(3) == 0: .redact(id, reason: "reason \(count)")
            default: .send(OutgoingMessage(text, quoting: target?.id), to: chat)
            }
        do {
            let now = clock
            _ = try store.write { writer in
                let transaction = try ProfileTransaction(profile, in: writer, now: now)
                do {
                    _ = try OnDeviceWork(request, .random(), notes: nil).perform(for: transaction, in: writer)
                } catch ServiceError.notAllowed(.moderator) {
                } catch ServiceError.unfit(.tooManyEdits) {}
            }
        }
    }

    /// Takes everything out of the mailboxes.
    private mutating func collect() throws {
        for person in people {
            let items = try store.read { try $0.mailbox(of: person.id) }
            guard let last = items.last else { continue }
            waiting += items.map { (person.id, $0.payload) }
            _ = try store.write { try $0.removeMailbox(of: person.id, through: last.number) }
        }
    }

    /// Applies some random waiting mail; some of it comes again later.
    private mutating func deliver() throws {
        let now = clock
        for _ in 0...random.below(6) where !waiting.isEmpty {
            let index = random.below(waiting.count)
            let (reader, bytes) = random.below(10) == 0 ? waiting[index] : waiting.remove(at: index)
            _ = try store.write { writer in
                let transaction = try ProfileTransaction(reader, in: writer, now: now)
                var delivery = Delivery()
                try transaction.apply(try MailboxMessageCodec.decode(bytes), &delivery, in: writer)
            }
        }
    }

    /// The messages that someone has, with people by name.
    func view(of person: Person) throws -> [RemoteID: View] {
        guard let chat = chats[person.id], let group = try person.row(chat)?.kind.group else { return [:] }
        var names: [MessageSender: String] = [.me: try person.name()]
        for member in try store.read({ try $0.members(of: group) }) {
            names[.member(member.id)] = member.names.displayName
        }
        var views: [RemoteID: View] = [:]
        for message in try person.messages(in: chat) {
            if let id = message.remoteID { views[id] = View(message, names) }
        }
        return views
    }
}

extension ShuffledExchange.View {
    init(_ message: Message, _ names: [MessageSender: String]) {
        func words(_ content: MessageContent) -> String { content.isDeleted ? "deleted" : content.text.plain }
        content = words(message.content)
        if case .deleted(var known) = message.content.withNamesOnly {
            if known.actor == .me { known.actor = .moderator(.named(names[.me] ?? "?")) }
            deletion = known
        }
        versions = message.earlierVersions.map { "\($0.number) \($0.at) \(words($0.content))" }
        reactions = [:]
        for reaction in message.reactions {
            reactions[reaction.emoji] = Set(reaction.authors.map { names[$0.sender] ?? "?" })
        }
        pin = message.pin.map { "\(names[$0.sender] ?? "?") \($0.at)" }
        quote = message.quote.map { words($0.content) }
    }
}
