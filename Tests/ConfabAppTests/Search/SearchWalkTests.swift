import ConfabApp
import Messenger
import TerminalDOM
import Testing

/// Whatever is typed, answered and changed in whatever order: what is shown can be drawn, and the list comes back.
@Suite struct SearchWalkTests {
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 31)
        }
    }

    private static let keys = [
        "m", "o", "t", "space", "backspace", "ctrl-u", "ctrl-y", "down", "up", "page-down", "page-up", "ctrl-end",
        "ctrl-home", "enter", "enter", "escape", "tab", "shift-tab", "alt-g", "alt-i", "/", "ctrl-f", "n", "N", "k",
        "j", "ctrl-_",
    ]

    private func step(_ state: inout AppState, _ dice: inout Dice) {
        switch Int.random(in: 0..<12, using: &dice) {
        case 0:
            var names = NameResults.fixture
            names.chats = Array(names.chats.shuffled(using: &dice).prefix(.random(in: 0...5, using: &dice)))
            names.chatCount = names.chats.count * 2
            if Bool.random(using: &dice) { names.groups = [] }
            state.answerNames(names)
        case 1:
            let hits = MessageHit.fixtures.shuffled(using: &dice).prefix(.random(in: 0...5, using: &dice))
            state.answerMessages(Array(hits), next: Bool.random(using: &dice) ? hits.last?.cursor : nil)
        case 2: _ = App.reduce(&state, .changed(.reload))
        case 3:
            let timers: [AppAction] = [
                .search(.pauseOver), .search(.waitedLong), .search(.changesDue), .search(.typingRested),
                .search(.linkDue), .conversation(.finderDue), .conversation(.finderWaitedLong),
            ]
            _ = App.reduce(&state, timers.randomElement(using: &dice) ?? .search(.pauseOver))
        case 4:
            guard let conversation = state.main?.conversation else { return }
            let messages = Message.fixtures.filter { _ in Bool.random(using: &dice) }
            let anchor = conversation.target.map { MessageAnchor.around($0.position) } ?? .newest
            let page = MessagePage(messages, hasOlder: Bool.random(using: &dice), hasNewer: Bool.random(using: &dice))
            _ = App.reduce(&state, .conversation(.pageLoaded(conversation.chat.id, anchor, page)))
        case 5:
            guard let conversation = state.main?.conversation, let asked = conversation.finder?.asked else { return }
            let places = (1...11).filter { _ in Bool.random(using: &dice) }.map {
                ChatHits.Place(MessageID($0), at: MessagePosition(Int64($0) * 10))
            }
            let hits = ChatHits(places, hasMore: Bool.random(using: &dice))
            _ = App.reduce(&state, .conversation(.searched(conversation.chat.id, asked, hits)))
        case 6:
            let wheel = Int.random(in: -2...2, using: &dice)
            _ = App.reduce(&state, state.search == nil ? .chatList(.wheelTurned(wheel)) : .search(.wheelTurned(wheel)))
        case 7: state.size = [Size(80, 24), Size(40, 12), Size(20, 6)].randomElement(using: &dice) ?? state.size
        default: _ = App.reduce(&state, .key(Self.keys.randomElement(using: &dice) ?? "m"))
        }
    }

    @Test(arguments: 1...4) func nothingThatHappensBreaksIt(seed: UInt64) {
        var dice = Dice(state: seed)
        var state = AppState.search()
        for _ in 0..<300 {
            step(&state, &dice)
            state = state.settled()
            _ = App.lines(state)
            // Keys go where something is that takes them.
            switch state.main?.focus {
            case .search: #expect(state.search != nil)
            case .list: #expect(state.search == nil)
            case .finder: #expect(state.main?.conversation?.finder != nil)
            case .timeline, .composer: #expect(state.main?.conversation != nil)
            case nil: Issue.record("no profile is open")
            }
        }
        state.size = Size(80, 24)
        for _ in 0..<8 { _ = App.reduce(&state, .key("escape")) }
        #expect(state.search == nil)
        #expect(state.main?.focus == .list)
        #expect(state.main?.chatList.window?.elements == ChatSummary.fixtures)
    }
}
