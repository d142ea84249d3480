import ConfabApp
import Loop
import Messenger
import TerminalDOM
import Testing

@Suite struct ArrivalTests {
    private let message = Message.fixture(50, "Dinner?", name: "Grace")

    private func effects(_ state: AppState, _ chat: ChatSummary, mention: Bool = false) -> [AppEffect] {
        var state = state
        var message = message
        message.mentionsMe = mention
        return App.reduce(&state, .arrived(chat, message))
    }

    @Test func aMessageThatIsNotOnTheScreenIsTold() {
        #expect(
            effects(.fixture(), ChatSummary.fixtures[1]) == [
                .perform(.terminal(.ring)), .perform(.terminal(.notify(title: "Grace Hopper", body: "Dinner?"))),
            ])
    }

    @Test func anEmoteNamesItsSenderOnce() {
        let emote = Message.fixture(50, name: "Bea", content: .emote("waves"))
        let (direct, group) = (ChatSummary.fixtures[1], ChatSummary.fixture(1, "Lunch", kind: .group(GroupID(1))))
        for (chat, title, body, hasPreviews) in [
            (direct, "Grace Hopper", "* Grace Hopper waves", true), (group, "Lunch", "* Bea waves", true),
            (direct, "Grace Hopper", "(hidden)", false), (group, "Lunch", "Bea: (hidden)", false),
        ] {
            var state = AppState.fixture()
            state.options.previews = hasPreviews
            let effects = App.reduce(&state, .arrived(chat, emote))
            #expect(effects.contains(.perform(.terminal(.notify(title: title, body: body)))))
        }
    }

    @Test func aMessageOnTheScreenIsNot() {
        var state = AppState.fixture(open: ChatID(2))
        #expect(effects(state, ChatSummary.fixtures[1]) == [])
        _ = App.reduce(&state, .terminal(.focus(false)))
        #expect(!effects(state, ChatSummary.fixtures[1]).isEmpty)
    }

    @Test func mutedChatsAreSilentAndMentionsGetThrough() {
        var chat = ChatSummary.fixtures[1]
        chat.settings.notifications = .none
        #expect(effects(.fixture(), chat, mention: true) == [])
        chat.settings.notifications = .mentions
        #expect(effects(.fixture(), chat) == [])
        #expect(!effects(.fixture(), chat, mention: true).isEmpty)
    }

    @Test func eachCanBeTurnedOff() {
        var state = AppState.fixture()
        state.options.bell = false
        #expect(
            effects(state, ChatSummary.fixtures[1]) == [
                .perform(.terminal(.notify(title: "Grace Hopper", body: "Dinner?")))
            ])
        state.options.notifications = false
        #expect(effects(state, ChatSummary.fixtures[1]) == [])
    }

    @Test func withoutPreviewsNothingIsGivenAway() {
        var state = AppState.fixture()
        state.options.previews = false
        #expect(
            effects(state, ChatSummary.fixtures[1]).last
                == .perform(.terminal(.notify(title: "Grace Hopper", body: "(hidden)"))))
    }

    @Test func theTitleTellsWhatIsUnread() {
        var state = AppState.fixture()
        #expect(App.modes(state).title == "(15) Confab")
        state.options.title = false
        #expect(App.modes(state).title == nil)
    }

    @Test func theTitleCountsWhatIsUnreadInAllProfiles() {
        var state = AppState.fixture()
        state.profiles = [
            ProfileSummary(profile: .fixture(), unreadTotal: 999),
            ProfileSummary(profile: .fixture("Work", id: 2), unreadTotal: 5),
        ]
        // The open one by its own counts, which are newer.
        let own = state.main?.chatList.counts.unreadTotal ?? 0
        #expect(own == 15)
        #expect(App.modes(state).title?.contains("20") == true)
    }
}
