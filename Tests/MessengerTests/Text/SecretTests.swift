import Messenger
import Testing

/// Parts of a text that are covered.
@Suite struct SecretTests {
    private func text(_ plain: String, _ runs: (start: Int, length: Int, style: TextStyle)...) -> StyledText {
        StyledText(plain, runs: runs.map { StyleRun(start: $0.start, length: $0.length, style: $0.style) })
    }

    @Test func wordsReplaceEachCoveredPartOnce() {
        let one = text("It was Snape, again", (7, 5, .secret), (8, 2, .bold))
        #expect(one.hasSecrets)
        #expect(one.replacingSecrets(with: "…").plain == "It was …, again")
        let two = text("ab cd", (0, 2, .secret), (3, 2, .secret))
        #expect(two.replacingSecrets(with: "…").plain == "… …")
    }

    @Test func aTextWithoutThemStaysAsItIs() {
        let bold = text("It was me", (0, 2, .bold))
        #expect(!bold.hasSecrets && bold.replacingSecrets(with: "…") == bold)
    }

    @Test func aSearchExcerptOfARecordShowsThemCovered() {
        let secret = text("It was Snape", (7, 5, .secret))
        let record = MergedRecord(
            title: "Talk", entries: [.init(senderName: "Ada", sentAt: .zero, content: .text(secret))])
        let message = Message(
            id: MessageID(1), chat: ChatID(1), position: MessagePosition(1), sentAt: .zero, sender: .me,
            content: .mergedRecord(record))
        #expect(message.searchedText == "Talk\nAda: It was █████")
    }
}
