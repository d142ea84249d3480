import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// A link from an image of its code.
@Suite struct ScanTests {
    private func scanning(_ path: String = "~/code.png") -> AppState {
        var state = AppState.fixture()
        _ = App.reduce(&state, .command(.scanCode))
        _ = App.reduce(&state, .terminal(.paste(path)))
        return typed("enter", in: state)
    }

    private func read(_ reading: CodeReading) -> (AppState, [AppEffect]) {
        var state = scanning()
        let effects = App.reduce(&state, .newChat(.codeRead("~/code.png", reading)))
        return (state, effects)
    }

    @Test func anImageIsReadByKeyAndByMouse() {
        for way in ["key", "mouse"] {
            var state = AppState.fixture()
            _ = App.reduce(&state, .command(.scanCode))
            _ = App.reduce(&state, .terminal(.paste("~/code.png")))
            let action = way == "key" ? AppAction.key("enter") : click("Scan", inLineWith: "Scan  │", of: state)
            #expect(
                App.reduce(&state, action ?? .key("f1")) == [
                    .perform(.slowQuery(.code(path: "~/code.png")), id: "read-code")
                ])
            #expect(shown(state).contains("Scanning…"))
            #expect(App.reduce(&state, .key("enter")) == [])
            // The path stays as it is while it is read.
            #expect(typed("x", in: state) == state)
            #expect(App.reduce(&state, .key("escape")) == [.cancel("read-code")])
        }
    }

    @Test func oneLinkIsLookedAt() {
        let (state, effects) = read(.found(["see \(ConnectLink.fixture.address)"]))
        #expect(state.followed?.preview.link == .fixture)
        #expect(effects.contains(.request(.plan(.fixture), by: .newChat, id: "plan-new-link")))
        // The same link twice is one, and what is no link beside it is not asked about.
        let twice = [ConnectLink.fixture.address, "https://example.org", ConnectLink.fixture.address]
        #expect(read(.found(twice)).0.followed?.preview.link == .fixture)
    }

    @Test func ofSeveralOneIsChosen() {
        let (state, _) = read(.found([ConnectLink.fixture.address, ConnectLink.other.address]))
        #expect(state.scan?.links == [.fixture, .other])
        #expect(typed("j", "enter", in: state).followed?.preview.link == .other)
        #expect(clicked("confab://connect/AAAA", in: state).followed?.preview.link == .other)
        // A step back, then away.
        let back = typed("escape", in: state)
        #expect(back.scan?.links == [] && back.scan?.field.text.text == "~/code.png")
        #expect(typed("escape", in: back).frontLayer == nil)
    }

    @Test func whatIsNoLinkSaysWhatItIs() {
        let (state, _) = read(.found(["https://example.org/\u{202E}\u{1B}[31m\(String(repeating: "x", count: 900))"]))
        #expect(state.scan?.field.problem?.text.contains("https://example.org/") == true)
        #expect((state.scan?.field.problem?.text.count ?? 999) < 120)
        #expect(!App.lines(state).joined().contains("\u{1B}"))
        #expect(read(.found(["a", "b"])).0.scan?.field.problem == .code(.noLink("a", codes: 2)))
        #expect(read(.found(["confab://connect/x"])).0.scan?.field.problem != nil)
        #expect(
            read(.found(["\(ConnectLink.fixture.address) \(ConnectLink.other.address)"])).0.scan?.field.problem != nil)
    }

    @Test func everyProblemHasItsOwnSentence() {
        let path = "/tmp/\u{202E}\u{7}evil.png"
        let problems: [CodeProblem] = [
            .noReader, .noName, .severalFiles, .noFile(path), .folder(path), .notAFile(path),
            .unreadable(path, reason: "Permission denied"), .tooLarge(path, bytes: 40_000_000, limit: 33_554_432),
            .noImage(path), .damaged(path), .noCode(path), .tookTooLong(seconds: 10), .readerFailed("Bad address"),
        ]
        let sentences = problems.map { read(.failed($0)).0.scan?.field.problem?.text ?? "" }
        #expect(Set(sentences).count == problems.count && !sentences.contains(""))
        #expect(sentences[0].contains("zbarimg") && sentences[0].contains("apt install zbar-tools"))
        for sentence in sentences {
            #expect(sentence.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
        }
        // It can be changed and tried again.
        let (state, _) = read(.failed(.noFile("/tmp/a")))
        #expect(typed("x", in: state).scan?.field.problem == nil)
    }

    @Test func whatComesForAnotherImageIsLetGo() {
        var state = scanning()
        _ = App.reduce(&state, .newChat(.codeRead("/other.png", .found([ConnectLink.fixture.address]))))
        #expect(state.scan?.isBusy == true)
    }

    @Test func thePathIsThereAgain() {
        var state = typed("escape", in: scanning())
        _ = App.reduce(&state, .command(.scanCode))
        #expect(state.scan?.field.text.text == "~/code.png")
    }
}
