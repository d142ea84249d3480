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
        _ = App.reduce(&state, .planned(try #require(link), plan))
        return state
    }

    @Test func oneLinkIsLockedAndLookedAt() throws {
        let link = try #require(link)
        var state = AppState.search()
        #expect(
            App.reduce(&state, .terminal(.paste("Hi! \(address) \n"))) == [
                .request(.plan(link), by: .search, id: "plan-link"),
                .after(.seconds(1), .search(.linkTakesLong), id: "link-patience"),
            ])
        #expect(state.search?.link?.preview.link == link)
        // Nothing of its secret is seen or said.
        #expect(shown(state).contains("Invite link"))
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
        #expect(App.lines(state).contains("This text contains several links. Paste the one you want to use."))
    }

    @Test func enterTakesALinkThatWasJustTyped() throws {
        var state = AppState.search()
        for character in address { state = typed("\(character)", in: state) }
        #expect(state.search?.link == nil)
        state = typed("enter", in: state)
        #expect(state.search?.link?.preview.link == link && state.main?.conversation == nil)
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
        #expect(store.state.search?.link?.preview.link == link)
    }

    @Test func clearingCancels() throws {
        let link = try #require(link)
        for key in ["escape", "backspace", "ctrl-u"] {
            var state = AppState.searching(address)
            _ = App.reduce(&state, .key(key))
            #expect(state.search?.link == nil)
            let before = state
            _ = App.reduce(&state, .planned(link, .used))
            _ = App.reduce(&state, .search(.linkTakesLong))
            #expect(state == before)
        }
    }

    @Test func anotherLinkTakesItsPlace() throws {
        var state = try planned(.used)
        _ = App.reduce(&state, .terminal(.paste("confab://connect/AAAABBBBCCCCDDDDEEEE")))
        #expect(state.search?.link?.preview.link == ConnectLink(secret: "AAAABBBBCCCCDDDDEEEE"))
        _ = App.reduce(&state, .planned(try #require(link), .used))
        #expect(state.search?.link?.preview.plan == nil)
    }

    @Test func afterASecondItIsSaid() {
        var state = AppState.searching(address)
        #expect(!shown(state).contains("Checking the link…"))
        _ = App.reduce(&state, .search(.linkTakesLong))
        #expect(shown(state).contains("Checking the link…"))
    }

    /// Whatever the list says of it: a deleted conversation, too.
    @Test func aKnownOneShowsExactlyThatChat() throws {
        var state = AppState.searching(address)
        #expect(
            App.reduce(&state, .planned(try #require(link), .known(ChatID(77)))) == [
                .cancel("link-patience"), .perform(.query(.rows([ChatID(77)]))),
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
        #expect(App.lines(state).contains("Connect with Solveig?"))
        #expect(App.reduce(&state, .key("enter")) == [.request(.connect(link, incognito: true), by: .search)])
        #expect(App.reduce(&state, .key("enter")) == [])
        // It can't be changed while Confab follows it.
        #expect(typed("alt-i", "backspace", in: state).search == state.search)
        let chat = ChatSummary.fixture(50, "Solveig")
        #expect(
            App.reduce(&state, .answered(.connect(link, incognito: true), by: .search, .chat(chat.id)))
                .contains(.perform(.query(.connected(chat.id)))))
        _ = App.reduce(&state, .chatReady(chat, .requested))
        #expect(state.main?.conversation?.chat.id == ChatID(50))
        #expect(state.search == nil)
    }

    @Test func whatWentWrongIsSaidThere() throws {
        let link = try #require(link)
        var state = typed("enter", in: try planned(.new(name: "Solveig")))
        _ = App.reduce(&state, .refused(.connect(link, incognito: false), by: .search, .offline))
        #expect(shown(state).contains("The service can't"))
        #expect(state.search?.link?.preview.isBusy == false)
        #expect(state.toasts.all.isEmpty)
        var looked = AppState.searching(address)
        _ = App.reduce(&looked, .refused(.plan(link), by: .search, .offline))
        #expect(shown(looked).contains("The service can't"))
    }

    @Test func aFailureOfSomethingElseIsAToastAndTheLinkIsStillFollowed() throws {
        var state = typed("enter", in: try planned(.new(name: "Solveig")))
        let before = state.search
        _ = App.reduce(&state, .failed(.offline))
        #expect(state.search == before)
        #expect(state.said == [Problem.offline.text])
        #expect(App.reduce(&state, .key("enter")) == [])
    }

    @Test func theAnswerAboutALinkIsTakenBehindTheHelp() throws {
        let connect = ServiceRequest.connect(try #require(link), incognito: false)
        let state = typed("enter", "f1", in: try planned(.new(name: "Solveig")))
        var refused = state
        _ = App.reduce(&refused, .refused(connect, by: .search, .offline))
        #expect(refused.search?.link?.preview.problem == .offline)
        #expect(refused.search?.link?.preview.isBusy == false)
        #expect(refused.toasts.all.isEmpty && !refused.layers.isEmpty)
        var done = state
        _ = App.reduce(&done, .answered(connect, by: .search, .chat(ChatID(50))))
        _ = App.reduce(&done, .chatReady(.fixture(50, "Solveig"), .requested))
        #expect(done.search == nil && done.main?.conversation == nil)
        #expect(done.toasts.all.count == 1 && !done.layers.isEmpty)
    }

    @Test func cancelTakesItAway() throws {
        let state = try planned(.new(name: "Solveig"))
        #expect(typed("down", "enter", in: state).search == Search(profile: ProfileID(1)))
        #expect(clicked("Cancel", in: state).search == Search(profile: ProfileID(1)))
        #expect(clicked("Connect", inLineWith: "▌ Connect", in: state).search?.link?.preview.isBusy == true)
        #expect(clicked("Use a random name", in: state).search?.link?.isIncognito == true)
    }

    @Test func oneThatDoesNotWorkCanOnlyBeTakenAway() throws {
        for plan in [LinkPlan.used, .gone] {
            let state = try planned(plan)
            #expect(typed("enter", in: state).search == Search(profile: ProfileID(1)))
        }
    }

    // MARK: - What Enter does

    /// Enter that was meant for what was there a moment ago must not do something else.
    @Test func whileItIsLookedAtEnterDoesNothing() throws {
        let link = try #require(link)
        var state = AppState.searching(address)
        #expect(App.reduce(&state, .key("enter")) == [])
        #expect(state.search?.link != nil)
        #expect(!App.lines(state).contains("Cancel, selected"))
        _ = App.reduce(&state, .planned(link, .known(ChatID(2))))
        // The chat is not read yet, and all that could be done would be to cancel.
        #expect(App.reduce(&state, .key("enter")) == [])
        #expect(state.search?.link?.preview.plan == .known(ChatID(2)))
        _ = App.reduce(&state, .chatList(.refreshed([ChatID(2)], [ChatSummary.fixtures[1]])))
        #expect(typed("enter", in: state).main?.conversation?.chat.id == ChatID(2))
        // Taking it away is always possible.
        #expect(typed("escape", in: AppState.searching(address)).search == Search(profile: ProfileID(1)))
        #expect(clicked("Cancel", in: AppState.searching(address)).search == Search(profile: ProfileID(1)))
    }

    @Test func aChatThatIsGoneLeavesCancel() throws {
        var state = try planned(.known(ChatID(77)))
        _ = App.reduce(&state, .chatList(.refreshed([ChatID(77)], [])))
        #expect(typed("enter", in: state).search == Search(profile: ProfileID(1)))
    }

    @Test func afterAFailureItCanBeTakenAway() throws {
        var state = AppState.searching(address)
        _ = App.reduce(&state, .refused(.plan(try #require(link)), by: .search, .offline))
        #expect(typed("enter", in: state).search == Search(profile: ProfileID(1)))
        // One of another link says nothing of this one.
        var other = AppState.searching("confab://connect/AAAABBBBCCCCDDDDEEEE")
        let before = other
        _ = App.reduce(&other, .refused(.plan(try #require(link)), by: .search, .offline))
        #expect(other == before)
    }

    // MARK: - What changes meanwhile

    @Test func aChangeAsksAgainWhatItWouldDo() throws {
        let link = try #require(link)
        var state = try planned(.new(name: "Solveig"))
        let later = AppEffect.after(.milliseconds(100), .search(.changesDue), id: "search-changes")
        #expect(App.reduce(&state, .changed(.reload)).contains(later))
        #expect(!App.reduce(&state, .changed(.reload)).contains(later))
        #expect(App.reduce(&state, .search(.changesDue)) == [.request(.plan(link), by: .search, id: "plan-link")])
        _ = App.reduce(&state, .planned(link, .used))
        #expect(App.lines(state).contains { $0 == "This link was already used" })
        #expect(typed("enter", in: state).search == Search(profile: ProfileID(1)))
    }

    /// The selection stays, and so does the effect of Enter.
    @Test func anotherPlanKeepsWhatIsSelected() throws {
        let link = try #require(link)
        var state = try planned(.used)
        _ = App.reduce(&state, .planned(link, .new(name: "Solveig")))
        #expect(App.lines(state).contains("Cancel, selected"))
        #expect(typed("enter", in: state).search == Search(profile: ProfileID(1)))
        state = typed("down", in: try planned(.new(name: "Solveig")))
        _ = App.reduce(&state, .planned(link, .new(name: "Solveig")))
        #expect(App.lines(state).contains("Cancel, selected"))
    }

    @Test func aChangeWhileItIsLookedAtOrFollowedWaits() throws {
        let link = try #require(link)
        let later = AppEffect.after(.milliseconds(100), .search(.changesDue), id: "search-changes")
        var state = AppState.searching(address)
        _ = App.reduce(&state, .changed(.reload))
        #expect(App.reduce(&state, .search(.changesDue)) == [])
        #expect(App.reduce(&state, .planned(link, .new(name: "Solveig"))).contains(later))
        state = typed("enter", in: try planned(.new(name: "Solveig")))
        _ = App.reduce(&state, .changed(.reload))
        #expect(App.reduce(&state, .search(.changesDue)) == [])
        let connect = ServiceRequest.connect(link, incognito: false)
        #expect(App.reduce(&state, .refused(connect, by: .search, .offline)).contains(later))
        #expect(state.search?.link?.preview.problem == .offline)
    }

    @Test func whatIsClearedIsNotLookedAtAnyMore() throws {
        for key in ["escape", "backspace"] {
            var state = AppState.searching(address)
            let effects = App.reduce(&state, .key(key))
            #expect(effects.contains(.cancel("plan-link")) && effects.contains(.cancel("link-patience")))
        }
        var state = AppState.searching(address)
        let effects = App.reduce(&state, .terminal(.paste("two words")))
        #expect(effects.contains(.cancel("plan-link")) && effects.contains(.cancel("link-patience")))
        #expect(state.search?.field.text == "two words")
    }

    // MARK: - Cut off

    @Test func aLinkThatIsCutOffIsSaid() {
        var state = AppState.searching("confab://connect/q7Hx2m")
        state.answerNames(NameResults())
        state.answerMessages([])
        #expect(App.lines(state).contains("This link is incomplete. Copy all of it and try again."))
        #expect(!App.lines(state).contains("No results"))
        #expect(typed("ctrl-u", "m", in: state).search?.linkProblem == nil)
    }

    @Test(arguments: [
        "confab://conn", "Confab:/", "connect/q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1", "confab://conect/q7Hx2mPz",
    ])
    func aLinkThatLacksItsBeginningOrMoreIsSaid(_ text: String) {
        var state = AppState.searching(text)
        state.answerNames(NameResults())
        state.answerMessages([])
        #expect(App.lines(state).contains("This link is incomplete. Copy all of it and try again."))
    }

    @Test func aTypedLinkThatIsCutOffIsSaidAtOnce() {
        var state = AppState.search()
        for character in "confab://connect/abc" { state = typed("\(character)", in: state) }
        state.answerNames(NameResults())
        state.answerMessages([])
        #expect(App.lines(state).contains("This link is incomplete. Copy all of it and try again."))
        #expect(!App.lines(state).contains("No results"))
        for character in "defghijklmnop" { state = typed("\(character)", in: state) }
        #expect(state.search?.linkProblem == nil)
    }

    @Test func theFooterSaysWhatCanBeDoneWithALink() throws {
        let state = try planned(.new(name: "Solveig"))
        #expect(state.keyContexts == [.link, .text, .everywhere])
        #expect(!shown(state).contains("by chat"))
        #expect(shown(state).contains("Enter choose"))
        #expect(shown(.found()).contains("Alt-G by chat"))
    }
}
