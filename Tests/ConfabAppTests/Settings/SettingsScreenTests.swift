import ConfabApp
import TerminalDOM
import Testing
import ViewSnapshots

@Suite struct SettingsScreenTests {
    private func open(_ option: OptionID = .theme) -> AppState {
        var state = AppState.fixture()
        state.layers = [.settings(Settings(at: option))]
        return state
    }

    @Test func asItIsFirst() { checkLayer(open(), "first") }

    @Test func whatWasChanged() {
        checkLayer(typed("space", in: typed("left", in: open(.rowLines))), "one")
        checkLayer(typed("space", in: open(.readReceipts)), "of-a-profile")
    }

    @Test func whatTheConfigSays() {
        var state = open(.mouse)
        state.optionLayers.configName = "config.toml"
        let files = Options.Files(
            settings: [:], config: [.mouse: .init(.flag(false), line: 12), .glyphs: .init(.text("unicode"), line: 3)],
            keys: [])
        _ = App.reduce(&state, .options(.filesRead(files)))
        checkLayer(state, "config")
    }

    @Test func aMenuOfWords() { checkLayer(typed("enter", in: open(.notificationPreview)), "menu") }

    @Test func aTextThatIsTyped() {
        var state = typed("enter", in: open(.linkOpener))
        checkLayer(state, "selected")
        _ = App.reduce(&state, .terminal(.paste(String(repeating: "x", count: 201))))
        checkLayer(typed("enter", in: state), "refused")
    }

    @Test func theSearch() {
        checkLayer(typed("/", "l", "i", "s", "t", in: open()), "found")
        checkLayer(typed("/", "x", "y", "z", in: open()), "nothing")
    }

    @Test func onlyASCII() {
        var state = typed("left", in: open(.rowLines))
        state.options.glyphs = .ascii
        assertSnapshot(of: layerView(state), as: .screen(80, 23), named: "changed")
    }

    @Test func aVeryLowTerminal() {
        var state = open(.bell)
        state.size = Size(20, 6)
        assertSnapshot(of: App.view(state), as: .screen(20, 6), named: "bell")
    }

    @Test func aThemeThatTheConfigNames() {
        var state = AppState.fixture()
        let files = Options.Files(settings: [:], config: [.theme: .init(.theme(.named("dark")), line: 7)], keys: [])
        _ = App.reduce(&state, .options(.filesRead(files)))
        state = typed("T", in: state)
        let entries = ["auto", "dark", "light"].map { ThemePicker.Entry(id: $0, title: $0, detail: "") }
        _ = App.reduce(&state, .themePicker(.loaded(entries, chosen: "dark")))
        checkLayer(state, "picker")
    }
}
