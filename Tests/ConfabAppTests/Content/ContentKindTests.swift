import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The registry of the kinds of content.
@Suite struct ContentKindTests {
    private let dice = MessageContent.unknown(
        UnknownContent(kind: "org.example.dice", fallback: "rolled a 6", raw: [6]))

    private func state(_ content: MessageContent, _ change: (inout ContentKinds) -> Void = { _ in }) -> AppState {
        var state = AppState.fixture(
            width: 120, open: ChatID(2), messages: [.fixture(1, minutesAgo: 1, content: content)])
        change(&state.contentKinds)
        return state
    }

    @Test func everyContentHasAKindThatDrawsAndSpeaksIt() {
        for message in Message.fixtures {
            let kind = ContentKinds.builtIn.kind(of: message.content)
            #expect(kind.name == message.content.kindName)
            #expect(!kind.spoken(message.content, false, Shared.fixture.strings).isEmpty)
        }
    }

    @Test func aLocationWithoutATitleHasItsCoordinatesInstead() {
        let strings = English()
        let untitled = MessageContent.location(Location(latitude: 52.52, longitude: 13.405))
        let words = "Location 52.52, 13.405"
        #expect(untitled.previewLine(strings, isOwn: false) == PreviewLine(mark: .location, text: words))
        #expect(ContentKinds.builtIn.kind(of: untitled).spoken(untitled, false, strings) == words)
        let message = Message.fixture(1, content: untitled)
        #expect(message.subject(in: ChatSummary.fixtures[1], strings) == "Grace Hopper: \(words)")
        let titled = MessageContent.location(Location(latitude: 52.52, longitude: 13.405, title: "Mitte"))
        #expect(titled.previewLine(strings, isOwn: false).text == "Mitte" && strings.kind(titled) == "Location")
    }

    @Test func anUnregisteredKindShowsWhatItsSenderGaveInstead() {
        let screen = shown(state(dice))
        #expect(screen.contains("Unsupported message (org.example.dice)"))
        #expect(screen.contains("rolled a 6"))
        #expect(
            App.lines(state(dice)).contains { $0.hasSuffix("Unsupported message (org.example.dice), “rolled a 6”") })
    }

    @Test func aRegisteredKindDrawsItsContent() {
        let kind = ContentKind(
            "org.example.dice", frame: .plain,
            view: { input in
                guard case .unknown(let unknown) = input.content else { return Text("").node }
                return Text("⚅ \(unknown.raw.first ?? 0)").node
            },
            spoken: { _, _, _ in "a dice" }, copied: { _ in "6" })
        var state = state(dice) { $0.register(kind) }
        #expect(shown(state).contains("⚅ 6"))
        #expect(!shown(state).contains("Unsupported"))
        #expect(App.lines(state).contains { $0.hasSuffix("a dice") })
        state = typed("tab", in: state)
        #expect(App.reduce(&state, .key("y")).first == .perform(.terminal(.copy("6"))))
    }

    @Test func aKindOfAnotherProgramDrawsItsContent() {
        let kind = CustomKind(
            "org.example.dice", frame: .plain, spoken: { "rolled \($0.bytes.first ?? 0)" },
            view: { content, width in Text<Never>("⚅ in \(width), \(content.fallback)").node })
        let state = state(dice) { $0.register(kind) }
        #expect(shown(state).contains("⚅ in 68, rolled a 6"))
        #expect(App.lines(state).contains { $0.hasSuffix("rolled 6") })
        // The names of built-in kinds are taken.
        var text = AppState.fixture(width: 120, open: ChatID(2), messages: [.fixture(1, "Hello")])
        text.contentKinds.register(CustomKind("text", spoken: { _ in "" }, view: { _, _ in Text<Never>("x").node }))
        #expect(shown(text).contains("Hello"))
    }

    @Test func anUnregisteredKindIsForwardedWithItsBytesAndCopied() {
        var state = typed("tab", "f", in: state(dice))
        let found = FuzzyNames(chats: [ChatSummary.fixtures[0]])
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), found)))
        let sent = App.reduce(&state, .key("enter")).compactMap { effect -> MessageContent? in
            guard case .perform(.service(let call), _) = effect, case .send(let message, _) = call.request else {
                return nil
            }
            return message.content
        }
        #expect(sent == [dice])
        state = typed("tab", in: self.state(.unknown(UnknownContent(kind: "org.example.dice", raw: [6]))))
        #expect(App.reduce(&state, .key("y")).first == .perform(.terminal(.copy("org.example.dice"))))
        state = typed("d", in: state)
        #expect(state.confirmation?.answers.map(\.label) == ["Cancel", "Delete for me"])
    }

    @Test func aBuiltInKindCanBeWrapped() {
        let state = state(.text("Hello")) { kinds in
            kinds.wrap("text") { kind in
                let inner = kind.view
                kind.view = { input in
                    Column<Timeline.Action> {
                        Text("« text »"); inner(input)
                    }.node
                }
            }
        }
        #expect(shown(state).contains("« text »"))
        #expect(shown(state).contains("Hello"))
    }

    @Test(arguments: [
        ("groupEvent", MessageContent.groupEvent(.created)), ("call", .call(Call(outcome: .missed))),
        ("deleted", .deleted(Deletion(by: .sender, at: .zero))), ("tip", .tip(.noEarlierMessages)),
    ])
    func aProgramSaysWhatHappensInOtherWords(name: String, content: MessageContent) {
        let state = state(content) { kinds in
            kinds.wrap(KindWrapper(name, spoken: { "so it happened: \($0)" }))
        }
        #expect(App.lines(state).contains { $0.contains("so it happened: ") })
    }

    @Test func aProgramDrawsAroundAViewWhoseClicksStillWork() {
        let poll = Poll(question: "Lunch?", answers: [Poll.Answer("Dumplings"), Poll.Answer("Zucchini")])
        let state = state(.poll(poll)) { kinds in
            kinds.wrap(
                KindWrapper("poll") { content, width, inner in
                    Column<KindWrapper.Click> {
                        Text("« \(content.text) in \(width) »")
                        inner
                    }.node
                })
        }
        #expect(click("Zucchini", of: state) == .conversation(.timeline(.answerClicked(MessageID(1), 1))))
        #expect(click("« Lunch? in 68 »", of: state) == .conversation(.timeline(.messageClicked(MessageID(1)))))
    }

    @Test func aProgramReplacesAViewInWhichCoveredPartsStayCovered() {
        let secret = StyledText("Snape did it", runs: [StyleRun(start: 0, length: 5, style: .secret)])
        var state = state(.text(secret)) { kinds in
            kinds.wrap(
                KindWrapper("text") { content, _, _ in
                    Text<KindWrapper.Click>("\(content.text), in words \(content.spoken)").wrap().node
                })
        }
        #expect(shown(state).contains("█████ did it, in words “█████ did it”"))
        state = typed("tab", "U", in: state)
        #expect(shown(state).contains("Snape did it, in words “Snape did it”"))
    }

    @Test func changesToOneKindNestInTheirOrder() {
        var state = state(.text("Hello")) { kinds in
            for mark in ["first", "second"] {
                kinds.wrap(
                    KindWrapper(
                        "text",
                        view: { content, _, inner in
                            Column<KindWrapper.Click> {
                                Text("\(mark): \(content.spoken)")
                                inner
                            }.node
                        },
                        spoken: { "\(mark) \($0)" }, copied: { "\(mark) \($0)" }))
            }
        }
        #expect(shown(state).contains("second: first “Hello”"))
        #expect(shown(state).contains("first: “Hello”"))
        #expect(App.lines(state).contains { $0.hasSuffix("second first “Hello”") })
        state = typed("tab", in: state)
        #expect(App.reduce(&state, .key("y")).first == .perform(.terminal(.copy("second first Hello"))))
    }

    @Test func aProgramSeesTheNameOfAFile() {
        let state = state(.file(Attachment(name: "tide.pdf"), caption: .empty)) { kinds in
            kinds.wrap(
                KindWrapper("file") { content, _, _ in
                    Text<KindWrapper.Click>("« \(content.fileName ?? "") »").node
                })
        }
        #expect(shown(state).contains("« tide.pdf »"))
    }

    @Test func aChangeToAKindLeavesForgedContentUnsupported() {
        let forged = MessageContent.unknown(UnknownContent(kind: "image", fallback: "no image"))
        let state = state(forged) { kinds in
            kinds.wrap(
                KindWrapper(
                    "image", view: { _, _, _ in Text<KindWrapper.Click>("An image").node }, spoken: { _ in "an image" },
                    copied: { _ in "an image" }))
        }
        #expect(shown(state).contains("Unsupported message (image)"))
        #expect(App.lines(state).contains { $0.hasSuffix("Unsupported message (image), “no image”") })
        #expect(state.contentKinds.kind(of: forged).copied(forged) == "no image")
    }

    @Test func contentThatOnlyClaimsToBeOfABuiltInKindIsUnsupported() {
        let content = MessageContent.unknown(UnknownContent(kind: "image", fallback: "no image"))
        let screen = shown(state(content))
        #expect(screen.contains("Unsupported message (image)"))
        #expect(screen.contains("no image"))
        #expect(App.lines(state(content)).contains { $0.hasSuffix("Unsupported message (image), “no image”") })
    }

    @Test func upToThreeEmojiStandWithoutABubble() {
        func frame(_ text: String) -> ContentKind.Frame { ContentKinds.builtIn.kind(of: .text(StyledText(text))).frame }
        for text in ["👍🏽", "🎉🎉", "👩‍👩‍👧‍👦🇳🇴❤️"] { #expect(frame(text) == .plain, "\(text)") }
        for text in ["", "ok", "👍 ", "🎉!", "7", "🎉🎉🎉🎉"] { #expect(frame(text) == .bubble, "\(text)") }
    }

    @Test func aCenteredKindHasNoSenderAndNoBubble() {
        let kind = ContentKind("org.example.dice", frame: .centered, view: { _ in Text("~ dice ~").align(.center) })
        var state = AppState.fixture(
            open: ChatID(1),
            messages: [.fixture(1, from: .member(MemberID(1)), name: "Mo", minutesAgo: 1, content: dice)])
        state.contentKinds.register(kind)
        #expect(shown(state).contains("~ dice ~"))
        #expect(!shown(state).contains("Mo "))
    }
}
