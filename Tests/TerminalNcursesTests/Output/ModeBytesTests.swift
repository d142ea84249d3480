import TerminalDOM
import Testing

@testable import TerminalNcurses

extension NcursesTests {
    /// Title, mouse, and what is done once.
    @Suite struct ModeBytes {
        private func presented(
            environment: [String: String] = ["TERM": "xterm-256color"], _ change: (inout Frame) -> Void
        ) throws -> String {
            let screen = try PainterFixture(10, 2, environment: environment)
            _ = try screen.present(nil)
            change(&screen.frame)
            return try screen.present([])
        }

        @Test func theTitleIsSetWhenItChanges() throws {
            let screen = try PainterFixture(10, 2)
            screen.frame.modes.title = "confab (3)"
            #expect(try screen.present(nil).hasSuffix("␛]2;confab (3)\u{7}"))
            #expect(try screen.present([]) == "")
            screen.frame.modes.title = "confab"
            #expect(try screen.present([]) == "␛]2;confab\u{7}")
        }

        @Test func aTitleCannotEndItsSequence() throws {
            let bytes = try presented { $0.modes.title = "a\u{7}\u{1B}]0;b\u{9C}\n\u{202E}c" }
            #expect(bytes == "␛]2;a  ]0;b c\u{7}")
        }

        @Test func theMouseIsSwitchedAsTheFrameSays() throws {
            let screen = try PainterFixture(10, 2)
            screen.frame.modes.mouse = .clicks
            #expect(try screen.present(nil).hasSuffix("␛[?1002;1006h"))
            screen.frame.modes.mouse = .motion
            #expect(try screen.present([]) == "␛[?1002;1003;1006h")
            screen.frame.modes.mouse = .off
            #expect(try screen.present([]) == "␛[?1002;1003;1006l")
        }

        @Test func aSignalIsGivenOnce() throws {
            let screen = try PainterFixture(10, 2)
            _ = try screen.present(nil)
            screen.frame.signals = [TerminalSignal(number: 1, .bell)]
            #expect(try screen.present([]) == "\u{7}")
            #expect(try screen.present([]) == "")
            screen.frame.signals.append(TerminalSignal(number: 2, .clipboard("grüß dich")))
            #expect(try screen.present([]) == "␛]52;c;Z3LDvMOfIGRpY2g=\u{7}")
            screen.painter.redrawAll()
            #expect(!(try screen.present(nil)).contains("\u{7}"))
        }

        @Test func aNotificationIsShownOnceByTerminalsThatKnowBothWays() throws {
            let signal = TerminalSignal(number: 1, .notification(title: "Alice; Bob", body: "hi; there\u{7}"))
            let both = "␛]9;Alice; Bob: hi; there \u{7}␛]777;notify;Alice, Bob;hi; there \u{7}"
            #expect(try presented { $0.signals = [signal] } == both)
            let kitty = ["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"]
            #expect(
                try presented(environment: kitty) { $0.signals = [signal] }
                    == "␛]777;notify;Alice, Bob;hi; there \u{7}")
            let progress = TerminalSignal(number: 1, .notification(title: "4;1;50", body: ""))
            #expect(
                try presented(environment: ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"]) {
                    $0.signals = [progress]
                } == "␛]9; 4;1;50\u{7}")
        }

        @Test(arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ])
        func base64IsThatOfTheStandard(text: String, encoded: String) {
            #expect(Base64.encoded(Array(text.utf8)) == encoded)
        }
    }
}
