import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Names that change while messages are on the screen.
@Suite struct LiveNameTests {
    private let chat = ChatSummary.fixtures[0]
    private let grace = MessageSender.member(MemberID(1))
    private let mo = MessageSender.member(MemberID(2))

    private func people(_ names: Names, contact: ContactID? = nil) -> People {
        let member = Member(id: MemberID(1), group: GroupID(1), names: names)
        let known = contact.map { Contact(id: $0, profile: ProfileID(1), names: Names("")) }
        let other = Member(id: MemberID(2), group: GroupID(1), names: Names("Moritz"))
        return People([grace: DisplayRecord(member, known), mo: DisplayRecord(other, nil)])
    }

    private var messages: [Message] {
        let mention = StyledText(
            "ask @Grace", runs: [StyleRun(start: 4, length: 6, style: .mention(.member(MemberID(1))))])
        return [
            .fixture(1, "Lunch?", from: grace, name: "Then", minutesAgo: 60),
            .fixture(
                2, "Yes", from: mo, name: "Mo", minutesAgo: 50,
                quote: Quote(sender: grace, senderName: "Then", content: .text("Lunch?"))),
            .fixture(3, from: mo, name: "Mo", minutesAgo: 40, content: .text(mention)),
        ]
    }

    private func open(_ people: People, height: Int = 24) -> AppState {
        var state = AppState.fixture(width: 100, height: height, open: chat.id, messages: messages)
        state.withMainForTest {
            $0.conversation?.timeline.page?.people = people
            $0.conversation?.details.people = people
            $0.conversation?.details.pins = [messages[0]]
            $0.conversation?.details.pinCount = 1
        }
        return state
    }

    private func changes(_ change: (inout ChangeSet) -> Void) -> ChangeSet {
        var changes = ChangeSet()
        change(&changes)
        return changes
    }

    private var query: AppEffect { .perform(.query(.senders(.chat(chat.id), [grace, mo]))) }

    @Test func aNameThatChangesReachesRowsQuotesMentionsPinsAndTheReply() {
        var state = open(people(Names("Grace", alias: "Boss1")))
        state.withMainForTest {
            $0.conversation?.composer.target = ComposerTarget(.reply, messages[2])
            $0.conversation?.composer.target?.sender = grace
        }
        let before = shown(state)
        // Above the message, in its quote, as a mention, in the pinned line, and in the bar above the field.
        #expect(before.split(separator: "Boss1", omittingEmptySubsequences: false).count - 1 == 6)
        #expect(!before.contains("Then") && !before.contains("@Grace"))
        let effects = App.reduce(&state, .changed(changes { $0.members = [GroupID(1)] }))
        #expect(effects.contains(query) && effects.contains(.perform(.query(.chat(chat.id)))))
        // Nothing but names is read.
        #expect(!effects.contains { if case .perform(.query(.messages), _) = $0 { true } else { false } })
        let renamed = people(Names("Grace", alias: "Chief"))
        _ = App.reduce(&state, .conversation(.timeline(.peopleLoaded(.chat(chat.id), [grace, mo], renamed))))
        var details = Conversation.Details()
        details.people = renamed
        details.pins = [messages[0]]
        details.pinCount = 1
        _ = App.reduce(&state, .conversation(.loaded(chat.id, chat, details)))
        #expect(shown(state) == before.replacing("Boss1", with: "Chief"))
        let spoken = state.main?.conversation?.spoken(Shared(state), ViewEnvironment(state)).joined(separator: "\n")
        #expect(spoken?.contains("Chief") == true && spoken?.contains("Boss1") == false)
    }

    @Test func theViewStaysWhereItIs() {
        var timeline = Timeline(.chat(chat.id))
        timeline.page = MessagePage(messages, people: people(Names("Grace")))
        timeline.scroll = ListScroll(.row(MessageID(2), line: -1))
        timeline.viewport = ListViewport(
            first: MessageID(2), firstLine: -1, firstIndex: 1, last: MessageID(3), lastIndex: 2, height: 6,
            isAtStart: false, isAtEnd: false)
        timeline.selection = MessageID(2)
        timeline.marked = [MessageID(3)]
        var expected = timeline
        expected.page?.people = people(Names("Somebody with quite a long name"))
        let read = people(Names("Somebody with quite a long name"))
        #expect(timeline.reduce(.peopleLoaded(.chat(chat.id), [grace, mo], read)).isEmpty)
        #expect(timeline == expected)
        // Names of another history are ignored.
        _ = timeline.reduce(.peopleLoaded(.chat(ChatID(9)), [grace], People()))
        #expect(timeline == expected)
        // Somebody who is gone has the name of then.
        _ = timeline.reduce(.peopleLoaded(.chat(chat.id), [grace, mo], People()))
        #expect(timeline.shown(messages[0]).senderName == "Then")
    }

    @Test func aLongerNameDoesNotMoveTheMessagesAboveIt() {
        for scroll in [ListScroll<MessageID>(.row(MessageID(2), line: 0)), ListScroll(.end)] {
            var state = open(people(Names("Grace")), height: 16)
            state.withMainForTest { $0.conversation?.timeline.scroll = scroll }
            let before = shown(state).split(separator: "\n")
            let renamed = people(Names("Grace Brewster Murray"))
            _ = App.reduce(&state, .conversation(.timeline(.peopleLoaded(.chat(chat.id), [grace, mo], renamed))))
            let after = shown(state).split(separator: "\n")
            #expect(before != after)
            for text in ["Yes", "ask @"] {
                #expect(before.firstIndex { $0.contains(text) } == after.firstIndex { $0.contains(text) })
            }
        }
    }

    @Test func onlyAChangeOfSomebodyInThePageReadsNames() {
        let state = open(people(Names("Grace"), contact: ContactID(70)))
        func asks(_ change: (inout ChangeSet) -> Void) -> Bool {
            var state = state
            return App.reduce(&state, .changed(changes(change))).contains(query)
        }
        #expect(asks { $0.members = [GroupID(1)] })
        #expect(asks { $0.contacts = [ContactID(70)] })
        #expect(!asks { $0.members = [GroupID(2)] })
        #expect(!asks { $0.contacts = [ContactID(71)] })
        #expect(!asks { $0.chats = [chat.id] })
        // A new message in the same change doesn't hide the name.
        #expect(
            asks {
                $0.members = [GroupID(1)]
                $0.messages[chat.id] = PositionRange(MessagePosition(40))
            })
    }

    @Test func aRecordsNamesAreNotThoseOfContacts() {
        for source in [TimelineSource.merged(MessageID(1), []), .given] {
            var timeline = Timeline(source)
            timeline.page = MessagePage([.fixture(1, from: .contact(ContactID(1)), name: "Cy")])
            timeline.page?.people = people(Names("Grace"))
            #expect(timeline.rereadNames(.reload).isEmpty)
        }
    }

    @Test func readingOnKeepsWhatIsKnownAndForgetsWhoIsNotShown() {
        var timeline = Timeline(.chat(chat.id))
        timeline.page = MessagePage([.fixture(500, from: grace)], hasOlder: true, people: people(Names("Grace")))
        let ada = MessageSender.contact(ContactID(9))
        let record = DisplayRecord(Contact(id: ContactID(9), profile: ProfileID(1), names: Names("Ada")))
        let older = MessagePage([.fixture(499, from: ada)], people: People([ada: record]))
        _ = timeline.reduce(.pageLoaded(.chat(chat.id), .olderThan(MessagePosition(5000)), older))
        #expect(timeline.people.displayName(of: ada) == "Ada" && timeline.people.displayName(of: grace) == "Grace")
        let range = PositionRange(MessagePosition(4990))
        let again = People([ada: DisplayRecord(Contact(id: ContactID(9), profile: ProfileID(1), names: Names("Ida")))])
        _ = timeline.reduce(.rangeLoaded(.chat(chat.id), range, MessagePage([.fixture(499, from: ada)], people: again)))
        #expect(timeline.people.displayName(of: ada) == "Ida")
        let many = (UInt64(10)..<1200).map { number in
            let contact = Contact(id: ContactID(number), profile: ProfileID(1), names: Names("\(number)"))
            return (MessageSender.contact(contact.id), DisplayRecord(contact))
        }
        let page = MessagePage([.fixture(498, from: ada)], people: People(Dictionary(uniqueKeysWithValues: many)))
        _ = timeline.reduce(.pageLoaded(.chat(chat.id), .olderThan(MessagePosition(4990)), page))
        #expect(Set(timeline.people.records.keys) == [ada, grace])
    }

    @Test func thePagesInFrontFollowNames() {
        let change = changes { $0.members = [GroupID(1)] }
        let renamed = people(Names("Chief"))
        let conversation = Conversation(chat: chat, of: ProfileID(1))
        for source in [TimelineSource.thread(chat.id, MessageID(1)), .hits(chat.id, SearchQuery("lunch"))] {
            var page = MessagesPage(source, in: conversation, .fixture)
            let read = MessagePage(messages, people: people(Names("Grace")))
            _ = page.reduce(.timeline(.pageLoaded(source, .newest, read)), .fixture)
            #expect(
                page.storeChanged(change, .fixture).effects == [.perform(.query(.senders(source, [grace, mo])))])
            _ = page.reduce(.timeline(.peopleLoaded(source, [grace, mo], renamed)), .fixture)
            #expect(shown(page).contains("Chief") && !shown(page).contains("Grace"))
        }
        var pins = MessagesPage(.pins(chat.id), in: chat)
        var pinned = messages[1]
        pinned.pin = Pin(by: grace, name: "Then", at: .minutesAgo(5))
        let read = MessagePage([pinned], people: people(Names("Grace")))
        _ = pins.reduce(.timeline(.pageLoaded(.pins(chat.id), .newest, read)), .fixture)
        #expect(shown(pins).contains("pinned by Grace"))
        #expect(
            pins.storeChanged(change, .fixture).effects
                == [.perform(.query(.senders(.pins(chat.id), [grace, mo])))])
        _ = pins.reduce(.timeline(.peopleLoaded(.pins(chat.id), [grace, mo], renamed)), .fixture)
        #expect(shown(pins).contains("pinned by Chief"))
        var collected = MessagesPage(collectedOf: .fixture())
        let copies = [CollectedMessage(number: 1, message: messages[0], chatName: "Team Lunch", at: .zero)]
        _ = collected.reduce(.collectedLoaded(.oldest, copies, people(Names("Grace"))), .fixture)
        #expect(shown(collected).contains("Grace"))
        #expect(
            collected.storeChanged(change, .fixture).effects == [
                .perform(.query(.senders(.collected(ProfileID(1)), [grace])))
            ])
        _ = collected.reduce(.timeline(.peopleLoaded(.collected(ProfileID(1)), [grace], renamed)), .fixture)
        #expect(shown(collected).contains("Chief"))
    }

    @Test func aSearchThatIsUnderWayIsRepeated() {
        let source = TimelineSource.hits(chat.id, SearchQuery("lunch"))
        let page = MessagesPage(source, in: Conversation(chat: chat, of: ProfileID(1)), .fixture)
        var waiting = page
        let effects = waiting.storeChanged(changes { $0.members = [GroupID(1)] }, .fixture).effects
        #expect(effects == waiting.timeline.reload().map(action: MessagesPage.Action.timeline) && !effects.isEmpty)
        #expect(waiting.storeChanged(changes { $0.tags = [ProfileID(1)] }, .fixture).effects.isEmpty)
    }

    @Test func forwardingNamesTheSenderAsTheOthersKnowThem() {
        var state = open(people(Names("Grace", alias: "Boss1")))
        state = typed("tab", in: state)
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(1) }
        for keys in [[], ["alt-m"]] {
            var state = typed("f", in: state)
            let found = FuzzyNames(chats: [ChatSummary.fixtures[2]])
            _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), found)))
            for key in keys { state = typed(key, in: state) }
            var sent: [OutgoingMessage] = []
            for case .perform(.service(let call), _) in App.reduce(&state, .key("enter")) {
                if case .send(let message, _) = call.request { sent.append(message) }
            }
            #expect(sent.count == 1)
            #expect(!"\(sent)".contains("Boss1") && "\(sent)".contains("Grace"))
        }
    }

    @Test func aHostileNameIsHarmlessInARow() {
        let state = open(people(Names("\u{1B}[2J\u{202E}Grace\n!")))
        #expect(shown(state).contains("[2JGrace !") && !shown(state).contains("\u{202E}"))
    }

    @Test func theListShowsTheNameThatThePreviewHas() {
        var state = AppState.fixture()
        #expect(shown(state).contains("Grace"))
        var row = chat
        row.preview?.senderName = "Chief"
        row.names = Names("Team Dinner")
        _ = App.reduce(&state, .chatList(.refreshed([row.id], [row])))
        #expect(shown(state).contains("Chief") && shown(state).contains("Team Dinner"))
    }
}
