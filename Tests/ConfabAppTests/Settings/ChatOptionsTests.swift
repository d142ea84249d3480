import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Options of kinds of chats and of single chats.
@Suite struct ChatOptionsTests {
    private let ada = ProfileID(1)

    private func target(_ state: AppState) -> OptionTarget? {
        if case .settings(let page) = state.frontLayer { page.target } else { nil }
    }

    @Test func eachScopeOverridesTheWiderOnes() {
        let chat = ChatSummary.fixtures[1]
        let target = OptionTarget(chat)
        var layers = OptionLayers()
        func height() -> Int { Options(layers).inside(chat, layers).pictureRows }
        #expect(height() == 12)
        layers.settings[.pictureRows] = .number(13)
        #expect(height() == 13)
        layers.profile[.pictureRows] = .number(14)
        #expect(height() == 14)
        layers.chats[target.wider ?? .all][.pictureRows] = .number(15)
        #expect(height() == 15)
        layers.chats[target][.pictureRows] = .number(16)
        #expect(height() == 16)
        #expect(layers.value(of: .pictureRows, for: .profile) == .number(14))
        layers.config[.pictureRows] = OptionLayers.Written(.number(17), line: 1)
        #expect(height() == 17)
        layers.commandLine[.pictureRows] = .number(18)
        #expect(height() == 18)
    }

    @Test func storedTextIsReadBackAndNonsenseIsLeftOut() {
        var options = ChatOptions()
        options[.kind(.group)] = [.bubbles: .flag(false), .quickEmoji: .text("🐈 🐕")]
        options[.chat(ChatID(12), .direct)] = [.pictureRows: .number(20)]
        #expect(ChatOptions(stored: options.stored) == options)
        #expect(
            ChatOptions(stored: "group bubbles\nx bubbles true\n1 mouse false\n2 picture-rows 999") == ChatOptions())
    }

    @Test func aChatsOwnValueChangesThatChatOnly() {
        var state = AppState.fixture(open: ChatID(2))
        state = typed("tab", ",", in: state)
        let scope = target(state)
        guard case .chat(ChatID(2), _)? = scope, let scope else {
            Issue.record("the page isn't for the open chat")
            return
        }
        _ = App.reduce(&state, .key("j"))
        let effects = App.reduce(&state, .key("space"))
        #expect(effects == [.perform(.save(.chatOption(ada, scope, .bubbles, .flag(false))))])
        #expect(!Shared(state).options.layout.bubbles && !ViewEnvironment(state).options.layout.bubbles)
        #expect(state.options.layout.bubbles, "other chats are unchanged")
        #expect(App.reduce(&state, .key("r")) == [.perform(.save(.chatOption(ada, scope, .bubbles, nil)))])
        #expect(Shared(state).options.layout.bubbles)
        _ = App.reduce(&state, .key("u"))
        #expect(!Shared(state).options.layout.bubbles, "undone for the same chat")
    }

    @Test func theScopeKeyGoesThroughAllScopes() {
        var state = typed("tab", ",", in: AppState.fixture(open: ChatID(2)))
        let first = target(state)
        var seen: [OptionTarget?] = []
        for _ in 0..<6 {
            _ = App.reduce(&state, .key("s"))
            seen.append(target(state))
        }
        #expect(seen == [.all, .profile, .kind(.direct), .kind(.group), .kind(.notes), first])
    }

    @Test func thePageForKindsShowsOnlyWhatTheyCanHave() {
        var state = AppState.fixture()
        state.layers = [.settings(Settings())]
        state = typed("s", "s", "s", in: state)
        #expect(target(state) == .kind(.group))
        #expect(!shown(state).contains("Lines per chat"))
        assertSnapshot(of: typed("j", "space", in: state), as: .layer(alsoAt: .small), named: "groups")
    }

    @Test func initialsAreBesideTheFirstMessageOfAGroupOfMessages() {
        var state = AppState.fixture(
            width: 100, height: 16, open: ChatID(2),
            messages: [
                .fixture(1, "Hello", minutesAgo: 30), .fixture(2, "Lunch?", minutesAgo: 30),
                .fixture(3, "Yes", from: .me, minutesAgo: 29, delivery: .read),
            ])
        state.options.layout.avatars = .all
        assertSnapshot(of: state, as: .screen(), named: "initials")
    }
}
