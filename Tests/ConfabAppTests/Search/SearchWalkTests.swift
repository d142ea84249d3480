import Loop
import Messenger
import RandomTesting
import TerminalDOM
import Testing

@testable import ConfabApp

/// Whatever is typed, answered and changed in whatever order: what is shown can be drawn, and the list comes back.
@Suite struct SearchWalkTests {
    private static let keys = [
        "m", "o", "t", "space", "backspace", "ctrl-u", "ctrl-y", "down", "up", "page-down", "page-up", "ctrl-end",
        "ctrl-home", "enter", "enter", "escape", "tab", "shift-tab", "alt-g", "alt-i", "/", "ctrl-f", "n", "N", "k",
        "j", "ctrl-_",
    ]

    private static let pastes = [
        "confab://connect/q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1", "confab://connect/AAAABBBBCCCCDDDDEEEE",
        "confab://connect/q7Hx2m", "from:nobody in:\"no chat\" before:x", "a\nb",
        String(repeating: "word ", count: 500),
    ]

    private func plan(_ dice: inout SeededGenerator) -> LinkPlan {
        let plans: [LinkPlan] = [
            .known(ChatID(2)), .own(nil), .own(ChatID(3)), .connecting(ChatID(2)), .new(name: "Solveig"), .used, .gone,
        ]
        return plans.randomElement(using: &dice) ?? .gone
    }

    /// Lets a requested or another operation fail.
    private func fail(_ state: inout AppState, _ dice: inout SeededGenerator) {
        guard let search = state.search, Bool.random(using: &dice) else {
            guard let conversation = state.main?.conversation, let asked = conversation.chatSearch?.asked else {
                return
            }
            _ = App.reduce(&state, .conversation(.searchFailed(conversation.chat.id, asked, .offline)))
            return
        }
        switch Int.random(in: 0..<5, using: &dice) {
        case 0: _ = App.reduce(&state, .search(.failed(.names(search.names), .offline)))
        case 1:
            if let link = search.link {
                _ = App.reduce(&state, .refused(.plan(link.preview.link), by: .search, .offline))
            }
        case 2: _ = App.reduce(&state, .failed(.offline))
        case 3:
            if let link = search.link {
                let connect = ServiceRequest.connect(link.preview.link, incognito: link.isIncognito)
                let isDone = Bool.random(using: &dice)
                let answer: AppAction =
                    isDone
                    ? .answered(connect, by: .search, .chat(ChatID(2)))
                    : .refused(connect, by: .search, .offline)
                _ = App.reduce(&state, answer)
            }
        default:
            guard let asked = search.asked else { return }
            _ = App.reduce(&state, .search(.failed(.messages(asked), .offline)))
        }
    }

    private func step(_ state: inout AppState, _ dice: inout SeededGenerator) {
        switch Int.random(in: 0..<16, using: &dice) {
        case 0:
            var names = NameResults.fixture
            names.chats = Array(names.chats.shuffled(using: &dice).prefix(.random(in: 0...5, using: &dice)))
            names.chatCount = names.chats.count * 2
            if Bool.random(using: &dice) { names.groups = [] }
            let limit = Bool.random(using: &dice) ? state.search?.nameLimit ?? 5 : Int.random(in: 1...60, using: &dice)
            _ = App.reduce(&state, .search(.namesFound(state.search?.names ?? NameSearch("m"), limit: limit, names)))
        case 1:
            let hits = MessageHit.fixtures.shuffled(using: &dice).prefix(.random(in: 0...5, using: &dice))
            state.answerMessages(Array(hits), next: Bool.random(using: &dice) ? hits.last?.cursor : nil)
        case 2: _ = App.reduce(&state, .changed(.reload))
        case 3:
            let timers: [AppAction] = [
                .search(.pauseOver), .search(.waitedLong), .search(.changesDue), .search(.typingRested),
                .search(.linkDue), .search(.linkTakesLong), .conversation(.chatSearchDue),
                .conversation(.chatSearchWaitedLong),
                .conversation(.chatSearchRepeated), .conversation(.chatSearchRested),
            ]
            _ = App.reduce(&state, timers.randomElement(using: &dice) ?? .search(.pauseOver))
        case 4:
            guard let conversation = state.main?.conversation else { return }
            let messages = Message.fixtures.filter { _ in Bool.random(using: &dice) }
            let anchor = conversation.timeline.target.map { MessageAnchor.around($0.position) } ?? .newest
            let page = MessagePage(messages, hasOlder: Bool.random(using: &dice), hasNewer: Bool.random(using: &dice))
            _ = App.reduce(&state, .conversation(.timeline(.pageLoaded(.chat(conversation.chat.id), anchor, page))))
        case 5:
            guard let conversation = state.main?.conversation, let asked = conversation.chatSearch?.asked else {
                return
            }
            let places = (1...11).filter { _ in Bool.random(using: &dice) }.map {
                ChatHits.Place(MessageID($0), at: MessagePosition(Int64($0) * 10))
            }
            let next = Bool.random(using: &dice) ? places.first : nil
            let hits = ChatHits(places, next: next.map { SearchCursor(sentAt: .zero, message: $0.id) })
            let cursor = conversation.chatSearch?.cursor
            _ = App.reduce(&state, .conversation(.searched(conversation.chat.id, asked, after: cursor, hits)))
        case 6:
            let wheel = Int.random(in: -2...2, using: &dice)
            _ = App.reduce(&state, state.search == nil ? .chatList(.wheelTurned(wheel)) : .search(.wheelTurned(wheel)))
        case 7: fail(&state, &dice)
        case 8: _ = App.reduce(&state, .terminal(.paste(Self.pastes.randomElement(using: &dice) ?? "m")))
        case 9:
            guard let link = state.search?.link else { return }
            _ = App.reduce(&state, .planned(link.preview.link, plan(&dice)))
        case 10:
            guard let chat = state.search?.link?.preview.plan?.chat else { return }
            let chats = ChatSummary.fixtures.filter { $0.id == chat && Bool.random(using: &dice) }
            _ = App.reduce(&state, .chatList(.refreshed([chat], chats)))
        case 11: state.size = [Size(80, 24), Size(40, 12), Size(20, 6)].randomElement(using: &dice) ?? state.size
        default: _ = App.reduce(&state, .key(Self.keys.randomElement(using: &dice) ?? "m"))
        }
    }

    /// Checks the invariants.
    private func check(_ state: AppState) {
        if let search = state.search {
            if let link = search.link {
                #expect(link.selected.map(link.entries.contains) ?? true)
                #expect(search.field.isEmpty && !search.isSearching)
            }
            // Who waits for an answer gets one.
            if search.isOpeningFirst { #expect(search.asked != nil || search.foundBy != search.names) }
            if search.asked == nil { #expect(search.feedback.waiting == nil) }
        }
        if let chatSearch = state.main?.conversation?.chatSearch, chatSearch.asked == nil {
            #expect(chatSearch.feedback.waiting == nil)
        }
    }

    @Test(arguments: 1...8) func nothingThatHappensBreaksIt(seed: UInt64) {
        var dice = SeededGenerator(seed)
        var state = AppState.search()
        for _ in 0..<300 {
            step(&state, &dice)
            state = state.settled()
            _ = App.lines(state)
            check(state)
            // Keys go where something is that takes them.
            switch state.main?.focus {
            case .search: #expect(state.search != nil)
            case .list: #expect(state.search == nil)
            case .conversation(.chatSearch): #expect(state.main?.conversation?.chatSearch != nil)
            case .conversation(.timeline), .conversation(.composer): #expect(state.main?.conversation != nil)
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
