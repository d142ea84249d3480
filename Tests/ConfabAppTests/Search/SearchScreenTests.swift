import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// How the search looks: every section and state.
@Suite struct SearchScreenTests {
    @Test func nothingTyped() { assertSnapshot(of: .search(), as: .screen(alsoAt: .small)) }

    @Test func whatWasFound() {
        assertSnapshot(of: .found(), as: .screen(alsoAt: .tiny, .small), named: "all")
        assertSnapshot(of: typed("ctrl-end", in: .found().settled()), as: .screen(), named: "messages")
        assertSnapshot(of: typed("alt-g", in: .found(names: NameResults())), as: .screen(), named: "by-chat")
        assertSnapshot(of: .found(messages: []), as: .screen(), named: "names")
    }

    @Test func noneAndNotYet() {
        assertSnapshot(of: .found(names: NameResults(), messages: []), as: .screen(), named: "none")
        var state = AppState.searching("moth")
        _ = App.reduce(&state, .search(.waitedLong))
        assertSnapshot(of: state, as: .screen(), named: "waiting")
        state.answerNames(.fixture)
        assertSnapshot(of: state, as: .screen(), named: "names-waiting")
    }

    @Test func whatIsToBeSaid() {
        assertSnapshot(
            of: .found(
                "has:banana before:soon from:nobody moth",
                problems: [.unknownValue(.has, "banana"), .notADate("soon"), .unknownSender("nobody")]),
            as: .screen(alsoAt: .small), named: "problems")
        assertSnapshot(
            of: .found(indexing: SearchProgress(done: 430_000, total: 1_000_000)), as: .screen(), named: "indexing")
        var state = AppState.searching("moth")
        let request = SearchRequest(SearchQuery("moth"), in: .profile(ProfileID(1)))
        _ = App.reduce(&state, .search(.failed(.messages(request), .diskFull)))
        assertSnapshot(of: state, as: .screen(), named: "failed")
        state = .searching("confab://connect/q7Hx2m")
        state.answerNames(NameResults())
        state.answerMessages([])
        assertSnapshot(of: state, as: .screen(), named: "cut-link")
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
            assertSnapshot(of: state, as: .screen(), named: name)
        }
        var state = AppState.searching(address)
        _ = App.reduce(&state, .search(.linkTakesLong))
        assertSnapshot(of: state, as: .screen(), named: "looking")
        _ = App.reduce(&state, .planned(link, .new(name: "Solveig")))
        state = typed("alt-i", "enter", in: state)
        assertSnapshot(of: state, as: .screen(), named: "connecting-now")
        let connect = ServiceRequest.connect(link, incognito: true)
        _ = App.reduce(&state, .refused(connect, by: .search, .offline))
        assertSnapshot(of: state, as: .screen(), named: "refused")
    }

    /// The search in an open chat, at a message that the search in all chats led to.
    private var opened: AppState {
        var state = AppState.found()
        _ = App.reduce(&state, .search(.rowClicked(.message(MessageID(4)))))
        _ = App.reduce(
            &state,
            .conversation(
                .timeline(.pageLoaded(.chat(ChatID(2)), .around(MessagePosition(40)), MessagePage(Message.fixtures)))))
        let hits = ChatHits([4, 7].map { .init(MessageID($0), at: MessagePosition(Int64($0) * 10)) })
        _ = App.reduce(&state, .conversation(.searched(ChatID(2), SearchQuery("moth"), after: nil, hits)))
        return state
    }

    @Test func atAMessage() { assertSnapshot(of: opened, as: .screen()) }

    @Test func inOneChat() {
        let open = typed("ctrl-f", in: .fixture(open: ChatID(2)))
        assertSnapshot(of: open, as: .screen(alsoAt: .tiny), named: "empty")
        var state = typed("t", "h", "e", in: open)
        let hits = ChatHits(
            [4, 6].map { .init(MessageID($0), at: MessagePosition(Int64($0) * 10)) },
            next: SearchCursor(sentAt: .zero, message: MessageID(4)),
            problems: [.unknownValue(.has, "banana")])
        _ = App.reduce(&state, .conversation(.searched(ChatID(2), SearchQuery("the"), after: nil, hits)))
        assertSnapshot(of: state, as: .screen(alsoAt: .small), named: "found")
        state = typed("m", "o", in: open)
        _ = App.reduce(&state, .conversation(.searched(ChatID(2), SearchQuery("mo"), after: nil, ChatHits())))
        assertSnapshot(of: state, as: .screen(), named: "none")
    }

    @Test func matchesThatCantBeRead() {
        assertSnapshot(of: .found(unreadable: 3), as: .screen(), named: "list")
        var hits = ChatHits([4, 6].map { .init(MessageID($0), at: MessagePosition(Int64($0) * 10)) })
        hits.unreadable = 3
        var state = typed("ctrl-f", "t", "h", "e", in: .fixture(open: ChatID(2)))
        _ = App.reduce(&state, .conversation(.searched(ChatID(2), SearchQuery("the"), after: nil, hits)))
        assertSnapshot(of: state, as: .screen(), named: "chat")
    }

    @Test func onlyASCII() {
        var state = opened
        state.options.glyphs = .ascii
        assertSnapshot(of: state, as: .screen())
    }

    @Test func oneLineARow() {
        var state = AppState.found()
        state.options.rowLines = 1
        assertSnapshot(of: state, as: .screen())
    }
}
