import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Lines that begin with a slash.
@Suite struct SlashTests {
    private let open = AppState.fixture(open: ChatID(2))

    private func written(_ text: String, in state: AppState? = nil) -> AppState {
        (state ?? open).after(.terminal(.paste(text)))
    }

    /// The message that Enter sends.
    private func sent(_ text: String) -> MessageContent? {
        var state = written(text)
        return sent(App.reduce(&state, .key("enter")))
    }

    private func sent(_ effects: [AppEffect]) -> MessageContent? {
        for case .perform(.service(let call), _) in effects {
            if case .send(let message, _) = call.request { return message.content }
        }
        return nil
    }

    private func composer(_ state: AppState) -> String? { state.main?.conversation?.composer.field.text }

    @Test(arguments: [
        ("Hi", SlashLine.text("Hi")), ("/", .text("/")), ("/ ", .text("/ ")), ("/ x", .text("/ x")),
        ("//", .text("/")), ("//quit", .text("/quit")), ("///", .text("//")), ("a /quit", .text("a /quit")),
        ("/x", .command("x", rest: "")), ("/Quit", .command("quit", rest: "")),
        ("/help me\nplease", .command("help", rest: "me\nplease")), ("/help\nme", .command("help", rest: "me")),
        ("/me", .command("me", rest: "")), ("/me ", .command("me", rest: "")), ("/me waves", .emote("waves")),
        ("/ME waves ", .emote("waves ")), ("/메", .command("메", rest: "")), ("/\u{301}x", .text("/\u{301}x")),
        ("/home/\u{301}x", .text("/home/\u{301}x")),
    ])
    func aLineIsUnderstood(_ line: String, _ meaning: SlashLine) { #expect(SlashLine(StyledText(line)) == meaning) }

    @Test func aKnownNameRunsItsCommandAndSendsNothing() {
        var state = written("/quit")
        let effects = App.reduce(&state, .key("enter"))
        #expect(effects.contains(.perform(.terminal(.quit))))
        #expect(sent(effects) == nil)
        #expect(composer(state) == "")
        state = typed("enter", in: written("/help"))
        guard case .help = state.frontLayer else {
            Issue.record("no help")
            return
        }
    }

    @Test func meIsAnEmote() {
        #expect(sent("/me waves") == .emote("waves"))
        #expect(sent("/me") == nil)
        let state = typed("enter", in: written("/me "))
        #expect(state.said == ["Describe what you do after /me, as in “/me waves”."])
        #expect(composer(state) == "/me ")
    }

    @Test func twoSlashesSendOne() {
        #expect(sent("//quit") == .text("/quit"))
        #expect(sent("//") == .text("/"))
        #expect(sent("/ x") == .text("/ x"))
        #expect(sent("/ ") == .text("/ "))
    }

    @Test func anUnknownNameIsAskedAboutOnce() {
        var state = typed("enter", in: written("/x\nand more"))
        #expect(state.confirmation?.title == "No command named “/x”")
        #expect(composer(state) == "/x\nand more")
        #expect(composer(typed("escape", in: state)) == "/x\nand more")
        state = typed("down", in: state)
        #expect(sent(App.reduce(&state, .key("enter"))) == .text("/x\nand more"))
        #expect(state.layers.isEmpty && composer(state) == "")
    }

    @Test func aKnownNameWithMoreBehindItIsAskedAbout() {
        var state = typed("enter", in: written("/help me"))
        #expect(
            state.confirmation?.answers.map(\.label) == ["Run: Show all keys", "Keep editing", "Send as a message"])
        let helped = typed("enter", in: state)
        #expect(composer(helped) == "/help me")
        guard case .help = helped.frontLayer else {
            Issue.record("no help")
            return
        }
        state = typed("down", "down", in: state)
        #expect(sent(App.reduce(&state, .key("enter"))) == .text("/help me"))
    }

    @Test func tabCompletesAndEnterRuns() {
        var state = written("/qui")
        #expect(shown(state).contains("/quit"))
        #expect(composer(typed("tab", in: state)) == "/quit")
        #expect(App.reduce(&state, .key("enter")).contains(.perform(.terminal(.quit))))
        #expect(composer(state) == "")
        // An emote needs more than its name.
        #expect(composer(typed("enter", in: written("/m"))) == "/me ")
        // A word in the middle of a name counts, too.
        #expect(composer(typed("tab", in: written("/mouse"))) == "/toggle-mouse")
        #expect(composer(typed("tab", in: written("/m"))) == "/me ")
        #expect(composer(typed("down", "tab", in: written("/m"))) != "/me ")
    }

    @Test func theFooterNamesTheKeysOfTheStrip() {
        #expect(shown(written("/qui")).contains(" Enter run  Tab complete  ↑↓ select  Esc close"))
        for text in ["/zzz", "/help me", "//qui", "hello"] {
            #expect(shown(written(text)).contains(" Enter send  Esc list"), "\(text)")
        }
    }

    @Test func aMisspelledNameIsAskedAboutWithTheNearest() {
        var state = typed("enter", in: written("/quti"))
        #expect(state.confirmation?.title == "No command named “/quti”")
        #expect(shown(state).contains("Did you mean /quit?"))
        #expect(state.confirmation?.answers.map(\.label).prefix(2) == ["Keep editing", "Run: Quit"])
        #expect(composer(typed("enter", in: state)) == "/quti")
        state = typed("down", in: state)
        #expect(App.reduce(&state, .key("enter")).contains(.perform(.terminal(.quit))))
    }

    @Test func withoutASuggestionTabGoesOn() {
        #expect(typed("tab", in: written("/quit")).main?.focus == .timeline)
        #expect(typed("tab", in: written("hello")).main?.focus == .timeline)
        #expect(!shown(written("//qui")).contains("/quit"))
        #expect(!shown(written("/zzz")).contains("▌"))
    }

    @Test func aPastedNameWithSpacesBehindItShowsWhatEnterDoes() {
        for text in ["/quit  ", "/quit\n"] {
            #expect(written(text).main?.conversation?.suggestions.map(\.id) == ["quit"])
        }
        #expect(written("/me ").main?.conversation?.suggestions.isEmpty == true)
        #expect(written("/qu ").main?.conversation?.suggestions.isEmpty == true)
    }

    @Test func theFirstOfSeveralLinesIsNotWhatEnterRuns() {
        guard case .confirmation(let question)? = typed("enter", in: written("/quit\nnow")).frontLayer else {
            Issue.record("nothing is asked")
            return
        }
        #expect(question.answers[question.selection].intents == [.close])
    }

    @Test func aClickCompletes() {
        #expect(composer(clicked("/quit", in: written("/qu"))) == "/quit")
        let state = written("/qu").after(.conversation(.composer(.suggestionClicked(99))))
        #expect(composer(state) == "/qu")
    }

    @Test func onlyCommandsThatWorkHereAreOffered() {
        let all = open.main?.conversation.map { conversation in
            var conversation = conversation
            conversation.composer.field = EditableText("/")
            return conversation.suggestions.map(\.id)
        }
        #expect(all?.contains("quit") == true && all?.contains("close-chat") == true)
        #expect(all?.contains("send") == false && all?.contains("pin") == false)
    }

    /// Which message a command is about can't be seen from the field.
    @Test(arguments: [ChatID(1), ChatID(2)]) func theStripHasNothingThatThePaletteDoesNotOffer(_ chat: ChatID) {
        let state = AppState.fixture(open: chat)
        let strip = written("/", in: state).main?.conversation?.suggestions.map(\.id) ?? []
        let palette = Palette.offers(state).map(\.command.rawValue)
        #expect(strip.count > 20 && strip.filter { !palette.contains($0) } == ["me"])
        #expect(!strip.contains("reply") && strip.contains("leave-group") == (chat == ChatID(1)))
    }

    @Test(arguments: [ChatID(1), ChatID(2)]) func commandsForTheMessageComeFirst(_ chat: ChatID) {
        let state = AppState.fixture(open: chat)
        for (typed, best) in [("/contact", "share-contact"), ("/share", "share-location")] {
            #expect(written(typed, in: state).main?.conversation?.suggestions.first?.id == best)
        }
    }

    @Test func pastedSlashesLoseNothing() {
        for text in ["/", "//", "/ ", "/x", String(repeating: "/", count: 500), "/\u{202E}\u{7}quit", "/\n/quit"] {
            #expect(composer(written(text)) == text)
            var state = written(text)
            let content = sent(App.reduce(&state, .key("enter")))
            // Sent, completed, or still in the field behind a question.
            #expect(content != nil || composer(state)?.hasPrefix("/") == true, "\(text.prefix(20))")
            for layer in [CommandID.palette, .switcher, .pasteLink, .createGroup, .findContact, .settings] {
                let field = written(text, in: open.after(.command(layer))).focusedField
                #expect(field == nil || field?.isEmpty == false, "\(layer)")
            }
        }
    }

    @Test func aRefusedLineIsInTheFieldAsItWasTyped() {
        for (line, content) in [
            ("/me waves", MessageContent.emote("waves")), ("//quit", .text("/quit")), ("Hi", .text("Hi")),
        ] {
            var state = written(line)
            #expect(sent(App.reduce(&state, .key("enter"))) == content)
            let message = OutgoingMessage(content, draft: Draft(chat: ChatID(2), text: StyledText(line)))
            _ = App.reduce(&state, .refused(.send(message, to: ChatID(2)), by: .conversation, .offline))
            #expect(composer(state) == line)
        }
    }

    @Test func anEmoteNamesItsSender() {
        let messages = [
            Message.fixture(1, minutesAgo: 3, content: .emote("waves")),
            .fixture(2, from: .me, minutesAgo: 1, content: .emote("waves back")),
        ]
        let state = AppState.fixture(open: ChatID(2), messages: messages)
        #expect(shown(state).contains("* Grace Hopper waves"))
        #expect(shown(state).contains("* Ada waves back"))
        #expect(App.lines(state).contains { $0.hasSuffix(": waves") })
        #expect(MessageContent.emote("waves").previewLine(English(), isOwn: false).text == "* waves")
    }
}
