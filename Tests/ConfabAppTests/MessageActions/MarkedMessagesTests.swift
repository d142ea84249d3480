import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Messages of the open chat that are marked for an action on all of them.
@Suite struct MarkedMessagesTests {
    private let marked: AppState = {
        var state = typed("tab", in: AppState.fixture(open: ChatID(2)))
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(5) }
        return typed("v", "v", in: state)
    }()

    private func marks(_ state: AppState) -> Set<MessageID> { state.main?.conversation?.timeline.marked ?? [] }

    @Test func theMarkedOnesHaveACheckedBoxAndTheSelectedOneStaysVisible() {
        let lines = shown(marked).split(separator: "\n")
        #expect(lines.count { $0.contains("[✓]") } == 2)
        #expect(lines.contains { $0.contains("▌[ ]") })
        #expect(lines.contains { $0.contains("▌[✓]") } == false)
        let again = typed("j", in: marked)
        #expect(shown(again).contains("▌[✓]"))
        #expect(!shown(typed("escape", in: marked)).contains("[ ]"))
    }

    @Test func theTitleAndTheSentencesSayWhatIsSelectedOnAnyScreen() {
        var state = marked
        state.withMainForTest {
            $0.conversation?.chat.names = Names("Grace of the very long name that needs the title")
        }
        for size in [Size.usual, .small] {
            state.size = size
            let title = shown(state).split(separator: "\n").first { $0.contains("Grace of") }
            #expect(title?.contains("· 2 selected") == true, "\(size)")
        }
        state.size = .tiny
        #expect(shown(state).split(separator: "\n").first?.contains("2 selected") == true)
        let lines = App.lines(state)
        #expect(lines.contains { $0.hasSuffix(", 2 selected") })
        #expect(lines.count { $0.hasPrefix("checked: ") } == 2)
    }

    @Test func onANarrowScreenTheNameOfAChatToForwardToHasTheColumnsOfItsTime() {
        var state = typed("f", in: marked)
        let found = FuzzyNames(chats: [ChatSummary.fixtures[0]])
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), found)))
        state.size = .tiny
        #expect(shown(state).contains("[ ] Team Lu"))
    }

    /// The forwards are answered one by one, and meanwhile the user may mark others.
    @Test func closingTheForwardDialogKeepsTheMarksAndForwardingToAllChatsTakesThemAway() {
        #expect(marks(typed("f", "escape", in: marked)) == [MessageID(4), MessageID(5)])
        var state = typed("f", in: marked)
        let found = FuzzyNames(chats: [ChatSummary.fixtures[0], ChatSummary.fixtures[2]])
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), found)))
        state = typed("tab", "down", "tab", in: state)
        #expect(marks(state).count == 2)
        let calls = App.reduce(&state, .key("enter")).compactMap { effect -> ServiceCall? in
            guard case .perform(.service(let call), _) = effect, case .send = call.request else { return nil }
            return call
        }
        #expect(calls.count == 4)
        #expect(marks(state).isEmpty)
        state.withMainForTest { $0.conversation?.timeline.marked = [MessageID(3)] }
        for call in calls {
            _ = App.reduce(&state, .answered(call, .done(.done)))
            #expect(marks(state) == [MessageID(3)])
        }
    }

    @Test func deletingUnmarksAtOnceAndALateAnswerKeepsNewerMarks() {
        var state = typed("d", "j", in: marked)
        #expect(marks(state).count == 2)
        let ids = [MessageID(4), MessageID(5)]
        #expect(App.reduce(&state, .key("enter")) == [.request(.deleteMessages(ids), by: .conversation)])
        #expect(marks(state).isEmpty)
        state.withMainForTest { $0.conversation?.timeline.marked = [MessageID(3)] }
        _ = App.reduce(&state, .answered(.deleteMessages(ids), by: .conversation, .done))
        #expect(marks(state) == [MessageID(3)])
    }

    @Test func whatIsForOneMessageIsRefusedForSeveral() {
        for key in ["e", "W", "p", "K"] {
            #expect(typed(key, in: marked).said == ["Select just one message for this"], "\(key)")
        }
        #expect(!typed("y", in: marked).said.contains("Select just one message for this"))
    }

    @Test func theMenuOfOneMarkedMessageNamesTheMarksAndNotTheSelectedMessage() {
        var state = typed("tab", in: AppState.fixture(open: ChatID(2)))
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(5) }
        state = typed("v", in: state)
        let before = shown(state).matches(of: /1 selected/).count
        state = typed("m", in: state)
        #expect(marks(state) == [MessageID(5)])
        #expect(shown(state).matches(of: /1 selected/).count == before + 1)
    }

    @Test func theFooterHasWhatCanBeDoneWithAll() {
        let footer = shown(marked).split(separator: "\n").last ?? ""
        #expect(footer.contains("↑↓ move  v select  Esc deselect"), "\(footer)")
        #expect(!shown(typed("escape", in: marked)).contains("move  v select"))
        for word in ["f forward", "y copy", "d delete"] {
            #expect(footer.contains(word), "\(word): \(footer)")
        }
        for word in ["i write", "/ search", "r reply"] { #expect(!footer.contains(word), "\(word)") }
        // The field shows its own keys.
        let field = marked.after(.paneChosen(.conversation(.composer)))
        #expect(!field.footerCommands(Shared(field)).contains { $0.id == .olderMessage })
    }

    @Test func anOwnMessageThatTheUserDeletedForEveryoneSaysSo() {
        var state = AppState.fixture(open: ChatID(2))
        let own = Message.fixture(
            12, from: .me, minutesAgo: 1, content: .deleted(Deletion(by: .sender, at: .minutesAgo(1))))
        state.withMainForTest { $0.conversation?.timeline.page?.messages.append(own) }
        #expect(shown(state).contains("You deleted this message"))
    }

    /// All rows moved down by a line, and the last one under the field.
    @Test func pinnedMessagesCoverTheFirstLinesAndMoveNothing() {
        var state = marked
        let viewport = ListViewport(
            first: MessageID(3), firstLine: 0, firstIndex: 2, last: MessageID(8), lastIndex: 7, height: 12,
            isAtStart: false, isAtEnd: false)
        _ = App.reduce(&state, .conversation(.timeline(.viewportChanged(viewport))))
        var details = Conversation.Details()
        details.pins = [Message.fixtures[3]]
        details.pinCount = 1
        _ = App.reduce(&state, .conversation(.loaded(ChatID(2), ChatSummary.fixtures[1], details)))
        #expect(state.main?.conversation?.timeline.scroll.position == .row(MessageID(3), line: -1))
        state.withMainForTest { $0.conversation?.timeline.viewport?.firstLine = -1 }
        _ = App.reduce(&state, .conversation(.loaded(ChatID(2), ChatSummary.fixtures[1], Conversation.Details())))
        #expect(state.main?.conversation?.timeline.scroll.position == .row(MessageID(3), line: 0))
    }

    /// The two marked messages, after the user has gone to the oldest messages.
    private func away() -> AppState {
        var state = marked
        state.withMainForTest { $0.conversation?.timeline.page?.hasOlder = true }
        state = typed("g", in: state)
        let oldest = MessagePage([.fixture(1, "The beginning")], hasNewer: true)
        _ = App.reduce(&state, .conversation(.timeline(.pageLoaded(.chat(ChatID(2)), .oldest, oldest))))
        return state
    }

    @Test func messagesStayMarkedWhileOthersAreLoaded() {
        var state = away()
        #expect(marks(state) == [MessageID(4), MessageID(5)])
        #expect(shown(state).contains("2 selected") && shown(state).contains("f forward"))
        let read = AppEffect.perform(.query(.wholeMessages(.chat(ChatID(2)), [MessageID(4), MessageID(5)])))
        #expect(App.reduce(&state, .key("y")) == [read])
        let messages = [Message.fixture(5, "Five"), .fixture(4, "Four")]
        let effects = App.reduce(&state, .conversation(.timeline(.wholeLoaded(.chat(ChatID(2)), messages))))
        let copied = effects.compactMap { if case .perform(.terminal(.copy(let text)), _) = $0 { text } else { nil } }
        #expect(copied.first?.contains("Four") == true && copied.first?.contains("Five") == true)
        #expect(marks(state).isEmpty)
    }

    /// It read the marked messages first, and if one was gone, it marked nothing and dropped marks.
    @Test func anotherOneIsMarkedWithoutReadingThoseThatAreNotLoaded() {
        var state = away()
        #expect(App.reduce(&state, .key("v")).isEmpty)
        #expect(marks(state) == [MessageID(1), MessageID(4), MessageID(5)])
    }

    @Test func messagesThatAreGoneMeanwhileAreNoLongerMarked() {
        var state = away()
        _ = App.reduce(&state, .key("y"))
        let read = [Message.fixture(5, "Five")]
        _ = App.reduce(&state, .conversation(.timeline(.wholeLoaded(.chat(ChatID(2)), read))))
        #expect(marks(state) == [MessageID(5)])
        // All messages are loaded now, without it.
        let all = MessagePage([.fixture(1, "The beginning"), .fixture(9, "The end")])
        _ = App.reduce(&state, .conversation(.timeline(.pageLoaded(.chat(ChatID(2)), .newest, all))))
        #expect(marks(state).isEmpty)
    }

    /// On a page of matches, the newest message is the first one.
    @Test func aMatchThatIsGoneIsNoLongerMarked() {
        let source = TimelineSource.hits(ChatID(2), SearchQuery("moth"))
        var timeline = Timeline(source)
        func page(_ ids: [UInt64]) -> MessagePage {
            MessagePage(ids.map { Message.fixture($0, "moth") }, hasNewer: true)
        }
        _ = timeline.reduce(.pageLoaded(source, .oldest, page([30, 25, 20])))
        timeline.marked = [MessageID(25), MessageID(20)]
        _ = timeline.reduce(.pageLoaded(source, .oldest, page([30, 20])))
        #expect(timeline.marked == [MessageID(20)])
        // Others are loaded now.
        _ = timeline.reduce(.pageLoaded(source, .newerThan(MessagePosition(100)), page([9, 8])))
        #expect(timeline.marked == [MessageID(20)])
    }
}
