import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Polls: writing one, voting, and ending it.
@Suite struct PollTests {
    private static let lunch = Poll(
        question: "Where do we eat?",
        answers: [
            Poll.Answer("Pizza at Luigi’s", votes: 3), Poll.Answer("寿司", votes: 1, isMine: true),
            Poll.Answer("At home"),
        ])

    /// An open chat whose last message is the poll, with the messages in focus.
    private func chat(_ poll: Poll = lunch, from sender: MessageSender = .contact(ContactID(2))) -> AppState {
        var message = Message.fixture(9, "", from: sender)
        message.content = .poll(poll)
        if sender == .me { message.delivery = .sent }
        return typed("alt-up", in: AppState.fixture(open: ChatID(2), messages: [message]))
    }

    private var form: AppState { AppState.fixture(open: ChatID(2)).after(.command(.createPoll)) }

    private func written(_ texts: String..., in state: AppState? = nil) -> AppState {
        var state = state ?? form
        for (index, text) in texts.enumerated() {
            if index > 0 { state = typed("down", in: state) }
            state = state.after(.terminal(.paste(text)))
        }
        return state
    }

    /// The polls that the effects send.
    private func sent(_ effects: [AppEffect]) -> [MessageContent] {
        effects.compactMap {
            guard case .perform(.service(let call), _) = $0, case .send(let message, ChatID(2)) = call.request else {
                return nil
            }
            return message.content
        }
    }

    @Test func theFormSendsThePollAndLeavesOutEmptyAnswers() {
        var state = written("Where do we eat?", " Pizza ", "Sushi", "Soup", in: form)
        assertSnapshot(of: state, as: .layer(alsoAt: .small))
        #expect(looksTheSameOnALargeScreen(state))
        state = typed("down", in: state)
        #expect(
            sent(App.reduce(&state, .key("enter"))) == [
                .poll(Poll(question: "Where do we eat?", answers: ["Pizza", "Sushi", "Soup"].map { Poll.Answer($0) }))
            ])
        #expect(state.layers.isEmpty)
    }

    @Test func theFormSaysWhatIsMissingAndGoesThere() {
        for (state, problem, focused) in [
            (form, "Write a question.", "Question"), (written("Where?"), "Write at least 2 answers.", "Answer 1"),
            (written("Where?", "Pizza"), "Write at least 2 answers.", "Answer 2"),
            (written("Where?", "Pizza", "Pizza"), "Two answers are “Pizza”", "Answer 2"),
            (written("Where?", String(repeating: "x", count: 1025)), "Answer 1 is too long", "Answer 1"),
        ] {
            var state = state.after(.pollForm(.submitted))
            #expect(sent(App.reduce(&state, .pollForm(.submitted))).isEmpty)
            #expect(App.lines(state).joined(separator: "\n").contains(problem), "\(problem)")
            #expect(App.lines(state).contains { $0.contains("selected") && $0.contains(focused) }, "\(focused)")
        }
        #expect(!App.lines(form).contains("Write a question."))
    }

    @Test func aPollHasAtMostTenAnswersWhichTheScreenScrolls() {
        var state = written("Where?")
        for number in 1...12 { state = written("", "\(number)", in: state) }
        state = typed("up", in: state)
        #expect(App.lines(state).contains { $0.hasPrefix("Answer 10") } && !shown(state).contains("Answer 11"))
        state.size = .small
        assertSnapshot(of: state, as: .layer(alsoAt: .small))
    }

    @Test func whatWasWrittenIsNotDiscardedUnasked() {
        #expect(typed("escape", in: form).layers.isEmpty)
        var state = typed("escape", in: written("Where?"))
        #expect(shown(state).contains("Discard this poll?"))
        #expect(shown(typed("enter", in: state)).contains("Where?"))
        state = typed("down", "enter", in: state)
        #expect(state.layers.isEmpty)
    }

    @Test func aPollShowsItsVotes() {
        assertSnapshot(of: chat(), as: .screen(alsoAt: .small, .large))
        var ended = Self.lunch
        ended.isClosed = true
        #expect(shown(chat(ended)).contains("4 votes · ended"))
    }

    @Test func onANarrowScreenTheWordsOfAnAnswerStayWhole() {
        let poll = Poll(question: "Lunch?", answers: [Poll.Answer("Burger garden", votes: 3), Poll.Answer("Sushi")])
        var state = chat(poll)
        state.size = Size(20, 16)
        let rows = shown(state).split(separator: "\n").map { $0.split(separator: " ").filter { $0 != "▌" } }
        let answers = rows.drop { $0.first != "○" }.prefix(3)
        #expect(Array(answers) == [["○", "Burger", "3"], ["garden"], ["○", "Sushi", "0"]])
    }

    @Test func barsNeverWrapAnAnswerThatFitsWithoutThem() {
        let poll = Poll(
            question: "When?", answers: [Poll.Answer("Saturday morning", votes: 2), Poll.Answer("Let Sven decide")])
        let message = Message.fixture(9, content: .poll(poll))
        let heading = MessageHeading(of: message, after: [message], unread: nil, namesSenders: false, clock: .fixture)
        func text(_ columns: Int) -> String {
            let row = MessageRow(
                message: message, heading: heading, isSelected: false, columns: columns, env: Shared.fixture.env)
            var renderer = Renderer<Timeline.Action>(sheet: StyleSheet())
            return renderer.render(row.node, size: Size(columns, 12)).frame.text
        }
        // Rows of 30 columns and more show the time, too.
        for widths in [20...29, 30...100] {
            let whole = widths.filter { text($0).contains("Saturday morning") && text($0).contains("Let Sven decide") }
            #expect(whole.first != nil && whole == Array((whole.first ?? 0)...widths.upperBound))
        }
        #expect(text(60).contains("▬") && !text(36).contains("▬"))
    }

    @Test func theUserVotesWithEnterOrWithTheMouse() {
        var state = typed("enter", in: chat())
        assertSnapshot(of: state, as: .layer())
        #expect(
            App.reduce(&state, .key("enter")) == [.request(.vote(MessageID(9), for: [1]), by: .conversation)])
        // The last row takes the vote back.
        state = typed("V", "down", "down", in: chat())
        #expect(App.reduce(&state, .key("enter")) == [.request(.vote(MessageID(9), for: []), by: .conversation)])
        state = chat()
        for (answer, vote) in [(0, [0]), (1, [])] {
            let effects = App.reduce(&state, .conversation(.timeline(.answerClicked(MessageID(9), answer))))
            #expect(effects == [.request(.vote(MessageID(9), for: vote), by: .conversation)])
        }
    }

    @Test func nobodyVotesWhereItIsNotPossible() {
        var ended = Self.lunch
        ended.isClosed = true
        var without = chat()
        without.withMainForTest { $0.session = ServiceSession([]) }
        for state in [chat(ended), without] {
            var state = state
            #expect(
                App.reduce(&state, .key("V")).allSatisfy { if case .perform(.service, _) = $0 { false } else { true } })
            #expect(!state.toasts.all.isEmpty)
        }
        #expect(!shown(typed("m", in: chat(ended))).contains("Vote"))
    }

    @Test func onlyTheAuthorEndsAPollAndIsAskedFirst() {
        #expect(!shown(typed("m", in: chat())).contains("End poll"))
        var state = chat(from: .me).after(.command(.endPoll))
        #expect(shown(state).contains("End this poll?") && shown(state).contains("Where do we eat?"))
        state = typed("down", in: state)
        #expect(App.reduce(&state, .key("enter")) == [.request(.endPoll(MessageID(9)), by: .conversation)])
    }

    @Test func aPollIsTheReplyThatWasBegunAndTheTextStays() {
        var state = AppState.fixture(open: ChatID(2), messages: [.fixture(9, "Lunch?", minutesAgo: 5)])
        state = typed("alt-up", "r", in: state)
        state = state.after(.terminal(.paste("Hi"))).after(.command(.createPoll))
        state = written("Where?", "Pizza", "Sushi", in: state)
        let effects = App.reduce(&state, .pollForm(.submitted))
        let quoted = effects.compactMap { effect -> MessageID? in
            guard case .perform(.service(let call), _) = effect, case .send(let message, _) = call.request else {
                return nil
            }
            return message.quoting
        }
        #expect(quoted.count == 1)
        #expect(
            state.main?.conversation?.composer.target == nil && state.main?.conversation?.composer.field.text == "Hi")
    }

    @Test func theDetailsNameThePeopleBehindEachAnswer() {
        var message = Message.fixture(9, "")
        message.content = .poll(Self.lunch)
        func lines(_ details: MessageInfo.Details) -> [String] {
            var info = MessageInfo(message, in: ChatSummary.fixtures[1])
            _ = info.reduce(.loaded(message.id, message, details), .fixture)
            return info.lines(Shared.fixture.env).map(\.text)
        }
        let named = lines(MessageInfo.Details(votes: [["Grace", "Bea"], [""], []]))
        #expect(named.contains("4 votes") && named.contains("寿司: You"))
        #expect(named.contains("Pizza at Luigi’s: Grace, Bea, and 1 more"))
        #expect(!named.contains { $0.hasPrefix("At home") })
        // Of an imported poll, only the numbers are known, and the user's own vote.
        let numbers = lines(MessageInfo.Details())
        #expect(numbers.contains("Pizza at Luigi’s: 3") && numbers.contains("寿司: You"))
        var poll = Self.lunch
        poll.answers[1].votes = 2
        message.content = .poll(poll)
        #expect(lines(MessageInfo.Details()).contains("寿司: You, and 1 more"))
        #expect(lines(MessageInfo.Details(votes: [[], ["Bea"], []])).contains("寿司: You, Bea"))
    }
}
