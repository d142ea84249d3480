import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The whole screen in the states that one meets in the first five minutes, at three sizes.
@Suite struct ScreenTests {
    static let sizes = [Size(80, 24), Size(40, 12), Size(200, 60)]

    private func check(
        _ state: AppState, _ name: String, testName: String = #function, line: Int = #line, column: Int = #column
    ) {
        for size in Self.sizes {
            var state = state
            state.size = size
            assertSnapshot(
                of: App.view(state), as: .screen(size.width, size.height),
                named: "\(name)-\(size.width)x\(size.height)",
                testName: testName, line: line, column: column)
        }
    }

    @Test func theListOfChats() { check(.fixture(), "list") }

    @Test func anOpenChat() { check(.fixture(open: ChatID(2)), "chat") }

    @Test(arguments: [true, false]) func messagesThatCannotBeRead(isFirstPage: Bool) {
        var state = AppState.fixture(open: ChatID(2))
        let place = "/home/mira/.local/share/confab/data.mdb"
        let problem = Problem.storage(
            .database(DatabaseProblem(.damaged, operation: "read", place: place, detail: "page 7")))
        if isFirstPage { state.withMainForTest { $0.conversation?.page = nil } }
        _ = App.reduce(&state, .conversation(.pageFailed(ChatID(2), .newest, problem)))
        check(state, isFirstPage ? "all" : "older")
    }

    @Test func noChatsYet() { check(.fixture(chats: []), "empty") }

    @Test func oneLineARow() {
        var state = AppState.fixture()
        state.options.rowLines = 1
        check(state, "dense")
    }

    @Test func onlyASCII() {
        var state = AppState.fixture(open: ChatID(2))
        state.options.glyphs = .ascii
        check(state, "ascii")
    }

    @Test func askingForAName() {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        state.root = .registration(Registration())
        check(state, "empty")
        _ = App.reduce(&state, .command(.open))
        check(state, "problem")
    }

    @Test func theHelp() {
        var state = AppState.fixture()
        state.layers = [.help(Help())]
        check(state, "help")
    }

    @Test func theNewChatMenu() {
        var state = AppState.fixture()
        state.layers = [.newChat(.menu(selection: 1))]
        check(state, "menu")
    }

    @Test func aLinkThatWasCreated() {
        var state = AppState.fixture()
        let link = NewChat.MadeLink(link: .fixture, chat: ChatID(12), code: .fixture)
        state.layers = [.newChat(.link(NewChat.Invitation(.made(link))))]
        check(state, "link")
    }

    @Test func theProfiles() {
        var state = AppState.fixture()
        state.profiles = [
            ProfileSummary(profile: .fixture(), unreadTotal: 15),
            ProfileSummary(profile: .fixture("Work", id: 2), unreadTotal: 1200),
        ]
        state.layers = [.profiles(UserPicker())]
        check(state, "profiles")
    }

    @Test func toasts() {
        var state = AppState.fixture()
        _ = App.reduce(&state, .toasts(.said("Copied")))
        _ = App.reduce(
            &state,
            .failed(
                .file(
                    FileMistake(
                        file: "config.toml", line: 3, column: 1, finding: "unknown key `bel`", suggestion: "bell"))))
        check(state, "toasts")
    }

    @Test func whatTheCellsMean() {
        var state = AppState.fixture(width: 40, height: 12)
        assertSnapshot(of: App.view(state), as: .styledScreen(40, 12), named: "list")
        state.layers = [.newChat(.menu(selection: 1))]
        assertSnapshot(of: App.view(state), as: .styledScreen(40, 12), named: "menu")
        let chat = AppState.fixture(width: 40, height: 12, open: ChatID(2))
        assertSnapshot(of: App.view(chat), as: .styledScreen(40, 12), named: "chat")
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

    @Test(arguments: [(Size(19, 5), "too small"), (Size(2, 40), "t…"), (Size(1, 1), "…"), (Size(0, 0), "")])
    func aTinyTerminalSaysThatItIsTooSmall(size: Size, expected: String) {
        var state = AppState.fixture(open: ChatID(2))
        state.size = size
        var renderer = Renderer<AppAction>(sheet: StyleSheet())
        let text = renderer.render(App.view(state), size: size).frame.text
        let line = String(text.prefix { $0 != "\n" }).replacing(/[ ]+$/, with: "")
        #expect(line == expected)
    }
}
