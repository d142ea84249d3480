import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The open chat, without the app around it.
@Suite struct ConversationFeatureTests {
    private let grace = ChatSummary.fixtures[1]

    private var open: Conversation {
        var conversation = Conversation(chat: grace, of: ProfileID(1))
        conversation.timeline.page = MessagePage(Message.fixtures)
        return conversation
    }

    private func viewport(through last: UInt64) -> ListViewport<MessageID> {
        ListViewport(
            first: MessageID(1), firstLine: 0, firstIndex: 0, last: MessageID(last), lastIndex: Int(last) - 1,
            height: 10, isAtStart: true, isAtEnd: last == 11)
    }

    @Test func openingReadsTheChatAtItsFirstUnreadMessage() {
        for (chat, anchor) in [(grace, MessageAnchor.lastSeen), (ChatSummary.fixtures[2], .firstUnread)] {
            var conversation = Conversation(chat: chat, of: ProfileID(1))
            #expect(
                conversation.open(.fixture).effects == [
                    .perform(.query(.chat(chat.id))), .perform(.query(.messages(chat.id, anchor, limit: 60))),
                ])
        }
    }

    @Test func aDraftIsSavedAPauseAfterTheLastLetter() {
        var shared = Shared.fixture
        shared.options.sendTyping = false
        let store = TestStore(open, shared)
        for letter in ["H", "i"] {
            store.send(
                .edit(.insert(letter)),
                effects: [.after(.milliseconds(400), .action(.composer(.draftDue)), id: "save-draft")]
            ) {
                $0.composer.field.apply(.insert(letter))
            }
            store.advance(by: .milliseconds(399))
        }
        store.advance(by: .milliseconds(1))
        let draft = Draft(chat: grace.id, text: "Hi", cursor: 2)
        store.receive(.action(.composer(.draftDue)), effects: [.cancel("save-draft"), .work(.save(.draft(draft)))]) {
            $0.composer.savedDraft = Draft(chat: grace.id, text: "Hi")
        }
        store.send(.close, effects: [])
    }

    @Test func aMessageThatIsRefusedIsInTheFieldAgain() {
        let store = TestStore(open)
        store.exhaustivity = .off
        let message = OutgoingMessage.written("Hi", in: grace.id.rawValue)
        store.send(.edit(.insert("Hi")))
        store.send(.command(.send), effects: [.intent(.send(message, to: grace.id, by: .conversation))]) {
            $0.composer.field = EditableText()
        }
        store.send(.edit(.insert("then")))
        store.send(
            .refused(.send(message, to: grace.id), by: .conversation, .offline),
            effects: [.intent(.problem(.offline))])
        #expect(store.state.composer.field.text == "Hi\nthen")
    }

    @Test func aRefusalAboutAnotherChatIsLeftToTheApp() {
        let store = TestStore(open)
        let send = ServiceRequest.send(.written("Hi", in: 99), to: ChatID(99))
        store.send(.refused(send, by: .conversation, .offline), effects: [.pass])
    }

    @Test func messagesAreReadOnceSomeoneCanSeeThem() {
        var conversation = open
        #expect(conversation.reduce(.timeline(.viewportChanged(viewport(through: 8))), .fixture) == Outcome())
        var shared = Shared.fixture
        shared.isConversationSeen = true
        let read = ServiceRequest.markRead(grace.id, upTo: MessagePosition(80))
        #expect(
            conversation.reduce(.timeline(.viewportChanged(viewport(through: 8))), shared).effects == [
                .request(read, of: ProfileID(1), by: .conversation)
            ])
        #expect(conversation.reduce(.timeline(.viewportChanged(viewport(through: 8))), shared) == Outcome())
    }

    @Test func aMessageWhoseEndIsBelowTheScreenIsNotReadYet() {
        var conversation = open
        var shared = Shared.fixture
        shared.isConversationSeen = true
        var viewport = viewport(through: 8)
        viewport.isLastCut = true
        let read = ServiceRequest.markRead(grace.id, upTo: MessagePosition(70))
        #expect(
            conversation.reduce(.timeline(.viewportChanged(viewport)), shared).effects == [
                .request(read, of: ProfileID(1), by: .conversation)
            ])
    }

    @Test func onlyChangesOfItsOwnChatAreReadAgain() {
        var conversation = open
        var changes = ChangeSet()
        changes.chats = [ChatID(99)]
        changes.receipts = [ChatID(99)]
        #expect(conversation.storeChanged(changes, .fixture) == Outcome())
        changes.chats = [grace.id]
        #expect(conversation.storeChanged(changes, .fixture).effects == [.perform(.query(.chat(grace.id)))])
        // Messages that a receipt changes are among the changed ones.
        changes.chats = []
        changes.receipts = [grace.id]
        #expect(conversation.storeChanged(changes, .fixture) == Outcome())
    }

    @Test func aResultWhoseChatIsGoneClosesItAndLeavesTheResults() {
        var conversation = open
        #expect(conversation.reduce(.loaded(grace.id, nil, .init()), .fixture) == Outcome())
        conversation.timeline.target = .init(message: MessageID(70), position: MessagePosition(700), line: 3)
        #expect(
            conversation.reduce(.loaded(grace.id, nil, .init()), .fixture).intents == [
                .close, .dropHits(grace.id), .notice(Shared.fixture.strings.chatIsGone()),
            ])
    }

    @Test func backUnselectsThenGoesToTheListOrCloses() {
        var conversation = open
        _ = conversation.perform(.olderMessage, .fixture)
        #expect(conversation.timeline.selection == MessageID(11) && conversation.focus == .timeline)
        #expect(conversation.back(.fixture) == Outcome() && conversation.timeline.selection == nil)
        #expect(conversation.back(.fixture) == Outcome(intents: [.focus(.list)]))
        var narrow = Shared.fixture
        narrow.size = Size(MainView.wideWidth - 1, 24)
        #expect(conversation.back(narrow) == nil)
    }

    @Test func oneOfSeveralLinksIsAskedFor() {
        var conversation = open
        #expect(
            conversation.perform(.openLink, .fixture)
                == Outcome(intents: [.notice(Shared.fixture.strings.notPossible(.open))]))
        let text = "https://a.example https://b.example"
        let message = Message.fixture(12, content: .text(StyledText(findingLinksIn: text)))
        conversation.timeline.page = MessagePage([message])
        guard case .present(.confirmation(var asked))? = conversation.perform(.openLink, .fixture)?.intents.first else {
            Issue.record("nothing is asked")
            return
        }
        #expect(asked.answers.map(\.label) == ["https://a.example", "https://b.example"])
        #expect(
            asked.reduce(.chosen(1), .fixture).intents.contains(.perform(.terminal(.openLink("https://b.example")))))
    }

    @Test func aConfabLinkIsFollowedHere() throws {
        var conversation = open
        let address = "confab://connect/q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1"
        let link = try #require(ConnectLink.find(in: address).link)
        let follow = Intent.present(.newChat(.follow(NewChat.Followed(link))))
        let contents: [MessageContent] = [
            .text(StyledText(findingLinksIn: "Join me: \(address)")), .text(StyledText("Join me: \(address)")),
            .chatLink(ChatLink(name: "Choir", address: address)),
        ]
        for content in contents {
            conversation.timeline.page = MessagePage([.fixture(12, content: content)])
            #expect(conversation.offers(.openLink, .fixture))
            #expect(conversation.perform(.openLink, .fixture) == Outcome(intents: [follow]))
        }
        conversation.timeline.page = MessagePage([
            .fixture(12, content: .text(StyledText("https://a.example \(address)")))
        ])
        #expect(conversation.chosenMessage?.content.links == [address])
        let cut = StyledText(findingLinksIn: "confab://connect/q7Hx")
        conversation.timeline.page = MessagePage([.fixture(12, content: .text(cut))])
        #expect(conversation.perform(.openLink, .fixture) == Outcome(intents: [.problem(.linkText(.malformed))]))
        // A web address is for a browser, even with such a link in it.
        let web = "https://a.example/?to=\(address)"
        conversation.timeline.page = MessagePage([.fixture(12, content: .text(StyledText(findingLinksIn: web)))])
        #expect(conversation.perform(.openLink, .fixture) == Outcome(intents: [.perform(.terminal(.openLink(web)))]))
    }

    @Test func aConfabLinkIsLookedAtBeforeAnythingHappens() throws {
        let address = "confab://connect/q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1"
        let link = try #require(ConnectLink.find(in: address).link)
        var state = typed("tab", in: .fixture(open: ChatID(2)))
        state.withMainForTest {
            $0.conversation?.timeline.page?.messages.append(
                .fixture(12, content: .text(StyledText(findingLinksIn: address))))
            $0.conversation?.timeline.selection = MessageID(12)
        }
        let effects = App.reduce(&state, .key("o"))
        #expect(effects.contains(.request(.plan(link), by: .newChat, id: "plan-new-link")))
        _ = App.reduce(&state, .answered(.plan(link), by: .newChat, .plan(.new(name: "Solveig"))))
        #expect(App.lines(state).contains("Connect with Solveig?"))
        #expect(typed("escape", in: state).frontLayer == nil)
    }
}
