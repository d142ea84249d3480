import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The results: sections, moving, opening, loading more, and changes meanwhile.
@Suite struct SearchResultsTests {
    private let me = ProfileID(1)

    private func ids(_ state: AppState) -> [Search.RowID] {
        guard let search = state.search else { return [] }
        return Search.ResultList(search).ids
    }

    private func selected(_ state: AppState) -> Search.RowID? {
        guard let search = state.search else { return nil }
        let list = Search.ResultList(search)
        return list.selectedIndex(search.selection).map { list.ids[$0] }
    }

    @Test func sectionsStandInTheirOrderWithAHandfulOfEach() {
        #expect(
            ids(.found()) == [
                .heading(.chats), .chat(ChatID(2)), .chat(ChatID(6)), .chat(ChatID(21)), .chat(ChatID(22)),
                .chat(ChatID(23)), .more(.chats), .heading(.groups), .chat(ChatID(24)), .chat(ChatID(1)),
                .heading(.contacts), .contact(ContactID(31)), .heading(.messages), .message(MessageID(41)),
                .message(MessageID(7)), .message(MessageID(40)), .message(MessageID(4)), .message(MessageID(30)),
            ])
    }

    @Test func theSelectionStopsAtWhatCanBeOpened() {
        let state = AppState.found()
        #expect(selected(state) == .chat(ChatID(2)))
        #expect(selected(typed("up", in: state)) == .chat(ChatID(2)))
        #expect(selected(typed("down", "down", "down", "down", "down", in: state)) == .more(.chats))
        #expect(selected(typed("ctrl-end", in: state)) == .message(MessageID(30)))
        #expect(selected(typed("ctrl-end", "down", "up", in: state)) == .message(MessageID(4)))
        #expect(selected(typed("ctrl-end", "ctrl-home", in: state)) == .chat(ChatID(2)))
    }

    @Test func moreUnfoldsAndTheFirstOfTheNewRowsIsSelected() {
        var state = typed("down", "down", "down", "down", "down", in: .found())
        #expect(
            App.reduce(&state, .key("enter")) == [
                .perform(.query(.names(me, NameSearch("moth"), limit: 50)), id: "search-names")
            ])
        var results = NameResults.fixture
        results.chats += (100..<107).map { NameHit(.fixture($0, "Moth \($0)")) }
        state.answerNames(results)
        #expect(selected(state) == .chat(ChatID(100)))
        #expect(!ids(state).contains(.more(.chats)))
        // A click on the heading folds it again.
        _ = App.reduce(&state, .search(.rowClicked(.heading(.chats))))
        #expect(ids(state).contains(.more(.chats)))
        #expect(!ids(state).contains(.chat(ChatID(100))))
    }

    @Test func manyNamesAreReadOnAsOneScrolls() {
        var state = AppState.searching("a")
        let all = (1...400).map { NameHit(.fixture($0, "Ann \($0)")) }
        state.answerNames(NameResults(chats: Array(all.prefix(5)), chatCount: 400))
        state.answerMessages([])
        state = typed("ctrl-end", "enter", in: state)
        #expect(state.search?.nameLimit == 50)
        state.answerNames(NameResults(chats: Array(all.prefix(50)), chatCount: 400))
        #expect(selected(state) == .chat(ChatID(6)))
        let effects = App.reduce(&state, viewport(30, 44, in: state))
        #expect(effects == [.perform(.query(.names(me, NameSearch("a"), limit: 100)), id: "search-names")])
        state.answerNames(NameResults(chats: Array(all.prefix(100)), chatCount: 400))
        #expect(ids(state).count == 102)
        #expect(selected(state) == .chat(ChatID(6)))
    }

    private func viewport(_ first: Int, _ last: Int, in state: AppState) -> AppAction {
        let ids = ids(state)
        return .search(
            .viewportChanged(
                ListViewport(
                    first: ids[first], firstLine: 0, firstIndex: first, last: ids[last], lastIndex: last, height: 20,
                    isAtStart: first == 0, isAtEnd: last == ids.count - 1)))
    }

    // MARK: - Messages page by page

    private func page(_ ids: ClosedRange<UInt64>) -> [MessageHit] {
        ids.map { .fixture($0, "moth \($0)", finding: "moth", minutesAgo: Int64($0)) }
    }

    private func cursor(_ id: UInt64) -> SearchCursor {
        SearchCursor(sentAt: .minutesAgo(Int64(id)), message: MessageID(id))
    }

    private func request(after: SearchCursor? = nil, limit: Int = 50) -> SearchRequest {
        SearchRequest(SearchQuery("moth"), in: .profile(me), after: after, limit: limit)
    }

    @Test func moreMessagesAreReadAsOneScrolls() {
        var state = AppState.found(names: NameResults(), messages: page(1...50), next: cursor(50))
        #expect(App.reduce(&state, viewport(0, 9, in: state)) == [])
        let effects = App.reduce(&state, viewport(31, 40, in: state))
        #expect(effects.first == .perform(.slowQuery(.messages(request(after: cursor(50)))), id: "search-messages"))
        state.answerMessages(page(51...60))
        #expect(state.search?.messages?.hits == page(1...60))
        #expect(state.search?.messages?.next == nil)
    }

    /// A page may be empty and still have more behind it.
    @Test func itGoesOnAskingWhileTheScreenIsNotFull() {
        var state = AppState.searching("moth")
        state.answerNames(NameResults())
        #expect(
            state.answerMessages([], next: cursor(900)).contains {
                $0 == .perform(.slowQuery(.messages(request(after: cursor(900)))), id: "search-messages")
            })
        #expect(shown(state).contains("No results") == false)
        #expect(
            state.answerMessages(page(1...2), next: cursor(1800)).contains {
                $0 == .perform(.slowQuery(.messages(request(after: cursor(1800)))), id: "search-messages")
            })
        state.answerMessages([])
        #expect(state.search?.messages?.hits == page(1...2))
        #expect(state.search?.asked == nil)
    }

    @Test func groupedByChatTheNewestChatComesFirst() {
        var state = typed("alt-g", in: .found(names: NameResults()))
        #expect(
            ids(state) == [
                .heading(.messages), .chatHeading(ChatID(1)), .message(MessageID(41)), .message(MessageID(40)),
                .chatHeading(ChatID(2)), .message(MessageID(7)), .message(MessageID(4)), .chatHeading(ChatID(8)),
                .message(MessageID(30)),
            ])
        state = typed("down", "down", "alt-g", in: state)
        #expect(selected(state) == .message(MessageID(7)))
        #expect(clicked("by chat", in: state).search?.isGrouped == true)
    }

    // MARK: - What changes meanwhile

    @Test func changesAreReadAgainAfterAMomentAndKeepTheSelection() {
        var state = typed("ctrl-end", "up", in: .found())
        #expect(selected(state) == .message(MessageID(4)))
        var changes = ChangeSet()
        changes.chats = [ChatID(2)]
        let effects = App.reduce(&state, .changed(changes))
        #expect(effects.contains(.after(.milliseconds(100), .search(.changesDue), id: "search-changes")))
        // One is enough.
        #expect(
            !App.reduce(&state, .changed(changes)).contains(
                .after(.milliseconds(100), .search(.changesDue), id: "search-changes")))
        #expect(
            App.reduce(&state, .search(.changesDue)) == [
                .perform(.query(.names(me, NameSearch("moth"), limit: 5)), id: "search-names"),
                .perform(.slowQuery(.messages(request())), id: "search-messages"),
            ])
        let new = MessageHit.fixture(99, "a new moth", finding: "moth", minutesAgo: 0)
        state.answerMessages([new] + MessageHit.fixtures)
        #expect(selected(state) == .message(MessageID(4)))
        #expect(ids(state).contains(.message(MessageID(99))))
        // The row in the place of the removed one.
        _ = App.reduce(&state, .changed(changes))
        _ = App.reduce(&state, .search(.changesDue))
        state.answerMessages([new] + MessageHit.fixtures.filter { $0.id != MessageID(4) })
        #expect(selected(state) == .message(MessageID(30)))
    }

    /// All that is shown is read again, page by page, before it takes its place.
    @Test func longResultsAreReadAgainAsAWhole() {
        var state = AppState.found(names: NameResults(), messages: page(1...50), next: cursor(50))
        _ = App.reduce(&state, viewport(31, 40, in: state))
        state.answerMessages(page(51...100), next: cursor(100))
        _ = App.reduce(&state, .changed(.reload))
        _ = App.reduce(&state, .search(.changesDue))
        #expect(state.search?.asked == request(limit: 100))
        state.answerMessages(page(2...60), next: cursor(60))
        #expect(state.search?.messages?.hits == page(1...100))
        #expect(state.search?.asked == request(after: cursor(60)))
        state.answerMessages(page(61...110), next: cursor(110))
        #expect(state.search?.messages?.hits == page(2...110))
    }

    /// A change while messages are on their way is not lost, and does not keep them from arriving.
    @Test func aChangeMeanwhileIsAskedForBehindTheAnswer() {
        var state = AppState.searching("moth")
        _ = App.reduce(&state, .changed(.reload))
        #expect(
            App.reduce(&state, .search(.changesDue)) == [
                .perform(.query(.names(me, NameSearch("moth"), limit: 5)), id: "search-names")
            ])
        #expect(
            state.answerMessages(MessageHit.fixtures).contains(
                .after(.milliseconds(100), .search(.changesDue), id: "search-changes")))
        #expect(App.reduce(&state, .search(.changesDue)).count == 2)
        state.answerMessages(MessageHit.fixtures)
        #expect(state.search?.isOutdated == false)
    }

    @Test func whileTheIndexIsBeingMadeItIsSearchedAgain() {
        let progress = SearchProgress(done: 1, total: 2)
        var state = AppState.searching("moth")
        #expect(
            state.answerMessages([], indexing: progress).contains(
                .after(.seconds(1), .search(.changesDue), id: "search-changes")))
        _ = App.reduce(&state, .search(.changesDue))
        #expect(state.search?.asked == request())
        state.answerMessages(page(1...3))
        #expect(state.search?.messages?.hits == page(1...3))
        #expect(state.search?.messages?.indexing == nil)
    }

    /// A row that was seen stays in sight when others come above it.
    @Test func theSelectedRowStaysInSight() {
        var state = AppState.found(names: NameResults(), messages: page(1...40))
        state.size = Size(80, 12)
        state = typed("down", "down", "down", in: state.settled()).settled()
        #expect(shown(state).contains("moth 4"))
        _ = App.reduce(&state, .changed(.reload))
        _ = App.reduce(&state, .search(.changesDue))
        state.answerMessages(page(200...210) + page(1...40))
        #expect(selected(state) == .message(MessageID(4)))
        #expect(shown(state).contains("moth 4"))
    }

    /// Nobody has moved, and still nothing takes the place of what Enter would open.
    @Test func theFirstRowStaysSelectedWhenOthersComeAboveIt() {
        var state = AppState.found(names: NameResults())
        _ = App.reduce(&state, .changed(.reload))
        _ = App.reduce(&state, .search(.changesDue))
        state.answerNames(NameResults(chats: [NameHit(.fixture(50, "Mothilde"))], chatCount: 1))
        #expect(selected(state) == .message(MessageID(41)))
        let new = MessageHit.fixture(99, "a new moth", finding: "moth", minutesAgo: 0)
        state.answerMessages([new] + MessageHit.fixtures)
        #expect(selected(state) == .message(MessageID(41)))
        // Other words start it from scratch.
        state = typed("s", in: state)
        state.answerNames(NameResults(chats: [NameHit(.fixture(50, "Mothsilde"))], chatCount: 1))
        #expect(selected(state) == .chat(ChatID(50)))
    }

    @Test func nothingFoundStaysWhileItIsReadAgain() {
        var state = AppState.found(names: NameResults(), messages: [])
        let before = shown(state)
        #expect(before.contains("No results"))
        _ = App.reduce(&state, .changed(.reload))
        _ = App.reduce(&state, .search(.changesDue))
        _ = App.reduce(&state, .search(.waitedLong))
        #expect(state.search?.asked != nil)
        #expect(shown(state) == before)
    }

    /// A failure does not keep it from searching again when something changes.
    @Test func afterAFailureChangesAreReadAgain() {
        var state = AppState.searching("moth")
        _ = App.reduce(&state, .changed(.reload))
        #expect(
            App.reduce(&state, .search(.failed(.messages(request()), .offline))).contains(
                .after(.seconds(1), .search(.changesDue), id: "search-changes")))
        #expect(state.search?.isOutdated == false)
        // There was no answer at all, so that all of it is asked for.
        #expect(
            App.reduce(&state, .search(.changesDue)).contains(
                .perform(.slowQuery(.messages(request())), id: "search-messages")))
        #expect(state.search?.purpose == .first)
        state.answerMessages(MessageHit.fixtures)
        #expect(state.search?.problem == nil)
        #expect(state.search?.messages?.hits == MessageHit.fixtures)
    }

    @Test func aFailureLeavesNothingThatWasFoundForOtherWords() {
        var state = typed("s", in: .found(names: NameResults()))
        let request = SearchRequest(SearchQuery("moths"), in: .profile(me))
        _ = App.reduce(&state, .search(.failed(.messages(request), .offline)))
        #expect(ids(state) == [])
        #expect(App.reduce(&state, .key("enter")) == [])
    }

    /// Thousands that were scrolled through are not read again with every message that comes in.
    @Test func onlyTheNamesThatAreSeenAreReadAgain() {
        var state = AppState.searching("a")
        let all = (1...800).map { NameHit(.fixture($0, "Ann \($0)")) }
        state.answerNames(NameResults(chats: Array(all.prefix(5)), chatCount: 800))
        state.answerMessages([])
        state = typed("ctrl-end", "enter", in: state)
        while (state.search?.nameLimit ?? 0) < 800 {
            state.answerNames(NameResults(chats: Array(all.prefix(state.search?.nameLimit ?? 0)), chatCount: 800))
            _ = App.reduce(&state, viewport(ids(state).count - 9, ids(state).count - 1, in: state))
        }
        state.answerNames(NameResults(chats: all, chatCount: 800))
        _ = App.reduce(&state, viewport(10, 120, in: state))
        _ = App.reduce(&state, .changed(.reload))
        #expect(
            App.reduce(&state, .search(.changesDue)).first
                == .perform(.query(.names(me, NameSearch("a"), limit: 135)), id: "search-names"))
        state.answerNames(NameResults(chats: Array(all.prefix(135)), chatCount: 800))
        #expect(selected(state) == .chat(ChatID(6)))
        #expect(state.search.map { $0.count(of: .chats, English()) } == "800")
    }

    @Test func aHitFarBackInTheNameOfAContactIsSeen() {
        let name = "Wilhelmina Alexandrina Charlotte Eleonore of Mothringen"
        let contact = Contact(id: ContactID(31), profile: ProfileID(1), names: Names(name))
        let state = AppState.found(names: NameResults(contacts: [contact], contactCount: 1), messages: [])
        #expect(shown(state).contains("Mothringen"))
        let other = Contact(id: ContactID(31), profile: ProfileID(1), names: Names("Mina", fullName: name))
        let found = AppState.found(names: NameResults(contacts: [other], contactCount: 1), messages: [])
        #expect(shown(found).contains("Mothringen"))
    }

    // MARK: - Enter is quicker than the answer

    /// Results of an earlier query aren't opened for a new one.
    @Test func enterWaitsForTheAnswer() {
        var state = typed("s", in: .found(names: NameResults()))
        state.answerNames(NameResults())
        #expect(App.reduce(&state, .key("enter")) == [])
        let effects = state.answerMessages([MessageHit.fixtures[4]])
        #expect(effects.contains(.perform(.query(.chat(ChatID(8))))))
        #expect(state.main?.conversation?.chatSearch?.field.text == "moths")
        #expect(state.main?.conversation?.chatSearch?.query == SearchQuery("moths"))
        #expect(state.search?.isOpeningFirst == false)
    }

    @Test func enterBeforeTheFirstAnswerWaitsToo() {
        var state = AppState.searching("moth")
        state.answerNames(NameResults())
        _ = App.reduce(&state, .key("enter"))
        // A page may be empty and still have more behind it.
        state.answerMessages([], next: cursor(900))
        #expect(state.main?.conversation == nil)
        state.answerMessages(MessageHit.fixtures)
        #expect(state.main?.conversation?.chat.id == ChatID(1))
        var nothing = typed("enter", in: AppState.searching("moth"))
        nothing.answerNames(NameResults())
        nothing.answerMessages([])
        #expect(nothing.search?.isOpeningFirst == false)
    }

    /// A name is there at once.
    @Test func enterOpensANameWithoutWaiting() {
        var state = typed("s", in: .found())
        state.answerNames(.fixture)
        #expect(typed("enter", in: state).main?.conversation?.chat.id == ChatID(2))
    }

    /// Opening an old result means that one, and continues with its words.
    @Test func aRowThatWasChosenIsOpenedAsItStands() {
        var state = typed("s", in: .found(names: NameResults()))
        state.answerNames(NameResults())
        state = typed("down", "enter", in: state)
        #expect(state.main?.conversation?.chat.id == ChatID(2))
        #expect(state.main?.conversation?.chatSearch?.field.text == "moth")
        #expect(state.main?.conversation?.chatSearch?.query == SearchQuery("moth"))
    }

    @Test func whoGoesElsewhereIsNotFetched() {
        let waiting = typed("enter", in: AppState.searching("moth"))
        for keys in [["s"], ["escape"], ["f1"]] {
            var state = waiting
            for key in keys { state = typed(key, in: state) }
            state.answerNames(NameResults())
            state.answerMessages(MessageHit.fixtures)
            #expect(state.main?.conversation == nil)
            #expect(state.search?.isOpeningFirst != true)
        }
    }

    // MARK: - Opening

    @Test func enterOnAChatOpensItAndEscapeComesBack() {
        var state = AppState.found()
        let listed = state.main?.chatList.selection
        #expect(
            App.reduce(&state, .key("enter")).prefix(2) == [
                .perform(.query(.chat(ChatID(2)))), .perform(.query(.messages(ChatID(2), .lastSeen, limit: 60))),
            ])
        #expect(state.main?.focus == .composer)
        #expect(state.main?.chatList.selection == listed)
        state = typed("escape", in: state)
        #expect(state.main?.focus == .search)
        #expect(selected(state) == .chat(ChatID(2)))
        #expect(state.main?.conversation != nil)
    }

    @Test func aContactWithoutAChatGetsOne() {
        var state = AppState.found()
        #expect(
            App.reduce(&state, .search(.rowClicked(.contact(ContactID(31))))) == [
                .request(.openChat(ContactID(31)), by: .chatActions)
            ]
        )
    }

    @Test func aRequestShowsItsCard() {
        var state = AppState.searching("emmy")
        state.answerNames(NameResults(chats: [NameHit(ChatSummary.fixtures[8])], chatCount: 1))
        #expect(typed("enter", in: state).card?.chat.id == ChatID(9))
    }

    @Test func enterOnAMessageOpensItsChatThere() {
        var state = AppState.found()
        let effects = App.reduce(&state, .search(.rowClicked(.message(MessageID(4)))))
        let query = SearchQuery("moth")
        #expect(
            effects.prefix(4) == [
                .perform(.query(.chat(ChatID(2)))),
                .perform(.query(.messages(ChatID(2), .around(MessagePosition(40)), limit: 60))),
                .perform(.slowQuery(.places(ChatID(2), query, after: nil)), id: "search-chat"),
                .after(.milliseconds(100), .conversation(.chatSearchWaitedLong), id: "chat-search-patience"),
            ])
        #expect(state.main?.focus == .timeline)
        let page = MessagePage(Message.fixtures, hasOlder: true, hasNewer: true)
        _ = App.reduce(
            &state, .conversation(.timeline(.pageLoaded(.chat(ChatID(2)), .around(MessagePosition(40)), page))))
        #expect(state.main?.conversation?.timeline.selection == MessageID(4))
        #expect(state.main?.conversation?.timeline.scroll.position == .row(MessageID(4), line: 6))
        #expect(state.main?.conversation?.timeline.unread == nil)
        // The same words go on in the chat.
        #expect(state.main?.conversation?.chatSearch?.query == query)
        state = typed("escape", in: state)
        #expect(state.main?.focus == .search)
        #expect(selected(state) == .message(MessageID(4)))
    }

    @Test func onANarrowScreenOneComesBackToTheHit() {
        var state = AppState.found()
        state.size = Size(40, 12)
        _ = App.reduce(&state, .search(.rowClicked(.message(MessageID(4)))))
        #expect(state.main?.conversation != nil)
        state = typed("escape", in: state)
        #expect(state.main?.conversation == nil)
        #expect(state.main?.focus == .search)
        #expect(selected(state) == .message(MessageID(4)))
    }

    @Test func aHitOfTheOpenChatIsGoneToWhereOneIs() {
        var state = AppState.fixture(open: ChatID(2))
        state = typed("escape", "/", in: state)
        _ = App.reduce(&state, .terminal(.paste("moth")))
        state.answerMessages(MessageHit.fixtures)
        state = typed("H", "i", in: clicked("⌕", in: state))
        let effects = App.reduce(&state, .search(.rowClicked(.message(MessageID(4)))))
        // It is among the messages that are there already.
        #expect(!effects.contains { if case .perform(.query(.messages), _) = $0 { true } else { false } })
        #expect(state.main?.conversation?.timeline.selection == MessageID(4))
    }

    @Test func aMessageThatWasDeletedMeanwhileIsSaidAndItsHitGoes() {
        var state = AppState.found()
        _ = App.reduce(&state, .search(.rowClicked(.message(MessageID(4)))))
        let page = MessagePage(Message.fixtures.filter { $0.id != MessageID(4) })
        _ = App.reduce(
            &state, .conversation(.timeline(.pageLoaded(.chat(ChatID(2)), .around(MessagePosition(40)), page))))
        #expect(state.said == ["This message was deleted"])
        #expect(!ids(state).contains(.message(MessageID(4))))
        #expect(selected(state) == .message(MessageID(30)))
        #expect(state.main?.conversation?.timeline.selection == nil)
    }

    @Test func aChatThatIsGoneIsSaidAndItsHitsGo() {
        var state = AppState.found()
        _ = App.reduce(&state, .search(.rowClicked(.message(MessageID(4)))))
        _ = App.reduce(&state, .conversation(.loaded(ChatID(2), nil, Conversation.Details())))
        #expect(state.said == ["This chat no longer exists."])
        #expect(state.main?.conversation == nil)
        #expect(state.main?.focus == .search)
        #expect(!ids(state).contains(.message(MessageID(7))))
        // What was on its way changes nothing.
        _ = App.reduce(
            &state,
            .conversation(
                .timeline(.pageLoaded(.chat(ChatID(2)), .around(MessagePosition(40)), MessagePage(Message.fixtures)))))
        #expect(state.main?.conversation == nil)
    }

    @Test func whatNarrowsTheScreenShowsTheChatAlone() {
        var state = AppState.found()
        state.size = Size(60, 20)
        #expect(!state.isConversationSeen)
        _ = App.reduce(&state, .key("enter"))
        #expect(state.isConversationSeen)
    }
}
