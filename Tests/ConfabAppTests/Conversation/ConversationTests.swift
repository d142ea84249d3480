import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

@Suite struct ConversationTests {
    private let open = AppState.fixture(open: ChatID(2))

    private func conversation(_ state: AppState) -> Conversation? { state.main?.conversation }

    private func viewport(_ first: UInt64, _ last: UInt64, isAtEnd: Bool = false) -> AppAction {
        .conversation(
            .timeline(
                .viewportChanged(
                    ListViewport(
                        first: MessageID(first), firstLine: 0, firstIndex: Int(first) - 1, last: MessageID(last),
                        lastIndex: Int(last) - 1, height: 10, isAtStart: first == 1, isAtEnd: isAtEnd))))
    }

    @Test func openingAChatReadsItAndItsUnreadMessages() {
        var state = typed("j", "j", in: AppState.fixture())
        #expect(
            App.reduce(&state, .key("enter")) == [
                .perform(.query(.chat(ChatID(3)))), .perform(.query(.messages(ChatID(3), .firstUnread, limit: 60))),
            ])
        #expect(state.main?.focus == .composer)
    }

    @Test func enterSendsAndLeavesAnEmptyField() {
        var state = typed("H", "i", in: open)
        #expect(
            App.reduce(&state, .key("enter")) == [
                .cancel("save-draft"), .cancel("typing-pause"),
                .request(.setTyping(ChatID(2), false), by: .conversation), .sends("Hi", to: 2),
            ])
        #expect(conversation(state)?.composer.field.isEmpty == true)
        #expect(App.reduce(&state, .key("enter")) == [])
    }

    /// A full disk, or a text that is too long: nobody types it again.
    @Test func whatCouldNotBeSentIsInTheFieldAgain() {
        var state = typed("H", "i", "enter", "t", "h", "e", "n", in: open)
        let effects = App.reduce(
            &state, .refused(.send(.written("Hi", in: 2), to: ChatID(2)), by: .conversation, .offline))
        #expect(conversation(state)?.composer.field.text == "Hi\nthen")
        #expect(state.said == [Problem.offline.text])
        #expect(effects.contains(.after(.milliseconds(400), .conversation(.composer(.draftDue)), id: "save-draft")))
    }

    @Test func whatCouldNotBeSentWaitsForItsChatToBeOpened() {
        var state = typed("H", "i", "enter", "escape", "j", "enter", in: open)
        _ = App.reduce(&state, .refused(.send(.written("Hi", in: 2), to: ChatID(2)), by: .conversation, .offline))
        #expect(conversation(state)?.composer.field.isEmpty == true)
        state = typed("escape", "k", "enter", in: state)
        var details = Conversation.Details()
        details.draft = Draft(chat: ChatID(2), text: "then")
        _ = App.reduce(&state, .conversation(.loaded(ChatID(2), ChatSummary.fixtures[1], details)))
        #expect(conversation(state)?.composer.field.text == "Hi\nthen")
    }

    @Test func aDraftThatCouldNotBeKeptIsKeptWhenTheChatIsLeft() {
        var state = typed("x", in: open)
        _ = App.reduce(&state, .conversation(.composer(.draftDue)))
        _ = App.reduce(&state, .notSaved(.draft(Draft(chat: ChatID(2), text: "Hi")), .offline))
        let effects = App.reduce(&state, .key("escape"))
        #expect(effects.contains(.perform(.save(.draft(Draft(chat: ChatID(2), text: "x", cursor: 1))))))
    }

    @Test func anUnsavedDraftIsInTheFieldWhenItsChatIsOpenedAgain() {
        var state = typed("H", "i", "escape", "j", "enter", in: open)
        _ = App.reduce(&state, .notSaved(.draft(Draft(chat: ChatID(2), text: "Hi", cursor: 2)), .offline))
        #expect(conversation(state)?.composer.field.isEmpty == true)
        state = typed("escape", "k", "enter", in: state)
        #expect(conversation(state)?.composer.field.text == "Hi")
        // What was saved before is older.
        var details = Conversation.Details()
        details.draft = Draft(chat: ChatID(2), text: "H")
        _ = App.reduce(&state, .conversation(.loaded(ChatID(2), ChatSummary.fixtures[1], details)))
        #expect(conversation(state)?.composer.field.text == "Hi")
        let effects = App.reduce(&state, .key("escape"))
        #expect(effects.contains(.perform(.save(.draft(Draft(chat: ChatID(2), text: "Hi", cursor: 2))))))
    }

    /// It came back into the field once, because what had been kept of it was never removed.
    @Test func aSentMessageDoesNotComeBackAsADraft() {
        var state = typed("H", "i", in: open)
        _ = App.reduce(&state, .conversation(.composer(.draftDue)))
        _ = App.reduce(&state, .key("enter"))
        var details = Conversation.Details()
        details.draft = Draft(chat: ChatID(2), text: "kept")
        _ = App.reduce(&state, .conversation(.loaded(ChatID(2), ChatSummary.fixtures[1], details)))
        #expect(conversation(state)?.composer.field.text == "kept")
        _ = App.reduce(&state, .key("enter"))
        _ = App.reduce(&state, .conversation(.loaded(ChatID(2), ChatSummary.fixtures[1], details)))
        #expect(conversation(state)?.composer.field.isEmpty == true)
    }

    @Test func whatIsNotDrawnIsNotRead() {
        var narrow = open
        narrow.size = Size(60, 20)
        narrow.withMainForTest { $0.focus = .list }
        #expect(App.reduce(&narrow, viewport(1, 5)) == [])
        var covered = typed("f1", in: open)
        #expect(App.reduce(&covered, viewport(1, 5)) == [])
    }

    @Test func altEnterBreaksTheLine() {
        #expect(conversation(typed("a", "alt-enter", "b", in: open))?.composer.field.text == "a\nb")
    }

    @Test func aPasteMayHaveSeveralLines() {
        var state = open
        _ = App.reduce(&state, .terminal(.paste("a\nb")))
        #expect(conversation(state)?.composer.field.text == "a\nb")
    }

    @Test func whatDoesNotFitIsLeftOutAndThatIsSaid() {
        var state = open
        let notice = "The rest was left out: a message has at most 1,000 characters."
        _ = App.reduce(&state, .terminal(.paste(String(repeating: "x", count: 999))))
        #expect(state.said == [])
        _ = App.reduce(&state, .terminal(.paste("yz")))
        #expect(state.said == [notice])
        #expect(conversation(state)?.composer.field.text.hasSuffix("xy") == true)
        // One more character is refused as well.
        state.toasts.all = []
        _ = App.reduce(&state, .key("z"))
        #expect(state.said == [notice])
        #expect(conversation(state)?.composer.field.characters.count == 1000)
    }

    @Test func tenMegabytesAreCut() {
        var state = open
        _ = App.reduce(&state, .terminal(.paste(String(repeating: "word ", count: 2_000_000))))
        #expect(conversation(state)?.composer.field.characters.count == 1000)
        #expect(state.said == ["The rest was left out: a message has at most 1,000 characters."])
    }

    @Test func aCounterAppearsAtNineTenthsOfTheLimit() {
        var state = open
        state.options.inputMax = 20
        _ = App.reduce(&state, .terminal(.paste(String(repeating: "x", count: 17))))
        #expect(!shown(state).contains("17/20"))
        _ = App.reduce(&state, .key("x"))
        #expect(shown(state).contains("18/20"))
    }

    @Test func theCounterIsBesideTheLastRowOfTheField() {
        var state = open
        state.options.inputMax = 100
        let text = "first " + String(repeating: "word ", count: 17) + "last"
        _ = App.reduce(&state, .terminal(.paste(text)))
        let row = shown(state).split(separator: "\n").first { $0.contains("95/100") }
        #expect(row?.contains("last") == true && row?.contains("first") == false)
    }

    @Test(arguments: [(80, "950/1,000", "950/940"), (40, "50", "-10"), (24, "50", "-10")])
    func onANarrowScreenTheCounterShowsOnlyWhatIsLeft(width: Int, count: String, beyond: String) {
        var state = AppState.fixture(width: width, open: ChatID(2))
        _ = App.reduce(&state, .terminal(.paste(String(repeating: "word ", count: 190))))
        #expect(shown(state).contains(" \(count) "))
        state.options.inputMax = 940
        #expect(shown(state).contains(" \(beyond) "))
    }

    /// It was written before the limit was lowered, or elsewhere.
    @Test func aTextBeyondTheLimitCanBeShortenedAndSent() {
        var state = open
        _ = App.reduce(&state, .terminal(.paste("abcdef")))
        state.options.inputMax = 3
        _ = App.reduce(&state, .key("x"))
        #expect(conversation(state)?.composer.field.text == "abcdef")
        _ = App.reduce(&state, .key("backspace"))
        #expect(conversation(state)?.composer.field.text == "abcde")
        state = typed("backspace", "backspace", in: state)
        #expect(App.reduce(&state, .key("enter")).contains(.sends("abc", to: 2)))
    }

    @Test(arguments: [(10, 24, 8), (10, 60, 10), (3, 60, 3), (40, 40, 13)])
    func theFieldGrowsToItsOptionAndAThirdOfTheScreen(lines: Int, height: Int, expected: Int) {
        var state = AppState.fixture(height: height, open: ChatID(2))
        state.options.composerLines = lines
        let text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
        _ = App.reduce(&state, .terminal(.paste(text)))
        #expect(shown(state).matches(of: /line \d/).count == expected)
    }

    @Test func aDraftIsKeptAfterAPauseAndWhenTheChatIsLeft() {
        var open = open
        open.options.sendTyping = false
        let store = TestStore(open, reduce: App.reduce, isAnswered: { _ in false })
        store.send(
            .key("x"), effects: [.after(.milliseconds(400), .conversation(.composer(.draftDue)), id: "save-draft")]
        ) {
            $0.withMainForTest { $0.conversation?.composer.field.apply(.insert("x")) }
        }
        store.advance(by: .milliseconds(400))
        let draft = Draft(chat: ChatID(2), text: "x", cursor: 1)
        store.receive(
            .conversation(.composer(.draftDue)), effects: [.cancel("save-draft"), .perform(.save(.draft(draft)))]
        ) { $0.withMainForTest { $0.conversation?.composer.savedDraft = Draft(chat: ChatID(2), text: "x") } }
        store.finish()
    }

    @Test func escapeKeepsWhatIsBeingWritten() {
        let state = typed("x", "escape", in: open)
        #expect(state.main?.focus == .list)
        #expect(conversation(state)?.composer.field.text == "x")
        var narrow = open
        narrow.size = Size(60, 20)
        narrow = typed("x", in: narrow)
        let effects = App.reduce(&narrow, .key("escape"))
        #expect(effects.contains(.perform(.save(.draft(Draft(chat: ChatID(2), text: "x", cursor: 1))))))
        #expect(conversation(narrow) == nil)
    }

    @Test func aMessageIsReadWhenItWasOnTheScreenAndSomebodyCouldLook() {
        var state = open
        state.withMainForTest { $0.conversation?.chat.stats.unread = 3 }
        #expect(
            App.reduce(&state, viewport(1, 5)).contains(
                .request(.markRead(ChatID(2), upTo: MessagePosition(50)), by: .conversation)))
        #expect(App.reduce(&state, viewport(1, 4)) == [])
        _ = App.reduce(&state, .terminal(.focus(false)))
        #expect(App.reduce(&state, viewport(2, 7)) == [])
        #expect(
            App.reduce(&state, .terminal(.focus(true))) == [
                .request(.markRead(ChatID(2), upTo: MessagePosition(70)), by: .conversation)
            ])
    }

    @Test func withoutReadReceiptsAChatIsReadPrivately() {
        var state = open
        state.withMainForTest { $0.conversation?.chat.stats.unread = 3 }
        state.optionLayers.chats.chats[ChatID(2)] = [.readReceipts: .flag(false)]
        #expect(
            App.reduce(&state, viewport(1, 5)).contains(
                .request(.markRead(ChatID(2), upTo: MessagePosition(50), isPrivate: true), by: .conversation)))
    }

    @Test func newMessagesBelowAreCountedAndNotScrolledTo() {
        var state = open
        _ = App.reduce(&state, viewport(1, 5))
        let scroll = conversation(state)?.timeline.scroll
        let page = MessagePage(Message.fixtures + [.fixture(12, "Hello?"), .fixture(13, "Still there?")])
        _ = App.reduce(&state, .conversation(.timeline(.pageLoaded(.chat(ChatID(2)), .newest, page))))
        var chat = ChatSummary.fixtures[1]
        chat.stats.unread = 2
        _ = App.reduce(&state, .conversation(.loaded(ChatID(2), chat, Conversation.Details())))
        #expect(conversation(state)?.newBelow == 2)
        #expect(conversation(state)?.timeline.scroll == scroll)
        _ = App.reduce(&state, viewport(8, 13, isAtEnd: true))
        #expect(conversation(state)?.newBelow == 0)
    }

    @Test func olderMessagesAreReadBeforeTheTopIsReached() {
        var state = open
        state.withMainForTest { $0.conversation?.timeline.page = MessagePage(Message.fixtures, hasOlder: true) }
        let effects = App.reduce(&state, viewport(3, 8))
        #expect(effects.contains(.perform(.query(.messages(ChatID(2), .olderThan(MessagePosition(10)), limit: 60)))))
        // Once is enough.
        #expect(
            !App.reduce(&state, viewport(2, 7)).contains {
                if case .perform(.query(.messages), _) = $0 { true } else { false }
            })
        let scroll = conversation(state)?.timeline.scroll
        let older = MessagePage([.fixture(0, "before")], hasOlder: false)
        _ = App.reduce(
            &state, .conversation(.timeline(.pageLoaded(.chat(ChatID(2)), .olderThan(MessagePosition(10)), older))))
        #expect(conversation(state)?.timeline.page?.messages.first?.id == MessageID(0))
        #expect(conversation(state)?.timeline.scroll == scroll)
    }

    @Test func messagesThatCannotBeReadLeaveASentenceUntilTheNextOnesAreRead() {
        var state = open
        state.withMainForTest { $0.conversation?.timeline.isLoading = true }
        #expect(
            App.reduce(&state, .conversation(.timeline(.pageFailed(.chat(ChatID(2)), .newest, .gone("Page 7"))))) == [])
        #expect(conversation(state)?.timeline.problem?.problem == .gone("Page 7"))
        #expect(conversation(state)?.timeline.isLoading == false)
        _ = App.reduce(&state, .conversation(.timeline(.pageFailed(.chat(ChatID(3)), .newest, .offline))))
        #expect(conversation(state)?.timeline.problem?.problem == .gone("Page 7"))
        _ = App.reduce(
            &state, .conversation(.timeline(.pageLoaded(.chat(ChatID(2)), .newest, MessagePage(Message.fixtures)))))
        #expect(conversation(state)?.timeline.problem == nil)
    }

    @Test func aFailureOfSomethingElseLeavesMessagesBeingRead() {
        var state = open
        state.withMainForTest { $0.conversation?.timeline.isLoading = true }
        _ = App.reduce(&state, .failed(.offline))
        #expect(conversation(state)?.timeline.isLoading == true)
    }

    /// While a chat is being cleared only what came in since is shown; what was read besides is still on the page.
    @Test func whatIsReadAndNotShownIsAboveWhatIsSeen() {
        var state = open
        let messages = (1...40).map { Message.fixture($0) }
        state.withMainForTest { $0.conversation?.timeline.page = MessagePage(messages, hasOlder: true) }
        let seen = ListViewport(
            first: MessageID(39), firstLine: 0, firstIndex: 0, last: MessageID(40), lastIndex: 1, height: 10,
            isAtStart: true, isAtEnd: true)
        let effects = App.reduce(&state, .conversation(.timeline(.viewportChanged(seen))))
        #expect(!effects.contains { if case .perform(.query(.messages), _) = $0 { true } else { false } })
        #expect(conversation(state)?.timeline.isLoading == false)
        #expect(conversation(typed("tab", "k", in: state))?.timeline.selection == MessageID(40))
    }

    @Test func aMessageIsCopiedAndItsLinkOpened() {
        var state = typed("tab", "k", in: open)
        #expect(state.main?.focus == .timeline)
        #expect(conversation(state)?.timeline.selection == MessageID(11))
        #expect(App.reduce(&state, .key("y")).first == .perform(.terminal(.copy("On my way"))))
        let link = StyledText(
            "see example.org", runs: [StyleRun(start: 4, length: 11, style: .link("https://example.org"))])
        state.withMainForTest {
            $0.conversation?.timeline.page?.messages.append(.fixture(12, content: .text(link)))
            $0.conversation?.timeline.selection = MessageID(12)
        }
        #expect(App.reduce(&state, .key("o")) == [.perform(.terminal(.openLink("https://example.org")))])
    }

    private func withLosses(_ size: Size = Size(80, 24)) -> AppState {
        .fixture(
            width: size.width, height: size.height, open: ChatID(2),
            messages: [
                .fixture(1, "Are you there?", minutesAgo: 60 * 25), .lost(2, count: 3),
                .fixture(5, "Then at eight", minutesAgo: 3), .fixture(6, "Fine", from: .me, minutesAgo: 3), .lost(7),
            ])
    }

    @Test func lostMessagesAreShownInTheirPlace() {
        assertInlineSnapshot(
            of: App.view(withLosses(Size(50, 14))), as: .screen(50, 14),
            matches: """
                size 50×14  cursor 3,12
                │ Grace Hopper                           15  ⌕ ◁ ≡ │
                │                                                  │
                │                                                  │
                │                No older messages                 │
                │ ────────────────── Yesterday ─────────────────── │
                │   Are you there?  13:30                          │
                │            ▲ 3 messages are lost here            │
                │ ──────────────────── Today ───────────────────── │
                │   Then at eight  14:27                           │
                │                                    14:27   Fine  │
                │             ▲ 1 message is lost here             │
                │──────────────────────────────────────────────────│
                │ › Write a message                          ☺ ▤ … │
                │ Enter send  Esc list  Ctrl-F search  F1 help     │
                """)
        let lines = App.lines(withLosses())
        let places = ["Are you there?", "3 messages are lost here", "Then at eight", "Fine", "1 message is lost here"]
            .map { words in lines.firstIndex { $0.contains(words) } }
        #expect(places.allSatisfy { $0 != nil } && places.compactMap { $0 }.sorted() == places)
    }

    @Test func lostMessagesCanBeSelectedAndNothingCanBeDoneWithThem() {
        var state = typed("tab", "k", in: withLosses())
        #expect(conversation(state)?.timeline.selection == MessageID(7))
        for key in ["y", "o", "R", "r", "+", "e", "d", "p", "f", "v", "K", "!"] {
            let effects = App.reduce(&state, .key(key))
            #expect(effects.allSatisfy { if case .perform = $0 { false } else { true } }, "\(key): \(effects)")
        }
    }

    @Test func whichOfSeveralLinksToOpenIsAsked() {
        var state = typed("tab", in: open)
        let addresses = ["https://one.example", "https://two.example"]
        let text = StyledText(
            "one two one",
            runs: [0, 4, 8].map { StyleRun(start: $0, length: 3, style: .link(addresses[$0 == 4 ? 1 : 0])) })
        state.withMainForTest {
            $0.conversation?.timeline.page?.messages.append(.fixture(12, content: .text(text)))
            $0.conversation?.timeline.selection = MessageID(12)
        }
        #expect(App.reduce(&state, .key("o")) == [])
        #expect(state.confirmation?.answers.map(\.label) == addresses)
        state = typed("j", in: state)
        #expect(App.reduce(&state, .key("enter")) == [.perform(.terminal(.openLink("https://two.example")))])
        #expect(state.frontLayer == nil)
    }

    @Test func aFailedMessageIsSentAgain() {
        var state = typed("tab", in: open)
        #expect(App.reduce(&state, .key("R")) == [.request(.retry(MessageID(10)), by: .conversation)])
    }

    @Test func aChatThatOneLeftHasNoField() {
        var state = AppState.fixture(open: ChatID(10))
        state.withMainForTest { $0.focus = .timeline }
        #expect(typed("i", in: state).main?.focus == .timeline)
        #expect(typed("x", in: state).main?.conversation?.composer.field.isEmpty == true)
    }

    @Test func aChatThatIsNoGroupSaysThatOnlyGroupsCanBeLeft() {
        for key in ["L", "I"] {
            #expect(shown(typed("tab", key, in: open)).contains("You can do this only in a group"))
        }
    }

    @Test func leavingAGroupIsAsked() {
        var state = AppState.fixture(open: ChatID(1))
        state = typed("tab", "L", in: state)
        #expect(typed("enter", in: state).frontLayer == nil)
        var chosen = typed("j", in: state)
        #expect(App.reduce(&chosen, .key("enter")) == [.request(.leaveGroup(ChatID(1)), by: .chatActions)])
    }
}
