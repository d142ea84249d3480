import LMDB
import Messenger
import Testing

@testable import MessageStore

/// The replies to a message, counted and found without a walk over its chat.
@Suite struct ReplyTests {
    private let home: TemporaryStore
    private let chat: ChatID

    init() throws {
        home = try TemporaryStore()
        chat = try home.chat()
    }

    private func reply(_ text: String, to id: MessageID?) throws -> MessageID {
        var message = Message.fixture(text, in: chat)
        message.quote = id.map { Quote(message: $0, sender: .me, content: .text("quoted")) }
        return try home.add(message)
    }

    private func thread(_ id: MessageID, limit: Int = 500) throws -> [String] {
        try home.store.read { try $0.thread(of: id, in: chat, limit: limit) }.map(\.content.text.plain)
    }

    private func counts(_ ids: MessageID...) throws -> [Int] {
        let counts = try home.store.read { try $0.replyCounts(of: ids, in: chat) }
        return ids.map { counts[$0] ?? 0 }
    }

    private func doctor() throws -> DoctorReport {
        try home.store.read { reader in
            var report = DoctorReport(directory: home.directory.path)
            _ = try reader.compareNumbers(&report)
            return report
        }
    }

    @Test func aThreadHasTheMessageItsRepliesAndTheRepliesToThose() throws {
        let root = try reply("root", to: nil)
        let first = try reply("first", to: root)
        _ = try reply("elsewhere", to: nil)
        _ = try reply("second", to: root)
        _ = try reply("nested", to: first)
        #expect(try counts(root, first) == [2, 1])
        #expect(try thread(root) == ["root", "first", "second", "nested"])
        #expect(try thread(first) == ["first", "nested"])
        #expect(try thread(root, limit: 2).count == 2)
        #expect(try doctor().mismatches == [])
    }

    @Test func aPageCountsTheRepliesToItsMessagesAndToThoseThatTheyAnswer() throws {
        let root = try reply("root", to: nil)
        let answer = try reply("answer", to: root)
        let position = try home.message(answer).position
        let page = try home.store.read { try $0.timeline(of: chat, in: PositionRange(position), limit: 10) }
        #expect(page.messages.map(\.id) == [answer] && page.replies == [root: 1])
        #expect(try home.store.read { try $0.timeline(of: chat, limit: 10) }.replies == [root: 1])
    }

    @Test func repliesGoWithTheirMessagesAndReportsAreNone() throws {
        let root = try reply("root", to: nil)
        let answers = try ["a", "b", "c"].map { try reply($0, to: root) }
        var report = Message.fixture("report", in: chat)
        report.content = .report(Report(reason: .spam, reported: root))
        report.quote = Quote(message: root, sender: .me, content: .text("quoted"))
        try home.add(report)
        #expect(try counts(root) == [3])
        let changes = try home.store.write { try $0.remove(answers[0]) }.changes
        let position = try home.message(root).position
        #expect(changes.messages[chat]?.contains(position) == true)
        _ = try home.store.write { try $0.update(answers[1]) { $0.quote = nil } }
        #expect(try thread(root) == ["root", "c"])
        // The reply stays one if its message goes.
        _ = try home.store.write { try $0.remove(root) }
        #expect(try thread(root) == ["c"] && counts(root) == [1])
        _ = try home.store.write { try $0.clear(chat) }
        #expect(try counts(root) == [0] && doctor().mismatches == [])
    }

    @Test func repliesOfAnEarlierVersionAreTakenInStepByStep() throws {
        let root = try reply("root", to: nil)
        for number in 1...9 { _ = try reply("answer \(number)", to: root) }
        try home.store.environment.write { transaction in
            try home.store.tables.replies.removeAll(in: transaction)
            _ = try home.store.tables.facts.remove(ReplyIndex.fact, in: transaction)
        }
        #expect(try counts(root) == [0])
        let later = try reply("later", to: root)
        #expect(try doctor().mismatches == [])
        var lows: [UInt64] = []
        while lows.last != 1 { lows.append(try home.store.write { try $0.continueReplies(4) }.result) }
        #expect(lows == [8, 4, 1])
        #expect(try counts(root, later) == [10, 0] && doctor().mismatches == [])
    }

    @Test func theIndexOfMessagesIsWholeOnlyWithTheReplies() throws {
        let root = try reply("root", to: nil)
        _ = try reply("answer", to: root)
        try home.store.environment.write { transaction in
            try home.store.tables.replies.removeAll(in: transaction)
            _ = try home.store.tables.facts.remove(ReplyIndex.fact, in: transaction)
        }
        while try home.store.continueSearchIndex() != nil {}
        #expect(try counts(root) == [1])
    }

    @Test func theDoctorFindsAndRepairsRepliesThatAreNotListed() throws {
        let root = try reply("root", to: nil)
        let answer = try reply("answer", to: root)
        try home.store.environment.write { transaction in
            _ = try home.store.tables.replies.remove(ReplyKey(chat: chat, to: root, reply: answer), in: transaction)
        }
        #expect(try doctor().mismatches == ["message \(answer.rawValue) is not listed as a reply"])
        try home.store.environment.write { transaction in
            for number: UInt64 in 90...92 {
                let key = ReplyKey(chat: chat, to: root, reply: MessageID(number))
                try home.store.tables.replies.put((), for: key, in: transaction)
            }
        }
        #expect(try doctor().mismatches.contains("3 messages are listed as replies, 0 are"))
        // What is listed and isn't there is left out.
        #expect(try thread(root) == ["root"])
        _ = try home.store.write { _ = try $0.rebuildIndexes() }
        #expect(try doctor().mismatches == [] && thread(root) == ["root", "answer"])
    }

    @Test func messagesThatAnswerEachOtherEndNowhere() throws {
        let one = try reply("one", to: nil)
        let two = try reply("two", to: one)
        _ = try home.store.write {
            try $0.update(one) { $0.quote = Quote(message: two, sender: .me, content: .text("two")) }
        }
        #expect(try thread(one) == ["one", "two"] && thread(two) == ["one", "two"])
    }
}
