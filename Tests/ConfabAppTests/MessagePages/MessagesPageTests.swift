import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The pages of messages in front: replies, matches, and collected messages.
@Suite struct MessagesPageTests {
    private let chat = ChatSummary.fixtures[1]
    private let query = SearchQuery("moth")

    private func conversation() -> Conversation {
        Conversation(chat: chat, of: ProfileID(1))
    }

    private func page(_ source: TimelineSource) -> MessagesPage { MessagesPage(source, in: conversation(), .fixture) }

    private func loaded(
        _ source: TimelineSource, _ messages: [Message], hasMore: Bool = false, replies: [MessageID: Int]? = nil
    ) -> MessagesPage {
        var page = page(source)
        let read = MessagePage(messages, hasNewer: hasMore, replies: replies)
        _ = page.reduce(.timeline(.pageLoaded(source, .oldest, read)), .fixture)
        return page
    }

    private func copies(_ numbers: [UInt64]) -> [CollectedMessage] {
        numbers.map {
            CollectedMessage(
                number: $0, message: .fixture($0 + 100, "copy \($0)", name: "Grace"), chatName: "Lunch", at: .zero)
        }
    }

    private func collection(_ numbers: [UInt64], hasMore: Bool = false) -> MessagesPage {
        var page = MessagesPage(collectedOf: .fixture())
        _ = page.reduce(.collectedLoaded(.oldest, copies(numbers), People(), hasNewer: hasMore), .fixture)
        return page
    }

    @Test func eachReadsItsMessagesAndSelectsTheFirst() {
        let thread = TimelineSource.thread(chat.id, MessageID(4))
        let reads: [(MessagesPage, AppOperation)] = [
            (page(.hits(chat.id, query)), .slowQuery(.hits(chat.id, query, .oldest, from: nil, limit: 50))),
            (page(thread), .query(.thread(chat.id, MessageID(4)))),
            (MessagesPage(collectedOf: .fixture()), .query(.collected(ProfileID(1), .oldest, limit: 50))),
        ]
        for (page, operation) in reads {
            let store = TestStore(page)
            store.exhaustivity = .off
            store.send(.open, effects: [.work(operation)])
        }
        #expect(loaded(thread, Array(Message.fixtures[3...5])).timeline.selection == MessageID(4))
        #expect(collection([7, 5]).timeline.selection == MessageID(107))
    }

    /// The page in front took the answers for the one behind it.
    @Test func aPageBehindAnotherOneGetsItsAnswers() {
        var state = AppState.fixture(open: chat.id)
        let hits = TimelineSource.hits(chat.id, query)
        let thread = TimelineSource.thread(chat.id, MessageID(4))
        state.layers = [.messagesPage(page(hits)), .messagesPage(page(thread))]
        let read = MessagePage(Array(Message.fixtures[3...5]))
        _ = App.reduce(&state, .messagesPage(.timeline(.pageLoaded(hits, .oldest, read))))
        guard case .messagesPage(let behind)? = state.layers.first, case .messagesPage(let front)? = state.layers.last
        else {
            Issue.record("a page was closed")
            return
        }
        #expect(behind.timeline.messages.count == 3)
        #expect(front.timeline.page == nil)
    }

    @Test func aCollectedRecordOpensByKeyAndClick() {
        var copy = copies([7])[0]
        let record = MergedRecord(
            title: "Plans", entries: [.init(senderName: "Mo", sentAt: .zero, content: .text("Tea?"))])
        copy.message.content = .mergedRecord(record)
        var page = MessagesPage(collectedOf: .fixture())
        _ = page.reduce(.collectedLoaded(.oldest, [copy], People()), .fixture)
        #expect(page.offers(.openLink, .fixture))
        for outcome in [
            page.perform(.openLink, .fixture), page.reduce(.timeline(.contentClicked(copy.message.id)), .fixture),
        ] {
            guard case .present(.messagesPage(let opened))? = outcome?.intents.first else {
                Issue.record("it doesn't open: \(String(describing: outcome))")
                continue
            }
            #expect(opened.recordTitle == "Plans")
        }
    }

    @Test func moreIsReadNearTheEndAfterTheLastMessage() {
        let messages = (1...20).map { Message.fixture(UInt64($0), "moth \($0)", minutesAgo: Int64($0)) }
        var hits = loaded(.hits(chat.id, query), messages, hasMore: true)
        let end = ListViewport(
            first: MessageID(10), firstLine: 0, firstIndex: 9, last: MessageID(20), lastIndex: 19, height: 11,
            isAtStart: false, isAtEnd: true)
        let cursor = SearchCursor(sentAt: messages[19].sentAt, message: MessageID(20))
        #expect(
            hits.reduce(.timeline(.viewportChanged(end)), .fixture).effects == [
                .perform(
                    .slowQuery(.hits(chat.id, query, .newerThan(MessagePosition(200)), from: cursor, limit: 50)))
            ])
        let more = MessagePage([.fixture(30, "another moth")])
        _ = hits.reduce(
            .timeline(.pageLoaded(.hits(chat.id, query), .newerThan(MessagePosition(200)), more)), .fixture)
        #expect(hits.timeline.messages.count == 21 && hits.timeline.page?.hasNewer == false)
    }

    @Test func collectedMessagesAreReadInPages() {
        var page = collection([9, 7], hasMore: true)
        let end = ListViewport(
            first: MessageID(109), firstLine: 0, firstIndex: 0, last: MessageID(107), lastIndex: 1, height: 9,
            isAtStart: true, isAtEnd: true)
        #expect(
            page.reduce(.timeline(.viewportChanged(end)), .fixture).effects == [
                .perform(.query(.collected(ProfileID(1), .newerThan(MessagePosition(-7)), limit: 50)))
            ])
        _ = page.reduce(.collectedLoaded(.newerThan(MessagePosition(-7)), copies([3]), People()), .fixture)
        #expect(page.timeline.messages.map(\.content.text.plain) == ["copy 9", "copy 7", "copy 3"])
        #expect(page.timeline.page?.hasNewer == false)
    }

    @Test func enterGoesToTheMessageInItsChat() {
        var hits = loaded(.hits(chat.id, query), [.fixture(4, "The moth")])
        #expect(
            hits.perform(.open, .fixture)
                == Outcome(intents: [.closeAll, .focus(.timeline), .perform(.query(.place(chat.id, MessageID(4))))]))
        var page = collection([5])
        #expect(page.perform(.open, .fixture) == Outcome(intents: [.perform(.query(.source(MessageID(105))))]))
        #expect(
            page.reduce(.sourceFound(MessageID(105), chat, MessagePosition(40)), .fixture)
                == Outcome(intents: [.closeAll, .openMessage(MessageID(105), MessagePosition(40), chat)]))
        #expect(
            page.reduce(.sourceFound(MessageID(105), nil, nil), .fixture)
                == Outcome(intents: [.notice("This message was deleted")]))
    }

    @Test func theSearchStaysBehindThePageAndStepsOnFromTheMessage() {
        var state = typed("ctrl-f", "m", "o", "t", "h", "alt-enter", in: AppState.fixture(open: chat.id))
        let found = MessagePage([Message.fixtures[6], Message.fixtures[3]])
        _ = App.reduce(&state, .messagesPage(.timeline(.pageLoaded(.hits(chat.id, query), .newest, found))))
        state = typed("down", in: state)
        #expect(App.reduce(&state, .key("enter")) == [.perform(.query(.place(chat.id, MessageID(4))))])
        #expect(state.layers.isEmpty && state.main?.focus == .timeline)
        _ = App.reduce(&state, .conversation(.placeFound(chat.id, MessageID(4), MessagePosition(40))))
        let hits = ChatHits([2, 4, 7].map { .init(MessageID($0), at: MessagePosition(Int64($0) * 10)) })
        _ = App.reduce(&state, .conversation(.searched(chat.id, query, after: nil, hits)))
        #expect(typed("n", in: state).main?.conversation?.timeline.selection == MessageID(2))
        #expect(typed("N", in: state).main?.conversation?.timeline.selection == MessageID(7))
    }

    @Test func aCollectedMessageOpensItsChatWhichMayBeAnother() {
        var state = AppState.fixture(open: ChatID(2))
        _ = App.perform(&state, .collected)
        let other = ChatSummary.fixtures[0]
        let found = MessagesPage.Action.sourceFound(MessageID(7), other, MessagePosition(70))
        let effects = App.reduce(&state, .messagesPage(found))
        #expect(state.layers.isEmpty && state.main?.conversation?.chat.id == other.id)
        #expect(
            effects.contains {
                if case .perform(.query(.messages(other.id, .around(MessagePosition(70)), _)), _) = $0 {
                    true
                } else {
                    false
                }
            })
        // In the chat that is open already, it only goes there.
        state = AppState.fixture(open: ChatID(2))
        _ = App.perform(&state, .collected)
        _ = App.reduce(&state, .messagesPage(.sourceFound(MessageID(4), chat, MessagePosition(40))))
        #expect(state.main?.conversation?.timeline.selection == MessageID(4) && state.main?.focus == .timeline)
    }

    @Test func aCopyIsRemovedCopiedAndForwarded() throws {
        var page = collection([9, 7, 5])
        _ = page.perform(.newerMessage, .fixture)
        guard case .present(.confirmation(let question))? = page.perform(.collectMessage, .fixture)?.intents.first
        else {
            Issue.record("No question.")
            return
        }
        #expect(question.title == "Remove this copy?" && question.subject.contains("copy 7"))
        let removal: [Intent] = [
            .close, .unmark([MessageID(107)], in: .messagesPage),
            .perform(.save(.removedCollected(ProfileID(1), [7]))), .notice("Removed from collected messages"),
        ]
        #expect(question.answers.map(\.intents) == [[.close], removal])
        #expect(
            page.perform(.copyMessage, .fixture)?.effects == [.perform(.terminal(.copy("copy 7")))])
        let outcome = page.perform(.forwardMessage, .fixture)
        guard case .present(.switcher(let switcher))? = outcome?.intents.first else {
            Issue.record("Nothing to choose from.")
            return
        }
        #expect(switcher.forwarding?.messages.map(\.content) == [.text("copy 7")])
        #expect(!page.offers(.deleteMessage, .fixture) && !page.offers(.reply, .fixture))
    }

    @Test func afterACopyIsGoneTheNextOneIsSelected() {
        var page = collection([9, 7, 5])
        _ = page.perform(.newerMessage, .fixture)
        #expect(page.timeline.selection == MessageID(107))
        var changes = ChangeSet()
        changes.profiles = [ProfileID(1)]
        #expect(
            page.storeChanged(changes, .fixture).effects == [
                .perform(.query(.collected(ProfileID(1), .oldest, limit: 50)))
            ])
        _ = page.reduce(.collectedLoaded(.oldest, copies([9, 5]), People()), .fixture)
        #expect(page.timeline.selection == MessageID(105))
        _ = page.reduce(.collectedLoaded(.oldest, [], People()), .fixture)
        #expect(page.timeline.selection == nil)
        #expect(shown(page).contains("No collected messages") && shown(page).contains("Press c on a message"))
    }

    @Test(arguments: [false, true]) func oneMessageIsAlwaysSelected(hasMore: Bool) {
        var page = collection([9, 7, 5], hasMore: hasMore)
        for (command, number) in [
            (CommandID.newerMessage, 107), (.newerMessage, 105), (.newerMessage, 105), (.olderMessage, 107),
            (.oldest, 109), (.olderMessage, 109),
        ] as [(CommandID, UInt64)] {
            #expect(page.perform(command, .fixture) == Outcome())
            #expect(page.timeline.selection == MessageID(number), "\(command)")
        }
        #expect(page.timeline.messages.count == 3)
    }

    @Test func theEndsArePlacesOfTheWholePageAndAreReadIfNecessary() {
        var page = collection([9, 7, 5], hasMore: true)
        let end = AppOperation.query(.collected(ProfileID(1), .newest, limit: 50))
        #expect(page.perform(.newest, .fixture)?.effects == [.perform(end)])
        // A change meanwhile asks for the same end.
        var changes = ChangeSet()
        changes.profiles = [ProfileID(1)]
        #expect(page.storeChanged(changes, .fixture).effects == [.perform(end)])
        #expect(page.spoken(.fixture, Shared.fixture.env).count == 2)
        _ = page.reduce(.collectedLoaded(.newest, copies([2, 1]), People(), hasOlder: true), .fixture)
        #expect(page.timeline.selection == MessageID(101) && page.timeline.scroll == ListScroll(.end))
        #expect(page.perform(.newest, .fixture) == Outcome())
        #expect(
            page.perform(.oldest, .fixture)?.effects == [
                .perform(.query(.collected(ProfileID(1), .oldest, limit: 50)))
            ])
        _ = page.reduce(.collectedLoaded(.oldest, copies([9, 7]), People(), hasNewer: true), .fixture)
        #expect(page.timeline.selection == MessageID(109) && page.timeline.scroll == ListScroll(.start))
    }

    @Test func theChatsOfCopiesAreForgottenWithThem() {
        var page = collection([5000], hasMore: true)
        for last in stride(from: UInt64(5000), to: 3000, by: -50) {
            let more = copies((1...50).map { last - $0 })
            _ = page.reduce(
                .collectedLoaded(.newerThan(MessagePosition(-Int64(last))), more, People(), hasNewer: true), .fixture)
        }
        #expect(page.timeline.messages.count == 500 && page.origins.count <= 1000)
        #expect(page.timeline.messages.allSatisfy { page.origins[$0.id] == "Lunch" })
    }

    @Test func changesOfOtherChatsAndProfilesReadNothing() {
        var changes = ChangeSet()
        changes.noteMessages(of: ChatID(99), .everything)
        changes.profiles = [ProfileID(9)]
        var thread = loaded(.thread(chat.id, MessageID(4)), [.fixture(4, "Root")])
        var collection = collection([5])
        #expect(thread.storeChanged(changes, .fixture) == Outcome())
        #expect(collection.storeChanged(changes, .fixture) == Outcome())
        changes.noteMessages(of: chat.id, .everything)
        #expect(
            thread.storeChanged(changes, .fixture).effects == [
                .perform(.query(.messageRange(.thread(chat.id, MessageID(4)), .everything, limit: 31)))
            ])
    }

    @Test func aReplyWithRepliesOpensItsThreadInFront() {
        var page = loaded(
            .thread(chat.id, MessageID(4)), [.fixture(4, "Root"), .fixture(6, "Answer")],
            replies: [MessageID(4): 1, MessageID(6): 3])
        // It's the thread of the first one already.
        #expect(page.perform(.thread, .fixture) == Outcome())
        #expect(shown(page).contains("3 replies"))
        _ = page.perform(.newerMessage, .fixture)
        guard case .present(.messagesPage(let front))? = page.perform(.thread, .fixture)?.intents.first else {
            Issue.record("No page in front.")
            return
        }
        #expect(front.timeline.source == .thread(chat.id, MessageID(6)) && front.timeline.page == nil)
        #expect(
            page.reduce(.timeline(.repliesClicked(MessageID(6))), .fixture)
                == Outcome(intents: [.present(.messagesPage(front))]))
    }

    @Test func aCopyNamesItsChatAndMatchesAreMarked() {
        #expect(shown(collection([5])).contains("Grace · Lunch"))
        // Each of several, and the user's own, too.
        var page = collection([9, 7])
        #expect(shown(page).matches(of: /Grace · Lunch/).count == 2)
        page.timeline.page?.messages[1].sender = .me
        #expect(shown(page).contains("You · Lunch"))
        let spoken = collection([5]).spoken(.fixture, Shared.fixture.env)
        #expect(spoken.count == 2 && spoken[1].hasPrefix("Lunch: Grace") && spoken[1].contains("copy 5"))
        #expect(loaded(.hits(chat.id, query), []).spoken(.fixture, Shared.fixture.env) == ["Matches", "No results"])
    }
}
