import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Messages that were forwarded as one: made by forwarding, drawn in a row, and opened on a page.
@Suite struct RecordPageTests {
    private let grace = ChatSummary.fixtures[1]

    private func entry(_ name: String, _ content: MessageContent, minutesAgo: Int64) -> MergedRecord.Entry {
        MergedRecord.Entry(senderName: name, sentAt: .minutesAgo(minutesAgo), content: content)
    }

    private var record: MergedRecord {
        let inner = MergedRecord(
            title: "Messages of Mo and Ada", entries: [entry("Mo", .text("Lunch?"), minutesAgo: 90)])
        return MergedRecord(
            title: "Messages in Compilers",
            entries: [
                entry("Mo", .text("Does it build?"), minutesAgo: 60), entry("Ada", .text("No."), minutesAgo: 59),
                entry("Mo", .text("Now?"), minutesAgo: 58),
                entry("Mo", .mergedRecord(inner), minutesAgo: 57),
            ])
    }

    private var open: AppState {
        typed(
            "tab",
            in: AppState.fixture(
                open: ChatID(2), messages: [.fixture(1, minutesAgo: 5, content: .mergedRecord(record))]))
    }

    private func opened(_ state: AppState, _ path: [Int] = []) -> AppState {
        var state = state
        let page = (record.record(at: path) ?? record).page(.oldest, limit: 60, in: ChatID(2))
        _ = App.reduce(
            &state, .messagesPage(.timeline(.pageLoaded(.merged(MessageID(1), path), .oldest, page))))
        return state
    }

    @Test func aRowShowsTheTitleTheFirstLinesAndTheNumber() {
        let screen = shown(open)
        for text in ["Messages in Compilers", "Mo: Does it build?", "Mo: Now?", "Chat history (4 messages)"] {
            #expect(screen.contains(text), "\(text)")
        }
        #expect(!screen.contains("Messages of Mo and Ada"))
    }

    @Test func enterAndAClickOpenTheRecord() {
        let query = AppEffect.perform(
            .query(.recordMessages(MessageID(1), [], .oldest, limit: 50)))
        for key in ["enter", "o"] {
            var state = open
            #expect(App.reduce(&state, .key(key)) == [query])
        }
        var state = open
        let action = click("Does it build?", of: state)
        #expect(action == .conversation(.timeline(.contentClicked(MessageID(1)))))
        if let action { #expect(App.reduce(&state, action).contains(query)) }
        #expect(state.frontLayer != nil)
        // Other messages have a menu.
        #expect(shown(typed("tab", "enter", in: AppState.fixture(open: ChatID(2)))).contains("Details"))
    }

    @Test func thePage() {
        assertSnapshot(of: opened(typed("enter", in: open)), as: .layer(alsoAt: .small))
    }

    @Test func aRecordWithinTheRecordOpensInFrontAndEscapeLeadsBack() {
        var state = opened(typed("enter", in: open))
        state = typed("G", in: state)
        #expect(
            App.reduce(&state, .key("enter")) == [
                .perform(.query(.recordMessages(MessageID(1), [3], .oldest, limit: 50)))
            ])
        state = opened(state, [3])
        #expect(shown(state).contains("Lunch?"))
        state = typed("escape", in: state)
        #expect(shown(state).contains("Does it build?"))
        state = typed("escape", in: state)
        #expect(state.frontLayer == nil)
    }

    @Test func aRecordThatIsGoneClosesItsPage() {
        var state = opened(typed("enter", in: open))
        var changes = ChangeSet()
        changes.noteMessages(of: grace.id, .everything)
        #expect(
            App.reduce(&state, .changed(changes)).contains(
                .perform(.query(.recordMessages(MessageID(1), [], .oldest, limit: 50)))))
        let gone = Timeline.Action.pageLoaded(.merged(MessageID(1), []), .oldest, MessagePage([]))
        _ = App.reduce(&state, .messagesPage(.timeline(gone)))
        #expect(state.frontLayer == nil)
        #expect(shown(state).contains("deleted"))
    }

    @Test func aLongRecordIsReadOnWhileScrolling() {
        let entries = (0..<10_000).map { entry("Mo", .text(StyledText("\($0)")), minutesAgo: 10) }
        let long = MergedRecord(title: "long", entries: entries)
        var page = MessagesPage(.merged(MessageID(1), []), in: grace, recordTitle: long.title)
        _ = page.reduce(
            .timeline(.pageLoaded(.merged(MessageID(1), []), .oldest, long.page(.oldest, limit: 60, in: grace.id))),
            .fixture)
        #expect(page.timeline.messages.count == 60)
        let last = ListViewport(
            first: MessageID(50), firstLine: 0, firstIndex: 49, last: MessageID(59), lastIndex: 58, height: 10,
            isAtStart: false, isAtEnd: false)
        let outcome = page.reduce(.timeline(.viewportChanged(last)), .fixture)
        #expect(
            outcome.effects == [
                .perform(.query(.recordMessages(MessageID(1), [], .newerThan(MessagePosition(60)), limit: 50)))
            ])
    }

    @Test func theEndOfALongRecordIsReadAndSelected() {
        let entries = (0..<200).map { entry("Mo", .text(StyledText("\($0)")), minutesAgo: 10) }
        let long = MergedRecord(title: "long", entries: entries)
        func load(_ anchor: MessageAnchor, into page: inout MessagesPage) {
            let messages = long.page(anchor, limit: 60, in: grace.id)
            _ = page.reduce(.timeline(.pageLoaded(.merged(MessageID(1), []), anchor, messages)), .fixture)
        }
        var page = MessagesPage(.merged(MessageID(1), []), in: grace, recordTitle: long.title)
        load(.oldest, into: &page)
        #expect(page.timeline.selectedMessage?.content == .text("0"))
        #expect(
            page.perform(.newest, .fixture)?.effects == [
                .perform(.query(.recordMessages(MessageID(1), [], .newest, limit: 50)))
            ])
        load(.newest, into: &page)
        #expect(page.timeline.selectedMessage?.content == .text("199"))
        #expect(page.timeline.scroll == ListScroll(.end))
        _ = page.perform(.newerMessage, .fixture)
        #expect(page.timeline.selectedMessage?.content == .text("199"))
    }

    @Test func severalMessagesAreForwardedAsOne() {
        var state = typed("tab", in: AppState.fixture(open: ChatID(2)))
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(5) }
        state = typed("v", "v", "f", in: state)
        let found = FuzzyNames(chats: [ChatSummary.fixtures[0], ChatSummary.fixtures[2]])
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), found)))
        state = typed("alt-m", in: state)
        #expect(shown(state).contains("Forward 2 messages as one to"))
        #expect(shown(state).contains("one by one"))
        #expect(shown(typed("alt-m", in: state)).contains("Forward 2 messages to"))
        let sent = App.reduce(&state, .key("enter")).compactMap { effect -> OutgoingMessage? in
            guard case .perform(.service(let call), _) = effect, case .send(let message, ChatID(1)) = call.request
            else { return nil }
            return message
        }
        guard sent.count == 1, case .mergedRecord(let record)? = sent.first?.content else {
            Issue.record("not one record: \(sent)")
            return
        }
        #expect(record.title == "Messages from Grace Hopper")
        #expect(record.entries.map(\.senderName) == ["Grace Hopper", "Grace Hopper"])
        #expect(record.entries.last?.content == .text("明日、写真を送りますね。"))
        #expect(sent.first?.forwardedFrom == nil)
    }

    /// The messages that Ada forwards to a chat: a record with her words, a message of hers that she had forwarded before, one
    /// of Mo's, and one of hers that Grace had forwarded.
    private func forwarded(to chat: ChatSummary, _ keys: String...) -> [OutgoingMessage] {
        var own = Message.fixture(2, "Mine", from: .me, minutesAgo: 4, delivery: .sent)
        own.forwardedFrom = "Ada"
        var other = Message.fixture(3, "Theirs", minutesAgo: 3)
        other.forwardedFrom = "Mo"
        let words = StyledText("@Ada, read", runs: [StyleRun(start: 0, length: 4, style: .mention(.me))])
        var back = Message.fixture(4, minutesAgo: 2, content: .text(words))
        back.forwardedFrom = "Ada"
        let messages: [Message] = [.fixture(1, minutesAgo: 5, content: .mergedRecord(record)), own, other, back]
        var state = typed("tab", in: AppState.fixture(open: ChatID(2), messages: messages))
        state.withMainForTest { $0.conversation?.timeline.marked = Set(messages.map(\.id)) }
        state = typed("f", in: state)
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), FuzzyNames(chats: [chat]))))
        for key in keys { state = typed(key, in: state) }
        return App.reduce(&state, .key("enter")).compactMap { effect in
            guard case .perform(.service(let call), _) = effect, case .send(let message, chat.id) = call.request
            else { return nil }
            return message
        }
    }

    @Test func aNameFromAnEarlierForwardingIsNotForwardedToSomeoneWhoKnowsARandomOne() {
        var chat = ChatSummary.fixtures[2]
        let named = forwarded(to: chat)
        #expect(named.map(\.forwardedFrom) == ["Grace Hopper", "Ada", "Mo", "Ada"])
        #expect(named.first?.content == .mergedRecord(record))
        chat.isIncognito = true
        let single = forwarded(to: chat)
        #expect(single.map(\.forwardedFrom) == ["Grace Hopper", "Someone", "Mo", "Someone"])
        #expect(single.last?.content.text.plain == "@Someone, read")
        guard case .mergedRecord(let hidden)? = single.first?.content else {
            Issue.record("no record: \(single)")
            return
        }
        #expect(hidden.entries.map(\.senderName) == ["Mo", "Someone", "Mo", "Mo"])
        #expect(hidden.title == "Messages in Compilers")
        #expect(hidden.record(at: [3])?.title == "Messages from Mo")
        guard case .mergedRecord(let merged)? = forwarded(to: chat, "alt-m").first?.content else {
            Issue.record("not merged")
            return
        }
        #expect(merged.entries.map(\.senderName) == ["Grace Hopper", "Someone", "Grace Hopper", "Grace Hopper"])
        #expect(merged.record(at: [0]) == hidden)
    }

    @Test func aSingleMessageIsNotMerged() {
        var state = typed("tab", in: AppState.fixture(open: ChatID(2)))
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(4) }
        state = typed("f", "alt-m", in: state)
        #expect(shown(state).contains("Forward to"))
        #expect(!shown(state).contains("as one"))
    }
}
