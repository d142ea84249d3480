import ChatServices
import MessageStore
import Messenger
import ServiceTesting
import Testing
import RandomTesting

/// Hundreds of messages among people who come and go, compared with what must come of it.
@Suite(.serialized) struct RandomExchangeTests {
    @Test func threeWhoComeAndGoOverAnUnreliableServiceMissNothing() async throws {
        let seed = UInt64.random(in: .min ... .max)
        print("seed \(seed)")
        var random = SeededGenerator(seed)
        let house = try House(unreliable: seed)
        var people: [Person] = []
        for name in ["Ada", "Bea", "Cy"] { people.append(try await house.person(name)) }
        for (one, other) in [(0, 1), (0, 2), (1, 2)] { try await people[one].connect(with: people[other]) }
        var model = Model()
        for number in 0..<400 {
            let one = random.below(3)
            let other = (one + 1 + random.below(2)) % 3
            switch random.below(20) {
            case 0:
                await people[one].close()
                people[one] = try await house.open(people[one].id)
            case 1, 2:
                try await people[one].ask(.markRead(try people[one].chat(with: people[other]), upTo: .unassigned))
            default:
                try await people[one].send("\(number)", to: try people[one].chat(with: people[other]))
                model.note("\(number)", from: one, to: other)
            }
        }
        try await model.check(people)
    }

    @Test func threeProcessesThatAreKilledAtRandomMissNothing() async throws {
        let seed = UInt64.random(in: .min ... .max)
        print("seed \(seed)")
        var random = SeededGenerator(seed)
        let house = try House()
        var people: [Person] = []
        for name in ["Ada", "Bea", "Cy"] { people.append(try await house.person(name)) }
        for (one, other) in [(0, 1), (0, 2), (1, 2)] { try await people[one].connect(with: people[other]) }
        // This process continues to look after absent profiles, so it competes with everyone.
        for person in people { await person.close() }
        var peers: [Peer] = []
        for person in people { peers.append(try Peer(house, person.id)) }
        for peer in peers { try await peer.waitFor("open") }
        var model = Model()
        for number in 0..<300 {
            let one = random.below(3)
            let other = (one + 1 + random.below(2)) % 3
            let chat = try people[one].chat(with: people[other]).rawValue
            switch random.below(30) {
            case 0:
                // In the middle of something: what it was told last may be done or not.
                let text = "\(number)"
                peers[one].tell("send \(chat) \(text)")
                peers[one].kill()
                peers[one] = try Peer(house, people[one].id)
                try await peers[one].waitFor("open")
                if try people[one].texts(in: ChatID(chat)).contains(text) { model.note(text, from: one, to: other) }
            case 1, 2: _ = try await peers[one].ask("read \(chat)")
            default:
                #expect(try await peers[one].ask("send \(chat) \(number)")[0] == "message")
                model.note("\(number)", from: one, to: other)
            }
        }
        try await model.check(people)
        for peer in peers { peer.quit() }
    }
}

/// The messages of all people to all others.
private struct Model {
    struct Way: Hashable {
        var from: Int
        var to: Int
    }

    private var said: [Way: [String]] = [:]

    mutating func note(_ text: String, from: Int, to: Int) { said[Way(from: from, to: to), default: []].append(text) }

    /// Waits until everything has arrived, and says what did not, or did twice, or in another order.
    func check(_ people: [Person]) async throws {
        for (way, texts) in said {
            let (sender, reader) = (people[way.from], people[way.to])
            let (chat, seen) = (try sender.chat(with: reader), try reader.chat(with: sender))
            try await eventually("all of \(way)") { try received(by: reader, in: seen).count >= texts.count }
            #expect(try received(by: reader, in: seen) == texts)
            try await eventually("all of \(way) to be acknowledged") {
                try sender.deliveries(in: chat).allSatisfy { $0 == .delivered || $0 == .read }
            }
            #expect(try sender.messages(in: chat).filter(\.isOutgoing).map(\.content.text.plain) == texts)
        }
    }

    private func received(by reader: Person, in chat: ChatID) throws -> [String] {
        try reader.messages(in: chat).filter { !$0.isOutgoing && !$0.content.isEvent }.map(\.content.text.plain)
    }
}
