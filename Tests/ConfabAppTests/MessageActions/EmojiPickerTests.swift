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
        #expect(Array(emoji(state).prefix(7)) == state.options.emoji)
        #expect(emoji(state).count == 7 + EmojiPicker.limit)
        #expect(Set(emoji(state)).count == emoji(state).count)
    }

    @Test func lettersFindEmojiByName() {
        #expect(emoji(open("rocket")).first == "🚀")
        #expect(emoji(open("tada")).first == "🎉")
        #expect(emoji(open("thumbs up")).first == "👍")
        #expect(emoji(open("red heart")).first == "❤️")
        // Those that the user has chosen come first.
        #expect(emoji(open("heart")).first == "❤️")
        #expect(emoji(open("xyzzy")) == [])
        #expect(shown(open("xyzzy")).contains("No emoji with that name."))
    }

    @Test func enterReactsAndClosesEverything() {
        var state = open("rocket")
        #expect(
            App.reduce(&state, .key("enter")) == [
                .request(.react(MessageID(4), emoji: "🚀", isOn: true), by: .conversation)
            ])
        #expect(state.layers.isEmpty)
        var clicked = open("rocket")
        #expect(
            App.reduce(&clicked, click("🚀", of: clicked) ?? .key("f1")) == [
                .request(.react(MessageID(4), emoji: "🚀", isOn: true), by: .conversation)
            ])
    }

    @Test func theSameEmojiAgainRemovesIt() {
        var state = open("butterfly", for: 5)
        #expect(emoji(state).first == "🦋")
        #expect(
            App.reduce(&state, .key("enter")) == [
                .request(.react(MessageID(5), emoji: "🦋", isOn: false), by: .conversation)
            ])
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

    @Test func found() { assertSnapshot(of: open("butterfl", for: 5), as: .layer(alsoAt: .small)) }
}
