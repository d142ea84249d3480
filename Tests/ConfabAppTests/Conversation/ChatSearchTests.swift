import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The search in the open chat.
@Suite struct ChatSearchTests {
    private let chat = ChatID(2)
    private let open = AppState.fixture(open: ChatID(2))

    private func chatSearch(_ state: AppState) -> Conversation.ChatSearch? { state.main?.conversation?.chatSearch }

    /// Hits in these messages of the fixtures, the oldest first.
    private func hits(_ ids: UInt64..., hasMore: Bool = false) -> ChatHits {
        let places = ids.map { ChatHits.Place(MessageID($0), at: MessagePosition(Int64($0) * 10)) }
        return ChatHits(places, next: hasMore ? cursor(ids.first ?? 99) : nil)
    }

    private func cursor(_ id: UInt64) -> SearchCursor { SearchCursor(sentAt: .zero, message: MessageID(id)) }

    private func searched(_ text: String, _ hits: ChatHits, in state: AppState) -> AppState {
        var state = state
        _ = App.reduce(&state, .conversation(.searched(chat, SearchQuery(text), after: nil, hits)))
        return state
    }

    /// The search for `on` in the open chat, with hits in messages 2, 4 and 6.
    private var found: AppState { searched("on", hits(2, 4, 6), in: typed("ctrl-f", "o", "n", in: open)) }

    @Test func ctrlFOpensItFromTheFieldAndFromTheMessages() {
        #expect(typed("ctrl-f", in: open).main?.focus == .chatSearch)
        #expect(typed("tab", "ctrl-f", in: open).main?.focus == .chatSearch)
        #expect(typed("tab", "/", in: open).main?.focus == .chatSearch)
        #expect(typed("/", in: open).main?.conversation?.composer.field.text == "/")
    }

    @Test func aLetterSearchesAtOnceAndThenAfterPauses() {
        let store = TestStore(typed("ctrl-f", "o", in: open), reduce: App.reduce)
        store.exhaustivity = .off
        store.send(
            .key("n"),
            effects: [
                .perform(.slowQuery(.places(chat, SearchQuery("on"), after: nil)), id: "search-chat"),
                .after(.milliseconds(100), .conversation(.chatSearchWaitedLong), id: "chat-search-patience"),
            ])
        store.answer(
            .slowQuery(.places(chat, SearchQuery("on"), after: nil)),
            with: .conversation(.searched(chat, SearchQuery("on"), after: nil, hits(2, 4))))
        store.send(.key("e"))
        store.expect(
            effects: [
                .after(.milliseconds(60), .conversation(.chatSearchDue), id: "search-chat"),
                .after(.milliseconds(100), .conversation(.chatSearchWaitedLong), id: "chat-search-patience"),
            ])
        store.advance(by: .milliseconds(60))
        store.receive(
            .conversation(.chatSearchDue),
            effects: [.perform(.slowQuery(.places(chat, SearchQuery("one"), after: nil)), id: "search-chat")])
    }

    @Test func oldAnswersAndThoseOfOtherChatsAreDropped() {
        let state = typed("ctrl-f", "o", "n", "e", in: open)
        #expect(searched("on", hits(2), in: state) == state)
        var other = state
        _ = App.reduce(&other, .conversation(.searched(ChatID(3), SearchQuery("one"), after: nil, hits(2))))
        #expect(other == state)
    }

    @Test func theNearestHitAboveIsTheFirst() {
        #expect(chatSearch(found)?.current == MessageID(6))
        #expect(found.main?.conversation?.timeline.selection == MessageID(6))
        #expect(chatSearch(found)?.number == 1)
    }

    @Test func nextGoesUpAndPreviousDownAndRoundAtTheEnds() {
        var state = found
        var seen: [UInt64?] = []
        for key in ["enter", "up", "ctrl-p", "down", "shift-enter", "ctrl-n"] {
            state = typed(key, in: state)
            seen.append(chatSearch(state)?.current?.rawValue)
        }
        #expect(seen == [4, 2, 6, 2, 4, 6])
        #expect(state.main?.conversation?.timeline.selection == MessageID(6))
        #expect(clicked("▲", in: found).main?.conversation?.chatSearch?.current == MessageID(4))
        #expect(clicked("▼", in: found).main?.conversation?.chatSearch?.current == MessageID(2))
    }

    @Test func goingRoundAtAnEndIsSaid() {
        let oldest = typed("enter", "enter", in: found)
        #expect(oldest.toasts.all.isEmpty)
        let newest = typed("enter", in: oldest)
        #expect(shown(newest).contains("No older matches. This is the newest one"))
        #expect(shown(typed("down", in: newest)).contains("No newer matches. This is the oldest one"))
    }

    @Test func nAndNGoOnInTheMessages() {
        let state = typed("shift-tab", in: found)
        #expect(state.main?.focus == .timeline)
        #expect(chatSearch(typed("n", in: state))?.current == MessageID(4))
        #expect(chatSearch(typed("n", "N", in: state))?.current == MessageID(6))
    }

    /// After moving by hand, the search continues from the selected message.
    @Test func theNextHitIsTheNextFromTheSelectedMessage() {
        let state = typed("shift-tab", "k", "k", "k", in: found)
        #expect(state.main?.conversation?.timeline.selection == MessageID(3))
        #expect(chatSearch(typed("n", in: state))?.current == MessageID(2))
        #expect(chatSearch(typed("N", in: state))?.current == MessageID(4))
    }

    @Test func theFooterSaysNAndNWhileThereIsASearch() {
        let state = typed("shift-tab", in: found)
        #expect(state.keyContexts == [.hits, .timeline, .everywhere])
        #expect(shown(state).contains("n older match") && shown(state).contains("N newer match"))
        #expect(!shown(typed("tab", in: open)).contains("older match"))
    }

    @Test func withoutASearchNSaysHowToBegin() {
        var state = typed("tab", in: open)
        #expect(App.reduce(&state, .key("n")) == [state.expiry])
        #expect(state.said == ["/ searches in this chat"])
    }

    @Test func theCountSaysWhenThereAreMore() {
        #expect(shown(found).contains("1 of 3"))
        let many = searched("on", hits(2, 4, 6, hasMore: true), in: typed("ctrl-f", "o", "n", in: open))
        #expect(shown(many).contains("1 of 3+"))
        // Beyond the oldest that are known there is no newest.
        var oldest = typed("enter", "enter", in: many)
        #expect(App.reduce(&oldest, .key("enter")).count == 1)
        #expect(chatSearch(oldest)?.current == MessageID(2))
    }

    @Test func whatIsStillBeingTypedIsNotCalledWrong() {
        var state = typed("ctrl-f", "h", "a", "s", ":", in: open)
        #expect(!shown(state).contains("needs a value"))
        _ = App.reduce(&state, .conversation(.chatSearchRested))
        #expect(shown(state).contains("needs a value"))
    }

    @Test func aLongPasteIsCutAndSaid() {
        var state = typed("ctrl-f", in: open)
        _ = App.reduce(&state, .terminal(.paste(String(repeating: "word ", count: 420))))
        _ = App.reduce(&state, .conversation(.chatSearchRested))
        let text = chatSearch(state)?.field.text ?? ""
        state = searched(text, ChatHits(problems: SearchQuery(text).problems), in: state)
        #expect(App.lines(state).joined().contains("Confab searches for the first 1,000 characters only."))
    }

    /// Refreshing the results announces nothing, and the problem stays visible.
    @Test func searchingAgainSaysNothing() {
        var state = typed("ctrl-f", "o", "n", in: open)
        _ = App.reduce(&state, .conversation(.chatSearchRested))
        let hits = ChatHits([.init(MessageID(2), at: MessagePosition(20))], problems: [.unknownSender("nobody")])
        state = searched("on", hits, in: state)
        let before = App.lines(state)
        #expect(before.joined().contains("No one named"))
        #expect(
            App.reduce(&state, .conversation(.chatSearchRepeated)) == [
                .perform(.slowQuery(.places(chat, SearchQuery("on"), after: nil)), id: "search-chat")
            ])
        #expect(App.lines(state) == before)
    }

    /// A failure does not keep it from searching again when something changes.
    @Test func afterAFailureItGoesOn() {
        var state = found
        let query = SearchQuery("on")
        _ = App.reduce(&state, .conversation(.chatSearchRepeated))
        _ = App.reduce(&state, .changed(.reload))
        #expect(
            App.reduce(&state, .conversation(.searchFailed(chat, query, .offline))).contains(
                .after(.seconds(1), .conversation(.chatSearchRepeated), id: "chat-search-changes")))
        // What was found for these words stays.
        #expect(chatSearch(state)?.hits == hits(2, 4, 6))
        #expect(App.reduce(&state, .conversation(.chatSearchRepeated)).count == 1)
    }

    @Test func nothingFoundIsSaid() {
        let state = searched("on", hits(), in: typed("ctrl-f", "o", "n", in: open))
        #expect(shown(state).contains("No results"))
        #expect(typed("enter", in: state).main?.conversation?.timeline.selection == nil)
    }

    /// On the screen and in words.
    private func showsSelection(_ state: AppState) -> [Bool] {
        let state = state.settled()
        return [shown(state).contains("▌"), App.lines(state).contains { $0.contains(", selected, ") }]
    }

    @Test func withoutAMatchNoMessageLooksLikeOne() {
        #expect(showsSelection(found) == [true, true])
        #expect(showsSelection(searched("ono", hits(), in: typed("o", in: found))) == [false, false])
        #expect(showsSelection(typed("backspace", in: found)) == [false, false])
    }

    @Test func aMessageSelectedBeforeTheSearchStaysSelected() {
        var selected = typed("tab", in: open)
        selected.withConversationForTest { $0.timeline.selection = MessageID(7) }
        #expect(showsSelection(selected) == [true, true])
        let none = searched("zz", hits(), in: typed("ctrl-f", "z", "z", in: selected))
        // The nearest match is the selected message.
        let matched = searched("on", hits(2, 7), in: typed("ctrl-f", "o", "n", in: selected))
        for state in [none, searched("ono", hits(), in: typed("o", in: matched))] {
            #expect(showsSelection(state) == [false, false])
            let closed = typed("escape", in: state)
            #expect(closed.main?.conversation?.timeline.selection == MessageID(7))
            #expect(showsSelection(closed) == [true, true])
        }
    }

    @Test func theBarAndTheFooterOfferMatchesOnlyIfThereMayBeSome() {
        let typing = typed("ctrl-f", "o", "n", in: open)
        for state in [found, typing, searched("on", hits(hasMore: true), in: typing)] {
            #expect(shown(state).contains("Enter older match"))
            #expect(click("▲", of: state) == .conversation(.chatSearchStepped(1)))
            #expect(click("▼", of: state) == .conversation(.chatSearchStepped(-1)))
        }
        let none = searched("ono", hits(), in: typed("o", in: found))
        for state in [none, typed("shift-tab", in: none), typed("backspace", in: found), typed("ctrl-f", in: open)] {
            #expect(!shown(state).contains("match"))
            #expect(click("▲", of: state) == nil && click("▼", of: state) == nil)
        }
    }

    @Test func theOnlyMatchLeadsToNoOtherAndCanBeListed() {
        let only = searched("on", hits(6), in: typed("ctrl-f", "o", "n", in: open))
        for state in [only, typed("shift-tab", in: only), typed("enter", in: only)] {
            #expect(!shown(state).contains("older match") && !shown(state).contains("newer match"))
            #expect(click("▲", of: state) == nil && click("▼", of: state) == nil)
            #expect(state.main?.conversation?.offers(.listHits, Shared(state)) == true)
            #expect(state.main?.conversation?.timeline.selection == MessageID(6))
        }
        // From another message, it leads back to the match.
        let away = typed("shift-tab", "k", in: only)
        #expect(shown(away).contains("n older match"))
        #expect(clicked("▲", in: away).main?.conversation?.timeline.selection == MessageID(6))
    }

    @Test(arguments: [(20, false), (24, false), (29, false), (30, true), (40, true)])
    func theFieldKeepsRoomForWhatIsTypedOnNarrowScreens(width: Int, hasMatchButtons: Bool) {
        let state = typed("ctrl-f", in: .fixture(width: width, open: chat))
        let screen = shown(searched("foo:bar", hits(), in: state.after(.terminal(.paste("foo:bar")))))
        let row = screen.split(separator: "\n").first { $0.contains("foo:bar") }
        #expect(row?.hasPrefix(" ⌕ foo:bar") == true && row?.contains("✕") == true)
        #expect(row?.contains("▲ ▼") == hasMatchButtons)
        #expect(screen.contains("No results"))
    }

    @Test func onALowScreenANumberSaysThatNothingWasFound() {
        let state = typed("ctrl-f", in: .fixture(width: 20, height: 6, open: chat))
        let screen = shown(searched("on", hits(), in: state.after(.terminal(.paste("on")))))
        #expect(screen.contains(/⌕ on +0 ✕/))
    }

    @Test(arguments: [(24, false), (25, true)])
    func theStatusIsBelowTheFieldWhereItDoesNotFitBesideIt(width: Int, isBeside: Bool) {
        let state = typed("ctrl-f", in: .fixture(width: width, open: chat))
        let rows = shown(searched("on", hits(), in: state.after(.terminal(.paste("on"))))).split(separator: "\n")
        let field = rows.firstIndex { $0.hasPrefix(" ⌕ on") }
        let status = rows.firstIndex { $0.contains("No results") }
        #expect(field != nil && status == field.map { isBeside ? $0 : $0 + 1 })
    }

    @Test func aHitThatIsNotReadYetIsReadAndShown() {
        var state = searched("on", hits(1, 6), in: typed("ctrl-f", "o", "n", in: open))
        state.withConversationForTest { $0.timeline.page?.messages.removeAll { $0.id == MessageID(1) } }
        let effects = App.reduce(&state, .key("enter"))
        #expect(effects == [.perform(.query(.messages(chat, .around(MessagePosition(10)), limit: 60)))])
        // What is shown stays until then.
        #expect(state.main?.conversation?.timeline.page != nil)
        let page = MessagePage(Message.fixtures, hasNewer: true)
        _ = App.reduce(&state, .conversation(.timeline(.pageLoaded(.chat(chat), .around(MessagePosition(10)), page))))
        #expect(state.main?.conversation?.timeline.selection == MessageID(1))
        #expect(state.main?.conversation?.newBelow == 0)
    }

    /// A message may be longer than the screen, and the hit at its end.
    @Test func theHitInALongMessageIsSeen() {
        let long = (1...80).map { "This is line \($0), and there is nothing in it." }.joined(separator: "\n")
        let messages = Message.fixtures + [.fixture(12, long + "\nBut here is a heron.\n" + long)]
        var state = AppState.fixture(open: chat, messages: messages).settled()
        state = typed("ctrl-f", "h", "e", "r", "o", "n", in: state)
        state = searched("heron", hits(12), in: state).settled()
        #expect(shown(state).contains("But here is a heron."))
    }

    /// The picture alone fills a small screen. Kinds of content other than images may have one, too.
    @Test(arguments: [true, false]) func theHitBelowAPictureIsSeen(isImage: Bool) {
        let file = Messenger.Attachment(
            name: "boat.jpg", mediaType: "image/jpeg", byteCount: 22_942, pixelWidth: 160, pixelHeight: 192,
            place: .stored(path: "files/" + String(repeating: "ab", count: 32)))
        let content: MessageContent = isImage ? .image(file, caption: "A heron.") : .file(file, caption: "A heron.")
        let picture = Message.fixture(12, minutesAgo: 1, content: content)
        let later = (13...40).map { Message.fixture($0, "Nothing", minutesAgo: 1) }
        var state = AppState.fixture(
            width: 40, height: 12, open: chat, messages: Message.fixtures + [picture] + later)
        state.contentKinds.wrap("file") { kind in
            kind.picture = { $0.attachment }
            kind.view = { $0.picture(of: file, "A heron.", orElse: $0.fileLine(.image, file)) }
        }
        state = typed("ctrl-f", "h", "e", "r", "o", "n", in: state.settled())
        state = searched("heron", hits(12), in: state).settled()
        #expect(shown(state).contains("A heron."))
    }

    /// It's in the name of the picture, which isn't shown.
    @Test func aPictureThatWasFoundByItsNameIsSeenFromItsBeginning() {
        let file = Messenger.Attachment(
            name: "heron.jpg", mediaType: "image/jpeg", byteCount: 22_942, pixelWidth: 160, pixelHeight: 192,
            place: .stored(path: "files/" + String(repeating: "ab", count: 32)))
        let picture = Message.fixture(12, minutesAgo: 1, content: .image(file, caption: "A boat."))
        let later = (13...40).map { Message.fixture($0, "Nothing", minutesAgo: 1) }
        var state = AppState.fixture(open: chat, messages: Message.fixtures + [picture] + later).settled()
        state = typed("ctrl-f", "h", "e", "r", "o", "n", in: state)
        state = searched("heron", hits(12), in: state).settled()
        let timeline = state.main?.conversation?.timeline
        #expect(timeline?.selection == MessageID(12))
        #expect(timeline?.viewport?.first != MessageID(12), "it begins on the screen")
    }

    @Test func escapeLeavesAndOneStaysWhereOneIs() {
        var state = typed("enter", in: found)
        let scroll = state.main?.conversation?.timeline.scroll
        state = typed("escape", in: state)
        #expect(chatSearch(state) == nil)
        #expect(state.main?.focus == .timeline)
        #expect(state.main?.conversation?.timeline.selection == MessageID(4))
        #expect(state.main?.conversation?.timeline.scroll == scroll)
    }

    @Test func whatChangesMeanwhileIsCountedAndMovesNothing() {
        let later = AppEffect.after(.milliseconds(100), .conversation(.chatSearchRepeated), id: "chat-search-changes")
        let search = AppEffect.perform(.slowQuery(.places(chat, SearchQuery("on"), after: nil)), id: "search-chat")
        var state = typed("enter", in: found)
        var changes = ChangeSet()
        changes.noteMessages(of: chat, PositionRange(MessagePosition(90)))
        #expect(App.reduce(&state, .changed(changes)).contains(later))
        // One is enough.
        #expect(!App.reduce(&state, .changed(changes)).contains(later))
        #expect(App.reduce(&state, .conversation(.chatSearchRepeated)) == [search])
        // What is changed while that is on its way is asked for behind it.
        _ = App.reduce(&state, .changed(changes))
        #expect(App.reduce(&state, .conversation(.chatSearchRepeated)) == [])
        let more = hits(2, 4, 6, 9)
        #expect(App.reduce(&state, .conversation(.searched(chat, SearchQuery("on"), after: nil, more))) == [later])
        #expect(App.reduce(&state, .conversation(.chatSearchRepeated)) == [search])
        state = searched("on", hits(2, 4, 6, 9), in: state)
        #expect(chatSearch(state)?.current == MessageID(4))
        #expect(chatSearch(state)?.number == 3)
        #expect(state.main?.conversation?.timeline.selection == MessageID(4))
        // The current one is gone: the nearest is the next, and nothing moves.
        _ = App.reduce(&state, .changed(changes))
        _ = App.reduce(&state, .conversation(.chatSearchRepeated))
        state = searched("on", hits(2, 6, 9), in: state)
        #expect(chatSearch(state)?.current == MessageID(2))
        #expect(state.main?.conversation?.timeline.selection == MessageID(4))
    }

    @Test func whileTheIndexIsBeingMadeItIsSearchedAgain() {
        var state = typed("ctrl-f", "o", "n", in: open)
        let hits = ChatHits([], indexing: SearchProgress(done: 1, total: 2))
        let effects = App.reduce(&state, .conversation(.searched(chat, SearchQuery("on"), after: nil, hits)))
        #expect(effects.contains(.after(.seconds(1), .conversation(.chatSearchRepeated), id: "chat-search-changes")))
        #expect(
            App.reduce(&state, .conversation(.chatSearchRepeated)).first
                == .perform(.slowQuery(.places(chat, SearchQuery("on"), after: nil)), id: "search-chat"))
    }

    @Test func aFailureIsSaid() {
        var state = typed("ctrl-f", "o", "n", in: open)
        _ = App.reduce(&state, .conversation(.searchFailed(chat, SearchQuery("x"), .offline)))
        _ = App.reduce(&state, .search(.failed(.names(NameSearch("o")), .offline)))
        #expect(state.toasts.all.isEmpty && chatSearch(state)?.asked != nil)
        _ = App.reduce(&state, .conversation(.searchFailed(chat, SearchQuery("on"), .offline)))
        #expect(state.said == [Problem.offline.text])
        #expect(chatSearch(state)?.asked == nil)
    }

    @Test func clearingTheFieldSearchesNothing() {
        let state = typed("backspace", in: found)
        #expect(chatSearch(state)?.hits == nil)
        #expect(chatSearch(state)?.current == nil)
        #expect(searched("on", hits(2), in: state) == state)
    }

    @Test func tabGoesThroughAllParts() {
        var state = typed("ctrl-f", in: open)
        var seen: [Pane?] = []
        for _ in 0..<4 {
            state = typed("tab", in: state)
            seen.append(state.main?.focus)
        }
        #expect(seen == [.list, .composer, .timeline, .chatSearch])
    }

    /// Everything that is found is marked where it stands, in each kind of content.
    @Test func hitsAreMarkedInPlace() {
        let text = TextBlocks.blocks(
            of: StyledText(
                "\n\nTry this:\nlet this = 1\n",
                runs: [StyleRun(start: 12, length: 12, style: .codeBlock(language: nil))]),
            marking: [6..<10, 16..<20])
        let marked = text.map { block in block.marked.sorted().map { block.segments[$0].text } }
        #expect(marked == [["this"], ["this"]])
        #expect(text.map { $0.segments.map(\.text).joined() } == ["Try this:", "let this = 1"])
    }

    @Test func theWordsComeAlongFromTheSearchInAllChats() {
        var state = AppState.found()
        _ = App.reduce(&state, .search(.rowClicked(.message(MessageID(4)))))
        let page = MessagePage(Message.fixtures)
        _ = App.reduce(&state, .conversation(.timeline(.pageLoaded(.chat(chat), .around(MessagePosition(40)), page))))
        state = searched("moth", hits(4, 7), in: state)
        #expect(chatSearch(state)?.number == 2)
        #expect(chatSearch(typed("N", in: state))?.current == MessageID(7))
        // What is typed there from now on is a search of its own.
        state = typed("/", "x", in: state)
        #expect(chatSearch(state)?.field.text == "x")
        #expect(chatSearch(state)?.isOffered == false)
    }

    @Test func leavingTheSearchTakesItsWordsAlong() {
        var state = AppState.found()
        _ = App.reduce(&state, .search(.rowClicked(.message(MessageID(4)))))
        #expect(shown(state).contains("Esc results"))
        state = typed("escape", "escape", "escape", in: state)
        #expect(state.search == nil)
        #expect(chatSearch(state) == nil)
    }

    @Test func tabCompletesTheNameOfASender() {
        let typing = typed("ctrl-f", "f", "r", "o", "m", ":", in: open)
        #expect(typing.main?.conversation?.completions?.names == ["me", "Grace Hopper"])
        #expect(shown(typing).contains(" me "))
        #expect(chatSearch(typed("tab", in: typing))?.field.text == "from:me ")
        let completed = typed("h", "tab", in: typing)
        #expect(chatSearch(completed)?.field.text == "from:\"Grace Hopper\" ")
        #expect(chatSearch(completed)?.query == SearchQuery("from:\"Grace Hopper\" "))
        #expect(completed.main?.conversation?.completions == nil)
        #expect(typed("tab", in: completed).main?.focus != .chatSearch)
        #expect(chatSearch(clicked(" me ", in: typing))?.field.text == "from:me ")
    }

    @Test func theFooterSaysThatTabCompletesOnlyWhileItDoes() {
        let typing = typed("ctrl-f", "f", "r", "o", "m", ":", in: open)
        #expect(shown(typing).contains("Tab complete"))
        #expect(shown(typed("z", "z", in: typing)).contains("Tab list"))
    }

    @Test func theWheelChoosesAmongTheNames() {
        let typing = typed("ctrl-f", "f", "r", "o", "m", ":", in: open)
        var turned = typing
        _ = App.reduce(&turned, .conversation(.completionsTurned(1)))
        #expect(turned.main?.conversation?.completions?.selection == 0)
        _ = App.reduce(&turned, .conversation(.completionsTurned(3)))
        #expect(chatSearch(typed("tab", in: turned))?.field.text == "from:\"Grace Hopper\" ")
        _ = App.reduce(&turned, .conversation(.completionsTurned(-1)))
        #expect(chatSearch(typed("tab", in: turned))?.field.text == "from:me ")
        #expect(turned.main?.conversation?.timeline.scroll == typing.main?.conversation?.timeline.scroll)
    }

    @Test func escapeLeadsBackToTheFieldUnlessAMessageWasFound() {
        #expect(open.main?.focus == .composer)
        #expect(typed("ctrl-f", "escape", in: open).main?.focus == .composer)
        #expect(typed("ctrl-f", "o", "escape", in: open).main?.focus == .composer)
        #expect(typed("tab", "ctrl-f", "escape", in: open).main?.focus == .timeline)
        #expect(typed("escape", in: found).main?.focus == .timeline)
    }

    @Test func inTheOpenChatOnlySendersAreCompleted() {
        #expect(typed("ctrl-f", "i", "n", ":", in: open).main?.conversation?.completions == nil)
        #expect(typed("ctrl-f", "f", "r", "o", "m", ":", "z", "z", in: open).main?.conversation?.completions == nil)
        #expect(typed("f", "r", "o", "m", ":", in: open).main?.conversation?.completions == nil)
    }
}
