import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The settings page: what keys, clicks and files do to it.
@Suite struct SettingsTests {
    private func page(_ state: AppState) -> Settings? {
        if case .settings(let page) = state.frontLayer { page } else { nil }
    }

    private func open(at option: OptionID = .theme, in state: AppState = .fixture()) -> AppState {
        var state = state
        state.layers = [.settings(Settings(at: option))]
        return state
    }

    @Test func aCommaInTheListAndF4EverywhereOpenThePage() {
        #expect(page(typed(",", in: .fixture())) != nil)
        #expect(page(typed("f4", in: .fixture(open: ChatID(2)))) != nil)
        #expect(page(typed("n", "f4", in: .fixture())) != nil)
        let start = AppState(size: Size(80, 24), clock: .fixture)
        #expect(page(typed("f4", in: start)) != nil, "what holds for all profiles can be set without one")
        #expect(typed(",", "escape", in: .fixture()).frontLayer == nil)
        #expect(typed("f4", "escape", in: .fixture(open: ChatID(2))).main?.focus == .composer)
    }

    @Test(arguments: ["space", "enter"])
    func aSwitchIsTurnedByEitherKeyAndKept(key: String) {
        var state = open(at: .mouse)
        #expect(App.reduce(&state, .key(key)) == [.perform(.saveOption(.mouse, .flag(false)))])
        #expect(App.modes(state).mouse == .off, "at once")
        #expect(App.reduce(&state, .key(key)) == [.perform(.saveOption(.mouse, nil))], "as it was for all is not kept")
        #expect(App.modes(state).mouse != .off)
    }

    @Test func leftIsOffAndRightIsOn() {
        var state = open(at: .bell)
        #expect(App.reduce(&state, .key("right")) == [], "it is on")
        #expect(App.reduce(&state, .key("left")) == [.perform(.saveOption(.bell, .flag(false)))])
        #expect(!state.options.bell)
        #expect(App.reduce(&state, .key("l")) == [.perform(.saveOption(.bell, nil))])
    }

    @Test func aChoiceIsSteppedThroughOrTakenFromAMenu() {
        var state = open(at: .notificationPreview)
        #expect(App.reduce(&state, .key("left")) == [], "it is the first")
        _ = App.reduce(&state, .key("right"))
        #expect(state.options.notificationPreview == .name)
        _ = App.reduce(&state, .key("enter"))
        #expect(page(state)?.menu == 1)
        state = typed("j", in: state)
        #expect(
            App.reduce(&state, .key("enter")) == [.perform(.saveOption(.notificationPreview, .text("nothing")))])
        #expect(page(state)?.menu == nil && state.options.notificationPreview == .nothing)
        #expect(page(typed("enter", "escape", in: state))?.menu == nil, "Escape closes the menu and not the page")
    }

    @Test func aNumberIsSteppedWithinItsRangeOrTyped() {
        var state = open(at: .rowLines)
        #expect(App.reduce(&state, .key("right")) == [])
        #expect(App.reduce(&state, .key("left")) == [.perform(.saveOption(.rowLines, .number(1)))])
        state = open(at: .listWidth)
        state = typed("5", "5", in: state)
        #expect(page(state)?.editor?.text == "55")
        #expect(App.reduce(&state, .key("enter")) == [.perform(.saveOption(.listWidth, .number(55)))])
        state = typed("enter", "9", "9", in: state)
        #expect(App.reduce(&state, .key("enter")) == [])
        #expect(page(state)?.isNoValue == true && state.options.listWidth == 55, "99 is too much")
        #expect(page(typed("backspace", in: state))?.isNoValue == false)
        #expect(page(typed("escape", in: state))?.editor == nil)
    }

    @Test(arguments: ["", "   ", "two\nlines", "\u{202E}txt.exe", String(repeating: "x", count: 201)])
    func aTextThatIsNoneIsRefused(text: String) {
        var state = open(at: .linkOpener)
        state = typed("enter", in: state)
        _ = App.reduce(&state, .key("backspace"))
        _ = App.reduce(&state, .terminal(.paste(text)))
        _ = App.reduce(&state, .key("enter"))
        // A line break in a field of one line is a blank.
        if text.contains("\n") {
            #expect(state.options.linkOpener == "two lines")
        } else {
            #expect(page(state)?.isNoValue == true && state.options.linkOpener == "xdg-open")
        }
    }

    @Test func aTextIsTypedInAField() {
        var state = typed("enter", in: open(at: .linkOpener))
        _ = App.reduce(&state, .terminal(.paste("w3m")))
        #expect(App.reduce(&state, .key("enter")) == [.perform(.saveOption(.linkOpener, .text("w3m")))])
        #expect(state.options.linkOpener == "w3m")
    }

    @Test func theOrderIsTheLists() {
        var state = open(at: .order)
        let effects = App.reduce(&state, .key("right"))
        #expect(effects.contains(.perform(.save(.order(ProfileID(1), .unreadFirst)), id: "set-order")))
        _ = App.reduce(&state, .chatList(.ordered(ProfileID(1), .unreadFirst)))
        #expect(shown(state).contains("unread first"))
    }

    @Test func theValuesOfAProfileEndWithIt() {
        var state = AppState.fixture()
        _ = App.reduce(&state, .options(.profileRead(ProfileID(1), [.readReceipts: .flag(false)])))
        #expect(!state.options.readReceipts)
        _ = App.reduce(&state, .profileOpened(.fixture("Work", id: 2)))
        // An answer for the profile that was open before comes late.
        _ = App.reduce(&state, .options(.profileRead(ProfileID(1), [.readReceipts: .flag(false)])))
        _ = App.reduce(&state, .options(.profileRead(ProfileID(2), [:])))
        #expect(state.options.readReceipts)
    }

    /// None can be taken back.
    @Test func noReadReceiptIsSentBeforeTheOptionsOfTheProfileAreRead() {
        var state = AppState.fixture()
        state.optionLayers.chats.chats[ChatID(2)] = [.readReceipts: .flag(true)]
        #expect(state.options.readReceipts)
        _ = App.reduce(&state, .profileOpened(.fixture("Work", id: 2)))
        #expect(!state.options.readReceipts)
        #expect(state.optionLayers.chats == ChatOptions())
        _ = App.reduce(&state, .options(.profileRead(ProfileID(2), [:])))
        #expect(state.options.readReceipts)
    }

    @Test func theConfigOverridesTheProfile() {
        var state = AppState.fixture()
        let files = Options.Files(settings: [:], config: [.readReceipts: .init(.flag(false), line: 1)], keys: [])
        _ = App.reduce(&state, .options(.filesRead(files)))
        _ = App.reduce(&state, .profileOpened(.fixture("Work", id: 2)))
        _ = App.reduce(&state, .options(.profileRead(ProfileID(2), [.readReceipts: .flag(true)])))
        #expect(!state.options.readReceipts)
    }

    @Test func resettingIsAKeyAndAClick() {
        var state = typed("space", in: open(at: .bell))
        #expect(App.reduce(&state, .key("r")) == [.perform(.saveOption(.bell, nil))])
        #expect(state.options.bell)
        #expect(App.reduce(&state, .key("r")) == [], "nothing to reset")
        state = typed("space", in: state)
        state = clicked("↺", inLineWith: "Ring bell", in: state)
        #expect(state.options.bell)
    }

    @Test func whatTheConfigSaysWinsAndIsShownWithItsLine() {
        var state = open(at: .bell)
        let files = Options.Files(
            settings: [.bell: .flag(true)], config: [.bell: .init(.flag(false), line: 3)], keys: [])
        _ = App.reduce(&state, .options(.filesRead(files)))
        #expect(!state.options.bell)
        #expect(shown(state).contains("config.toml, line 3"))
        for key in ["space", "right", "r", "enter"] {
            let effects = App.reduce(&state, .key(key))
            #expect(!effects.contains { if case .perform(.saveOption, _) = $0 { true } else { false } })
            #expect(!state.options.bell)
        }
        // The line is taken away: what was chosen holds again.
        _ = App.reduce(&state, .options(.filesRead(.init(settings: [.bell: .flag(true)], config: [:], keys: []))))
        #expect(state.options.bell)
    }

    @Test func whatAnotherConfabChoosesIsShownHere() {
        var state = AppState.fixture()
        _ = App.reduce(&state, .options(.filesRead(.init(settings: [.rowLines: .number(1)], config: [:], keys: []))))
        #expect(state.options.rowLines == 1)
        _ = App.reduce(&state, .options(.filesRead(.init(settings: [:], config: [:], keys: []))))
        #expect(state.options.rowLines == 2)
    }

    @Test func theMouseThatIsLeftToTheTerminalForAWhileStaysSoWhenAFileChanges() {
        var state = typed("f2", in: .fixture())
        #expect(!state.options.mouse)
        _ = App.reduce(&state, .options(.filesRead(.init(settings: [.bell: .flag(false)], config: [:], keys: []))))
        #expect(!state.options.mouse)
    }

    @Test func theSearchFindsByTitleHelpAndName() {
        var state = typed("/", "b", "e", "l", "l", in: open())
        #expect(page(state)?.selection == .bell)
        #expect(shown(state).contains("Ring bell") && !shown(state).contains("List width"))
        state = typed("enter", "space", in: state)
        #expect(!state.options.bell)
        #expect(page(typed("escape", in: state))?.query.text == "", "Escape shows all again")
        state = typed("/", "x", "y", "z", "enter", "space", in: open())
        #expect(shown(state).contains("No settings match."))
        #expect(state.options == AppState.fixture().options, "what is not shown is not changed")
    }

    @Test func enterBreaksTheLineWhereItDoesNotSend() {
        var state = AppState.fixture(open: ChatID(2))
        var files = Options.Files(settings: [.enterSends: .flag(false)], config: [:], keys: [])
        _ = App.reduce(&state, .options(.filesRead(files)))
        state = typed("a", "enter", "b", in: state)
        #expect(state.main?.conversation?.composer.field.text == "a\nb")
        #expect(
            App.reduce(&state, .key("alt-enter")).contains(
                .sends("a\nb", to: 2)))
        // Keys that the config gives win.
        files.keys = [KeyChange(.send, keys: [KeyPress("ctrl-x")].compactMap { $0 })]
        _ = App.reduce(&state, .options(.filesRead(files)))
        state = typed("c", in: state)
        #expect(
            App.reduce(&state, .key("ctrl-x")).contains(.sends("c", to: 2, number: 2)))
    }

    @Test func theMouseDoesAllThatKeysDo() {
        var state = clicked("Ring bell", in: open(in: .fixture(width: 80, height: 90)))
        #expect(!state.options.bell && page(state)?.selection == .bell)
        state = clicked("‹", inLineWith: "Lines per chat", in: state)
        #expect(state.options.rowLines == 1)
        state = clicked("Show in notifications", in: state)
        #expect(page(state)?.menu == 0)
        state = clicked("name only", in: state)
        #expect(state.options.notificationPreview == .name && page(state)?.menu == nil)
        state = clicked("Open links and files", in: state)
        #expect(page(state)?.editor?.text == "xdg-open")
        state = clicked("Search settings", in: state)
        #expect(page(state)?.isSearching == true && page(state)?.editor == nil)
        state = clicked("Theme", inLineWith: "Automatic", in: state)
        guard case .themes = state.frontLayer else { return #expect(Bool(false), "no picker") }
        #expect(page(typed("escape", in: state)) != nil, "back on the page")
    }

    @Test func theWheelScrolls() {
        var state = open(in: .fixture(width: 40, height: 12))
        _ = shown(state)
        _ = App.reduce(
            &state,
            .settings(
                .viewportChanged(
                    ListViewport(
                        first: "section look", firstLine: 0, firstIndex: 0, last: "row-lines", lastIndex: 3, height: 4,
                        isAtStart: true, isAtEnd: false))))
        _ = App.reduce(&state, .settings(.wheelTurned(2)))
        #expect(page(state)?.scroll == ListScroll(.row("section look", line: -6)))
    }

    @Test func aThemeThatTheConfigNamesIsChosenForNowOnly() {
        var state = AppState.fixture()
        let files = Options.Files(settings: [:], config: [.theme: .init(.theme(.named("dark")), line: 7)], keys: [])
        _ = App.reduce(&state, .options(.filesRead(files)))
        state = typed("T", in: state)
        let entries = ["auto", "dark", "light"].map { ThemePicker.Entry(id: $0, title: $0) }
        _ = App.reduce(&state, .themePicker(.loaded(entries, chosen: "dark")))
        #expect(App.lines(state).contains { $0.contains("config.toml, line 7") })
        #expect(shown(state).contains("line 7"))
        #expect(App.reduce(&state, .themePicker(.chosen(2))) == [.perform(.theme(.use(.named("light"))))])
    }
}
