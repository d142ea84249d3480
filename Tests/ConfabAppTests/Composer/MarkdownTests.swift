import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Formatted text in the field for a new message.
@Suite struct MarkdownTests {
    private var open: AppState {
        var state = AppState.fixture(height: 24, open: ChatID(2))
        state.markdown = Markdown(BoldReader())
        return state
    }

    private func written(_ text: String, in state: AppState) -> AppState {
        var state = state
        _ = App.reduce(&state, .terminal(.paste(text)))
        return state
    }

    private func sent(_ state: inout AppState) -> ServiceCall? {
        App.reduce(&state, .key("enter")).lazy.compactMap {
            if case .perform(.service(let call), _) = $0, case .send = call.request { call } else { nil }
        }.first
    }

    private func content(_ call: ServiceCall?) -> MessageContent? {
        if case .send(let message, _) = call?.request { message.content } else { nil }
    }

    @Test func aMessageIsSentAsStyledText() {
        var state = written("Sing *now*", in: open)
        let call = sent(&state)
        let styled = StyledText("Sing now", runs: [StyleRun(start: 5, length: 3, style: .bold)])
        #expect(content(call) == .text(styled))
        #expect(call?.isMarkdown == false)
        #expect(shown(state).contains("Sing now"))
        var emote = written("/me *sings*", in: open)
        #expect(content(sent(&emote))?.text.plain == "sings")
    }

    @Test func aChatWithoutMarkdownSendsWhatIsTyped() {
        var state = open
        state.options.markdown = false
        state = written("Sing *now*", in: state)
        #expect(!shown(state).contains("preview"))
        #expect(content(sent(&state)) == .text("Sing *now*"))
    }

    /// The draft that comes back after a failure is the text as it was typed.
    @Test func aRefusedMessageIsMarkdownAgain() throws {
        var state = written("Sing *now*", in: open)
        let call = try #require(sent(&state))
        _ = App.reduce(&state, .answered(call, .failed(.service(.offline))))
        #expect(state.main?.conversation?.composer.field.text == "Sing *now*")
    }

    @Test func aLongTextIsReadWhenItIsSent() {
        var state = open
        state.options.inputMax = 16_000
        let text = "*a*" + String(repeating: "b", count: 4_000)
        state = written(text, in: state)
        let call = sent(&state)
        #expect(call?.isMarkdown == true)
        #expect(content(call) == .text(StyledText(text)))
        #expect(
            call?.request.readingMarkdown(BoldReader())
                == .send(
                    OutgoingMessage(
                        .text(
                            StyledText(text.filter { $0 != "*" }, runs: [StyleRun(start: 0, length: 1, style: .bold)])),
                        draft: Draft(chat: ChatID(2), text: StyledText(text))), to: ChatID(2)))
    }

    /// Unfinished markup takes the longest to read: the time for it may grow with the square of the length.
    @Test(arguments: ["[", "*", "`", "![[]()"])
    func onlyShortTextsAreReadBetweenTwoFrames(_ pattern: String) {
        let reader = CountingReader()
        var state = open
        state.markdown = Markdown(reader)
        state.options.inputMax = Composer.mostCharacters
        let text = String(repeating: pattern, count: Composer.mostCharacters)
        for length in [Markdown.mostAtOnce, Markdown.mostAtOnce + 1, Composer.mostCharacters] {
            state = typed("x", in: written(String(text.prefix(length - 1)), in: state))
            #expect(state.main?.conversation?.composer.field.characters.count == length)
            _ = shown(state)
            #expect(sent(&state)?.isMarkdown == (length > Markdown.mostAtOnce))
        }
        #expect(reader.longest == Markdown.mostAtOnce)
    }

    @Test func anEditedMessageIsMarkdownAgain() {
        var state = open
        let styled = StyledText("Sing now!", runs: [StyleRun(start: 5, length: 3, style: .bold)])
        #expect(edited(styled, in: state) == "Sing **now**!")
        state.options.markdown = false
        #expect(edited(styled, in: state) == "Sing now!")
    }

    /// Markdown has no mentions.
    @Test func anEditThatChangesNothingKeepsTheStylesThatCannotBeTyped() {
        let text = StyledText("Ada, now!", runs: [StyleRun(start: 0, length: 3, style: .mention(.me))])
        var state = open
        let shared = Shared(state)
        state.withMainForTest { _ = $0.conversation?.composer.edit(.fixture(6, content: .text(text)), shared) }
        let effects = App.reduce(&state, .key("enter"))
        #expect(!effects.contains { if case .perform(.service, _) = $0 { true } else { false } })
        #expect(state.main?.conversation?.composer.target == nil)
    }

    private func edited(_ text: StyledText, in state: AppState) -> String? {
        var conversation = state.main?.conversation
        _ = conversation?.composer.edit(.fixture(6, content: .text(text)), Shared(state))
        return conversation?.composer.field.text
    }

    @Test func whatIsTypedIsShownAsOthersWillSeeIt() {
        #expect(!shown(written("Sing now", in: open)).contains("preview"))
        #expect(!shown(written("Sing *", in: open)).contains("preview"))
        let screen = shown(written("Sing *now*", in: open))
        #expect(screen.contains("  Sing now") && screen.contains("preview"))
        var long = open
        long.options.inputMax = 16_000
        #expect(!shown(written("Sing *now*" + String(repeating: "b", count: 4_000), in: long)).contains("preview"))
        // Of many lines, the last ones: that's where the user types.
        let lines = (1...20).map { "line \($0)" }.joined(separator: "\n") + " *end*"
        let all = shown(written(lines, in: open)).split(separator: "\n")
        let rows = all.drop { !$0.contains("preview") }.prefix { !$0.contains("› line") }
        #expect(!rows.isEmpty)
        #expect(rows.map { $0.suffix(40).filter { !$0.isWhitespace } }.last?.contains("line20end") == true)
        #expect(rows.count <= 4)
    }
}
