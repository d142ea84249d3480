import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Reacting with any emoji.
@Suite struct EmojiPickerTests {
    /// The emoji for a message of the open chat, with `text` typed.
    private func open(_ text: String = "", for id: UInt64 = 4) -> AppState {
        var state = typed("tab", in: AppState.fixture(open: ChatID(2)))
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(id) }
        state = typed("m", ":", in: state)
        if !text.isEmpty { _ = App.reduce(&state, .terminal(.paste(text))) }
        return state
    }

    private func emoji(_ state: AppState) -> [String] {
        if case .emojiPicker(let picker)? = state.layers.last { picker.list.rows.map(\.emoji) } else { [] }
    }

    @Test func theMenusKeyShowsTheUsualOnesFirst() {
        let state = open()
        #expect(emoji(state) == state.options.emoji)
        let recent = RecentEmoji("🦋\n👍\n🚀")
        let known = state.after(.emojiPicker(.recentLoaded(recent)))
        #expect(emoji(known) == state.options.emoji + ["🦋", "🚀"])
    }

    @Test func lettersFindEmojiByName() {
        #expect(emoji(open("rocket")).first == "🚀")
        #expect(emoji(open("tada")).first == "🎉")
        #expect(emoji(open("thumbs up")).first == "👍")
        #expect(emoji(open("red heart")).first == "❤️")
        // Those that the user has chosen come first.
        #expect(emoji(open("heart")).first == "❤️")
        #expect(emoji(open("cohete")).contains("🚀") && emoji(open("火箭")).contains("🚀"))
        #expect(emoji(open("xyzzy")) == [])
        #expect(shown(open("xyzzy")).contains("No emoji with that name."))
    }

    @Test func enterReactsAndClosesEverything() {
        var state = open("rocket")
        #expect(
            App.reduce(&state, .key("enter")).contains(
                .request(.react(MessageID(4), emoji: "🚀", isOn: true), by: .conversation)))
        #expect(state.layers.isEmpty)
        var clicked = open("rocket")
        #expect(
            App.reduce(&clicked, click("🚀", of: clicked) ?? .key("f1")).contains(
                .request(.react(MessageID(4), emoji: "🚀", isOn: true), by: .conversation)))
    }

    @Test func theSameEmojiAgainRemovesIt() {
        var state = open("butterfly", for: 5)
        #expect(emoji(state).first == "🦋")
        #expect(
            App.reduce(&state, .key("enter")).contains(
                .request(.react(MessageID(5), emoji: "🦋", isOn: false), by: .conversation)))
    }

    @Test func theGroupsAreTurnedThrough() {
        var state = typed("tab", in: open())
        #expect(shown(state).contains("Smileys"))
        #expect(emoji(state).first == "😀" && emoji(state).count > 100)
        state = typed("shift-tab", "shift-tab", in: state)
        #expect(shown(state).contains("Flags") && emoji(state).contains("🏴‍☠️"))
        state = clicked("🍔", in: state)
        #expect(shown(state).contains("Food and drink") && emoji(state).contains("🍕"))
        #expect(Set(emoji(state)).count == emoji(state).count)
    }

    @Test func arrowsMoveInTheGrid() {
        func selected(_ keys: String...) -> String? {
            var state = typed("tab", in: open())
            for key in keys { _ = App.reduce(&state, .key(key)) }
            if case .emojiPicker(let picker)? = state.layers.last { return picker.list.selected?.emoji }
            return nil
        }
        let all = NamedEmoji.all.filter { $0.group == .smileys }.map(\.emoji)
        let columns = EmojiPicker.columns(on: Size(80, 24))
        #expect(selected() == all[0] && selected("right", "right", "left") == all[1])
        #expect(selected("down", "right") == all[columns + 1] && selected("down", "up") == all[0])
        #expect(selected("left") == all[0] && selected("up") == all[0])
        #expect(shown(typed("right", in: typed("tab", in: open()))).contains("grinning face with big eyes :smiley:"))
    }

    @Test func aReactionIsNotedAsUsed() {
        var state = open("rocket")
        #expect(App.reduce(&state, .key("enter")).contains(.perform(.save(.emojiUse("🚀")))))
    }

    @Test func anEmojiIsWrittenAtTheCursor() {
        var state = AppState.fixture(open: ChatID(2)).after(.terminal(.paste("to the !")))
        state = typed("left", "alt-:", in: state)
        #expect(shown(state).contains("Insert an emoji"))
        _ = App.reduce(&state, .terminal(.paste("rocket")))
        state = typed("enter", in: state)
        #expect(state.main?.conversation?.composer.field.text == "to the 🚀!")
        #expect(state.layers.isEmpty && state.main?.focus == .composer)
    }

    @Test func written() {
        let state = typed("alt-:", "tab", in: AppState.fixture(open: ChatID(2)))
        assertSnapshot(of: state, as: .layer(alsoAt: .small, .large))
    }

    @Test(arguments: [(Size.usual, 15), (Size(100, 30), 15), (Size(150, 40), 23), (.large, 28)])
    func theGridIsWiderOnALargeScreen(_ size: Size, _ columns: Int) {
        var state = typed("tab", in: open())
        state.size = size
        let smileys = NamedEmoji.all.filter { $0.group == .smileys }.prefix(columns + 1).map(\.emoji)
        let rows = shown(state).split(separator: "\n").filter { row in smileys.contains { row.contains($0) } }
        #expect(rows.contains { $0.contains(smileys[columns - 1]) && $0.contains(smileys[columns - 2]) })
        #expect(!rows.contains { $0.contains(smileys[columns - 1]) && $0.contains(smileys[columns]) })
    }

    @Test(arguments: [(Size.usual, 8), (.small, 5), (.tiny, 1), (Size(100, 30), 10), (.large, 16)])
    func theGridIsHigherOnALargeScreen(_ size: Size, _ lines: Int) {
        #expect(EmojiPicker.lines(on: size) == lines)
    }

    @Test func theScrollbarShowsThatThereAreMore() {
        func bar(_ state: AppState) -> [Int] {
            shown(state).split(separator: "\n").enumerated().filter { $0.element.contains("▐ │") }.map(\.offset)
        }
        let smileys = typed("tab", in: open())
        let end = typed("ctrl-end", in: smileys)
        #expect(!bar(smileys).isEmpty && !bar(end).isEmpty && bar(smileys) != bar(end))
        #expect(bar(open()).isEmpty)
        var tiny = smileys
        tiny.size = .tiny
        #expect(bar(tiny).count == 1)
        #expect(shown(tiny).contains("Esc back"))
    }

    @Test func aMistakeInTheUsersNamesIsNamedInFrontOfThePicker() {
        var state = open()
        for line in 1...3 {
            let mistake = FileMistake(file: "emoji.toml", line: line, column: 1, finding: "mistake \(line)")
            _ = App.reduce(&state, .failed(.file(mistake)))
        }
        _ = App.reduce(&state, .failed(.moreMistakes(2)))
        #expect(shown(state).contains("emoji.toml:3:1: mistake 3") && !shown(state).contains("more mistakes"))
    }

    @Test func escapeClosesIt() { #expect(typed("escape", in: open("rocket")).layers.isEmpty) }

    @Test func thePaletteOpensItForTheSelectedMessage() {
        var state = typed("tab", in: AppState.fixture(open: ChatID(2)))
        #expect(Palette.offers(state).contains { $0.command == .moreEmoji })
        _ = App.reduce(&state, .command(.moreEmoji))
        // The newest message wasn't sent, so nobody else has it.
        #expect(state.layers.isEmpty && state.said == ["You can't react to this message"])
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(4) }
        _ = App.reduce(&state, .command(.moreEmoji))
        #expect(emoji(state).first == "👍")
    }

    @Test func clickingTheKeyInTheMenuOpensIt() {
        var state = typed("tab", in: AppState.fixture(open: ChatID(2)))
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(4) }
        #expect(emoji(clicked(":", inLineWith: "👍", in: typed("m", in: state))).first == "👍")
    }

    @Test func found() { assertSnapshot(of: open("butterfl", for: 5), as: .layer(alsoAt: .small, .large)) }
}
