import Importing
import RandomTesting
import Testing

@Suite struct ZulipTopicReaderTests {
    private func read(_ text: String) -> ZulipTopicReader.Result {
        ZulipTopicReader.read(Array(text.utf8), file: "s/t.json")
    }

    private func record(_ id: Int, _ content: String = "<p>x</p>") -> String {
        """
            {
                "content": "\(content)",
                "id": \(id),
                "sender_full_name": "Ada",
                "timestamp": 1643234333
            }
        """
    }

    @Test func messagesComeInTheOrderOfTheirNumbers() {
        let result = read("[\n\(record(2)),\n\(record(1, "a\\n\\u00e9\\ud83d\\ude00\\/"))\n]")
        #expect(result.problems == [])
        #expect(result.messages.map(\.id) == [1, 2])
        #expect(result.messages.first?.content == "a\né😀/")
        #expect(result.messages.first?.sender == "Ada")
        #expect(result.messages.first?.timestamp == 1_643_234_333)
    }

    @Test func aBrokenMessageIsSkippedAndTheRestIsRead() {
        let broken = record(2).replacing("\"id\": 2", with: "\"id\" 2")
        let result = read("[\n\(record(1)),\n\(broken),\n\(record(3))\n]")
        #expect(result.messages.map(\.id) == [1, 3])
        #expect(
            result.problems.map(\.description) == [
                "s/t.json:10: a message has no colon after the name of a member; skipped"
            ])
    }

    @Test func aTextThatIsNotClosedCostsOneMessage() {
        let broken = record(2).replacing("x</p>\"", with: "x</p>")
        let result = read("[\n\(record(1)),\n\(broken),\n\(record(3)),\n\(record(4))\n]")
        #expect(result.messages.map(\.id) == [1, 3, 4])
        #expect(result.problems.count == 1)
    }

    @Test func aFileThatIsCutOffGivesWhatIsThere() {
        let whole = "[\n\(record(1)),\n\(record(2))\n]"
        let result = read(String(whole.dropLast(30)))
        #expect(result.messages.map(\.id) == [1])
        #expect(result.problems.count == 1)
        #expect(read(String(whole.dropLast(2))).messages.count == 2)
        #expect(read(String(whole.dropLast(2))).problems.count == 1)
    }

    @Test func whatLacksSomethingIsSkippedByName() {
        let records = [
            "{}", "3", "{\"id\": 5}", "{\"id\": 6, \"content\": \"\"}",
            "{\"id\": \"7\", \"content\": \"\", \"timestamp\": 1}",
            "{\"id\": 8, \"content\": \"\", \"timestamp\": 1.5}", "{\"id\": 8, \"content\": \"\", \"timestamp\": 2}",
        ]
        let result = read("[" + records.joined(separator: ",\n") + "]")
        #expect(result.messages.map(\.id) == [8])
        #expect(
            result.problems.map(\.description) == [
                "s/t.json:1: a message without a number; skipped",
                "s/t.json:2: a whole number instead of a message; skipped",
                "s/t.json:3: message 5 has no content; skipped", "s/t.json:4: message 6 has no time; skipped",
                "s/t.json:5: a message without a number; skipped", "s/t.json:7: message 8 is there twice; skipped",
            ])
    }

    @Test func whatIsNoListIsSkipped() {
        #expect(read("").problems.map(\.description) == ["s/t.json:1: is no list of messages; the file is skipped"])
        #expect(read("{\"a\": []}").messages.isEmpty)
        #expect(read("[]").problems.isEmpty)
    }

    @Test func bytesThatAreNoUTF8AreRepairedAndReported() {
        let bytes = Array("[\n\(record(1, "caf\u{E9}")),\n\(record(2, "ok"))\n]".unicodeScalars.map { UInt8($0.value) })
        let result = ZulipTopicReader.read(bytes, file: "s/t.json")
        #expect(result.messages.map(\.content) == ["caf\u{FFFD}", "ok"])
        #expect(result.problems.map(\.description) == ["s/t.json:2: is not all UTF-8; what is not became \u{FFFD}"])
    }

    @Test func halfACharacterIsRepaired() {
        let result = read("[\(record(1, "a\\ud83dz")), \(record(2, "\\ude00"))]")
        #expect(result.messages.map(\.content) == ["a\u{FFFD}z", "\u{FFFD}"])
        #expect(result.problems.count == 1)
    }

    @Test func deepNestingIsRefusedAndTheRestIsRead() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(read("[\n\(deep),\n\(record(1))\n]").messages.map(\.id) == [1])
    }

    @Test func manyProblemsAreCountedNotListed() {
        let result = read("[" + Array(repeating: "{}", count: 500).joined(separator: ",") + "]")
        #expect(result.problems.count == 21)
        #expect(result.problems.last?.what == "480 more problems of this kind")
    }

    @Test func changedBytesNeverStopTheReader() {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        let whole = Array("[\n\((1...6).map { record($0, "漢 \\u00e9 <b>x</b>") }.joined(separator: ",\n"))\n]".utf8)
        for _ in 0..<FuzzRounds.count(usually: 1500) {
            let bytes = random.mutated(whole)
            let result = ZulipTopicReader.read(bytes, file: "f")
            #expect(result.messages.map(\.id) == Set(result.messages.map(\.id)).sorted(), "seed \(seed)")
        }
    }
}
