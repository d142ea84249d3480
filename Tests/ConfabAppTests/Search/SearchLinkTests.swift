import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// A link that is pasted into the search.
@Suite struct SearchLinkTests {
    private let me = ProfileID(1)
    private let address = "confab://connect/q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1"
    private var link: ConnectLink? { ConnectLink(secret: "q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1") }

    private func planned(_ plan: LinkPlan) throws -> AppState {
        var state = AppState.searching(address)
        _ = App.reduce(&state, .search(.planned(try #require(link), plan)))
        return state
    }

    @Test func oneLinkIsLockedAndLookedAt() throws {
        let link = try #require(link)
        var state = AppState.search()
        #expect(
            App.reduce(&state, .terminal(.paste("Hi! \(address) \n"))) == [
                .perform(.planLink(me, link), id: "plan-link"),
                .after(.seconds(1), .search(.linkTakesLong), id: "link-patience"),
            ])
        #expect(state.search?.link?.link == link)
        // Nothing of its secret is seen or said.
        #expect(shown(state).contains("One-time link"))
        #expect(!shown(state).contains("q7Hx"))
        #expect(!App.lines(state).joined().contains("q7Hx"))
        #expect(state.search?.field == EditableText())
        // Letters do not change it.
        #expect(typed("x", in: state).search == state.search)
    }

    @Test func twoLinksArePlainText() {
        let state = AppState.searching("\(address) confab://connect/AAAABBBBCCCCDDDDEEEE")
        #expect(state.search?.link == nil)
        #expect(state.search?.isSearching == true)
    }

    @Test func aLinkThatIsTypedIsTakenAfterAPause() throws {
        let store = TestStore(AppState.search(), reduce: App.reduce)
        store.exhaustivity = .off
        for character in address { store.send(.terminal(.key(KeyPress(.character(character))))) }
        #expect(store.state.search?.link == nil)
        store.advance(by: .milliseconds(599))
        #expect(store.state.search?.link == nil)
        store.advance(by: .milliseconds(1))
        store.receive(.search(.linkDue))
        #expect(store.state.search?.link?.link == link)
    }

    @Test func clearingCancels() throws {
        let link = try #require(link)
        for key in ["escape", "backspace", "ctrl-u"] {
            var state = AppState.searching(address)
            _ = App.reduce(&state, .key(key))
            #expect(state.search?.link == nil)
            let before = state
            _ = App.reduce(&state, .search(.planned(link, .used)))
            _ = App.reduce(&state, .search(.linkTakesLong))
            #expect(state == before)
        }
    }

    @Test func anotherLinkTakesItsPlace() throws {
        var state = try planned(.used)
        _ = App.reduce(&state, .terminal(.paste("confab://connect/AAAABBBBCCCCDDDDEEEE")))
        #expect(state.search?.link?.link == ConnectLink(secret: "AAAABBBBCCCCDDDDEEEE"))
        _ = App.reduce(&state, .search(.planned(try #require(link), .used)))
        #expect(state.search?.link?.plan == nil)
    }

    @Test func afterASecondItIsSaid() {
        var state = AppState.searching(address)
        #expect(!shown(state).contains("Looking at the link…"))
        _ = App.reduce(&state, .search(.linkTakesLong))
        #expect(shown(state).contains("Looking at the link…"))
    }

    /// Whatever the list says of it: a deleted conversation, too.
    @Test func aKnownOneShowsExactlyThatChat() throws {
        var state = AppState.searching(address)
        #expect(
            App.reduce(&state, .search(.planned(try #require(link), .known(ChatID(77))))) == [
                .cancel("link-patience"), .perform(.loadRows([ChatID(77)])),
            ])
        var chat = ChatSummary.fixture(77, "Long Gone")
        chat.isDeleted = true
        _ = App.reduce(&state, .chatList(.refreshed([ChatID(77)], [chat])))
        let rows = shown(state)
        #expect(rows.contains("Long Gone"))
        #expect(!rows.contains("Grace Hopper"))
        state = typed("enter", in: state)
        #expect(state.main?.conversation?.chat.id == ChatID(77))
        #expect(typed("escape", in: state).search?.link != nil)
    }

    @Test func aNewOneIsFollowedWhenAskedTo() throws {
        let link = try #require(link)
        var state = typed("alt-i", in: try planned(.new(name: "Solveig")))
        #expect(App.lines(state).contains("This link connects you with Solveig."))
        #expect(App.reduce(&state, .key("enter")) == [.perform(.connect(me, link, incognito: true))])
        #expect(App.reduce(&state, .key("enter")) == [])
        // It cannot be changed any more while it is being followed.
        #expect(typed("alt-i", "backspace", in: state).search == state.search)
        let chat = ChatSummary.fixture(50, "Solveig")
        _ = App.reduce(&state, .newChat(.connected(chat)))
        #expect(state.main?.conversation?.chat.id == ChatID(50))
        #expect(state.search == nil)
    }

    @Test func whatWentWrongIsSaidThere() throws {
        var state = typed("enter", in: try planned(.new(name: "Solveig")))
        _ = App.reduce(&state, .failed("Nobody answers."))
        #expect(shown(state).contains("Nobody answers."))
        #expect(state.search?.link?.isBusy == false)
        #expect(state.toasts.toasts.isEmpty)
        var looked = AppState.searching(address)
        _ = App.reduce(&looked, .search(.failed("The disk is full.")))
        #expect(shown(looked).contains("The disk is full."))
    }

    @Test func cancelTakesItAway() throws {
        let state = try planned(.new(name: "Solveig"))
        #expect(typed("down", "enter", in: state).search == Search.State())
        #expect(clicked("Cancel", in: state).search == Search.State())
        #expect(clicked("Connect", in: state).search?.link?.isBusy == true)
        #expect(clicked("Under a random name", in: state).search?.link?.isIncognito == true)
    }

    @Test func oneThatDoesNotWorkCanOnlyBeTakenAway() throws {
        for plan in [LinkPlan.used, .gone] {
            let state = try planned(plan)
            #expect(typed("enter", in: state).search == Search.State())
        }
    }

    /// It never gets into a recording.
    @Test func recordingsHaveNoSecret() throws {
        let redaction = Redaction(width: DisplayWidth.of)
        let action = AppAction.search(.edited(.insert(address)))
        #expect(action.redacted(by: redaction) != action)
        guard case .search(.edited(.insert(let text))) = action.redacted(by: redaction) else {
            Issue.record("another action")
            return
        }
        #expect(!text.contains("q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1"))
    }
}
