import TerminalDOM
import Testing

@testable import TerminalNcurses

extension NcursesTests {
    /// A terminal's capabilities, according to the environment and to its answers.
    @Suite struct Capabilities {
        @Test(arguments: [
            (["TERM": "xterm-256color"], ColorDepth.palette256),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
            (["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor),
            (["TERM": "xterm-256color", "COLORTERM": "something"], .palette256),
            (["TERM": "xterm"], .ansi8), (["TERM": "linux"], .ansi8), (["TERM": "vt100"], .none),
            (["TERM": "xterm-mono"], .none), (["TERM": "dumb"], .none), ([:], .none),
            (["TERM": "xterm-kitty"], .trueColor), (["TERM": "alacritty"], .trueColor),
            (["TERM": "foot-extra"], .trueColor),
            // Not everything with "st" in its name is st.
            (["TERM": "test"], .palette256),
            (["TERM": "screen-256color", "COLORTERM": "truecolor"], .palette256),
            (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "x"], .trueColor),
            (["TERM": "tmux-256color"], .palette256),
            (["TERM": "tmux-256color", "COLORTERM": "truecolor"], .trueColor),
            (["TERM": "no-such-thing-256color"], .palette256),
            (["TERM": "xterm-kitty", "NO_COLOR": "1"], .none), (["TERM": "xterm-kitty", "NO_COLOR": "false"], .none),
            (["TERM": "xterm-kitty", "NO_COLOR": ""], .trueColor),
        ])
        func coloursByTheEnvironment(environment: [String: String], depth: ColorDepth) {
            #expect(TerminalCapabilities(environment: environment).colors == depth)
        }

        @Test func coloursThatAreAskedForHoldWhateverTheEnvironmentSays() {
            let environment = ["TERM": "vt100", "NO_COLOR": "1"]
            #expect(TerminalCapabilities(environment: environment, colors: .trueColor).colors == .trueColor)
        }

        @Test(arguments: [
            (["LANG": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], true), ([:], true),
            (["LANG": "de_DE.ISO-8859-15@euro"], false), (["LANG": "C.UTF-8", "LC_ALL": "ru_RU.KOI8-R"], false),
            (["LANG": "ru_RU.KOI8-R", "LC_CTYPE": "ru_RU.UTF-8", "LC_ALL": ""], true),
        ])
        func utf8UnlessAnotherSetIsNamed(environment: [String: String], isUTF8: Bool) {
            #expect(TerminalCapabilities(environment: environment).isUTF8 == isUTF8)
        }

        @Test func answersAreLearned() {
            var capabilities = TerminalCapabilities(environment: ["TERM": "xterm-256color"])
            #expect(learns(.mode(2026, value: 0), &capabilities) == false)
            #expect(!capabilities.hasSynchronizedOutput)
            #expect(learns(.mode(2026, value: 2), &capabilities) == true)
            #expect(capabilities.hasSynchronizedOutput)
            #expect(learns(.mode(2027, value: 4), &capabilities) == false)
            #expect(learns(.keyboard(flags: 0), &capabilities) == true)
            #expect(capabilities.hasKittyKeyboard)
            #expect(capabilities.isDark == nil)
            capabilities.learn(.background(red: 0x1E, green: 0x20, blue: 0x30))
            #expect(capabilities.isDark == true)
            capabilities.learn(.background(red: 0xFD, green: 0xF6, blue: 0xE3))
            #expect(capabilities.isDark == false)
            capabilities.learn(.colorScheme(dark: true))
            #expect(capabilities.isDark == true)
        }

        private func learns(_ reply: TerminalReply, _ capabilities: inout TerminalCapabilities) -> Bool {
            capabilities.learn(reply)
        }

        @Test func aTerminalThatNobodyKnowsIsDescribedLikeXterm() {
            let unknown = TerminalDescription.find("no-such-terminal")
            #expect(unknown == TerminalDescription.find("xterm-256color"))
        }

        @Test func theUsersTerminfoVariableIsLeftAlone() throws {
            // Programs that are started later must not see the private entry.
            _ = try PainterFixture(10, 2, colors: .trueColor)
            #expect(TestEnvironment.text("TERMINFO")?.hasPrefix("b64:") != true)
        }
    }
}
