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

    @Test func asItIsFirst() { assertSnapshot(of: open(), as: .layer(alsoAt: .tiny, .small, .large)) }

    @Test(arguments: [Size(25, 6), Size(40, 12), Size(60, 20)]) func nothingIsCutOff(size: Size) {
        for option in OptionDeclaration.all.map(\.id) {
            var state = open(option)
            state.size = size
            #expect(!shown(state).contains("…"), "\(option.rawValue)")
        }
    }

    @Test func whatWasChanged() {
        assertSnapshot(of: typed("space", in: typed("left", in: open(.rowLines))), as: .layer(), named: "one")
    }

    @Test func whatTheConfigSays() {
        var state = open(.mouse)
        state.optionLayers.configName = "config.toml"
        let files = Options.Files(
            settings: [:], config: [.mouse: .init(.flag(false), line: 12), .glyphs: .init(.text("unicode"), line: 3)],
            keys: [])
        _ = App.reduce(&state, .options(.filesRead(files)))
        assertSnapshot(of: state, as: .layer(alsoAt: .small))
    }

    @Test func aMenuOfWords() {
        assertSnapshot(of: typed("enter", in: open(.notificationPreview)), as: .layer(alsoAt: .small))
    }

    @Test func aTextThatIsTyped() {
        var state = typed("enter", in: open(.linkOpener))
        assertSnapshot(of: state, as: .layer(), named: "selected")
        _ = App.reduce(&state, .terminal(.paste(String(repeating: "x", count: 201))))
        assertSnapshot(of: typed("enter", in: state), as: .layer(alsoAt: .small), named: "refused")
    }

    @Test func theSearch() {
        assertSnapshot(of: typed("/", "l", "i", "s", "t", in: open()), as: .layer(alsoAt: .small), named: "found")
        assertSnapshot(of: typed("/", "x", "y", "z", in: open()), as: .layer(), named: "nothing")
    }

    @Test func onlyASCII() {
        var state = typed("left", in: open(.rowLines))
        state.options.glyphs = .ascii
        assertSnapshot(of: state, as: .layer())
    }

    @Test func aThemeThatTheConfigNames() {
        var state = AppState.fixture()
        let files = Options.Files(settings: [:], config: [.theme: .init(.theme(.named("dark")), line: 7)], keys: [])
        _ = App.reduce(&state, .options(.filesRead(files)))
        state = typed("T", in: state)
        let entries = ["auto", "dark", "light"].map { ThemePicker.Entry(id: $0, title: $0) }
        _ = App.reduce(&state, .themePicker(.loaded(entries, chosen: "dark")))
        assertSnapshot(of: state, as: .layer())
    }
}
