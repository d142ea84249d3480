import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The rows of the field, of the bars above it, and of the messages.
@Suite struct ComposerRowsTests {
    @Test func everythingGetsTheRowsThatItWantsWhereTheyAreThere() {
        let all = ComposerRows(target: 1, files: 3, suggestions: 5, field: 8)
        #expect(all.fitting(20, mostLines: 8) == all)
        #expect(
            ComposerRows(target: 1, files: 1, suggestions: 3, field: 4).fitting(9, mostLines: 4)
                == ComposerRows(target: 1, files: 1, suggestions: 1, field: 3))
        #expect(ComposerRows(field: 2).fitting(4, mostLines: 2) == ComposerRows(field: 2))
        // A text whose width isn't known may have more lines.
        #expect(ComposerRows(field: 1).fitting(20, mostLines: 8) == ComposerRows(field: 8))
    }

    @Test(arguments: 5...60, [0, 5])
    func theFieldComesFirstAndTheMessagesKeepAFewRows(height: Int, suggestions: Int) {
        // Title and footer, and on a higher screen two lines.
        let room = height - (height < 10 ? 2 : height < 16 ? 3 : 4)
        let mostLines = max(1, height / 3)
        let wanted = ComposerRows(
            target: 1, files: 3, preview: suggestions == 0 ? 4 : 0, suggestions: suggestions, field: mostLines)
        let rows = wanted.fitting(room, mostLines: mostLines)
        #expect(rows.field >= 1 && rows.total <= room)
        #expect(rows.target == 1 && rows.suggestions >= min(1, suggestions))
        if height >= 7 { #expect(room - rows.total >= ComposerRows.leastForMessages(of: room)) }
        if height >= 12 { #expect(room - rows.total >= 3) }
        if rows.field < mostLines { #expect(rows.files <= 1 && rows.suggestions <= 1 && rows.preview == 0) }
        if rows.files < 3 { #expect(rows.suggestions <= 1 && rows.preview == 0) }
        if height >= 24 { #expect(rows.field == mostLines) }
    }

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
