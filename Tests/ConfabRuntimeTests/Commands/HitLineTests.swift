import ConfabApp
import Messenger
import Testing

@testable import ConfabRuntime

/// The lines of `confab search`.
@Suite struct HitLineTests {
    @Test func aHitWithoutTextSaysWhatHappened() {
        let lines = HitLines(strings: Options().strings, zone: .utc, isJSON: false, isColored: false)
        let hit = MessageHit(
            id: MessageID(1), chat: ChatID(1), chatNames: Names("Choir"), chatKind: .group(GroupID(1)),
            position: MessagePosition(1), sentAt: .zero, sender: .member(MemberID(1)), senderName: "Bea",
            snippet: SearchSnippet("", hits: []),
            wordless: .groupEvent(.joined(NamedPerson("Bea", .member(MemberID(1))))))
        #expect(lines.line(hit) == "1970-01-01 00:00\tChoir\tBea\tBea joined")
    }
}
