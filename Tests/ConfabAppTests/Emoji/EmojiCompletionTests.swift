import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Short names of emoji in the message field.
@Suite struct EmojiCompletionTests {
    private func written(_ text: String, in state: AppState = .fixture(open: ChatID(2))) -> AppState {
        state.after(.terminal(.paste(text)))
    }

    private func suggested(_ text: String) -> [String] {
        written(text).main?.conversation?.suggestions.map { $0.title(English()) } ?? []
    }

    private func composer(_ state: AppState) -> String? { state.main?.conversation?.composer.field.text }

    @Test func twoLettersBehindAColonSuggestEmoji() {
        #expect(suggested(":tad") == ["🎉  :tada:"])
        #expect(suggested("Hi :rocke").first == "🚀  :rocket:")
        #expect(suggested(":heart").first == "❤️  :heart:" && suggested(":+1").first == "👍  :+1:")
        #expect(suggested("(:rocke").first == "🚀  :rocket:")
        for text in [":r", "10:30", "x:ro", "https://ro", "::ro", ":ro ", ":-)", ":77", ":zzzz", "Hi: ro"] {
            #expect(suggested(text) == [], "\(text)")
        }
    }

    @Test func tabWritesTheEmojiAndEnterSendsTheText() {
        #expect(composer(typed("tab", in: written("Hi :tad"))) == "Hi 🎉")
        #expect(shown(written("Hi :tad")).contains("Enter send"))
        #expect(shown(written("Hi :tad")).contains("party popper  Tab"))
        var state = written("Hi :tad")
        let effects = App.reduce(&state, .key("enter"))
        #expect(composer(state) == "")
        #expect(effects.contains(.sends("Hi :tad", to: 2)))
        // A selected one is meant.
        state = typed("down", in: written("Hi :ro"))
        #expect(shown(state).contains("Enter choose"))
        let first = state.main?.conversation?.composer.foundEmoji?.cells[0].emoji ?? ""
        #expect(composer(typed("enter", in: state)) == "Hi " + first)
    }

    @Test func aClickWritesTheEmoji() {
        #expect(composer(clicked(":tada:", in: written("Hi :tad"))) == "Hi 🎉")
    }

    @Test func theSecondColonWritesTheEmojiOfAShortName() {
        var state = written("Hi :tada")
        state = typed(":", in: state)
        #expect(composer(state) == "Hi 🎉")
        state = typed("ctrl-_", in: state)
        #expect(composer(state) == "Hi :tada:")
        for text in ["Hi :nothing", "10:tada", "::tada"] {
            #expect(composer(typed(":", in: written(text))) == text + ":")
        }
        // What is pasted stays as it is.
        #expect(composer(written("Hi :tada:")) == "Hi :tada:")
    }

    @Test func ownShortNamesCount() {
        var state = AppState.fixture(open: ChatID(2))
        var names = EmojiNames()
        names.name("🚀", "shipit")
        let files = Options.Files(settings: [:], config: [:], keys: [], emojiNames: names)
        state = state.after(.options(.filesRead(files)))
        let typed = written(":shipi", in: state)
        #expect(typed.main?.conversation?.suggestions.first?.title(English()) == "🚀  :shipit:")
        #expect(composer(ConfabAppTests.typed("t", ":", in: typed)) == "🚀")
    }

    @Test func anEmojiWithoutAShortNameIsSuggestedByItsName() throws {
        var names = EmojiNames()
        names.name("🚀", "ship")
        let files = Options.Files(settings: [:], config: [:], keys: [], emojiNames: names)
        let state = written(":ship", in: AppState.fixture(open: ChatID(2)).after(.options(.filesRead(files))))
        let suggestions = state.main?.conversation?.suggestions ?? []
        #expect(suggestions.contains { $0.title(English()) == "🚀  :ship:" })
        let ship = try #require(suggestions.first { $0.id == "🚢" })
        #expect(ship.title(English()) == "🚢  ship" && ship.detail(memberCount: 0, English()) == "")
    }

    @Test func ownShortNamesAreReadWhenEmojiAreFirstNeeded() {
        let state = AppState.fixture(open: ChatID(2))
        var (typing, picking) = (typed("i", in: state), state)
        for key in ["a", " ", ":", "s"] {
            #expect(!App.reduce(&typing, .key(key)).contains(.perform(.readEmojiNames)), "\(key)")
        }
        #expect(App.reduce(&typing, .key("h")).contains(.perform(.readEmojiNames)))
        #expect(App.reduce(&picking, .command(.writeEmoji)).contains(.perform(.readEmojiNames)))
        var names = EmojiNames()
        names.name("🚀", "shipit")
        let files = Options.Files(settings: [:], config: [:], keys: [], emojiNames: names)
        picking = picking.after(.options(.filesRead(files))).after(.emojiPicker(.recentLoaded(RecentEmoji())))
        #expect(shown(typed("s", "h", "i", "p", "i", "t", in: picking)).contains("🚀"))
    }

    @Test func theEmojiThatWereUsedLastComeFirstAndAreNoted() {
        var state = AppState.fixture(open: ChatID(2))
        #expect(
            App.reduce(&state, .terminal(.paste(":sm"))).contains(.perform(.query(.recentEmoji(.field)))))
        _ = App.reduce(&state, .conversation(.composer(.recentEmojiLoaded(RecentEmoji("😅\n😎")))))
        #expect(state.main?.conversation?.suggestions.first?.title(English()) == "😅  :sweat_smile:")
        let effects = App.reduce(&state, .key("tab"))
        #expect(composer(state) == "😅")
        #expect(effects.contains(.perform(.save(.emojiUse("😅")))))
        // They're read once.
        #expect(!App.reduce(&state, .terminal(.paste(" :sm"))).contains(.perform(.query(.recentEmoji(.field)))))
    }

    @Test func onANarrowScreenTheShortNameComesBeforeTheDescription() {
        var state = AppState.fixture(open: ChatID(2))
        state.size = .tiny
        let screen = shown(written(":smiley", in: state))
        #expect(screen.contains(":smiley:") && !screen.contains("grinning"))
    }

    @Test func escapeClosesTheList() {
        let state = typed("escape", in: written(":tad"))
        #expect(state.main?.conversation?.suggestions.isEmpty == true && composer(state) == ":tad")
        #expect(state.main?.focus == .composer)
    }

    @Test func recentEmojiAreKeptInTheOrderOfTheirUse() {
        var recent = RecentEmoji()
        for emoji in ["a", "b", "a", "c"] { recent.add(emoji) }
        #expect(recent.emoji == ["c", "a", "b"])
        #expect(RecentEmoji(recent.text) == recent)
        for number in 0..<100 { recent.add("\(number)") }
        #expect(recent.emoji.count == 40 && recent.emoji.first == "99")
    }
}
