import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The line above the oldest message of a chat.
@Suite struct BeginningTests {
    private let chat = ChatID(2)
    private let line = "No older messages"

    /// A chat with these messages, “m1.” and so on, around the screen.
    private func open(_ ids: ClosedRange<UInt64>, hasOlder: Bool = false, at first: UInt64? = nil) -> AppState {
        var state = AppState.fixture(open: chat, messages: ids.map { .fixture($0, "m\($0).") })
        state.withConversationForTest {
            $0.timeline.page?.hasOlder = hasOlder
            if let first { $0.timeline.scroll = ListScroll(.row(MessageID(first), line: 0)) }
        }
        return state.settled()
    }

    @Test func aChatSaysWhereItBegins() throws {
        let state = open(1...3)
        assertSnapshot(of: state, as: .screen(alsoAt: .small))
        let lines = App.lines(state)
        let beginning = try #require(lines.firstIndex(of: line))
        #expect(lines[beginning + 1] == "Today")
        #expect(lines.count { $0 == line } == 1)
    }

    @Test func nothingSaysSoWhileThereIsMoreToRead() {
        let state = open(1...3, hasOlder: true)
        #expect(!shown(state).contains(line) && !App.lines(state).contains(line))
    }

    @Test func anEmptyChatHasItsOwnWords() {
        var state = AppState.fixture(open: chat, messages: [])
        state = state.settled()
        #expect(shown(state).contains("No messages yet") && !shown(state).contains(line))
    }

    @Test(arguments: [
        TimelineSource.pins(ChatID(2)), .hits(ChatID(2), SearchQuery("m")), .thread(ChatID(2), MessageID(1)),
        .merged(MessageID(1), []), .collected(ProfileID(1)), .given,
    ])
    func onlyAChatHasABeginning(source: TimelineSource) {
        var timeline = Timeline(source)
        timeline.page = MessagePage([.fixture(1)])
        #expect(!timeline.hasBeginning)
        timeline.source = .chat(chat)
        #expect(timeline.hasBeginning)
    }

    @Test func nothingMovesWhenTheOldestMessagesArrive() {
        var state = open(21...60, hasOlder: true, at: 30)
        let before = messageLines(state)
        #expect(before["m30."] != nil)
        let oldest = MessagePage((1...20).map { .fixture($0, "m\($0).") })
        _ = App.reduce(
            &state, .conversation(.timeline(.pageLoaded(.chat(chat), .olderThan(MessagePosition(210)), oldest))))
        state = state.settled()
        #expect(messageLines(state) == before)
        #expect(shown(typed("home", in: typed("tab", in: state))).contains(line))
    }

    /// The lines above it would fill the screen.
    @Test func aLowScreenBeginsBelowTheLineIfEverythingIsUnread() {
        var timeline = Timeline(.chat(chat))
        timeline.page = MessagePage([.fixture(1), .fixture(2)])
        let low = Size(20, 8)
        timeline.begin(atUnreadAfter: .first, count: 2, low)
        #expect(timeline.scroll == ListScroll(.row(MessageID(1), line: -2)))
        timeline.page?.hasOlder = true
        timeline.begin(atUnreadAfter: .first, count: 2, low)
        #expect(timeline.scroll == ListScroll(.row(MessageID(1), line: -1)))
        // A tiny one has no lines above it.
        timeline.begin(atUnreadAfter: .first, count: 2, .tiny)
        #expect(timeline.scroll == ListScroll(.row(MessageID(1), line: 0)))
    }
}
