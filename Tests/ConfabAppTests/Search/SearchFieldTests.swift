import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Opening the search, typing in it, and leaving it.
@Suite struct SearchFieldTests {
    private let me = ProfileID(1)

    private func names(_ text: String, limit: Int = 5) -> AppOperation {
        .query(.names(me, NameSearch(text), limit: limit))
    }

    private func messages(_ text: String) -> AppOperation {
        .slowQuery(.messages(SearchRequest(SearchQuery(text), in: .profile(me))))
    }

    @Test(arguments: ["/", "ctrl-f"]) func keysOfTheListOpenIt(key: String) {
        let state = typed(key, in: .fixture())
        #expect(state.search == Search(profile: ProfileID(1)))
        #expect(state.main?.focus == .search)
        #expect(state.keyContexts == [.search, .text, .everywhere])
    }

    @Test func theMarkOpensIt() {
        #expect(clicked("⌕", in: .fixture()).main?.focus == .search)
    }

    @Test func theWheelOpensItBeyondTheTop() {
        var state = AppState.fixture().settled()
        _ = App.reduce(&state, .chatList(.wheelTurned(1)))
        #expect(state.search == nil)
        _ = App.reduce(&state, .chatList(.wheelTurned(-1)))
        #expect(state.search != nil)
    }

    /// One turn of the wheel up to the top does not go beyond it.
    @Test func theWheelStopsAtTheTopFirst() {
        var state = AppState.fixture(height: 12).settled()
        _ = App.reduce(&state, .chatList(.wheelTurned(2)))
        state = state.settled()
        #expect(state.main?.chatList.isAtTop == false)
        for _ in 0..<4 {
            _ = App.reduce(&state, .chatList(.wheelTurned(-1)))
            state = state.settled()
        }
        #expect(state.main?.chatList.isAtTop == true)
        #expect(state.search == nil)
        _ = App.reduce(&state, .chatList(.wheelRested))
        _ = App.reduce(&state, .chatList(.wheelTurned(-1)))
        #expect(state.search != nil)
    }

    @Test func aLetterAsksForNamesAndMessagesAtOnce() {
        let store = TestStore(AppState.search(), reduce: App.reduce)
        store.send(
            .key("m"),
            effects: [
                .perform(names("m"), id: "search-names"), .perform(messages("m"), id: "search-messages"),
                .after(.milliseconds(100), .search(.waitedLong), id: "search-patience"),
            ]
        ) {
            $0.withSearchForTest {
                $0.field.apply(.insert("m"))
                $0.names = NameSearch("m")
                $0.query = SearchQuery("m")
                $0.asked = SearchRequest(SearchQuery("m"), in: .profile(me))
                $0.feedback.waiting = .begun
            }
        }
        store.answer(names("m"), with: .search(.namesFound(NameSearch("m"), limit: 5, .fixture))) {
            $0.withSearchForTest {
                $0.found = .fixture
                $0.foundBy = NameSearch("m")
            }
        }
        let request = SearchRequest(SearchQuery("m"), in: .profile(me))
        store.answer(
            messages("m"), with: .search(.messagesFound(request, MessageResults(MessageHit.fixtures))),
            effects: [.cancel("search-patience")]
        ) {
            $0.withSearchForTest {
                $0.asked = nil
                $0.feedback.waiting = nil
                $0.messages = Search.Messages(query: SearchQuery("m"), text: "m", hits: MessageHit.fixtures)
            }
        }
        store.finish()
    }

    /// The results stay until the new answer arrives.
    @Test func whileMessagesAreShownTheNextAreAskedForAfterAPause() {
        let store = TestStore(AppState.found("mo"), reduce: App.reduce)
        store.exhaustivity = .off
        store.send(.key("t"))
        #expect(store.state.search?.messages?.hits == MessageHit.fixtures)
        store.expect(
            effects: [
                .perform(names("mot"), id: "search-names"),
                .after(.milliseconds(60), .search(.pauseOver), id: "search-messages"),
                .after(.milliseconds(100), .search(.waitedLong), id: "search-patience"),
            ])
        store.advance(by: .milliseconds(59))
        store.send(.key("h"))
        // The pause restarts with every key.
        store.advance(by: .milliseconds(59))
        store.advance(by: .milliseconds(1))
        store.receive(.search(.pauseOver), effects: [.perform(messages("moth"), id: "search-messages")])
    }

    @Test func anOldAnswerNeverReplacesANewerOne() {
        var state = AppState.searching("mo")
        let old = state.search?.asked
        _ = App.reduce(&state, .key("t"))
        let before = state
        _ = App.reduce(
            &state,
            .search(
                .messagesFound(
                    old ?? SearchRequest(SearchQuery(), in: .profile(me)), MessageResults(MessageHit.fixtures))))
        _ = App.reduce(&state, .search(.namesFound(NameSearch("mo"), limit: 5, .fixture)))
        #expect(state == before)
        // Neither does one of another profile.
        let other = SearchRequest(SearchQuery("mot"), in: .profile(ProfileID(2)))
        _ = App.reduce(&state, .search(.messagesFound(other, MessageResults(MessageHit.fixtures))))
        #expect(state == before)
    }

    @Test func waitingIsSaidOnlyWhenItTakesLong() {
        var state = AppState.searching("moth")
        #expect(!shown(state).contains("Searching…"))
        _ = App.reduce(&state, .search(.waitedLong))
        #expect(shown(state).contains("Searching…"))
        state.answerMessages([])
        state.answerNames(NameResults())
        #expect(!shown(state).contains("Searching…"))
        #expect(shown(state).contains("No results"))
    }

    @Test func blanksAreNoSearch() {
        let state = AppState.searching("  \t ")
        #expect(state.search?.isSearching == false)
        #expect(shown(state).contains("Grace Hopper"))
    }

    @Test func theFilterDoesNotApply() {
        var state = AppState.fixture()
        state.withMainForTest { $0.chatList.filter = .groups }
        state = typed("/", "m", in: state)
        #expect(state.search?.names == NameSearch("m"))
        // What is asked knows nothing of the filter, and the filter is still there.
        #expect(state.main?.chatList.filter == .groups)
    }

    @Test func escapeClearsThenLeavesAndTheListIsAsItWas() {
        var before = typed("j", "j", in: .fixture(height: 12)).settled()
        _ = App.reduce(&before, .chatList(.rested))
        var state = typed("/", in: before)
        _ = App.reduce(&state, .terminal(.paste("moth")))
        state.answerNames(.fixture)
        state.answerMessages(MessageHit.fixtures)
        state = typed("down", "down", "page-down", in: state.settled())
        let effects = App.reduce(&state, .key("escape"))
        #expect(state.search == Search(profile: ProfileID(1)))
        #expect(effects.contains(.cancel("search-changes")))
        #expect(state.main?.chatList == before.main?.chatList)
        _ = App.reduce(&state, .key("escape"))
        #expect(state == before)
    }

    @Test func theListGoesOnLivingBesideTheSearch() {
        var state = AppState.found()
        let query = ChatQuery(profile: me, filter: nil, anchor: .top, before: 0, after: 60)
        _ = App.reduce(&state, .chatList(.loaded(query, ChatWindow(ChatSummary.fixtures.reversed()))))
        state = typed("escape", "escape", in: state)
        #expect(state.main?.chatList.window?.elements.first?.id == ChatID(10))
    }

    @Test func whileNothingIsTypedTheListIsThereAndMovedIn() {
        let state = typed("down", "ctrl-n", "ctrl-p", in: .search())
        #expect(state.main?.chatList.selection == ChatID(2))
        #expect(typed("enter", in: state).main?.conversation?.chat.id == ChatID(2))
    }

    @Test func lettersGoToTheFieldAndNothingElse() {
        let state = typed("j", "?", "n", "/", "@", in: .search())
        #expect(state.search?.field.text == "j?n/@")
        #expect(state.frontLayer == nil)
    }

    @Test func theFieldIsEditedAsReadlineDoes() {
        let state = typed("ctrl-a", "ctrl-f", "ctrl-k", in: .searching("two words"))
        #expect(state.search?.field.text == "t")
        #expect(state.search?.names == NameSearch("t"))
        #expect(typed("ctrl-y", in: state).search?.field.text == "two words")
    }

    @Test func aMegabyteIsCutAndSaid() {
        let state = AppState.searching(String(repeating: "word ", count: 200_000))
        #expect(state.search?.field.characters.count == Search.fieldLimit)
        // One character of a million marks is a megabyte, too.
        let marks = AppState.searching("a" + String(repeating: "\u{301}", count: 1_000_000))
        #expect((marks.search?.field.text.utf8.count ?? 0) <= Search.fieldLimit * 8)
    }

    @Test func aTabEndsTheSearch() {
        let state = typed("alt-2", in: AppState.found())
        #expect(state.search == nil)
        #expect(state.main?.chatList.filter == .unread)
        #expect(state.main?.focus == .list)
    }

    @Test func theCrossDoesWhatEscapeDoes() {
        let state = clicked("✕", in: .found())
        #expect(state.search == Search(profile: ProfileID(1)))
        #expect(clicked("✕", in: state).search == nil)
    }

    @Test func aClickIntoTheFieldPutsTheCursorThere() {
        var state = AppState.searching("moth")
        _ = App.reduce(&state, .search(.edited(.place(1))))
        #expect(state.search?.field.cursor == 1)
        #expect(click("moth", of: state) == .search(.edited(.place(0))))
    }

    /// `before:20` is on its way to a date, and lines that come and go under every key are no help.
    @Test func whatIsStillBeingTypedIsNotCalledWrong() {
        var state = AppState.search()
        for character in "has:banana before:20" {
            state = typed(String(character == " " ? "space" : "\(character)"), in: state)
        }
        #expect(state.search?.problems == [.unknownValue(.has, "banana")])
        #expect(
            App.reduce(&state, .key("2")).last
                == .after(.milliseconds(600), .search(.typingRested), id: "search-typing"))
        _ = App.reduce(&state, .search(.typingRested))
        #expect(state.search?.problems == [.unknownValue(.has, "banana"), .notADate("202")])
        #expect(typed("space", in: state).search?.problems.count == 2)
        #expect(typed("4", in: state).search?.problems == [.unknownValue(.has, "banana")])
    }

    @Test func operatorsThatDoNotExistAreNamed() {
        var state = AppState.searching("shade:red form:ann 10:30 https://example.org moth")
        state.answerNames(NameResults())
        let problems: [SearchProblem] = [.unknownOperator("shade"), .unknownOperator("form")]
        state.answerMessages([], problems: problems)
        #expect(state.search?.problems == problems)
        let lines = App.lines(state)
        #expect(lines.contains("Unknown operator “shade:”. Confab searches for it as text."))
        #expect(lines.contains("Unknown operator “form:”. Did you mean “from:”?"))
    }

    /// `from:an` is on its way to Ann, and the answer is quicker than who types.
    @Test func aNameThatIsStillBeingTypedIsNotCalledUnknown() {
        for (typed, problem) in [
            ("moth from:an", SearchProblem.unknownSender("an")), ("moth in:lun", .unknownChat("lun")),
        ] {
            var state = AppState.searching(typed)
            state.answerMessages([], problems: [problem])
            #expect(state.search?.problems == [])
            _ = App.reduce(&state, .search(.typingRested))
            #expect(state.search?.problems == [problem])
        }
        // Of the one before the last word that is known.
        var state = AppState.searching("from:nobody mot")
        state.answerMessages([], problems: [.unknownSender("nobody")])
        #expect(state.search?.problems == [.unknownSender("nobody")])
    }

    @Test func aFailureIsSaidInTheSearch() {
        var state = AppState.searching("moth")
        let request = SearchRequest(SearchQuery("moth"), in: .profile(me))
        _ = App.reduce(&state, .search(.failed(.messages(request), .offline)))
        #expect(shown(state).contains("The service can't"))
        #expect(state.search?.asked == nil)
        #expect(typed("s", in: state).search?.problem == nil)
    }

    @Test func aFailureOfNamesLeavesMessagesAlone() {
        var state = AppState.searching("moth")
        _ = App.reduce(&state, .search(.failed(.names(NameSearch("moth")), .offline)))
        #expect(state.search?.asked != nil)
        state.answerMessages(MessageHit.fixtures)
        #expect(shown(state).contains("The service can't"))
        #expect(state.search?.messages?.hits == MessageHit.fixtures)
        state.answerNames(.fixture)
        #expect(!shown(state).contains("The service can't"))
    }

    @Test func aFailureOfOtherWordsIsForgotten() {
        var state = AppState.searching("moth")
        let before = state
        let old = SearchRequest(SearchQuery("mot"), in: .profile(me))
        _ = App.reduce(&state, .search(.failed(.messages(old), .offline)))
        _ = App.reduce(&state, .search(.failed(.names(NameSearch("mot")), .offline)))
        #expect(state == before)
    }

    @Test func aFailureWhoseSearchIsGoneIsForgotten() {
        var state = AppState.fixture()
        let before = state
        _ = App.reduce(&state, .search(.failed(.names(NameSearch("m")), .offline)))
        #expect(state == before)
    }
}
