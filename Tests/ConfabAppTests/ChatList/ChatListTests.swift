import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

@Suite struct ChatListTests {
    private func selection(_ state: AppState) -> UInt64? { state.main?.chatList.selection?.rawValue }

    @Test func jAndKMoveAndStopAtTheEnds() {
        let state = AppState.fixture()
        #expect(selection(typed("j", "j", "k", in: state)) == 2)
        #expect(selection(typed("k", "k", in: state)) == 1)
        #expect(selection(typed("G", "j", in: state)) == 10)
        #expect(selection(typed("G", "g", in: state)) == 1)
    }

    @Test func theSelectionKeepsItsChatWhileRowsMove() {
        var state = typed("j", "j", in: .fixture())
        let query = ChatQuery(profile: ProfileID(1), filter: nil, anchor: .top, before: 0, after: 60)
        let moved = ChatWindow(ChatSummary.fixtures.reversed())
        _ = App.reduce(&state, .chatList(.loaded(query, moved)))
        #expect(selection(state) == 3)
    }

    @Test func whoeverTakesThePlaceOfAChatThatIsGoneIsSelected() {
        var state = typed("j", "j", in: .fixture())
        let query = ChatQuery(profile: ProfileID(1), filter: nil, anchor: .top, before: 0, after: 60)
        _ = App.reduce(
            &state, .chatList(.loaded(query, ChatWindow(ChatSummary.fixtures.filter { $0.id != ChatID(3) }))))
        _ = App.reduce(&state, .chatList(.refreshed([ChatID(3)], [])))
        #expect(selection(state) == 4)
        _ = App.reduce(&state, .chatList(.loaded(query, .empty)))
        _ = App.reduce(&state, .chatList(.refreshed([ChatID(4)], [])))
        #expect(selection(state) == nil)
    }

    @Test func enterComesBackToWhatIsShownWhenTheSelectionIsFarAway() {
        var state = AppState.fixture()
        state.withMainForTest {
            $0.chatList.selection = ChatID(5000)
            $0.chatList.window = ChatWindow(ChatSummary.fixtures, before: 100)
        }
        #expect(selection(typed("enter", in: state)) == 1)
        #expect(typed("enter", in: state).main?.conversation == nil)
    }

    @Test func theEndOfALongListIsReadBeforeItIsShown() throws {
        let store = TestStore(state(before: 0, after: 5000), reduce: App.reduce)
        let query = ChatQuery(profile: ProfileID(1), filter: nil, anchor: .bottom, before: 40, after: 80)
        store.send(
            .key("G"),
            effects: [
                .after(.seconds(2), .chatList(.rested), id: "list-rest"),
                .perform(.query(.chats(query)), id: "load-chats"),
            ]
        ) {
            $0.withMainForTest {
                $0.chatList.pendingSelection = .last
                $0.chatList.isUserActive = true
            }
        }
        let last = ChatWindow([.fixture(99, "Zoe")], before: 5000)
        store.answer(.query(.chats(query)), with: .chatList(.loaded(query, last))) {
            $0.withMainForTest {
                $0.chatList.window = last
                $0.chatList.pendingSelection = nil
                $0.chatList.selection = ChatID(99)
                $0.chatList.scroll = ListScroll(.end, reveal: ChatID(99))
            }
        }
        store.advance(by: .seconds(2))
        store.receive(.chatList(.rested)) { $0.withMainForTest { $0.chatList.isUserActive = false } }
        store.finish()
    }

    @Test func moreIsReadWhenTheScreenComesNearToWhatIsNotRead() {
        var state = state(before: 100, after: 0)
        let viewport = ListViewport<ChatID>(
            first: ChatID(1), firstLine: 0, firstIndex: 0, last: ChatID(9), lastIndex: 8, height: 18, isAtStart: true,
            isAtEnd: false)
        let effects = App.reduce(&state, .chatList(.viewportChanged(viewport)))
        let query = ChatQuery(profile: ProfileID(1), filter: nil, anchor: .chat(ChatID(1)), before: 40, after: 48)
        #expect(effects == [.perform(.query(.chats(query)), id: "load-chats")])
        // The beginning of what was read is not the beginning of the list: what is seen stays when more is there.
        #expect(state.main?.chatList.scroll.position == .row(ChatID(1), line: 0))
    }

    @Test func fromTheTopOneSeesWhatComesThere() {
        var state = typed("j", in: .fixture())
        let viewport = ListViewport<ChatID>(
            first: ChatID(1), firstLine: 0, firstIndex: 0, last: ChatID(9), lastIndex: 8, height: 18, isAtStart: true,
            isAtEnd: false)
        _ = App.reduce(&state, .chatList(.viewportChanged(viewport)))
        #expect(state.main?.chatList.scroll == ListScroll(.start, reveal: ChatID(2)))
    }

    private func state(before: Int, after: Int) -> AppState {
        var state = AppState.fixture()
        state.withMainForTest {
            $0.chatList.window = ChatWindow(ChatSummary.fixtures, before: before, after: after)
        }
        return state
    }
}

extension AppState {
    /// Changes the main screen, for what a test expects.
    mutating func withMainForTest(_ change: (inout Main) -> Void) {
        guard case .main(var main) = root else { return }
        change(&main)
        root = .main(main)
    }
}
