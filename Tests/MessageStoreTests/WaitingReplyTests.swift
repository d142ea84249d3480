import Foundation
import LMDB
import Messenger
import ProcessTesting
import RandomTesting
import Testing

@testable import MessageStore

/// Replies that arrive before the message that they quote.
@Suite struct WaitingReplyTests {
    private let home: TemporaryStore
    private let chat: ChatID

    init() throws {
        home = try TemporaryStore()
        chat = try home.chat()
    }

    @discardableResult
    private func add(_ name: String, quoting quoted: String? = nil, in chat: ChatID? = nil) throws -> MessageID {
        var message = Message.fixture(name, in: chat ?? self.chat, remoteID: name)
        message.quote = quoted.map { Quote(remoteID: RemoteID($0), sender: .system, content: .text("quoted")) }
        return try home.add(message)
    }

    private func waiting() throws -> Int {
        try home.store.read { try $0.tables.waitingReplies.count(in: $0.transaction) }
    }

    private func thread(_ id: MessageID) throws -> [String] {
        try home.store.read { try $0.thread(of: id, in: chat) }.map(\.content.text.plain)
    }

    private func count(_ id: MessageID) throws -> Int {
        try home.store.read { try $0.replyCounts(of: [id], in: chat) }[id] ?? 0
    }

    private func doctor() throws -> [String] {
        try home.store.read { reader in
            var report = DoctorReport(directory: home.directory.path)
            _ = try reader.compareNumbers(&report)
            return report.mismatches
        }
    }

    @Test func aReplyIsLinkedWhenTheMessageArrives() throws {
        let replies = [try add("reply", quoting: "root"), try add("another", quoting: "root")]
        try add("other", quoting: "rooted")
        #expect(try home.message(replies[0]).quote?.message == nil)
        #expect(try waiting() == 3 && doctor() == [])
        let (root, changes) = try home.store.write {
            try $0.add(.fixture("root", in: chat, from: .me, remoteID: "root")).id
        }
        for reply in replies {
            let quote = try #require(try home.message(reply).quote)
            #expect(quote.message == root && quote.sender == .me && quote.content == .text("quoted"))
        }
        #expect(try thread(root) == ["reply", "another", "root"] && count(root) == 2)
        #expect(try waiting() == 1 && doctor() == [])
        // Everything that is on the screen is read again.
        for id in replies + [root] {
            let position = try home.message(id).position
            #expect(changes.messages[chat]?.contains(position) == true)
        }
        // The preview and the counts stay.
        #expect(try home.chat(chat).preview?.message == root && home.chat(chat).stats.unread == 3)
    }

    @Test func aReplyThatArrivesAfterTheMessageIsLinkedAtOnce() throws {
        let root = try add("root")
        let reply = try add("reply", quoting: "root")
        #expect(try home.message(reply).quote?.message == root)
        #expect(try waiting() == 0 && count(root) == 1 && doctor() == [])
    }

    @Test func aMessageThatGetsItsNameLaterIsLinkedThen() throws {
        let root = try home.add(.fixture("root", in: chat, from: .me, delivery: .sending))
        let reply = try add("reply", quoting: "root")
        _ = try home.store.write { try $0.update(root) { $0.remoteID = RemoteID("root") } }
        #expect(try home.message(reply).quote?.message == root && waiting() == 0 && count(root) == 1)
    }

    @Test func theSameNameInAnotherChatIsAnotherMessage() throws {
        try add("reply", quoting: "root")
        try add("root", in: try home.chat("Bea"))
        #expect(try waiting() == 1 && doctor() == [])
    }

    @Test func aReportThatArrivesBeforeItsMessageLeadsToItLater() throws {
        var report = Message.fixture("report", in: chat, remoteID: "report", content: .report(Report(reason: .spam)))
        report.quote = Quote(remoteID: RemoteID("bad"), sender: .system, content: .text("quoted"))
        let id = try home.add(report)
        let bad = try add("bad")
        #expect(try home.message(id).content == .report(Report(reason: .spam, reported: bad)))
        // It is no reply.
        #expect(try count(bad) == 0 && home.chat(chat).stats.reports == 1)
    }

    @Test func aDeletedMessageIsNotQuotedByAReplyThatWaited() throws {
        let reply = try add("reply", quoting: "root")
        let deletion = MessageContent.deleted(Deletion(by: .sender, at: Timestamp(milliseconds: 5)))
        try home.add(.fixture(in: chat, remoteID: "root", content: deletion))
        #expect(try home.message(reply).quote?.content == deletion)
    }

    @Test func repliesThatNobodyCanAnswerWaitForNothing() throws {
        try add("itself", quoting: "itself")
        try add("long", quoting: String(repeating: "x", count: 401))
        try add("zero", quoting: "a\0b")
        #expect(try waiting() == 0 && doctor() == [])
    }

    @Test func repliesThatGoNoLongerWait() throws {
        let replies = try (0..<4).map { try add("reply \($0)", quoting: "root") }
        _ = try home.store.write { try $0.remove(replies[0]) }
        _ = try home.store.write { try $0.update(replies[1]) { $0.quote = nil } }
        #expect(try waiting() == 2)
        let position = try home.message(replies[2]).position
        _ = try home.store.write { try $0.clear(chat, upTo: position) }
        #expect(try waiting() == 1 && doctor() == [])
        _ = try home.store.write { try $0.clear(chat) }
        #expect(try waiting() == 0 && doctor() == [])
    }

    /// Removes both indexes, as they are in the database of an earlier version, and what was linked.
    private func makeEarlier(_ linked: [MessageID]) throws {
        _ = try home.store.write { writer in
            for id in linked { try writer.update(id) { $0.quote?.message = nil } }
        }
        try home.store.environment.write { transaction in
            try home.store.tables.replies.removeAll(in: transaction)
            try home.store.tables.waitingReplies.removeAll(in: transaction)
            _ = try home.store.tables.facts.remove(ReplyIndex.fact, in: transaction)
            try home.store.tables.facts.put([1], for: "replies-low", in: transaction)
        }
    }

    @Test func repliesOfAnEarlierVersionAreLinkedStepByStep() throws {
        let replies = try (0..<5).map { try add("reply \($0)", quoting: $0 == 0 ? "later" : "root") }
        let root = try add("root")
        try makeEarlier(Array(replies.dropFirst()))
        #expect(try count(root) == 0)
        var lows: [UInt64] = []
        while lows.last != 1 { lows.append(try home.store.write { try $0.continueReplies(4) }.result) }
        #expect(lows == [3, 1])
        #expect(try count(root) == 4 && waiting() == 1 && doctor() == [])
        let later = try add("later")
        #expect(try home.message(replies[0]).quote?.message == later && doctor() == [])
    }

    @Test func aMessageThatArrivesWhileRepliesAreTakenInIsLinked() throws {
        let replies = try (0..<8).map { try add("reply \($0)", quoting: "root") }
        try makeEarlier([])
        _ = try home.store.write { try $0.continueReplies(4) }
        let root = try add("root")
        #expect(try count(root) == 4)
        while try home.store.continueSearchIndex() != nil {}
        for reply in replies { #expect(try home.message(reply).quote?.message == root) }
        #expect(try count(root) == 8 && waiting() == 0 && doctor() == [])
    }

    @Test func theDoctorFindsAndRepairsRepliesThatAreNotListedAsWaiting() throws {
        let reply = try add("reply", quoting: "root")
        try home.store.environment.write { transaction in
            let table = home.store.tables.waitingReplies
            _ = try table.remove(WaitingReplyKey(chat: chat, to: RemoteID("root"), reply: reply), in: transaction)
            try table.put((), for: WaitingReplyKey(chat: chat, to: RemoteID("x"), reply: reply), in: transaction)
        }
        #expect(
            try doctor() == [
                "message \(reply.rawValue) is not listed as a waiting reply",
                "1 messages are listed as waiting replies, 0 are",
            ])
        let root = try add("root")
        #expect(try doctor().contains("message \(reply.rawValue) waits for a message that is there"))
        _ = try home.store.write { _ = try $0.rebuildIndexes() }
        while try home.store.continueSearchIndex() != nil {}
        #expect(try home.message(reply).quote?.message == root)
        #expect(try doctor() == [] && waiting() == 0)
    }

    /// Messages that quote each other, in random order and batches: in the end they are as if they had arrived in order.
    @Test(arguments: 0..<8) func anyOrderOfArrivalEndsAsTheRightOne(_ round: Int) throws {
        let seed = testSeed() &+ UInt64(round)
        var random = SeededGenerator(seed)
        let quotes = (0..<60).map { index in
            // Some quote messages that never arrive, and some quote later ones: clocks and routes differ.
            Int.random(in: 0..<3, using: &random) == 0 ? nil : Int.random(in: 0..<64, using: &random)
        }
        let inOrder = try Arrivals()
        let shuffled = try Arrivals()
        for index in quotes.indices { try inOrder.add([index], quotes) }
        var rest = quotes.indices.shuffled(using: &random)
        while !rest.isEmpty {
            let batch = Array(rest.prefix(Int.random(in: 1...6, using: &random)))
            rest.removeFirst(batch.count)
            try shuffled.add(batch, quotes)
            #expect(try shuffled.mismatches() == [], "seed \(seed)")
        }
        let (expected, found) = (try inOrder.all(), try shuffled.all())
        #expect(expected.count == quotes.count && found == expected, "seed \(seed)")
        #expect(expected.values.contains { $0.replies > 1 }, "seed \(seed)")
    }

    @Test func nothingIsHalfLinkedWhenAWriterIsKilled() throws {
        let directory = TemporaryDirectory()
        do {
            let store = try MessageStore(directory: directory.path)
            _ = try store.write { writer in
                let me = try writer.add(Profile(id: .unassigned, names: Names("Me")))
                try writer.add(Chat(id: .unassigned, profile: me, kind: .notes, names: Names("Notes")))
            }
        }
        let seed = testSeed()
        var random = SeededGenerator(seed)
        for kill in 0..<(FuzzRounds.asked ?? 20) {
            let probe = try ChildProcess("message-store-probe", ["replies", directory.path])
            for _ in 0...Int.random(in: 0...3, using: &random) { _ = probe.line() }
            for _ in 0..<Int.random(in: 0...3000, using: &random) { _ = random.next() }
            probe.kill()
            while probe.line() != nil {}
            let report = Doctor.examine(directory.path)
            #expect(report.isHealthy, "seed \(seed), kill \(kill): \(report)")
            let store = try MessageStore(directory: directory.path)
            let chat = try store.read { try $0.chats(of: ProfileID(1)) }[0]
            let messages = try store.read { try $0.messages(of: chat, .oldest, limit: .max / 2).messages }
            let there = Set(messages.compactMap(\.remoteID))
            for message in messages {
                guard let quote = message.quote, let target = quote.remoteID else { continue }
                #expect((quote.message != nil) == there.contains(target), "seed \(seed), kill \(kill)")
            }
        }
    }
}

/// A chat into which messages with numbers for names arrive.
private struct Arrivals {
    /// A message with everything that depends on the order in which messages arrive, by names.
    struct View: Equatable {
        var quoted: String?
        var sender: MessageSender?
        var replies: Int
        var thread: Set<String>
    }

    let home: TemporaryStore
    let chat: ChatID

    init() throws {
        home = try TemporaryStore()
        chat = try home.chat()
    }

    func add(_ indices: [Int], _ quotes: [Int?]) throws {
        _ = try home.store.write { writer in
            for index in indices {
                var message = Message.fixture(
                    "\(index)", in: chat, from: index % 2 == 0 ? .me : .contact(ContactID(1)),
                    position: MessagePosition(Int64(index) * 100), remoteID: "\(index)")
                message.quote = quotes[index].map {
                    Quote(remoteID: RemoteID("\($0)"), sender: .system, content: .text("quoted"))
                }
                try writer.add(message)
            }
        }
    }

    func mismatches() throws -> [String] {
        try home.store.read { reader in
            var report = DoctorReport(directory: home.directory.path)
            _ = try reader.compareNumbers(&report)
            return report.mismatches
        }
    }

    func all() throws -> [String: View] {
        try home.store.read { reader in
            let messages = try reader.messages(of: chat, .oldest, limit: 1000).messages
            let counts = try reader.replyCounts(of: messages.map(\.id), in: chat)
            var views: [String: View] = [:]
            for message in messages {
                let quoted = try message.quote?.message.flatMap { try reader.message($0) }
                views[message.content.text.plain] = View(
                    quoted: quoted?.content.text.plain, sender: message.quote?.sender, replies: counts[message.id] ?? 0,
                    thread: Set(try reader.thread(of: message.id, in: chat).map(\.content.text.plain)))
            }
            return views
        }
    }
}
