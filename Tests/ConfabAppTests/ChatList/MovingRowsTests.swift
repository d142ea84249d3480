import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The times at which rows move, and at which they wait.
@Suite struct MovingRowsTests {
    private let me = ProfileID(1)
    private let query = ChatQuery(profile: ProfileID(1), filter: nil, anchor: .top, before: 0, after: 80)

    private func changed(_ chats: UInt64...) -> AppAction {
        var changes = ChangeSet()
        changes.chats = Set(chats.map { ChatID($0) })
        return .changed(changes)
    }

    /// The fixtures after a message in chat `id` a minute ago.
    private func bumped(_ id: UInt64) -> [ChatSummary] {
        var chats = ChatSummary.fixtures
        guard let index = chats.firstIndex(where: { $0.id == ChatID(id) }) else { return chats }
        var chat = chats.remove(at: index)
        chat.stats.unread += 1
        chat.lastActivity = .minutesAgo(0)
        // Behind the pinned one.
        chats.insert(chat, at: 1)
        return chats
    }

    private func ids(_ state: AppState) -> [UInt64] {
        state.main?.chatList.window?.elements.map(\.id.rawValue) ?? []
    }

    @Test func aRowMovesAtOnceWhileNobodyUsesTheList() {
        var state = AppState.fixture()
        #expect(App.reduce(&state, changed(5)).contains(.perform(.query(.chats(query)), id: "load-chats")))
        _ = App.reduce(&state, .chatList(.loaded(query, ChatWindow(bumped(5)))))
        #expect(ids(state).prefix(3) == [1, 5, 2])
    }

    @Test func whileKeysArePressedRowsThatWouldMoveAreGathered() throws {
        let store = TestStore(AppState.fixture(), reduce: App.reduce)
        store.exhaustivity = .off
        store.send(.key("j"), effects: [.after(.seconds(2), .chatList(.rested), id: "list-rest")])
        store.send(changed(5, 4711))
        // What is in the row changes; where it stands does not.
        var fresh = ChatSummary.fixtures[4]
        fresh.stats.unread += 1
        store.answer(.query(.rows([ChatID(5)])), with: .chatList(.refreshed([ChatID(5)], [fresh])))
        #expect(ids(store.state) == Array(1...10))
        #expect(store.state.main?.chatList.window?.elements[4].stats.unread == 1235)
        // Another key makes it wait again.
        store.advance(by: .milliseconds(1500))
        store.send(.key("j"))
        store.advance(by: .milliseconds(1500))
        #expect(store.state.main?.chatList.isUserActive == true)
        store.advance(by: .milliseconds(500))
        store.receive(
            .chatList(.rested), effects: [.perform(.query(.chats(query)), id: "load-chats")])
        store.answer(.query(.chats(query)), with: .chatList(.loaded(query, ChatWindow(bumped(5)))))
        #expect(ids(store.state).prefix(3) == [1, 5, 2])
        #expect(store.state.main?.chatList.selection == ChatID(3))
    }

    @Test func nothingIsReadWhenTheListRestsAndNothingCame() {
        var state = typed("j", in: .fixture())
        #expect(App.reduce(&state, .chatList(.rested)) == [])
        #expect(state.main?.chatList.isUserActive == false)
    }

    @Test func whatTheUserDoesToARowIsSeenAtOnce() {
        var state = typed("j", in: .fixture())
        let effects = App.reduce(&state, .key("p"))
        #expect(effects.contains(.cancel("list-rest")))
        #expect(effects.contains(.request(.changeAll([ChatEdit(ChatID(2), .pinned(true))]), by: .chatActions)))
        #expect(App.reduce(&state, changed(2)).contains(.perform(.query(.chats(query)), id: "load-chats")))
    }

    // The open chat.

    private func opened(_ id: UInt64) -> AppState {
        var state = AppState.fixture(width: 120)
        _ = App.reduce(&state, .chatList(.rowClicked(ChatID(id))))
        _ = App.reduce(&state, .chatList(.rested))
        return state
    }

    @Test func theOpenChatDoesNotJumpAwayUnderTheReader() {
        var state = opened(5)
        _ = App.reduce(&state, .chatList(.loaded(query, ChatWindow(bumped(5)))))
        #expect(ids(state) == Array(1...10))
        // Its row says what is new all the same.
        #expect(state.main?.chatList.window?.elements[4].stats.unread == 1235)
    }

    @Test func itGoesWhereItBelongsOnceAnotherIsOpened() {
        var state = opened(5)
        _ = App.reduce(&state, .chatList(.loaded(query, ChatWindow(bumped(5)))))
        _ = App.reduce(&state, .chatList(.rowClicked(ChatID(3))))
        // Not under the finger that may click once more.
        let effects = App.reduce(&state, .chatList(.rested))
        #expect(effects.contains(.perform(.query(.chats(query)), id: "load-chats")))
        _ = App.reduce(&state, .chatList(.loaded(query, ChatWindow(bumped(5)))))
        #expect(ids(state).prefix(3) == [1, 5, 2])
    }

    @Test func othersMoveAroundIt() {
        var state = opened(5)
        _ = App.reduce(&state, .chatList(.loaded(query, ChatWindow(bumped(8)))))
        #expect(ids(state) == [1, 8, 2, 3, 4, 5, 6, 7, 9, 10])
    }

    @Test func aPinTakesItAway() {
        var state = opened(5)
        var chats = ChatSummary.fixtures
        var pinned = chats.remove(at: 4)
        pinned.settings.pinnedOrder = 1
        chats.insert(pinned, at: 1)
        _ = App.reduce(&state, .chatList(.loaded(query, ChatWindow(chats))))
        #expect(ids(state).prefix(2) == [1, 5])
    }

    @Test func readingTheOpenChatDoesNotTakeItOutOfTheUnreadOnes() {
        let unread = ChatQuery(profile: me, filter: .unread, anchor: .top, before: 0, after: 80)
        var state = AppState.fixture(width: 120)
        let rows = ChatSummary.fixtures.filter(\.hasUnread)
        _ = App.reduce(&state, .chatList(.tabChosen(.unread)))
        _ = App.reduce(&state, .chatList(.loaded(unread, ChatWindow(rows))))
        #expect(ids(state) == [1, 3])
        _ = App.reduce(&state, .chatList(.rowClicked(ChatID(3))))
        _ = App.reduce(&state, .chatList(.rested))
        let effects = App.reduce(&state, .chatList(.loaded(unread, ChatWindow(Array(rows.prefix(1))))))
        #expect(ids(state) == [1, 3])
        // What it says now is read by itself.
        #expect(effects.contains(.perform(.query(.rows([ChatID(3)])))))
        _ = App.reduce(&state, .key("escape"))
        _ = App.reduce(&state, .chatList(.rowClicked(ChatID(1))))
        _ = App.reduce(&state, .chatList(.loaded(unread, ChatWindow(Array(rows.prefix(1))))))
        #expect(ids(state) == [1])
    }

    @Test func oneAtATimeTheOpenChatIsHeldNowhere() {
        var state = AppState.fixture(width: 60)
        _ = App.reduce(&state, .chatList(.rowClicked(ChatID(5))))
        #expect(state.main?.chatList.openRow == nil)
    }

    @Test func aSelectedChatThatMovedFarAwayStaysSelectedAndOneThatIsGoneDoesNot() {
        var state = typed("j", "j", in: .fixture())
        _ = App.reduce(&state, .chatList(.rested))
        let rest = ChatSummary.fixtures.filter { $0.id != ChatID(3) }
        let effects = App.reduce(&state, .chatList(.loaded(query, ChatWindow(rest, before: 100))))
        #expect(effects.contains(.perform(.query(.rows([ChatID(3)])))))
        var moved = state
        _ = App.reduce(&moved, .chatList(.refreshed([ChatID(3)], [ChatSummary.fixtures[2]])))
        #expect(moved.main?.chatList.selection == ChatID(3))
        _ = App.reduce(&state, .chatList(.refreshed([ChatID(3)], [])))
        #expect(state.main?.chatList.selection == ChatID(4))
    }

    @Test func anotherAnswerDoesNotDecideWhetherTheSelectedChatIsThere() {
        var state = typed("j", "j", in: .fixture())
        _ = App.reduce(&state, .chatList(.rested))
        let rest = ChatSummary.fixtures.filter { $0.id != ChatID(3) }
        _ = App.reduce(&state, .chatList(.loaded(query, ChatWindow(rest, before: 100))))
        _ = App.reduce(&state, .chatList(.refreshed([ChatID(5)], [ChatSummary.fixtures[4]])))
        #expect(state.main?.chatList.selection == ChatID(3))
        _ = App.reduce(&state, .chatList(.refreshed([ChatID(3)], [])))
        #expect(state.main?.chatList.selection == ChatID(4))
    }

    @Test func whatTheUserDoesShowsWhatWasGathered() {
        var state = typed("j", in: .fixture())
        _ = App.reduce(&state, changed(4711))
        // The first of the pinned ones stays where it is, so the store says nothing.
        _ = App.reduce(&state, .key("k"))
        let effects = App.reduce(&state, .key("K"))
        #expect(effects.contains(.perform(.query(.chats(query)), id: "load-chats")))
    }

    /// Scrolled down to rows 4 to 7 of the fixtures.
    private func scrolled() -> AppState {
        var state = AppState.fixture(width: 120)
        let viewport = ListViewport<ChatID>(
            first: ChatID(4), firstLine: 0, firstIndex: 3, last: ChatID(7), lastIndex: 6, height: 8, isAtStart: false,
            isAtEnd: false)
        state.withMainForTest {
            $0.chatList.viewport = viewport
            $0.chatList.scroll = viewport.scroll
        }
        return state
    }

    @Test func whenTheFirstRowThatIsSeenGoesUpTheNextOneTakesItsPlace() {
        var state = scrolled()
        let effects = App.reduce(&state, changed(4))
        // Where the changed one is now says nothing of where one was.
        guard
            case .perform(.query(.chats(let query)), _)? = effects.first(where: {
                if case .perform(.query(.chats), _) = $0 { true } else { false }
            })
        else {
            Issue.record("nothing is read")
            return
        }
        #expect(query.anchor == .chat(ChatID(5)))
        _ = App.reduce(&state, .chatList(.loaded(query, ChatWindow(bumped(4)))))
        #expect(state.main?.chatList.scroll.position == .row(ChatID(5), line: 0))
    }

    @Test func whatWasGatheredSaysNothingOfWhereOneIs() {
        var state = scrolled()
        _ = App.reduce(&state, .key("j"))
        state.withMainForTest { $0.chatList.viewport = scrolled().main?.chatList.viewport }
        _ = App.reduce(&state, changed(4))
        let effects = App.reduce(&state, .chatList(.rested))
        let around = ChatQuery(profile: me, filter: nil, anchor: .chat(ChatID(5)), before: 40, after: 43)
        #expect(effects == [.perform(.query(.chats(around)), id: "load-chats")])
        #expect(state.main?.chatList.changedChats == [])
    }

    @Test func theHeldRowSaysNothingOfWhereOneIs() {
        var state = scrolled()
        _ = App.reduce(&state, .chatList(.rowClicked(ChatID(4))))
        _ = App.reduce(&state, .chatList(.rested))
        _ = App.reduce(&state, .chatList(.loaded(query, ChatWindow(bumped(4)))))
        #expect(state.main?.chatList.isOpenRowOutOfOrder == true)
        state.withMainForTest { $0.chatList.viewport = scrolled().main?.chatList.viewport }
        let effects = App.reduce(&state, changed(8))
        let around = ChatQuery(profile: me, filter: nil, anchor: .chat(ChatID(5)), before: 40, after: 43)
        #expect(effects.contains(.perform(.query(.chats(around)), id: "load-chats")))
    }

    @Test func archivingTheOpenChatTakesItsRowAway() {
        var state = opened(5)
        var archived = ChatSummary.fixtures[4]
        archived.settings.isArchived = true
        let effects = App.reduce(&state, changed(5))
        let chat = effects.firstIndex(of: .perform(.query(.chat(ChatID(5)))))
        let rows = effects.firstIndex(of: .perform(.query(.chats(query)), id: "load-chats"))
        #expect(chat != nil && rows != nil && (chat ?? 0) < (rows ?? 0))
        _ = App.reduce(&state, .conversation(.loaded(ChatID(5), archived, Conversation.Details())))
        let rest = ChatSummary.fixtures.filter { $0.id != ChatID(5) }
        _ = App.reduce(&state, .chatList(.loaded(query, ChatWindow(rest))))
        #expect(!ids(state).contains(5))
    }

    @Test func aTabIsInOrderAndKeepsTheOpenChatFromThenOn() {
        let groups = ChatQuery(profile: me, filter: .groups, anchor: .top, before: 0, after: 80)
        var state = opened(5)
        let rows = ChatSummary.fixtures.filter { $0.kind.preset == .groups }
        _ = App.reduce(&state, .chatList(.tabChosen(.groups)))
        _ = App.reduce(&state, .chatList(.loaded(groups, ChatWindow(rows))))
        #expect(ids(state) == [1, 5, 10])
        var later = rows
        later[2].lastActivity = .minutesAgo(0)
        later.swapAt(1, 2)
        _ = App.reduce(&state, .chatList(.loaded(groups, ChatWindow(later))))
        #expect(ids(state) == [1, 10, 5])
    }

    @Test func rowsInAnotherOrderAreOutOfDate() {
        var state = AppState.fixture()
        _ = App.reduce(&state, .chatList(.ordered(me, .name)))
        _ = App.reduce(&state, .chatList(.loaded(query, ChatWindow(bumped(8)))))
        #expect(state.main?.chatList.window == nil)
    }

    @Test func theNextUnreadChatIsBroughtIntoSight() {
        var state = AppState.fixture()
        let far = ChatSummary.fixture(4711, "Far away", unread: 1)
        let effects = App.reduce(&state, .chatList(.unreadFound(far)))
        let around = ChatQuery(profile: me, filter: nil, anchor: .chat(ChatID(4711)), before: 40, after: 80)
        #expect(effects.contains(.perform(.query(.chats(around)), id: "load-chats")))
        _ = App.reduce(&state, .chatList(.loaded(around, ChatWindow([far], before: 500, after: 500))))
        #expect(state.main?.chatList.scroll.reveal == ChatID(4711))
        #expect(state.main?.chatList.selection == ChatID(4711))
    }
}
