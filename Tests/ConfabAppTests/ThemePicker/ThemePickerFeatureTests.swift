import Loop
import LoopTesting
import TerminalDOM
import Testing

@testable import ConfabApp

/// The themes, without the app around them.
@Suite struct ThemePickerFeatureTests {
    private let shared = Shared.fixture
    private let entries = ["auto", "dark", "light"].map {
        ThemePicker.Entry(id: $0, title: "The \($0) one")
    }

    private var picker: ThemePicker {
        var picker = ThemePicker()
        _ = picker.reduce(.loaded(entries, chosen: "dark"), shared)
        return picker
    }

    private func preview(_ theme: String?) -> Effect<FeatureRequest, FeatureInput<ThemePicker.Action>> {
        .work(.theme(.preview(theme)))
    }

    @Test func movingShowsTheThemeAndLeavingGoesBackToTheOneInUse() {
        let store = TestStore(picker)
        #expect(store.state.selection == 1)
        for (event, selection, theme): (FeatureInput<ThemePicker.Action>, Int, String) in [
            (.command(.next), 2, "light"), (.command(.first), 0, "auto"), (.action(.wheelTurned(2)), 1, "dark"),
        ] {
            store.send(event, effects: [preview(theme)]) { $0.selection = selection }
            store.complete(.operation(.theme(.preview(theme))))
        }
        store.send(.command(.pin), effects: [.pass])
        store.send(.close, effects: [preview(nil)])
        store.complete(.operation(.theme(.preview(nil))))
    }

    @Test func theLastThemeIsNotLeftForTheFirst() {
        var picker = picker
        _ = picker.perform(.last, shared)
        #expect(picker.perform(.next, shared) == Outcome())
        #expect(picker.selection == 2)
    }

    @Test func aChoiceIsUsedAndEndsThePreview() {
        var picker = picker
        _ = picker.perform(.next, shared)
        #expect(picker.perform(.open, shared) == Outcome(intents: [.close, .use(.named("light"))]))
        #expect(picker.close(shared) == Outcome())
        var automatic = self.picker
        #expect(automatic.reduce(.chosen(0), shared) == Outcome(intents: [.close, .use(.automatic)]))
    }

    @Test func withoutThemesEnterOnlyCloses() {
        var picker = ThemePicker()
        #expect(picker.perform(.open, shared) == Outcome(intents: [.close]))
        #expect(shown(ThemePicker()).contains(shared.strings.loading()))
    }

    @Test func aThemeThatIsFixedElsewhereIsExplained() {
        var shared = shared
        let lines = picker.spoken(shared, shared.env)
        shared.optionLayers.commandLine[.theme] = .theme(.named("dark"))
        let fixed = shared.strings.themeFixed(.commandLine, config: "config.toml")
        #expect(!fixed.isEmpty && picker.spoken(shared, shared.env) == lines + [fixed])
        #expect(shown(picker, shared).contains(fixed.prefix(16)))
    }
}
