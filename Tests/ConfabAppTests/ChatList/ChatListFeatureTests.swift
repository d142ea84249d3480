import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The list of chats, without the app around it.
@Suite struct ChatListFeatureTests {
    private let me = ProfileID(1)
    private let shared = Shared.fixture
    private let chats = ChatSummary.fixtures

    private var list: ChatList {
        var list = ChatList(profile: me)
        list.window = ChatWindow(chats)
        list.selection = chats[0].id
        return list
    }

    private func query(_ filter: ChatFilter?, _ order: ChatOrder = .activity, of profile: ProfileID) -> ChatQuery {
        ChatQuery(profile: profile, filter: filter, order: order, anchor: .top, before: 0, after: 80)
    }

    @Test func aChatThatAnActionMovesStaysInSight() {
        var list = list
        _ = list.act(.pin, shared)
        #expect(list.scroll.reveal == chats[0].id)
    }

    @Test func openingReadsTheListAsItWasLeft() {
        let store = TestStore(ChatList(profile: me))
        store.exhaustivity = .off
        let settings = AppOperation.query(.listSettings(me))
        store.send(
            .open,
            effects: [
                .after(.milliseconds(100), .action(.waitedLong), id: "list-patience"),
                .work(.query(.tags(me))), .work(settings),
            ])
        let query = query(.unread, .name, of: me)
        store.answer(
            .operation(settings), with: .action(.remembered(me, .unread, .name)),
            effects: [.work(.query(.chats(query)), id: "load-chats"), .work(.query(.counts(me)))]
        ) {
            $0.filter = .unread
            $0.order = .name
        }
        let window = ChatWindow([chats[2], chats[0]])
        store.answer(
            .operation(.query(.chats(query))), with: .action(.loaded(query, window)),
            effects: [
                .cancel("list-patience"),
                .intent(.share(.chats(asked: [chats[2].id, chats[0].id], [chats[2], chats[0]]))),
            ]
        ) {
            $0.window = window
        }
    }

    @Test func anUnreadableListSaysWhyInsteadOfLoading() {
        var state = AppState.fixture(chats: [])
        state.withMainForTest {
            $0.chatList = ChatList(profile: me)
            $0.chatList.loading = .long
        }
        #expect(shown(state).contains("Loading"))
        _ = App.reduce(&state, .chatList(.failed(me, .offline)))
        #expect(shown(state).contains("The chats can't be read.") && shown(state).contains("The service can't"))
        #expect(!shown(state).contains("Loading"))
        _ = App.reduce(&state, .key("R"))
        _ = App.reduce(&state, .status(.refreshed))
        #expect(state.said == [Problem.offline.text])
        _ = App.reduce(&state, .chatList(.loaded(query(nil, of: me), ChatWindow(chats))))
        #expect(shown(state).contains(chats[0].names.shown()))
        _ = App.reduce(&state, .chatList(.failed(ProfileID(2), .offline)))
        #expect(state.main?.chatList.problem == nil)
    }

    @Test func rowsOfAnotherFilterOrProfileAreToldAndNotTaken() {
        var list = list
        let before = list
        for query in [query(nil, of: ProfileID(2)), query(.unread, of: me), query(nil, .name, of: me)] {
            let told = Intent.share(.chats(asked: [chats[3].id], [chats[3]]))
            #expect(list.reduce(.loaded(query, ChatWindow([chats[3]])), shared) == Outcome(intents: [told]))
        }
        #expect(list == before)
    }

    @Test func theSelectedChatIsOpenedAndItsCardShown() {
        var list = list
        _ = list.perform(.next, shared)
        #expect(list.perform(.open, shared) == Outcome(intents: [.openChat(chats[1])]))
        #expect(list.perform(.card, shared) == Outcome(intents: [.openCard(chats[1])]))
        #expect(list.reduce(.rowClicked(chats[3].id), shared).intents == [.openChat(chats[3])])
        #expect(list.reduce(.avatarClicked(chats[4].id), shared).intents == [.openCard(chats[4])])
    }

    @Test func keysMeanWhatOneSeesWhereTheListIsUpsideDown() {
        var list = list
        var shared = shared
        shared.options.reachable = true
        _ = list.perform(.previous, shared)
        #expect(list.selection == chats[1].id)
    }

    @Test func theWheelOpensTheSearchBeyondTheTopButNotInOneTurn() {
        let viewport = ListViewport<ChatID>(
            first: chats[3].id, firstLine: 0, firstIndex: 3, last: chats[8].id, lastIndex: 8, height: 12,
            isAtStart: false, isAtEnd: false)
        let top = ListViewport<ChatID>(
            first: chats[0].id, firstLine: 0, firstIndex: 0, last: chats[5].id, lastIndex: 5, height: 12,
            isAtStart: true, isAtEnd: false)
        let search = FeatureInput<ChatList.Action>.action(.wheelTurned(-1))
        let store = TestStore(list)
        store.exhaustivity = .off
        store.send(.action(.viewportChanged(viewport)))
        store.send(search, effects: [.after(.milliseconds(300), .action(.wheelRested), id: "wheel-rest")])
        store.send(.action(.viewportChanged(top)))
        store.send(search)
        #expect(store.state.isRollingUp)
        store.advance(by: .milliseconds(300))
        store.receive(.action(.wheelRested)) { $0.isRollingUp = false }
        store.send(search, effects: [.intent(.focus(.search))])
    }

    @Test func backClosesTheRowActionsAndThenEndsSelecting() {
        var list = list
        list.chosen = [chats[0].id]
        list.swipe = Swipe(chats[0].id, .trailing)
        #expect(list.back(shared) == Outcome() && list.swipe == nil)
        #expect(list.contexts.first == .selecting)
        #expect(list.back(shared) == Outcome() && list.chosen == nil)
    }

    @Test func aClickMarksAChatWhileSeveralAreMarked() {
        var list = list
        _ = list.perform(.selectChat, shared)
        #expect(list.reduce(.rowClicked(chats[3].id), shared).intents == [])
        #expect(list.chosen == [chats[0].id, chats[3].id])
        #expect(list.reduce(.rowClicked(chats[0].id), shared).intents == [])
        #expect(list.chosen == [chats[3].id])
    }

    @Test func aFilterThatShowsNothingClearsItselfExceptUnread() {
        var list = list
        list.filter = .groups
        let effects = list.reduce(.counted(ChatCounts(all: FilterCount(chats: 3))), shared).effects
        #expect(list.filter == nil)
        #expect(effects.contains(.perform(.save(.filter(me, nil)), id: "remember-filter")))
        list.filter = .unread
        #expect(list.reduce(.counted(ChatCounts(all: FilterCount(chats: 3))), shared) == Outcome())
        #expect(list.filter == .unread)
    }

    @Test func onlyWhatWasChangedIsReadAgain() {
        var list = list
        var changes = ChangeSet()
        changes.mailboxes = [me]
        changes.tags = []
        #expect(list.storeChanged(changes, shared) == Outcome())
        changes.profiles = [me]
        #expect(list.storeChanged(changes, shared).effects == [.perform(.query(.order(me)))])
        changes.chats = [chats[3].id]
        #expect(
            list.storeChanged(changes, shared).effects == [
                .perform(.query(.order(me))), .perform(.query(.chats(query(nil, of: me))), id: "load-chats"),
                .perform(.query(.counts(me))),
            ])
    }

    @Test func anActionThatNeedsAQuestionPresentsIt() {
        var list = list
        _ = list.perform(.next, shared)
        let question = ChatActionQuestion(.clear, [ChosenChat(chats[1])]).layer(shared.strings)
        #expect(list.perform(.clearChat, shared) == Outcome(intents: [.present(question)]))
    }

    @Test func newTagsAreToldToTheOthers() {
        var list = list
        list.tags = ChatTag.fixtures
        #expect(
            list.reduce(.tagged(me, []), shared) == Outcome(intents: [.share(.tags(before: ChatTag.fixtures))]))
        #expect(list.tags == [])
        #expect(list.reduce(.tagged(ProfileID(2), ChatTag.fixtures), shared) == Outcome())
        #expect(list.tags == [])
    }
}
