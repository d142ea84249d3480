import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Sent messages from Enter to the stored row.
@Suite struct OutgoingTests {
    private let chat = ChatID(2)

    private func state(_ messages: [Message] = [.fixture(1, "Hello")]) -> AppState {
        AppState.fixture(open: chat, messages: messages)
    }

    private func timeline(_ state: AppState) -> Timeline? { state.main?.conversation?.timeline }

    private func rows(_ state: AppState) -> [String] { timeline(state)?.rows.map(\.content.text.plain) ?? [] }

    /// The stored form of the message that was sent as the given one since the start.
    private func stored(_ id: UInt64, _ text: String, number: Int) -> Message {
        var message = Message.fixture(id, text, from: .me, minutesAgo: 0, delivery: .sent)
        message.transaction = RemoteID("-\(number)")
        return message
    }

    private func read(_ messages: [Message], hasNewer: Bool = false) -> AppAction {
        .conversation(.timeline(.pageLoaded(.chat(chat), .newest, MessagePage(messages, hasNewer: hasNewer))))
    }

    private func answer(_ text: String, number: Int, _ outcome: ServiceOutcome) -> AppAction {
        .answered(
            ServiceCall(
                .send(.written(text, in: 2), to: chat), of: ProfileID(1), by: .conversation,
                transaction: TransactionID("-\(number)")), outcome)
    }

    @Test func aSentMessageIsThereAtOnceAndTheStoredOneTakesItsPlace() {
        var state = typed("H", "i", "enter", in: state())
        #expect(rows(state) == ["Hello", "Hi"])
        #expect(shown(state).contains("◌"))
        // What is stored may be read before or after the answer.
        for isAnswered in [false, true] {
            var state = state
            if isAnswered { _ = App.reduce(&state, answer("Hi", number: 1, .done(.message(MessageID(5), .sent)))) }
            #expect(rows(state) == ["Hello", "Hi"])
            _ = App.reduce(&state, read([.fixture(1, "Hello"), stored(5, "Hi", number: 1)]))
            #expect(rows(state) == ["Hello", "Hi"])
            #expect(timeline(state)?.outgoing == [])
            #expect(shown(state).contains("✓"))
        }
        _ = App.reduce(&state, read([.fixture(1, "Hello")]))
        #expect(rows(state) == ["Hello", "Hi"])
    }

    @Test func severalKeepTheirOrderAndTheSameWordsAreNotTakenForEachOther() {
        var state = typed("a", "enter", "a", "enter", "b", "enter", in: state())
        #expect(rows(state) == ["Hello", "a", "a", "b"])
        #expect(Set(timeline(state)?.outgoing.map(\.message.id) ?? []).count == 3)
        _ = App.reduce(&state, read([.fixture(1, "Hello"), stored(5, "a", number: 1)]))
        #expect(rows(state) == ["Hello", "a", "a", "b"])
        #expect(timeline(state)?.outgoing.map(\.message.transaction?.rawValue) == ["-2", "-3"])
    }

    @Test func aRefusedMessageLeavesTheTimelineAndComesBackToTheField() {
        var state = typed("H", "i", "enter", in: state())
        _ = App.reduce(&state, answer("Hi", number: 1, .failed(.offline)))
        #expect(rows(state) == ["Hello"])
        #expect(state.main?.conversation?.composer.field.text == "Hi")
        #expect(state.said == [Problem.offline.text])
        // Enter is all that another attempt needs.
        #expect(App.reduce(&state, .key("enter")).contains(.sends("Hi", to: 2, number: 2)))
    }

    @Test func aMessageThatWasDeletedBeforeItWasReadDoesNotStay() {
        var state = typed("H", "i", "enter", in: state())
        _ = App.reduce(&state, answer("Hi", number: 1, .done(.message(MessageID(5), .sent))))
        _ = App.reduce(&state, read([.fixture(1, "Hello")]))
        #expect(rows(state) == ["Hello"])
    }

    @Test func selectionAndViewFollowTheRow() throws {
        var state = typed("H", "i", "enter", in: state())
        let row = try #require(timeline(state)?.outgoing.first?.message.id)
        state.withMain { main in
            main.conversation?.timeline.selection = row
            main.conversation?.timeline.scroll = ListScroll(.row(row, line: 3))
        }
        _ = App.reduce(&state, read([.fixture(1, "Hello"), stored(5, "Hi", number: 1)]))
        #expect(timeline(state)?.selection == MessageID(5))
        #expect(timeline(state)?.scroll.position == .row(MessageID(5), line: 3))
    }

    @Test func aReplyShowsItsQuoteAndAnOlderStretchShowsNone() {
        var state = state()
        state.withMain { main in
            main.conversation?.composer.target = ComposerTarget(.reply, .fixture(1, "Hello"))
        }
        state = typed("H", "i", "enter", in: state)
        #expect(timeline(state)?.outgoing.first?.message.quote?.content.text.plain == "Hello")
        _ = App.reduce(&state, read([.fixture(1, "Hello")], hasNewer: true))
        #expect(rows(state) == ["Hello"])
    }

    @Test func theFirstMessageOfAnEmptyChatIsShown() {
        let state = typed("H", "i", "enter", in: state([]))
        #expect(shown(state).contains("Hi"))
    }

    @Test func whoComesBackBeforeItIsStoredFindsTheRowAndNotTheDraft() {
        var state = typed("H", "i", "enter", "escape", "j", "enter", in: state())
        #expect(state.main?.conversation?.chat.id != chat)
        state = typed("escape", "k", "enter", in: state)
        var details = Conversation.Details()
        details.draft = Draft(chat: chat, text: "Hi")
        _ = App.reduce(&state, .conversation(.loaded(chat, ChatSummary.fixtures[1], details)))
        _ = App.reduce(&state, read([.fixture(1, "Hello")]))
        #expect(rows(state) == ["Hello", "Hi"])
        #expect(state.main?.conversation?.composer.field.isEmpty == true)
    }

    @Test func aRefusalWhileTheChatIsClosedTakesTheRowAway() {
        var state = typed("H", "i", "enter", "escape", "j", "enter", in: state())
        _ = App.reduce(&state, answer("Hi", number: 1, .failed(.offline)))
        state = typed("escape", "k", "enter", in: state)
        _ = App.reduce(&state, read([.fixture(1, "Hello")]))
        #expect(rows(state) == ["Hello"])
    }

    @Test func olderMessagesDoNotTakeTheRowAway() {
        var state = typed("H", "i", "enter", in: state())
        _ = App.reduce(&state, answer("Hi", number: 1, .done(.message(MessageID(5), .sent))))
        let older = MessagePage([.fixture(0, "Earlier")])
        _ = App.reduce(
            &state, .conversation(.timeline(.pageLoaded(.chat(chat), .olderThan(MessagePosition(10)), older))))
        #expect(rows(state) == ["Earlier", "Hello", "Hi"])
    }

    @Test func nothingIsDoneWithAnotherMessageInsteadOfTheRow() throws {
        var state = typed("H", "i", "enter", in: state())
        let row = try #require(timeline(state)?.outgoing.first?.message.id)
        state.withMain { main in
            main.focus = .conversation(.timeline)
            main.conversation?.timeline.selection = row
        }
        #expect(App.reduce(&state, .command(.pinMessage)).allSatisfy { if case .perform = $0 { false } else { true } })
    }
}
