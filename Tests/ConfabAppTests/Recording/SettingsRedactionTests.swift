import ConfabApp
import Loop
import Messenger
import TerminalDOM
import Testing

/// Text that the user typed for options stays out of recordings; chosen values don't.
@Suite struct SettingsRedactionTests {
    private let redaction = Redaction(width: DisplayWidth.of)

    @Test func textsAreMadeUnreadable() {
        let files = Options.Files(
            settings: [.linkOpener: .text("solveig-browser"), .glyphs: .text("ascii")],
            config: [.linkOpener: .init(.text("solveig-viewer"), line: 3)], keys: [])
        for action in [AppAction.terminal(.paste("solveig")), .options(.filesRead(files))] {
            let redacted = "\(action.redacted(by: redaction))"
            #expect(!redacted.contains("solveig"), "\(redacted)")
        }
        #expect("\(AppAction.options(.filesRead(files)).redacted(by: redaction))".contains("ascii"))
        var state = AppState.fixture()
        _ = App.reduce(&state, .options(.filesRead(files)))
        state.optionLayers.configName = "solveig.toml"
        state.options.doctorCommand = "confab doctor --data /home/solveig"
        #expect(!"\(state.redacted(by: redaction).layers)".contains("solveig"))
        #expect(!state.redacted(by: redaction).options.linkOpener.contains("solveig"))
        #expect(!state.redacted(by: redaction).options.doctorCommand.contains("solveig"))
    }
}
