import Importing
import Messenger
import RandomTesting
import Testing

@Suite struct HTMLFuzzTests {
    /// The number of rounds: many for the make target, few otherwise.
    private static let rounds = FuzzRounds.count(usually: 600)

    @Test func noMixtureOfPiecesOfPagesBreaksTheConverter() {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        for _ in 0..<Self.rounds {
            let html = random.page()
            let text = converted(html)
            checkInvariants(of: text, "seed \(seed): \(html.prefix(400))")
        }
    }

    @Test func noWordOfAPageIsLost() {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        for _ in 0..<Self.rounds {
            let (html, words) = random.pageOfWords()
            let found = converted(html).plain.split { $0.isWhitespace || $0 == "|" }.map(String.init)
            // Browsers move what stands within a table but in no cell before the table: the order may change.
            #expect(found.sorted() == words.sorted(), "seed \(seed): \(html.prefix(400))")
        }
    }

    @Test(.enabled(if: SharedData.isThere, SharedData.absence)) func changedBytesOfRealMessagesDoNoHarm() throws {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        let archive = try ZulipArchive(path: SharedData.zulipArchive)
        let topic = try #require(archive.topics.randomElement(using: &random))
        for message in archive.read(topic).messages.prefix(40) {
            for _ in 0..<max(1, Self.rounds / 200) {
                let html = String(decoding: random.mutated(Array(message.content.utf8)), as: UTF8.self)
                checkInvariants(of: converted(html), "seed \(seed): \(html.prefix(400))")
            }
        }
    }

    private func checkInvariants(of text: StyledText, _ comment: String) {
        #expect(text.plain.harmlessText == text.plain, "\(comment)")
        #expect(text.mostStylesAtOnce < 64, "\(comment)")
        #expect(text.plain.first?.isNewline != true && text.plain.last?.isNewline != true, "\(comment)")
        // Runs that the text refuses would be lost here.
        #expect(StyledText(text.plain, runs: text.runs) == text, "\(comment)")
    }
}
