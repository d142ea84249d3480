import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The pinned messages of a chat: below its title, and on their page.
@Suite struct PinsPageTests {
    private let grace = ChatSummary.fixtures[1]

    private var pinned: [Message] {
        [(9, "Bring the key"), (4, "The door code is 4711")].map { id, text in
            var message = Message.fixture(UInt64(id), text, minutesAgo: 40)
            message.pin = Pin(by: .contact(ContactID(2)), name: "Grace", at: .minutesAgo(5))
            return message
        }
    }

    private var loaded: MessagesPage {
        var page = MessagesPage(.pins(grace.id), in: grace)
        _ = page.reduce(.timeline(.pageLoaded(.pins(grace.id), .newest, MessagePage(pinned))), .fixture)
        return page
    }

    private func open(pins: Int, height: Int = 24) -> AppState {
        var state = AppState.fixture(height: height, open: grace.id)
        state.withMainForTest {
            $0.conversation?.details.pins = Array(pinned.prefix(pins))
            $0.conversation?.details.pinCount = pins
        }
        return typed("tab", in: state)
    }

    @Test func itReadsThePinsAndSelectsTheNewest() {
        let store = TestStore(MessagesPage(.pins(grace.id), in: grace))
        store.exhaustivity = .off
        store.send(.open, effects: [.work(.query(.pins(grace.id)))])
        #expect(loaded.timeline.selection == MessageID(9))
        let screen = shown(loaded)
        #expect(screen.contains("Bring the key"))
        #expect(screen.contains("pinned by Grace"))
    }

    @Test func enterGoesToTheMessageInTheChatBehindThePage() {
        var page = loaded
        #expect(
            page.perform(.open, .fixture)
                == Outcome(intents: [.closeAll, .focus(.timeline), .perform(.query(.place(grace.id, MessageID(9))))]))
        _ = page.perform(.newerMessage, .fixture)
        #expect(
            page.perform(.pinMessage, .fixture)
                == Outcome(intents: [.actOnMessage(.pin, pinned[1])]))
    }

    @Test func theLastPinStaysSelectedBelowIt() {
        var page = loaded
        for _ in 0..<3 { _ = page.perform(.newerMessage, .fixture) }
        #expect(page.timeline.selection == MessageID(4))
        _ = page.perform(.oldest, .fixture)
        #expect(page.timeline.selection == MessageID(9))
        _ = page.perform(.newest, .fixture)
        #expect(page.timeline.selection == MessageID(4))
        #expect(
            page.perform(.pinMessage, .fixture)
                == Outcome(intents: [.actOnMessage(.pin, pinned[1])]))
        // Who has left the chat can't unpin anything.
        var left = grace
        left.condition = .left
        page.chat = left
        #expect(!page.offers(.pinMessage, .fixture))
        #expect(page.perform(.pinMessage, .fixture)?.intents == [.notice("This message can't be pinned")])
    }

    @Test func clicksOnAQuoteAndAReactionDoTheSameAsInTheChat() {
        var page = loaded
        #expect(
            page.reduce(.timeline(.reactionClicked(MessageID(4), emoji: "👍", isOn: true)), .fixture)
                == Outcome(intents: [.request(.react(MessageID(4), emoji: "👍", isOn: true), by: .messagesPage)]))
        // Message 4 quotes nothing that is known.
        var answer = pinned[0]
        answer.quote = Quote(sender: .me, senderName: "Ada", content: .text("The key?"))
        page.timeline.page = MessagePage([answer])
        #expect(
            page.reduce(.timeline(.quoteClicked(answer.id)), .fixture)
                == Outcome(intents: [.notice("This message was deleted")]))
        answer.quote = Quote(message: MessageID(2), sender: .me, senderName: "Ada", content: .text("The key?"))
        page.timeline.page = MessagePage([answer])
        #expect(
            page.reduce(.timeline(.quoteClicked(answer.id)), .fixture)
                == Outcome(intents: [.closeAll, .jumpToQuote(answer)]))
    }

    @Test func aChangeInTheChatReadsItsPositionsAgain() {
        var page = loaded
        var changes = ChangeSet()
        changes.noteMessages(of: ChatID(99), .everything)
        #expect(page.storeChanged(changes, .fixture) == Outcome())
        changes.noteMessages(of: grace.id, .everything)
        #expect(
            page.storeChanged(changes, .fixture).effects == [
                .perform(.query(.messageRange(.pins(grace.id), .everything, limit: 30 + pinned.count)))
            ])
    }

    @Test func withoutPinsItSaysHowToPin() {
        var page = MessagesPage(.pins(grace.id), in: grace)
        _ = page.reduce(.timeline(.pageLoaded(.pins(grace.id), .newest, MessagePage([]))), .fixture)
        #expect(shown(page).contains("No pinned messages"))
        #expect(shown(page).contains("Press p on a message"))
        #expect(!page.offers(.open, .fixture) && !page.offers(.reply, .fixture))
    }

    @Test func theNewestPinIsBelowTheTitleAndTheOthersAreCounted() {
        #expect(!shown(open(pins: 0)).contains("Bring the key"))
        let one = shown(open(pins: 2, height: 17))
        #expect(one.contains("↥ Grace Hopper: Bring the key"))
        #expect(one.contains("1 more") && !one.contains("4711"))
        #expect(shown(open(pins: 2, height: 18)).contains("4711"))
        #expect(shown(typed("P", in: open(pins: 2))).contains("Pinned messages"))
    }

    @Test(arguments: [(23, 2), (24, 3), (40, 3)]) func threeOfFourPinsAreBelowTheTitleFrom24RowsOn(
        height: Int, lines: Int
    ) {
        var state = open(pins: 2, height: height)
        state.withMainForTest {
            $0.conversation?.details.pins += [.fixture(2, "Ring twice"), .fixture(1, "Second floor")]
            $0.conversation?.details.pinCount = 4
        }
        #expect(state.main?.conversation?.pinLineCount(Shared(state)) == lines)
        let screen = shown(state)
        for text in ["Bring the key", "4711", "\(4 - lines) more"] { #expect(screen.contains(text), "\(text)") }
        #expect(screen.contains("Ring twice") == (lines == 3))
        #expect(!screen.contains("Second floor"))
    }

    @Test func aLongNameLeavesThePinnedMessageAndTheNumberOfOthersTheirColumns() {
        func line(width: Int) -> Substring? {
            var state = open(pins: 2, height: 17)
            state.size.width = width
            state.withMainForTest { $0.conversation?.chat.names = Names("Herr Kowalczyk-Brzezinski") }
            return shown(state).split(separator: "\n").first { $0.contains("↥") }
        }
        #expect(line(width: 40)?.hasPrefix(" ↥ Herr Kowalczyk-Brz…: Bring t… ") == true)
        for width in [20, 28, 40] { #expect(line(width: width)?.hasSuffix(" 1 more") == true, "\(width)") }
    }

    @Test func theFooterSaysUnpinOnlyForAPinnedMessage() {
        let messages = [Message.fixture(1, "Lunch?", minutesAgo: 50), pinned[0]]
        for (message, word) in zip(messages, ["p pin", "p unpin"]) {
            var chat = typed("tab", in: AppState.fixture(width: 200, open: grace.id, messages: messages))
            chat.withConversationForTest { $0.timeline.selection = message.id }
            #expect(shown(chat).contains(word), "\(word)")
            let source = TimelineSource.thread(grace.id, message.id)
            var page = MessagesPage(source, in: grace)
            _ = page.reduce(.timeline(.pageLoaded(source, .oldest, MessagePage([message]))), .fixture)
            #expect(page.offers(.pinMessage, .fixture))
            #expect(page.footerWord(.pinMessage, .fixture) == (message.pin == nil ? nil : .unpin))
        }
    }

    @Test func messagesStayWhereTheyAreWhenPinsComeAndGoAboveThem() {
        let messages = (1...40).map { Message.fixture($0, "m\($0).", minutesAgo: 40) }
        var state = AppState.fixture(open: grace.id, messages: messages)
        state.withConversationForTest { $0.timeline.scroll = ListScroll(.row(MessageID(10), line: 0)) }
        state = state.settled()
        let before = messageLines(state)
        var details = Conversation.Details()
        details.pins = [pinned[0]]
        details.pinCount = 1
        _ = App.reduce(&state, .conversation(.loaded(grace.id, grace, details)))
        state = state.settled()
        #expect(shown(state).contains("Bring the key"))
        // The banner covers the first one.
        #expect(messageLines(state) == before.filter { $0.key != "m10." })
        _ = App.reduce(&state, .conversation(.loaded(grace.id, grace, Conversation.Details())))
        state = state.settled()
        #expect(!shown(state).contains("Bring the key"))
        #expect(messageLines(state) == before)
    }

    @Test func aClickOnAPinShowsItsMessage() {
        let state = clicked("Bring the key", in: open(pins: 2))
        #expect(state.main?.conversation?.timeline.selection == MessageID(9))
        #expect(state.main?.focus == .timeline)
    }
}
