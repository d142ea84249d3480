import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Selecting several messages on the pages in front: pins, matches, replies, collected messages, and merged records.
@Suite struct MarkingTests {
    private static let chat = ChatSummary.fixtures[1]

    /// The newest first, as pins and matches are.
    private static let messages: [Message] = [
        .fixture(9, "third", from: .me, minutesAgo: 10), .fixture(6, "second", minutesAgo: 20),
        .fixture(4, "first", minutesAgo: 30),
    ]

    private static let record = MergedRecord(
        title: "Messages in Compilers",
        entries: [("Mo", "Does it build?"), ("", "No."), ("Ada", "Now?")].enumerated().map { index, entry in
            .init(senderName: entry.0, sentAt: .minutesAgo(60 - Int64(index)), content: .text(StyledText(entry.1)))
        })

    enum Page: CaseIterable {
        case pins, hits, thread, collected, record
    }

    /// A page in front of the open chat, with its messages.
    private func front(_ page: Page, _ messages: [Message] = messages) -> AppState {
        var state = typed("tab", in: AppState.fixture(open: Self.chat.id))
        let conversation = state.main?.conversation ?? Conversation(chat: Self.chat, of: ProfileID(1))
        let read = MessagePage(messages)
        switch page {
        case .pins:
            App.present(&state, .messagesPage(MessagesPage(.pins(Self.chat.id), in: Self.chat)))
            _ = App.reduce(&state, .messagesPage(.timeline(.pageLoaded(.pins(Self.chat.id), .newest, read))))
        case .hits, .thread:
            let source: TimelineSource =
                page == .hits ? .hits(Self.chat.id, SearchQuery("moth")) : .thread(Self.chat.id, MessageID(9))
            App.present(&state, .messagesPage(MessagesPage(source, in: conversation, Shared(state))))
            _ = App.reduce(&state, .messagesPage(.timeline(.pageLoaded(source, .newest, read))))
        case .collected:
            App.present(&state, .messagesPage(MessagesPage(collectedOf: .fixture())))
            let copies = messages.enumerated().map { index, message in
                CollectedMessage(number: UInt64(9 - index), message: message, chatName: "Lunch", at: .zero)
            }
            _ = App.reduce(&state, .messagesPage(.collectedLoaded(.oldest, copies, People())))
        case .record:
            let source = TimelineSource.merged(MessageID(1), [])
            let record = MessagesPage(source, in: Self.chat, recordTitle: Self.record.title)
            App.present(&state, .messagesPage(record))
            let page = Self.record.page(.oldest, limit: 60, in: Self.chat.id)
            _ = App.reduce(
                &state, .messagesPage(.timeline(.pageLoaded(.merged(MessageID(1), []), .oldest, page))))
        }
        return state
    }

    private func timeline(_ state: AppState) -> Timeline? {
        if case .messagesPage(let page) = state.frontLayer { page.timeline } else { nil }
    }

    private func copied(_ effects: [AppEffect]) -> String? {
        effects.lazy.compactMap {
            if case .perform(.terminal(.copy(let text)), _) = $0 { text } else { nil }
        }.first
    }

    @Test(arguments: Page.allCases) func eachPageCountsTheSelectedMessagesAndEscapeDeselectsThem(page: Page) {
        var state = typed("v", "space", in: front(page))
        #expect(timeline(state)?.marked.count == 2)
        #expect(timeline(state)?.selection == timeline(state)?.messages.last?.id)
        #expect(shown(state).contains("· 2 selected"))
        #expect(shown(state).matches(of: /✓/).count == 2)
        let (shared, env) = (Shared(state), ViewEnvironment(state))
        #expect(state.frontLayer?.read { $0.spoken(shared, env) }.first?.hasSuffix("· 2 selected") == true)
        state = typed("up", "v", in: state)
        #expect(shown(state).contains("· 1 selected"))
        state = typed("escape", in: state)
        #expect(timeline(state)?.marked.isEmpty == true && !shown(state).contains("selected"))
        #expect(typed("escape", in: state).frontLayer == nil)
    }

    @Test func severalAreCopiedInTheOrderInWhichTheyWereSent() {
        var state = typed("v", "v", "v", in: front(.pins))
        #expect(
            copied(App.reduce(&state, .key("y")))
                == "Grace Hopper: first\nGrace Hopper: second\nYou: third")
        #expect(timeline(state)?.marked.isEmpty == true)
        #expect(shown(state).contains("3 messages copied"))
        state = typed("v", "v", in: front(.record))
        #expect(copied(App.reduce(&state, .key("y")))?.hasPrefix("Mo: Does it build?\n") == true)
        state = front(.record)
        #expect(copied(App.reduce(&state, .key("y"))) == "Does it build?")
    }

    @Test(arguments: [Page.pins, .hits, .thread, .collected])
    func severalAreForwardedInTheOrderInWhichTheyWereSent(page: Page) {
        let state = typed("v", "v", "v", "f", in: front(page))
        guard case .switcher(let switcher) = state.quickOpen else {
            Issue.record("Nothing to choose from.")
            return
        }
        #expect(switcher.forwarding?.messages.map(\.content) == [.text("first"), .text("second"), .text("third")])
        // Without forwarding, the marks stay.
        #expect(timeline(typed("escape", in: state))?.marked.count == 3)
    }

    /// The page closes, and the chat behind it has marks of its own.
    @Test func forwardingFromAPageKeepsTheMarksOfTheChat() {
        var state = front(.pins)
        state.withMainForTest { $0.conversation?.timeline.marked = [MessageID(6), MessageID(8)] }
        state = typed("v", "v", "f", in: state)
        let found = FuzzyNames(chats: [ChatSummary.fixtures[2]])
        state = typed("enter", in: state.after(.switcher(.found(FuzzyPattern(""), found))))
        #expect(state.layers.count == 1 && state.said.contains { $0.hasPrefix("2 messages forwarded") })
        #expect(state.main?.conversation?.timeline.marked == [MessageID(6), MessageID(8)])
    }

    /// They're no messages of the chat, but have content and the names that others know.
    @Test func messagesOfARecordAreForwardedWithTheNamesInIt() {
        var state = typed("v", "v", "f", in: front(.record))
        let found = FuzzyNames(chats: [ChatSummary.fixtures[2]])
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), found)))
        func sent(_ effects: [AppEffect]) -> [OutgoingMessage] {
            effects.compactMap { effect in
                guard case .perform(.service(let call), _) = effect, case .send(let message, ChatID(3)) = call.request
                else { return nil }
                return message
            }
        }
        var merging = typed("alt-m", in: state)
        #expect(
            sent(App.reduce(&state, .key("enter"))) == [
                OutgoingMessage(.text("Does it build?"), forwardedFrom: "Mo"),
                OutgoingMessage(.text("No."), forwardedFrom: "Someone"),
            ])
        guard case .mergedRecord(let record)? = sent(App.reduce(&merging, .key("enter"))).first?.content else {
            Issue.record("Not merged.")
            return
        }
        #expect(record.entries.map(\.senderName) == ["Mo", "Someone"])
        #expect(record.title == "Messages from Mo and Someone")
    }

    @Test(arguments: [Page.pins, .hits, .thread]) func severalAreCollectedOrDeleted(page: Page) {
        var state = typed("v", "v", in: front(page))
        let ids = [MessageID(6), MessageID(9)]
        let collected = AppEffect.perform(.save(.collected(ProfileID(1), ids, at: .fixtureNow)))
        var collecting = state
        #expect(App.reduce(&collecting, .key("c")).contains(collected))
        #expect(timeline(collecting)?.marked.isEmpty == true && shown(collecting).contains("2 messages collected"))
        state = typed("d", in: state)
        #expect(state.confirmation?.title == "Delete 2 messages?")
        // One is somebody else's.
        #expect(state.confirmation?.answers.map(\.label) == ["Cancel", "Delete for me"])
        state = typed("j", in: state)
        #expect(App.reduce(&state, .key("enter")).contains(.request(.deleteMessages(ids), by: .messagesPage)))
        #expect(timeline(state)?.marked.isEmpty == true)
        // The answer comes late.
        state = typed("home", "v", in: state)
        _ = App.reduce(&state, .answered(.deleteMessages(ids), by: .messagesPage, .done))
        #expect(timeline(state)?.marked.count == 1)
    }

    @Test func whatIsForOneMessageIsRefusedForSeveral() {
        #expect(shown(typed("v", "v", "e", in: front(.hits))).contains("Select just one message for this"))
    }

    @Test func severalCopiesAreRemoved() {
        var state = typed("v", "v", "d", in: front(.collected))
        #expect(state.confirmation?.title == "Remove 2 copies?")
        #expect(timeline(typed("escape", in: state))?.marked.count == 2)
        state = typed("j", in: state)
        #expect(App.reduce(&state, .key("enter")).contains(.perform(.save(.removedCollected(ProfileID(1), [9, 8])))))
        #expect(timeline(state)?.marked.isEmpty == true)
    }

    @Test(arguments: [
        MessageContent.tip(.noEarlierMessages), .contactEvent(.connected),
    ])
    func tipsAndEventsAreNotSelected(content: MessageContent) {
        let state = typed("v", in: front(.hits, [.fixture(3, content: content), .fixture(2, "words")]))
        #expect(timeline(state)?.marked.isEmpty == true)
        #expect(shown(state).contains("This is a notice, not a message"))
    }

    /// Tab, which leads from the open chat to the list, does nothing here.
    @Test(arguments: Page.allCases, [true, false]) func theFooterOffersOnlyWhatThePageDoes(page: Page, isEmpty: Bool) {
        let state = isEmpty && page != .record ? front(page, []) : front(page)
        let offered = state.footerCommands(Shared(state)).map(\.id)
        #expect(!offered.contains(.nextPane) && offered.contains(.back))
        if timeline(state)?.messages.isEmpty == true {
            #expect(Set(offered).isSubset(of: [.back, .help, .palette, .switcher, .quit]), "\(offered)")
        }
    }

    /// The keys that a page has no use for. The chat is behind it; its own selection means nothing on the page.
    @Test(arguments: Page.allCases, [true, false]) func aKeyThatThePageDoesNotKnowChangesNothingBehindIt(
        page: Page, isEmpty: Bool
    ) {
        var start = isEmpty && page != .record ? front(page, []) : front(page)
        start.withMainForTest { $0.conversation?.timeline.selection = MessageID(6) }
        let global: Set<CommandID> = [.help, .palette, .themes, .settings, .back, .switcher, .search]
        for command in CommandID.allCases where command.isGiven(in: .timeline) && !global.contains(command) {
            for key in start.options.keymap.keys(for: command, in: .timeline) {
                var state = start
                let effects = App.reduce(&state, .terminal(.key(key)))
                let isOffered = !isEmpty && timeline(start)?.source.actions.contains { $0.command == command } == true
                #expect(state.main == start.main || isOffered, "\(page) \(key)")
                let isAboutPage: Bool =
                    switch (page, command) {
                    case (.pins, .pinMessage), (_, .open), (_, .collectMessage), (.collected, .deleteMessage),
                        (_, .copyMessage), (_, .oldest), (_, .newest):
                        true
                    default: false
                    }
                let harmful = effects.filter { !$0.isHarmless }
                if !isAboutPage, !isOffered { #expect(harmful.isEmpty, "\(page) \(key): \(harmful)") }
            }
        }
    }
}

extension AppEffect {
    /// True if it changes nothing that is stored.
    fileprivate var isHarmless: Bool {
        if case .perform(let operation, _) = self {
            switch operation {
            case .query, .slowQuery, .file: return true
            default: return false
            }
        }
        return true
    }
}
