import Messenger
import RandomTesting
import Testing

/// Long messages as histories load them.
@Suite struct TruncationTests {
    private func message(_ content: MessageContent) -> Message {
        Message(id: MessageID(1), chat: ChatID(1), sentAt: .zero, sender: .me, content: content)
    }

    private func truncated(_ text: String) -> Message { message(.text(StyledText(text))).truncated }

    @Test func shortMessagesStayAsTheyAre() {
        for text in ["", "Hello", String(repeating: "x", count: Message.loadedBytes)] {
            #expect(truncated(text) == message(.text(StyledText(text))))
        }
    }

    @Test func aLongTextKeepsItsBeginningAndSaysHowMuchIsMissing() {
        let text = String(repeating: "x", count: 1_000_000)
        let short = truncated(text)
        #expect(short.content.text.plain == String(repeating: "x", count: 64_000))
        #expect(short.omittedBytes == 936_000)
    }

    @Test func theCutIsBetweenTwoCharacters() {
        for (character, shift) in [("é", 1), ("語", 1), ("👩‍👩‍👧", 3), ("e\u{301}", 2), ("🇩🇪", 2)] {
            let text = String(repeating: "a", count: shift) + String(repeating: character, count: 40_000)
            let plain = truncated(text).content.text.plain
            #expect(plain.utf8.count <= 64_000 && plain.utf8.count > 63_900)
            #expect(plain.dropFirst(shift).allSatisfy { String($0) == character }, "\(character)")
        }
    }

    @Test func wordsStayWholeIfTheyAreShort() {
        let short = truncated(String(repeating: "sailing ", count: 10_000)).content.text.plain
        #expect(short.hasSuffix("sailing") && short.utf8.count > 63_900)
    }

    @Test func manyLinesAreCutHoweverShortTheyAre() {
        for (lineBreak, bytes) in [("\n", 1), ("\r\n", 2), ("\u{2028}", 3), ("\u{85}", 2), ("\r", 1)] {
            let short = truncated(String(repeating: "x" + lineBreak, count: 10_000))
            #expect(short.content.text.plain.split(whereSeparator: \.isNewline).count == Message.loadedLines)
            #expect(short.omittedBytes == (10_000 - Message.loadedLines) * (1 + bytes) + bytes)
        }
    }

    @Test func stylesEndWhereTheTextEnds() {
        let text = StyledText(
            String(repeating: "x", count: 100_000),
            runs: [
                StyleRun(start: 10, length: 90_000, style: .bold), StyleRun(start: 70_000, length: 5, style: .italic),
            ])
        #expect(
            message(.image(Attachment(name: "a"), caption: text)).truncated.content.text.runs
                == [StyleRun(start: 10, length: 63_990, style: .bold)])
        let many = StyledText(
            String(repeating: "x", count: 50_000),
            runs: (0..<50_000).map { StyleRun(start: $0, length: 1, style: .bold) })
        let short = message(.text(many)).truncated
        #expect(short.content.text.runs.count == 2000 && short.omittedBytes == 48_000)
    }

    @Test func everyKindOfContentIsCut() {
        let long = String(repeating: "x", count: 300_000)
        let entries = (0..<10_000).map {
            MergedRecord.Entry(senderName: "Ada", sentAt: .zero, content: .text(StyledText("line \($0)")))
        }
        let contents: [MessageContent] = [
            .emote(StyledText(long)), .file(Attachment(name: "a"), caption: StyledText(long)),
            .video(Attachment(name: "a"), seconds: 1, caption: StyledText(long)),
            .location(Location(latitude: 0, longitude: 0, title: long)), .chatLink(ChatLink(name: long, address: "")),
            .report(Report(reason: .spam, text: StyledText(long))),
            .poll(Poll(question: long, answers: (0..<500).map { Poll.Answer("\($0)\(long)") })),
            .unknown(UnknownContent(kind: "k", fallback: long, raw: Array(repeating: 1, count: 300_000))),
            .mergedRecord(MergedRecord(title: "t", entries: entries)),
        ]
        for content in contents {
            let short = message(content).truncated
            #expect(short.loadedSize < 70_000, "\(short.content.shortened)")
            #expect(short.omittedBytes ?? 0 > 200_000, "\(short.content.shortened)")
            #expect(short.truncated == short)
        }
        guard case .mergedRecord(let record) = message(contents[8]).truncated.content else {
            Issue.record("not a record")
            return
        }
        #expect(record.count == 10_000 && record.entries.count == MergedRecord.previewEntries)
    }

    @Test func earlierVersionsAreShortened() {
        var edited = message(.text("now"))
        edited.earlierVersions = (0..<4).map { _ in
            MessageVersion(content: .text(StyledText(String(repeating: "x", count: 1_000_000))), at: .zero)
        }
        #expect(edited.truncated.isEdited && edited.truncated.loadedSize < 10_000)
        #expect(edited.truncated.omittedBytes == nil)
    }

    @Test func randomTextsAreCutWithinTheirLimits() {
        var random = SeededGenerator(testSeed())
        let parts = ["a", " ", "\n", "\r\n", "é", "語", "👩‍👩‍👧", "🇩🇪", "e\u{301}", "word ", "\u{2029}", "\u{200D}"]
        for _ in 0..<300 {
            let count = random.below(200)
            let plain = (0..<count).map { _ in parts[random.below(parts.count)] }.joined()
            let text = StyledText(plain)
            let (bytes, lines) = (1 + random.below(120), 1 + random.below(12))
            let cut = text.truncated(bytes: bytes, lines: lines).plain
            #expect(cut.utf8.count <= bytes)
            #expect(Array(plain.utf8).starts(with: Array(cut.utf8)))
            #expect(cut == plain || cut.utf8.count < plain.utf8.count)
            #expect(String(decoding: Array(cut.utf8), as: UTF8.self) == cut)
            var end = 0
            let all = Array(plain.utf8)
            for piece in text.pieces(bytes: bytes, lines: lines) {
                let between = String(decoding: all[end..<piece.lowerBound], as: UTF8.self)
                #expect(between.count <= 1 && between.allSatisfy(\.isWhitespace))
                #expect(!piece.isEmpty)
                end = piece.upperBound
            }
            let rest = String(decoding: all[end...], as: UTF8.self)
            #expect(rest.count <= 1 && rest.allSatisfy(\.isWhitespace))
        }
    }

    @Test func aLongTextIsReadInPieces() {
        let text = StyledText((0..<10_000).map { "line \($0)" }.joined(separator: "\n"))
        let whole = message(.text(text))
        var page = whole.page(.oldest, limit: 60, at: [])
        #expect(!page.hasOlder && page.hasNewer)
        var read = page.messages
        while page.hasNewer, let last = page.messages.last {
            page = whole.page(.newerThan(last.position), limit: 60, at: [])
            read += page.messages
        }
        #expect(read.map(\.content.text.plain).joined(separator: "\n") == text.plain)
        #expect(read.count == 100 && Set(read.map(\.id)).count == 100)
        #expect(read.allSatisfy { $0.omittedBytes == text.plain.utf8.count - $0.content.text.plain.utf8.count })
        #expect(whole.whole(MessageID(7), at: [])?.content == whole.content)
    }

    @Test func pagesOfARecordStayWithinTheirMemory() {
        let long = StyledText(String(repeating: "x", count: 100_000))
        let entries = (0..<10_000).map {
            MergedRecord.Entry(senderName: "Ada", sentAt: .zero, content: $0 < 200 ? .text(long) : .text("short"))
        }
        let outer = message(.mergedRecord(MergedRecord(title: "t", entries: entries)))
        var page = outer.page(.oldest, limit: 500, at: [])
        #expect(page.messages.count < 70 && page.hasNewer)
        page = outer.page(.newerThan(MessagePosition(2)), limit: 500, at: [])
        #expect(page.messages.first?.id == MessageID(3) && page.messages.count < 20 && page.hasNewer && page.hasOlder)
        page = outer.page(.olderThan(MessagePosition(100)), limit: 500, at: [])
        #expect(page.messages.last?.id == MessageID(99) && page.messages.count < 20 && page.hasOlder && page.hasNewer)
        #expect(outer.whole(MessageID(5), at: [])?.content == .text(long))
        #expect(
            outer.page(.oldest, limit: 500, at: [4]).messages.map(\.content.text.plain.utf8.count).reduce(0, +)
                == 100_000)
        #expect(outer.page(.oldest, limit: 60, at: [10_000]).messages.isEmpty)
        #expect(outer.whole(MessageID(20_000), at: []) == nil)
    }
}
