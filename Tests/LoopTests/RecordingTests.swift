import Foundation
import Loop
import Testing

@Suite struct RecordingTests {
    private typealias Session = Recording<Counter.State, Counter.Action>

    private let session = Session(
        header: Session.Header(program: "counter 1.0", isRedacted: false, start: Counter.State(log: ["Start"])),
        entries: [
            Session.Entry(at: Instant(.milliseconds(1)), action: .loadAsked),
            Session.Entry(at: Instant(.milliseconds(9)), action: .loaded(41)),
            Session.Entry(at: Instant(.milliseconds(12)), action: .incremented),
            Session.Entry(at: Instant(.milliseconds(15)), action: .noted("Hello")),
        ])

    @Test func aSecretKeepsNothingButItsLength() {
        #expect(Redaction.secrets("zorgon-77! ü") == "xxxxxxxxxxxx")
        #expect(Redaction(width: { _ in 1 })("zorgon-77!") == "xxxxxx-00!")
    }

    @Test func aReplayLeadsToTheStateOfTheSession() {
        let end = session.replay(from: session.header.start, reduce: Counter.reduce)
        #expect(end == Counter.State(count: 42, log: ["Start", "Hello"]))
    }

    @Test func everyLineSurvivesBeingWrittenAndRead() throws {
        let header = try JSONDecoder().decode(Session.Header.self, from: JSONEncoder().encode(session.header))
        let entries = try session.entries.map {
            try JSONDecoder().decode(Session.Entry.self, from: JSONEncoder().encode($0))
        }
        #expect(Session(header: header, entries: entries) == session)
        #expect(header.format == Session.Header.currentFormat)
    }

    @Test func aRedactedRecordingHoldsNoTextAndLeadsToTheSameShape() {
        let redacted = session.redacted(by: Redaction(width: { _ in 1 }))
        #expect(redacted.header.isRedacted)
        #expect(redacted.replay(from: redacted.header.start, reduce: Counter.reduce).log == ["Xxxxx", "Xxxxx"])
    }
}

extension Counter.Action: Redactable {
    func redacted(by redaction: Redaction) -> Counter.Action {
        if case .noted(let text) = self { .noted(redaction(text)) } else { self }
    }
}

extension Counter.State: Redactable {
    func redacted(by redaction: Redaction) -> Counter.State {
        var copy = self
        copy.log = log.map { redaction($0) }
        return copy
    }
}

@Suite struct RedactionTests {
    private let redaction = Redaction { character in
        switch character {
        case "語", "日", "口", "👍🏽", "🇩🇪": 2
        case "\u{200B}", "\u{301}": 0
        default: 1
        }
    }

    @Test func lettersAndDigitsAreReplacedAndTheShapeStays() {
        #expect(redaction("Hi Zoë, 23:59?\nok") == "Xx Xxx, 00:00?\nxx")
    }

    @Test func wideCharactersStayWide() {
        let text = "日本 👍🏽🇩🇪"
        #expect(redaction(text).count == text.count)
        #expect(redaction("日語👍🏽🇩🇪") == "口口口口")
    }

    @Test func theSecretOfALinkIsGone() {
        #expect(redaction("confab://connect/a9Zk-22") == "xxxxxx://xxxxxxx/x0Xx-00")
    }

    @Test func charactersAreNotJoinedByTheReplacement() {
        for text in ["\u{301}abc", "a\u{200B}b", "e\u{301}e\u{301}", "\r\na\r\n", "🇩🇪🇩🇪"] {
            #expect(redaction(text).count == text.count)
            #expect(redaction(text).map(redaction.width) == text.map(redaction.width))
        }
    }
}
