import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The screen as sentences.
@Suite struct SpokenTests {
    private func check(_ state: AppState, testName: String = #function, line: Int = #line, column: Int = #column) {
        assertSnapshot(
            of: App.lines(state).joined(separator: "\n"), as: .lines, testName: testName, line: line, column: column)
    }

    @Test func theListOfChats() { check(.fixture()) }

    @Test func anOpenChat() { check(.fixture(open: ChatID(2))) }

    @Test func aNarrowScreenSaysWhatItShows() {
        var state = AppState.fixture(open: ChatID(2))
        state.size = Size(60, 20)
        check(state)
    }

    @Test func noChatsYet() { check(.fixture(chats: [])) }

    @Test func askingForAName() {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        state.root = .registration(Registration())
        _ = App.reduce(&state, .command(.open))
        check(state)
    }

    @Test func whatIsInFrontHidesTheRest() {
        var state = AppState.fixture()
        state.layers = [.newChat(.menu(selection: 1))]
        _ = App.reduce(&state, .failed(.offline))
        check(state)
    }

    @Test func theHelp() {
        var state = AppState.fixture()
        state.layers = [.help(Help())]
        check(state)
    }

    @Test func aChatSaysWhoWhatIsNewWhatKindWhenAndWhatWasSaid() {
        let chat = ChatSummary.fixture(
            9, "Alice", unread: 2, minutesAgo: 1000, preview: .fixture("see you"))
        let state = AppState.fixture(chats: [.fixture(8, "Bob"), chat])
        #expect(App.lines(state).contains("Alice, 2 unread, direct, yesterday: “see you”"))
    }

    /// One sentence a line, whatever others write, and nothing that a terminal obeys.
    @Test func aHostileTextIsOneLine() {
        var state = AppState.fixture(open: ChatID(2))
        state.withMainForTest {
            $0.conversation?.page?.messages.append(
                .fixture(12, content: .text(StyledText("one\ntwo\u{1B}[2J\u{202E}three\r\n\u{2028}four"))))
        }
        let lines = App.lines(state)
        #expect(lines.allSatisfy { line in !line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E } })
        #expect(lines.contains { $0.contains("one two") && $0.contains("four") })
    }
}
