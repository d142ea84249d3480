import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The search, without the app around it.
@Suite struct SearchFeatureTests {
    private let me = ProfileID(1)
    private var empty: Search { Search(profile: me) }

    /// The search has the keys.
    private var shared: Shared {
        var shared = Shared.fixture
        shared.focus = .search
        return shared
    }

    private func link() throws -> ConnectLink {
        try #require(ConnectLink(secret: "q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1"))
    }

    @Test func enterOpensTheFirstResultOnceItIsFound() {
        let store = TestStore(empty, shared)
        store.exhaustivity = .off
        let names = NameSearch("moth")
        let query = AppOperation.query(.names(me, names, limit: 5))
        store.send(.edit(.insert("moth")), effects: [.work(query, id: "search-names")])
        store.send(.command(.open), effects: []) { $0.isOpeningFirst = true }
        store.answer(
            .operation(query), with: .action(.namesFound(names, limit: 5, .fixture)),
            effects: [.intent(.openChat(NameResults.fixture.chats[0].chat))]
        ) {
            $0.isOpeningFirst = false
            $0.found = .fixture
        }
    }

    @Test func enterOpensNothingOnceTheKeysAreElsewhere() {
        var search = empty
        _ = search.edit(.insert("moth"), shared)
        _ = search.perform(.open, shared)
        var elsewhere = shared
        elsewhere.isCovered = true
        let found = Search.Action.namesFound(NameSearch("moth"), limit: 5, .fixture)
        #expect(search.reduce(found, elsewhere) == Outcome())
        #expect(search.found == .fixture && !search.isOpeningFirst)
    }

    @Test func resultsForOtherWordsAreNotTaken() {
        var search = empty
        _ = search.edit(.insert("mot"), shared)
        let asked = search.asked
        _ = search.edit(.insert("h"), shared)
        let before = search
        #expect(search.reduce(.namesFound(NameSearch("mot"), limit: 5, .fixture), shared) == Outcome())
        if let asked { _ = search.reduce(.messagesFound(asked, MessageResults(MessageHit.fixtures)), shared) }
        #expect(asked != nil && search == before)
    }

    @Test func aFailureIsShownForTheWordsThatFailed() {
        var search = empty
        _ = search.edit(.insert("moth"), shared)
        _ = search.reduce(.failed(.names(NameSearch("mot")), .offline), shared)
        #expect(search.nameProblem == nil)
        _ = search.reduce(.failed(.names(NameSearch("moth")), .offline), shared)
        #expect(search.nameProblem == .offline)
        #expect(shown(search, shared).contains("The service can't"))
    }

    @Test func aPastedLinkIsLookedAtAndFollowed() throws {
        let link = try link()
        let plan = ServiceRequest.plan(link)
        let store = TestStore(empty, shared)
        store.send(
            .edit(.insert(link.address)),
            effects: [
                .work(.request(plan, by: .search), id: "plan-link"),
                .after(.seconds(1), .action(.linkTakesLong), id: "link-patience"),
            ]
        ) {
            $0.link = Search.Link(link)
        }
        #expect(store.state.contexts == [.link, .text, .everywhere])
        store.answer(
            .operation(.request(plan, by: .search)), with: .done(plan, by: .search, .plan(.new(name: "Solveig"))),
            effects: [.cancel("link-patience")]
        ) {
            _ = $0.link?.preview.take(.new(name: "Solveig"))
        }
        let connect = AppOperation.request(.connect(link, incognito: true), by: .search)
        store.send(.command(.incognito), effects: []) { $0.link?.isIncognito = true }
        store.send(.command(.open), effects: [.work(connect)]) { _ = $0.link?.preview.connect() }
        store.send(.command(.open), effects: [])
        store.answer(
            .operation(connect),
            with: .done(.connect(link, incognito: true), by: .search, .chat(ChatID(50))), effects: [.intent(.close)])
    }

    @Test func aLinkThatIsRefusedCanBeFollowedAgain() throws {
        let link = try link()
        var search = empty
        _ = search.edit(.insert(link.address), shared)
        _ = search.answered(
            ServiceCall(.plan(link), of: me, by: .search), .done(.plan(.new(name: "Solveig"))), shared)
        let store = TestStore(search, shared)
        let request = ServiceRequest.connect(link, incognito: false)
        let connect = AppOperation.request(request, by: .search)
        store.send(.command(.open), effects: [.work(connect)]) { _ = $0.link?.preview.connect() }
        store.answer(.operation(connect), with: .refused(request, by: .search, .offline), effects: []) {
            $0.link?.preview.refuse(.offline)
        }
        store.send(.command(.open), effects: [.work(connect)]) { _ = $0.link?.preview.connect() }
        // The refusal of a link that was left is the app's to show.
        let other = ServiceRequest.connect(.other, incognito: false)
        store.send(.refused(other, by: .search, .offline), effects: [.pass])
        store.complete(.operation(connect))
    }

    @Test func anAnswerToAnotherFeatureIsLeftToTheApp() throws {
        let plan = ServiceRequest.plan(try link())
        let store = TestStore(empty, shared)
        store.send(.done(plan, by: .newChat, .plan(.used)), effects: [.pass])
    }

    @Test func backClearsTheFieldAndThenCloses() {
        var search = empty
        _ = search.edit(.insert("moth"), shared)
        #expect(search.back(shared)?.effects.contains(.cancel("search-messages")) == true)
        #expect(search == empty)
        #expect(search.back(shared) == nil)
        #expect(search.reduce(.cancelled, shared).intents == [.close, .focus(.list)])
    }

    // MARK: - Forwarding

    private let hit = MessageID(41)
    private var asked: AppState { typed("alt-s", in: .found(names: NameResults())) }

    @Test func aFoundMessageIsReadAndThenForwarded() {
        var state = AppState.found(names: NameResults())
        #expect(Palette.offers(state).contains { $0.command == .forwardMessage })
        #expect(App.reduce(&state, .key("alt-s")).contains(.perform(.query(.hit(hit)))))
        let message = Message.fixture(41, "Lunch at the moth café? They open at noon.", name: "Grace Hopper")
        _ = App.reduce(&state, .search(.hitRead(hit, message, ChatSummary.fixtures[1])))
        guard case .switcher(let switcher) = state.quickOpen else {
            Issue.record("The switcher isn't shown.")
            return
        }
        #expect(switcher.forwarding?.messages.map(\.content) == [message.content])
        let found = FuzzyNames(chats: [ChatSummary.fixtures[2]])
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), found)))
        state = typed("enter", in: state)
        #expect(state.quickOpen == nil && state.said == ["Forwarded to 山田太郎"])
        #expect(state.search?.selection == .message(hit))
    }

    @Test func aFoundMessageThatCannotBeForwardedSaysWhy() {
        let gone = asked.after(.search(.hitRead(hit, nil, nil)))
        #expect(gone.layers.isEmpty && gone.said == ["This message was deleted"])
        let call = Message.fixture(41, content: .call(Call(outcome: .missed)))
        let refused = asked.after(.search(.hitRead(hit, call, ChatSummary.fixtures[1])))
        #expect(refused.layers.isEmpty && refused.said == ["This message can't be forwarded"])
        // The first row is a chat.
        #expect(!Palette.offers(.found()).contains { $0.command == .forwardMessage })
        #expect(typed("alt-s", in: .found()).said == ["That isn't possible on this page"])
    }

    @Test func aFoundMessageIsForwardedOnceAndOnlyWhereTheUserStillIs() {
        let read = AppAction.search(.hitRead(hit, .fixture(41, "moth"), ChatSummary.fixtures[1]))
        #expect(asked.after(read).layers.count == 1)
        #expect(AppState.found(names: NameResults()).after(read).layers.isEmpty)
        let elsewhere = typed("alt-x", in: asked)
        #expect(elsewhere.after(read).layers == elsewhere.layers)
        #expect(typed("escape", in: asked.after(read)).after(read).layers.isEmpty)
    }

    @Test func whileNothingIsTypedTheListHasTheKeys() {
        var search = empty
        #expect(search.perform(.next, shared) == nil)
        #expect(search.perform(.open, shared) == nil)
        _ = search.edit(.insert("moth"), shared)
        _ = search.reduce(.namesFound(NameSearch("moth"), limit: 5, .fixture), shared)
        #expect(search.perform(.next, shared) != nil)
        #expect(search.selection == .chat(NameResults.fixture.chats[1].id))
    }
}
