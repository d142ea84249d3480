import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// How the search looks: every section and state, at three sizes, and as sentences.
@Suite struct SearchScreenTests {
    private func check(
        _ state: AppState, _ name: String, testName: String = #function, line: Int = #line, column: Int = #column
    ) {
        for size in [Size(80, 24), Size(40, 12), Size(200, 60)] {
            var state = state
            state.size = size
            assertSnapshot(
                of: App.view(state.settled()), as: .styledScreen(size.width, size.height),
                named: "\(name)-\(size.width)x\(size.height)", testName: testName, line: line, column: column)
        }
        assertSnapshot(
            of: App.lines(state.settled()).joined(separator: "\n"), as: .lines, named: "\(name)-lines",
            testName: testName, line: line, column: column)
    }

    @Test func nothingTyped() { check(.search(), "empty") }

    @Test func whatWasFound() {
        check(.found(), "all")
        check(typed("ctrl-end", in: .found().settled()), "messages")
        check(typed("alt-g", in: .found(names: NameResults())), "by-chat")
        check(.found(messages: []), "names")
    }

    @Test func noneAndNotYet() {
        check(.found(names: NameResults(), messages: []), "none")
        var state = AppState.searching("moth")
        _ = App.reduce(&state, .search(.waitedLong))
        check(state, "waiting")
        state.answerNames(.fixture)
        check(state, "names-waiting")
    }

    @Test func whatIsToBeSaid() {
        check(
            .found(
                "has:banana before:soon from:nobody moth",
                problems: [.unknownFeature("banana"), .notADate("soon"), .unknownSender("nobody")]), "problems")
        check(.found(indexing: SearchProgress(done: 430_000, total: 1_000_000)), "indexing")
        var state = AppState.searching("moth")
        let request = SearchRequest(SearchQuery("moth"), in: .profile(ProfileID(1)))
        _ = App.reduce(&state, .search(.failed(.messages(request), .offline)))
        check(state, "failed")
        state = .searching("confab://connect/q7Hx2m")
        state.answerNames(NameResults())
        state.answerMessages([])
        check(state, "cut-link")
    }

    @Test func links() throws {
        let address = "confab://connect/q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1"
        let link = try #require(ConnectLink(secret: "q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1"))
        let plans: [(String, LinkPlan)] = [
            ("known", .known(ChatID(2))), ("own", .own(nil)), ("connecting", .connecting(ChatID(2))),
            ("new", .new(name: "Solveig")), ("nameless", .new(name: "")), ("used", .used), ("gone", .gone),
        ]
        for (name, plan) in plans {
            var state = AppState.searching(address)
            _ = App.reduce(&state, .planned(link, plan))
            _ = App.reduce(&state, .chatList(.refreshed([ChatID(2)], [ChatSummary.fixtures[1]])))
            check(state, name)
        }
        var state = AppState.searching(address)
        _ = App.reduce(&state, .search(.linkTakesLong))
        check(state, "looking")
        _ = App.reduce(&state, .planned(link, .new(name: "Solveig")))
        state = typed("alt-i", "enter", in: state)
        check(state, "connecting-now")
        let connect = ServiceRequest.connect(link, incognito: true)
        _ = App.reduce(&state, .refused(connect, by: .search, .offline))
        check(state, "refused")
    }

    /// The search in an open chat, at a message that the search in all chats led to.
    private var opened: AppState {
        var state = AppState.found()
        _ = App.reduce(&state, .search(.rowClicked(.message(MessageID(4)))))
        _ = App.reduce(
            &state, .conversation(.pageLoaded(ChatID(2), .around(MessagePosition(40)), MessagePage(Message.fixtures))))
        let hits = ChatHits([4, 7].map { .init(MessageID($0), at: MessagePosition(Int64($0) * 10)) })
        _ = App.reduce(&state, .conversation(.searched(ChatID(2), SearchQuery("moth"), hits)))
        return state
    }

    @Test func atAMessage() { check(opened, "hit") }

    @Test func inOneChat() {
        let open = typed("ctrl-f", in: .fixture(open: ChatID(2)))
        check(open, "empty")
        var state = typed("t", "h", "e", in: open)
        let hits = ChatHits(
            [4, 6].map { .init(MessageID($0), at: MessagePosition(Int64($0) * 10)) }, hasMore: true,
            problems: [.unknownFeature("banana")])
        _ = App.reduce(&state, .conversation(.searched(ChatID(2), SearchQuery("the"), hits)))
        check(state, "found")
        state = typed("m", "o", in: open)
        _ = App.reduce(&state, .conversation(.searched(ChatID(2), SearchQuery("mo"), ChatHits())))
        check(state, "none")
    }

    @Test func matchesThatCantBeRead() {
        assertSnapshot(of: App.view(AppState.found(unreadable: 3).settled()), as: .screen(80, 24), named: "list")
        var hits = ChatHits([4, 6].map { .init(MessageID($0), at: MessagePosition(Int64($0) * 10)) })
        hits.unreadable = 3
        var state = typed("ctrl-f", "t", "h", "e", in: .fixture(open: ChatID(2)))
        _ = App.reduce(&state, .conversation(.searched(ChatID(2), SearchQuery("the"), hits)))
        assertSnapshot(of: App.view(state.settled()), as: .screen(80, 24), named: "chat")
    }

    @Test func onlyASCII() {
        var state = opened
        state.options.glyphs = .ascii
        assertSnapshot(of: App.view(state), as: .screen(80, 24))
    }

    @Test func oneLineARow() {
        var state = AppState.found()
        state.options.rowLines = 1
        assertSnapshot(of: App.view(state), as: .screen(80, 24))
    }

    @Test func aVeryLowTerminal() {
        for (name, state) in [("search", AppState.found()), ("chat", typed("ctrl-f", in: .fixture(open: ChatID(2))))] {
            var state = state
            state.size = Size(20, 6)
            assertSnapshot(of: App.view(state), as: .screen(20, 6), named: name)
        }
    }
}
