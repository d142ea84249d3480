import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The settings page without the app around it.
@Suite struct SettingsFeatureTests {
    private let shared = Shared.fixture

    @Test func theSelectedOptionIsSetUnlessItHasThatValue() {
        var page = Settings(at: .bell)
        #expect(page.perform(.nextValue, shared) == Outcome(), "it is on")
        #expect(page.perform(.previousValue, shared) == Outcome(intents: [.setOption(.bell, .flag(false))]))
        #expect(page.perform(.resetOption, shared) == Outcome(), "it is the default")
        var shared = shared
        shared.options.bell = false
        #expect(page.perform(.resetOption, shared) == Outcome(intents: [.setOption(.bell, .flag(true))]))
        #expect(page.reduce(.stepClicked(.rowLines, 1), shared) == Outcome(), "two lines are the most")
        #expect(
            page.reduce(.stepClicked(.rowLines, -1), shared) == Outcome(intents: [.setOption(.rowLines, .number(1))]))
    }

    @Test func aMenuOffersTheWordsOfAChoice() {
        var page = Settings(at: .order)
        var shared = shared
        shared.chatOrder = .unreadFirst
        _ = page.perform(.open, shared)
        #expect(page.menu == ChatOrder.allCases.firstIndex(of: .unreadFirst))
        #expect(page.contexts == [.menu, .everywhere])
        #expect(page.perform(.open, shared) == Outcome(), "it is in that order")
        _ = page.perform(.open, shared)
        _ = page.reduce(.wheelTurned(-9), shared)
        #expect(page.menu == 0)
        #expect(page.reduce(.menuLeft, shared) == Outcome())
        #expect(page.menu == nil)
        let first = OptionValue.text(ChatOrder.allCases[0].rawValue)
        #expect(page.reduce(.menuChosen(0), shared) == Outcome(intents: [.setOption(.order, first)]))
    }

    @Test func aFixedOptionSaysWhatFixesIt() {
        var shared = shared
        shared.optionLayers.config[.mouse] = OptionLayers.Written(.flag(false), line: 12)
        var page = Settings(at: .mouse)
        let fixed = shared.strings.fixed(.config(line: 12), config: "config.toml")
        #expect(page.perform(.toggleOption, shared) == Outcome(intents: [.notice(fixed)]))
        #expect(page.spoken(shared, shared.env).contains { $0.contains("config.toml") })
    }

    @Test func aTextThatIsNoValueStaysInItsField() {
        var page = Settings(at: .listWidth)
        _ = page.edit(.insert("9"), shared)
        _ = page.edit(.insert("9"), shared)
        #expect(page.perform(.open, shared) == Outcome())
        #expect(page.editor?.text == "99" && page.isNoValue)
        _ = page.edit(.delete(.left), shared)
        #expect(!page.isNoValue)
        _ = page.edit(.delete(.left), shared)
        _ = page.edit(.insert(" 50 "), shared)
        #expect(page.perform(.open, shared) == Outcome(intents: [.setOption(.listWidth, .number(50))]))
        #expect(page.editor == nil)
    }

    @Test func backLeavesFieldsThenTheSearchThenThePage() {
        var page = Settings()
        _ = page.perform(.search, shared)
        _ = page.edit(.insert("link"), shared)
        #expect(page.selection == .linkOpener)
        _ = page.edit(.move(.down), shared)
        _ = page.perform(.open, shared)
        #expect(page.editor?.text == "xdg-open")
        #expect(page.back(shared) == Outcome() && page.editor == nil && !page.query.isEmpty)
        #expect(page.back(shared) == Outcome() && page.query.isEmpty)
        #expect(page.selection == .linkOpener)
        #expect(page.back(shared) == nil)
    }

    @Test func whatWasChangedIsShownAndUndone() {
        var page = Settings(at: .bell)
        var shared = shared
        #expect(!page.offers(.undoChange, shared))
        _ = page.perform(.toggleOption, shared)
        shared.options.bell = false
        #expect(page.offers(.undoChange, shared))
        #expect(page.spoken(shared, shared.env).last == "Changed from on. Press u to undo.")
        #expect(page.reduce(.stepClicked(.rowLines, -1), shared).intents == [.setOption(.rowLines, .number(1))])
        shared.options.rowLines = 1
        #expect(page.perform(.undoChange, shared) == Outcome(intents: [.setOption(.rowLines, .number(2))]))
        #expect(page.perform(.undoChange, shared) == Outcome(intents: [.setOption(.bell, .flag(true))]))
        #expect(page.selection == .bell)
        #expect(page.perform(.undoChange, shared) == nil)
    }

    @Test func resettingTypingAndChoosingAreUndone() {
        var shared = shared
        shared.options.listWidth = 60
        var page = Settings(at: .listWidth)
        _ = page.perform(.resetOption, shared)
        #expect(page.perform(.undoChange, shared) == Outcome(intents: [.setOption(.listWidth, .number(60))]))
        _ = page.edit(.insert("5"), shared)
        _ = page.edit(.insert("0"), shared)
        _ = page.perform(.open, shared)
        #expect(page.perform(.undoChange, shared) == Outcome(intents: [.setOption(.listWidth, .number(60))]))
    }

    @Test func noFieldAppearsBeforeTheSearchBegins() {
        var page = Settings()
        #expect(page.focusedField == nil)
        #expect(shown(page, shared).contains("Search settings (/)"))
        _ = page.perform(.search, shared)
        #expect(shown(page, shared).contains("Search settings") && !shown(page, shared).contains("(/)"))
        _ = page.edit(.insert("link"), shared)
        _ = page.perform(.open, shared)
        #expect(page.focusedField == nil)
        #expect(shown(page, shared).contains("link"))
    }

    @Test func withoutAProfileItsOptionsAreMissing() {
        var shared = shared
        shared.profile = nil
        var page = Settings(at: .order)
        #expect(page.perform(.toggleOption, shared) == Outcome())
        #expect(page.rows(shared).compactMap(\.option).allSatisfy { $0.scope == .program })
        #expect(page.perform(.last, shared) == Outcome())
        #expect(page.selection == .keyPreset)
    }
}
