import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The whole screen in the states of the first five minutes.
@Suite struct ScreenTests {
    @Test func theListOfChats() { assertSnapshot(of: .fixture(), as: .screen(alsoAt: .tiny, .small, .large)) }

    @Test func anOpenChat() {
        assertSnapshot(of: .fixture(open: ChatID(2)), as: .screen(alsoAt: .tiny, .small, .large))
    }

    @Test(arguments: [true, false]) func messagesThatCannotBeRead(isFirstPage: Bool) {
        var state = AppState.fixture(open: ChatID(2))
        let place = "/home/mira/.local/share/confab/data.mdb"
        let problem = Problem.storage(
            .database(DatabaseProblem(.damaged, operation: "read", place: place, detail: "page 7")))
        if isFirstPage { state.withMainForTest { $0.conversation?.timeline.page = nil } }
        _ = App.reduce(&state, .conversation(.timeline(.pageFailed(.chat(ChatID(2)), .newest, problem))))
        assertSnapshot(of: state, as: .screen(), named: isFirstPage ? "all" : "older")
    }

    @Test func noChatsYet() { assertSnapshot(of: .fixture(chats: []), as: .screen(alsoAt: .small)) }

    @Test func oneLineARow() {
        var state = AppState.fixture()
        state.options.rowLines = 1
        assertSnapshot(of: state, as: .screen(alsoAt: .small))
    }

    @Test func onlyASCII() {
        var state = AppState.fixture(open: ChatID(2))
        #expect(!App.modes(state).asciiOnly)
        state.options.glyphs = .ascii
        #expect(App.modes(state).asciiOnly)
        assertSnapshot(of: state, as: .screen())
    }

    @Test func askingForAName() {
        var state = AppState(size: .usual, clock: .fixture)
        state.root = .registration(Registration())
        assertSnapshot(of: state, as: .screen(alsoAt: .small), named: "empty")
        _ = App.reduce(&state, .command(.open))
        assertSnapshot(of: state, as: .screen(alsoAt: .tiny), named: "problem")
    }

    @Test func theHelp() {
        var state = AppState.fixture()
        state.layers = [.help(Help())]
        assertSnapshot(of: state, as: .screen(alsoAt: .small, .large))
    }

    @Test func theNewChatMenu() {
        var state = AppState.fixture()
        state.layers = [.newChat(.menu(selection: 1))]
        assertSnapshot(of: state, as: .screen(alsoAt: .tiny, .small))
    }

    @Test func toasts() {
        var state = AppState.fixture()
        _ = App.reduce(&state, .toasts(.said("Copied")))
        let mistake = FileMistake(
            file: "config.toml", line: 3, column: 1, finding: "unknown key “bel”", suggestion: "bell")
        _ = App.reduce(&state, .failed(.file(mistake)))
        assertSnapshot(of: state, as: .screen(alsoAt: .small))
    }

    @Test func moreThanTwoRowsAreNeverDrawnForAMove() throws {
        let moves: [AppAction] = [.command(.next), .command(.next), .command(.previous)]
        var state = AppState.fixture(width: 40, height: 12)
        assertSnapshot(of: moves, as: .frames(40, 12, from: state, reduce: App.reduce) { App.view($0) })
        state = state.settled()
        var renderer = Renderer<AppAction>(sheet: StyleSheet())
        _ = renderer.render(App.view(state), size: state.size)
        for move in moves {
            _ = App.reduce(&state, move)
            let patches = try #require(renderer.render(App.view(state), size: state.size).patches)
            let lines = Set(patches.map(\.row))
            #expect(!lines.isEmpty && lines.count <= 2 * state.options.rowLines, "\(move): \(lines)")
        }
    }

    @Test(arguments: [
        (Size(19, 5), "Too small: needs"), (Size(2, 40), "To"), (Size(1, 1), "…"), (Size(0, 0), ""),
    ])
    func aTinyTerminalSaysThatItIsTooSmall(size: Size, expected: String) {
        var state = AppState.fixture(open: ChatID(2))
        state.size = size
        var renderer = Renderer<AppAction>(sheet: StyleSheet())
        let text = renderer.render(App.view(state), size: size).frame.text
        let line = String(text.prefix { $0 != "\n" }).replacing(/[ ]+$/, with: "")
        #expect(line == expected)
    }
}
