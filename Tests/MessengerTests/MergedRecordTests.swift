import Foundation
import RandomTesting
import Testing

@testable import Messenger

/// Messages that were forwarded as one.
@Suite struct MergedRecordTests {
    private func entry(
        _ content: MessageContent, from name: String = "Ada", at seconds: Int64 = 1
    ) -> MergedRecord.Entry {
        MergedRecord.Entry(senderName: name, sentAt: Timestamp(seconds: seconds), content: content)
    }

    private func record(_ title: String, _ contents: MessageContent...) -> MergedRecord {
        MergedRecord(title: title, entries: contents.map { entry($0) })
    }

    private func depth(_ record: MergedRecord) -> Int {
        1
            + (record.entries.map { entry in
                if case .mergedRecord(let inner) = entry.content { depth(inner) } else { 0 }
            }.max() ?? 0)
    }

    /// A record in as many records as `levels` says.
    private func nested(_ levels: Int) -> MergedRecord {
        (1..<levels).reduce(record("1", .text("innermost"))) { inner, level in
            record("\(level + 1)", .text("level \(level + 1)"), .mergedRecord(inner))
        }
    }

    @Test func threeLevelsStayAndADeeperRecordBecomesItsText() {
        #expect(depth(nested(3)) == 3)
        let four = nested(4)
        #expect(depth(four) == 3)
        #expect(four.record(at: [1, 1])?.entries.last?.content == .text("1\nAda: innermost"))
        #expect(depth(nested(100)) == 3)
    }

    /// The text of a record that is nested too deep showed them.
    @Test func coveredPartsStayCoveredInTheTextOfADeeperRecord() {
        let secret = StyledText("The butler did it", runs: [StyleRun(start: 4, length: 6, style: .secret)])
        let inner = (0..<3).reduce(record("1", .text(secret))) { inner, level in record("x", .mergedRecord(inner)) }
        let text = inner.record(at: [0, 0])?.entries.last?.content.text
        #expect(text?.plain == "1\nAda: The butler did it")
        #expect(text?.runs == [StyleRun(start: 11, length: 6, style: .secret)])
    }

    @Test func aRecordThatContainsItselfEndsAfterThreeLevels() {
        var record = record("loop", .text("hello"))
        for _ in 0..<20 {
            record = MergedRecord(title: "loop", entries: record.entries + [entry(.mergedRecord(record))])
        }
        #expect(depth(record) == 3)
    }

    @Test func onlyWhatPeopleSendIsInARecordAndWithoutMentions() {
        let mention = StyledText("Hi @Bea", runs: [StyleRun(start: 3, length: 4, style: .mention(.me))])
        let merged = record(
            "x", .text(mention), .call(Call(outcome: .missed)), .tip(.noEarlierMessages), .groupEvent(.created),
            .deleted(Deletion(by: .sender, at: .zero)), .report(Report(reason: .spam)))
        #expect(merged.entries.map(\.content) == [.text("Hi @Bea")])
        #expect(merged.count == 1)
    }

    /// A record kept the votes of the chat that its poll came from.
    @Test func aRecordHasPollsWithoutVotes() {
        let poll = Poll(question: "Lunch?", answers: [.init("Yes", votes: 2, isMine: true)], isClosed: true)
        #expect(
            record("x", .poll(poll)).entries.map(\.content) == [
                .poll(Poll(question: "Lunch?", answers: [.init("Yes")]))
            ])
    }

    @Test func oneHundredLevelsOfJSONAreReadAsThree() throws {
        let innermost = #"{"text":{"_0":{"plain":"deep","runs":[]}}}"#
        let json = (0..<95).reduce(innermost) { inner, level in
            #"{"mergedRecord":{"_0":{"title":"\#(level)","entries":[{"senderName":"A","sentAt":1,"content":\#(inner)}]}}}"#
        }
        let content = try JSONDecoder().decode(MessageContent.self, from: Data(json.utf8))
        guard case .mergedRecord(let record) = content else {
            Issue.record("not a record")
            return
        }
        #expect(record.title == "94")
        #expect(depth(record) == 3)
        #expect(record.record(at: [0, 0])?.entries.map(\.content.text.plain.first) == ["9"])
    }

    @Test func aRecordIsReadPageByPage() {
        let entries = (0..<10_000).map { entry(.text(StyledText("\($0)")), from: "P\($0 % 7)", at: Int64($0)) }
        let record = MergedRecord(title: "long", entries: entries)
        var page = record.page(.oldest, limit: 60, in: ChatID(3))
        #expect(!page.hasOlder && page.hasNewer)
        var read = page.messages
        while page.hasNewer, let last = page.messages.last {
            page = record.page(.newerThan(last.position), limit: 60, in: ChatID(3))
            read += page.messages
        }
        #expect(read.map(\.content) == entries.map(\.content))
        #expect(Set(read.map(\.id)).count == 10_000)
        #expect(Set(read.map(\.sender)).count == 7)
        var backward: [Message] = []
        page = record.page(.newest, limit: 70, in: ChatID(3))
        backward = page.messages
        while page.hasOlder, let first = page.messages.first {
            page = record.page(.olderThan(first.position), limit: 70, in: ChatID(3))
            backward = page.messages + backward
        }
        #expect(backward == read)
        let middle = record.page(.around(read[5000].position), limit: 10, in: ChatID(3))
        #expect(middle.messages.contains(read[5000]) && middle.messages.count == 10)
        for position in [MessagePosition.first, .unassigned] {
            #expect(record.page(.around(position), limit: 10, in: ChatID(3)).messages.count <= 10)
            #expect(record.page(.olderThan(position), limit: 10, in: ChatID(3)).messages.count <= 10)
        }
    }

    @Test func aPreviewKeepsTheFirstLinesAndTheNumber() {
        let long = MergedRecord(title: "t", entries: (0..<50).map { entry(.text(StyledText("\($0)\nmore"))) })
        guard case .mergedRecord(let short) = MessageContent.mergedRecord(long).shortened else {
            Issue.record("not a record")
            return
        }
        #expect(short.count == 50)
        #expect(short.entries.map(\.content) == [.text("0"), .text("1"), .text("2")])
        #expect(short.plain() == "t\nAda: 0\nAda: 1\nAda: 2\n…")
    }

    @Test func searchFindsTheWordsInARecord() {
        let message = Message(
            id: MessageID(1), chat: ChatID(1), sentAt: .zero, sender: .me,
            content: .mergedRecord(record("Choir", .text("the blue scarf"), .mergedRecord(record("x", .text("inner")))))
        )
        for word in ["Choir", "scarf", "inner", "Ada"] { #expect(message.searchedText.contains(word), "\(word)") }
    }

    @Test func randomRecordsComeBackFromJSONAsTheyWere() throws {
        var random = SeededGenerator(testSeed())
        for _ in 0..<50 {
            let content = MessageContent.random(depth: 4, &random)
            #expect(try JSONDecoder().decode(MessageContent.self, from: JSONEncoder().encode(content)) == content)
        }
    }
}

extension MessageContent {
    fileprivate static func random(depth: Int, _ random: inout SeededGenerator) -> MessageContent {
        let word = String("äb c🎉".shuffled(using: &random).prefix(random.below(5)))
        switch random.below(depth > 0 ? 6 : 4) {
        case 0:
            return .sticker(Sticker(name: word, emoji: "👋", file: Attachment(name: word, pixelWidth: random.below(9))))
        case 1: return .contactCard(ContactCard(random.happens(50) ? .group : .person, name: word, address: word))
        case 2: return .text(StyledText(word))
        case 3: return .unknown(UnknownContent(kind: word, fallback: word, raw: [UInt8(random.below(256))]))
        default:
            var entries: [MergedRecord.Entry] = []
            for _ in 0..<random.below(4) {
                entries.append(
                    MergedRecord.Entry(
                        senderName: word, sentAt: Timestamp(milliseconds: Int64(random.below(1000))),
                        content: .random(depth: depth - 1, &random)))
            }
            return .mergedRecord(MergedRecord(title: word, entries: entries))
        }
    }
}
