import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The rows of the field, of the bars above it, and of the messages.
@Suite struct ComposerRowsTests {
    /// A reply with files and a Markdown text that ends with the beginning of a short name.
    private func crowded(_ size: Size, files: [String], lines: Int) -> AppState {
        var state = AppState.fixture(width: size.width, height: size.height, open: ChatID(2))
        state.markdown = Markdown(BoldReader())
        state.withConversationForTest { $0.composer.target = ComposerTarget(.reply, .fixture(1, "Hi")) }
        let attached = files.map { DraftAttachment("/home/ada/\($0)", mediaType: "image/png", byteCount: 9) }
        let text = (["*bold*"] + (2..<lines).map { "line \($0)" } + ["last :shr"]).joined(separator: "\n")
        return state.after(.conversation(.composer(.attached(ChatID(2), typed: "", attached))))
            .after(.terminal(.paste(text))).settled()
    }

    /// The short name that is suggested first, between colons.
    private func suggested(_ state: AppState) -> String {
        state.main?.conversation?.composer.foundEmoji?.cells.first.map { ":\($0.shortName):" } ?? "none"
    }

    /// The rows that the messages have.
    private func messageRows(_ state: AppState) -> Int {
        state.main?.conversation?.timeline.viewport?.height ?? 0
    }

    /// The line on the screen with the cursor.
    private func cursorLine(_ state: AppState) -> String? {
        var renderer = Renderer<AppAction>(sheet: StyleSheet())
        let frame = renderer.render(App.view(state), size: state.size).frame
        let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
        return frame.cursor.map { String(lines[$0.position.y]) }
    }

    @Test(arguments: 6...60, [true, false])
    func theCursorStaysVisibleAndTheMessagesKeepAFewRows(height: Int, hasSuggestions: Bool) {
        let files = ["a.png", "b.png", "c.png"]
        var state = crowded(Size(60, height), files: files, lines: max(2, min(10, height / 3)))
        let emoji = suggested(state)
        if !hasSuggestions { state = typed("escape", in: state).settled() }
        let screen = shown(state)
        #expect(cursorLine(state)?.contains("last :shr") == true)
        #expect(messageRows(state) >= min(3, height / 4))
        #expect(screen.contains(emoji) == hasSuggestions)
        #expect(screen.contains("Reply to"))
        let shownFiles = files.count { screen.contains($0) }
        // The text comes before all files but the selected one.
        if shownFiles > 1 { #expect(screen.contains("*bold*")) }
        if height >= 24 { #expect(screen.contains("*bold*") && shownFiles == 3) }
    }

    @Test(arguments: 6...24, [60, 40])
    func theSearchLeavesRowsToTheMessagesAndTheField(height: Int, width: Int) {
        let state = typed(
            "escape", "ctrl-f", "f", "o", "r", "m", ":", "x", "space", "f", "r", "o", "m", ":",
            in: crowded(Size(width, height), files: ["a.png"], lines: 4)
        ).settled()
        let screen = shown(state)
        #expect(cursorLine(state)?.contains("form:x from:") == true)
        #expect(screen.contains("last :shr"))
        #expect(messageRows(state) >= min(3, height / 4))
        if height >= 12 {
            #expect(screen.contains("Unknown operator") && screen.contains("\n  me ") && screen.contains("\n  Grace"))
        }
    }

    @Test func pinsLeaveTheirRowsToTheNotesAndTheNamesOfTheSearch() {
        var state = crowded(Size(40, 18), files: ["a.png"], lines: 4)
        state.withConversationForTest {
            $0.details.pins = [.fixture(2, "Bring the key"), .fixture(1, "Ring twice")]
            $0.details.pinCount = 2
        }
        #expect(shown(state.settled()).contains("Bring the key"))
        let query = "form:x shade:y from:".map { $0 == " " ? "space" : String($0) }
        for key in ["escape", "ctrl-f"] + query { state = typed(key, in: state) }
        let screen = shown(state.settled())
        #expect(!screen.contains("Bring the key") && !screen.contains("Ring twice"))
        #expect(
            screen.contains("Unknown operator “form:”") && screen.contains("\n  me ") && screen.contains("\n  Grace"))
    }

    @Test func aLongNameLeavesTheMessageOfAReplyAndItsButtonTheirColumns() {
        var state = AppState.fixture(width: 28, height: 8, open: ChatID(2))
        state.withConversationForTest {
            $0.chat.names = Names("Herr Kowalczyk")
            $0.composer.target = ComposerTarget(.reply, .fixture(40, "In my opinion"))
        }
        #expect(shown(state).contains("▎ Herr Kowalczyk: In my… ✕"))
    }

    @Test func aPreviewWithoutRoomForAllOfItsLinesShowsTheLastOnes() {
        var state = AppState.fixture(width: 60, open: ChatID(2))
        state.markdown = Markdown(BoldReader())
        let text = "*bold* " + String(repeating: "many words ", count: 60) + "end"
        state = state.after(.terminal(.paste(text))).settled()
        let lines = shown(state).split(separator: "\n")
        let last = lines.lastIndex { $0.contains("› ") }.map { lines[$0 - 1] }
        #expect(last?.contains("end") == true)
    }

    @Test func theLineThatIsTypedStaysVisibleBelowTheBars() {
        let files = ["a.png", "b.png", "c.png"]
        let state = crowded(.usual, files: files, lines: 8)
        let screen = shown(state)
        for text in files + ["*bold*", "line 7", "last :shr", suggested(state)] {
            #expect(screen.contains(text), "\(text)")
        }
        // The preview comes back once the suggestions are closed.
        #expect(!screen.contains("preview"))
        let closed = shown(typed("escape", in: state))
        #expect(closed.contains("preview") && closed.contains("last :shr") && !closed.contains(suggested(state)))
    }

    @Test func onASmallScreenTheFieldScrollsToTheCursor() {
        let state = crowded(.small, files: ["a.png"], lines: 4)
        let screen = shown(state)
        for text in ["a.png", "line 2", "line 3", "last :shr", suggested(state)] {
            #expect(screen.contains(text), "\(text)")
        }
        #expect(!screen.contains("*bold*"))
    }
}
