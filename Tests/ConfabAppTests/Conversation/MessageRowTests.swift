import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// A message with its bubble, its time, and what stands beside them.
@Suite struct MessageRowTests {
    private func lines(
        _ message: Message, isSelected: Bool = false, retryKeys: [String] = [], width: Int = 30
    ) -> [String] {
        let heading = MessageHeading(
            of: message, after: [message], unread: nil, namesSenders: false, clock: .fixture)
        let row = MessageRow(
            message: message, heading: heading, isSelected: isSelected, retryKeys: retryKeys, env: Shared.fixture.env)
        var renderer = Renderer<Timeline.Action>(sheet: StyleSheet())
        return renderer.render(row.node, size: Size(width, 5)).frame.text.split(separator: "\n").map(String.init)
    }

    @Test func theMarkOfTheSelectedMessageIsBesideItsBubble() {
        #expect(lines(.fixture(1, "Hello"), isSelected: true) == [" ▌ Hello"])
        let own = Message.fixture(1, "Will do", from: .me, delivery: .sent)
        #expect(lines(own, isSelected: true) == ["                  ✓ ▌ Will do"])
    }

    @Test func selectingMovesNothing() {
        for message in Message.fixtures {
            let marked = lines(message, isSelected: true).map { $0.replacing("▌", with: " ") }
            #expect(marked.map { $0.replacing(/[ ]+$/, with: "") } == lines(message))
        }
    }

    @Test func theReasonWhyAMessageWasNotSentIsBelowItsBubble() {
        let message = Message.fixture(1, "Will do", from: .me, delivery: .failed(.offline))
        #expect(lines(message) == ["                  ✗   Will do", "            not sent: offline"])
        #expect(
            lines(message, retryKeys: ["r"]) == [
                "                  ✗   Will do", "     not sent: offline · r to", "                       resend",
            ])
        #expect(lines(message, retryKeys: ["Tab", "r"]).last == "             then r to resend")
    }

    @Test func withoutSidesOwnMessagesBeginWhereThoseOfOthersDo() throws {
        var state = AppState.fixture(height: 60, open: ChatID(2))
        state.options.layout.sides = false
        state.options.layout.avatars = .all
        let lines = shown(state).split(separator: "\n").map(String.init)
        func column(of text: String) throws -> Int {
            let line = try #require(lines.first { $0.contains(text) }, "\(text)")
            return try #require(line.firstRange(of: text)).lowerBound.utf16Offset(in: line)
        }
        let other = try column(of: "Did you see the moth")
        #expect(try column(of: "The first actual case") == other)
        #expect(try column(of: "not sent:") == other)
    }

    /// In an imported chat, for example, whose members the service doesn't know.
    @Test func aMessageThatNobodyCanReceiveSaysSoAndItsDetailsSayWhatToDo() {
        let message = Message.fixture(1, "Will do", from: .me, delivery: .failed(.refused))
        #expect(lines(message, width: 80).last?.contains("not sent: nobody in this chat can receive it") == true)
        let details = MessageInfo(message, in: ChatSummary.fixtures[1]).lines(Shared.fixture.env).map(\.text)
        #expect(details.contains("Not sent: nobody in this chat can receive it"))
        #expect(details.contains { $0.hasSuffix("Send them a new invite link.") })
    }
}
