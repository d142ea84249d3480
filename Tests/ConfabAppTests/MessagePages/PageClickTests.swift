import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Clicks in the messages of a page: they do the same as in the open chat, or say why not.
@Suite struct PageClickTests {
    private static let grace = MessageSender.member(MemberID(1))
    private let poll = Poll(
        question: "Where do we eat?",
        answers: [Poll.Answer("Pizza", votes: 3), Poll.Answer("Sushi", votes: 1, isMine: true)])

    private var messages: [Message] {
        var answer = Message.fixture(4, "The moth", from: Self.grace, name: "Grace")
        answer.quote = Quote(message: MessageID(2), sender: .me, senderName: "Ada", content: .text("The key?"))
        let messages = [
            answer, .fixture(5, from: Self.grace, name: "Grace", content: .poll(poll)),
            .fixture(
                6, from: Self.grace, name: "Grace",
                content: .voice(Voice(Attachment(name: "a.ogg"), seconds: 3), caption: "")),
        ]
        return messages.map(here)
    }

    private func here(_ message: Message) -> Message {
        var message = message
        message.chat = ChatID(1)
        return message
    }

    /// A group, with its pinned messages on a page in front and, in front of that, the replies to the first of them.
    private func state(_ condition: ChatCondition = .ready) -> AppState {
        var state = AppState.fixture(open: ChatID(1))
        state.withMainForTest { $0.conversation?.chat.condition = condition }
        guard let conversation = state.main?.conversation else { return state }
        let chat = conversation.chat.id
        for source in [TimelineSource.pins(chat), .thread(chat, MessageID(4))] {
            state.layers.append(.messagesPage(MessagesPage(source, in: conversation, Shared(state))))
            state = state.after(.messagesPage(.timeline(.pageLoaded(source, .oldest, MessagePage(messages)))))
        }
        return state
    }

    private func click(_ click: Timeline.Action, in state: inout AppState) -> [AppEffect] {
        App.reduce(&state, .messagesPage(.timeline(click)))
    }

    private func request(_ request: ServiceRequest) -> [AppEffect] { [.request(request, by: .messagesPage)] }

    @Test func anAnswerIsVotedForAndAReactionIsAdded() {
        var state = state()
        let message = MessageID(5)
        #expect(click(.answerClicked(message, 0), in: &state) == request(.vote(message, for: [0])))
        #expect(click(.answerClicked(message, 1), in: &state) == request(.vote(message, for: [])))
        #expect(
            click(.reactionClicked(message, emoji: "👍", isOn: true), in: &state)
                == request(.react(message, emoji: "👍", isOn: true)))
    }

    @Test func whoHasLeftIsToldThatItIsNotPossible() {
        for clicked in [
            Timeline.Action.answerClicked(MessageID(5), 0), .reactionClicked(MessageID(5), emoji: "👍", isOn: true),
        ] {
            var state = state(.left)
            #expect(click(clicked, in: &state).allSatisfy { if case .perform = $0 { false } else { true } })
            #expect(!state.toasts.all.isEmpty)
        }
    }

    @Test func aNameWithAltIsWrittenIntoTheFieldBehindAllPages() {
        var state = state()
        _ = click(.personClicked(MessageID(4), Self.grace, mentions: true), in: &state)
        #expect(state.layers.isEmpty && state.main?.focus == .composer)
        #expect(state.main?.conversation?.composer.field.text == "@Grace ")
        // Where nobody can write, there's still the card.
        state = self.state(.left)
        _ = click(.personClicked(MessageID(4), Self.grace, mentions: true), in: &state)
        if case .personCard? = state.frontLayer {} else { Issue.record("no card") }
    }

    @Test func aVoiceMessageSaysThatItIsNotPlayedHere() {
        var state = state()
        _ = click(.contentClicked(MessageID(6)), in: &state)
        #expect(state.layers.count == 2 && !state.toasts.all.isEmpty)
    }

    @Test func goingToAMessageClosesAllPages() {
        let place = [AppEffect.perform(.query(.place(ChatID(1), MessageID(2))))]
        var state = state()
        state.withMainForTest { $0.conversation?.timeline.page = MessagePage([.fixture(9)]) }
        #expect(click(.quoteClicked(MessageID(4)), in: &state) == place)
        #expect(state.layers.isEmpty && state.main?.focus == .timeline)
        // A key leads back to the answer.
        #expect(App.reduce(&state, .key("ctrl-o")) == [.perform(.query(.place(ChatID(1), MessageID(4))))])
        state = typed("down", in: self.state())
        #expect(App.reduce(&state, .key("enter")) == [.perform(.query(.place(ChatID(1), MessageID(5))))])
        #expect(state.layers.isEmpty)
    }

    /// The page has people whom the open chat hasn't loaded.
    @Test(arguments: ["+", "!"]) func whatIsAskedAboutAMessageNamesItsAuthor(key: String) {
        var state = state()
        let ada = MessageSender.member(MemberID(77))
        let people = People([
            ada: DisplayRecord(Contact(id: ContactID(77), profile: ProfileID(1), names: Names("Ada of now")))
        ])
        let source = TimelineSource.thread(ChatID(1), MessageID(4))
        let page = MessagePage([here(.fixture(8, "The words", from: ada, name: "Ada of then"))], people: people)
        state = state.after(.messagesPage(.timeline(.pageLoaded(source, .oldest, page))))
        state = typed(key, in: state)
        #expect(shown(state).contains("Ada of now: The words"))
    }

    @Test func aMessageDeletedOnAPageCanBeWrittenAgainThere() {
        var state = state()
        let revoked = Conversation.Revoked(text: "Oops", at: .fixtureNow)
        state.withMainForTest { $0.conversation?.revoked = [MessageID(8): revoked] }
        let source = TimelineSource.thread(ChatID(1), MessageID(4))
        let tip = here(.fixture(8, from: .me, content: .deleted(Deletion(by: .sender, at: .zero))))
        state = state.after(.messagesPage(.timeline(.pageLoaded(source, .oldest, MessagePage([tip])))))
        state = typed("e", in: state)
        #expect(state.layers.isEmpty && state.main?.conversation?.composer.field.text == "Oops")
    }

    @Test func aPageKnowsWhatHasBecomeOfTheChat() throws {
        var state = state()
        #expect(shown(state).contains("r reply"))
        var chat = try #require(state.main?.conversation?.chat)
        chat.condition = .left
        _ = App.reduce(&state, .conversation(.loaded(chat.id, chat, try #require(state.main?.conversation?.details))))
        #expect(!shown(state).contains("r reply") && !shown(state).contains("p pin"))
    }
}
