import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

@Suite struct ThemePickerTests {
    private let entries = ["auto", "dark", "light"].map { ThemePicker.Entry(id: $0, title: $0) }

    private func picker(_ state: AppState) -> ThemePicker? {
        if case .themes(let picker) = state.frontLayer { picker } else { nil }
    }

    private var open: AppState {
        var state = AppState.fixture()
        #expect(App.reduce(&state, .key("T")) == [.perform(.theme(.load))])
        _ = App.reduce(&state, .themePicker(.loaded(entries, chosen: "dark")))
        return state
    }

    @Test func theOneThatHoldsIsSelectedAndTheOthersAreShownAsOneMoves() {
        var state = open
        #expect(picker(state)?.selection == 1)
        #expect(App.reduce(&state, .key("j")) == [.perform(.theme(.preview("light")))])
        #expect(App.reduce(&state, .key("j")) == [])
        #expect(App.reduce(&state, .key("g")) == [.perform(.theme(.preview("auto")))])
    }

    @Test func enterKeepsWhatIsSelected() {
        var state = typed("j", in: open)
        #expect(
            App.reduce(&state, .key("enter")) == [
                .perform(.theme(.use(.named("light")))), .perform(.saveOption(.theme, .theme(.named("light")))),
            ])
        #expect(state.frontLayer == nil)
    }

    @Test func escapeEndsThePreview() {
        var state = typed("j", in: open)
        #expect(App.reduce(&state, .key("escape")) == [.perform(.theme(.preview(nil)))])
        #expect(state.frontLayer == nil)
    }

    @Test func theSelectionStaysWithItsThemeWhenFilesComeAndGo() {
        var state = typed("j", in: open)
        let more = [entries[0], ThemePicker.Entry(id: "aaa", title: "aaa")] + entries[1...]
        _ = App.reduce(&state, .themePicker(.loaded(more, chosen: "dark")))
        #expect(picker(state)?.selection == 3)
        _ = App.reduce(&state, .themePicker(.loaded([], chosen: "dark")))
        #expect(App.reduce(&state, .key("enter")) == [])
    }

    @Test func goingElsewhereAlsoClosesThePageBehindIt() {
        var state = typed(",", in: .fixture())
        state.layers.append(.themes(ThemePicker()))
        #expect(typed("escape", in: state).layers.count == 1)
        state = typed("alt-k", in: state)
        #expect(state.layers.count == 3)
        let effects = App.reduce(&state, .switcher(.chosen(.chat(ChatSummary.fixtures[1]))))
        #expect(effects.contains(.perform(.theme(.preview(nil)))))
        #expect(state.layers.isEmpty)
    }

    @Test func openingAnotherProfileClosesEveryLayer() {
        var state = typed(",", in: .fixture())
        state.layers.append(.themes(ThemePicker()))
        _ = App.reduce(&state, .profileOpened(.fixture("Work", id: 2)))
        #expect(state.layers.isEmpty)
    }

    @Test(arguments: ["f1", "f3", "f4"]) func helpThemesAndSettingsComeBackToTheDialog(key: String) {
        let state = typed("n", "j", "j", "j", "enter", "T", "e", "a", in: .fixture())
        let covered = typed(key, key, in: state)
        #expect(covered.layers.count == 2)
        #expect(typed("escape", in: covered) == state)
        #expect(typed("f1", "f3", "f4", "f1", in: state).layers.count == 2)
    }
}
