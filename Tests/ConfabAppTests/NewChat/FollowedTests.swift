import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Each outcome of a link has its own dialog (row 45).
@Suite struct FollowedTests {
    private let me = ProfileID(1)

    private func pasted(_ text: String) -> AppState {
        var state = AppState.fixture()
        _ = App.reduce(&state, .command(.pasteLink))
        _ = App.reduce(&state, .terminal(.paste(text)))
        return state
    }

    // MARK: - Pasting

    @Test func aPastedLinkIsLookedAtBeforeAnythingIsDone() {
        for way in ["key", "mouse"] {
            var state = pasted("Hi, here: \(ConnectLink.fixture.address)\n")
            let action = way == "key" ? AppAction.key("enter") : click("Next", of: state)
            #expect(
                App.reduce(&state, action ?? .key("f1")) == [
                    .request(.plan(.fixture), by: .newChat, id: "plan-new-link"),
                    .after(.seconds(1), .newChat(.planTakesLong), id: "new-link-patience"),
                ])
            #expect(state.followed?.preview.link == .fixture)
        }
    }

    @Test func aLinkPastedIntoTheListIsInTheDialogForLinks() {
        let state = AppState.fixture().after(.terminal(.paste("Hi: \(ConnectLink.fixture.address)")))
        #expect(state.pasted?.text.text.contains(ConnectLink.fixture.address) == true)
        let writing = AppState.fixture(open: ChatID(2)).after(.terminal(.paste(ConnectLink.fixture.address)))
        #expect(writing.pasted == nil)
        #expect(AppState.fixture().after(.terminal(.paste("hello"))).layers.isEmpty)
    }

    @Test(arguments: ["hello", "https://example.org", "\u{202E}\u{1B}[2J"])
    func whatIsNoLinkIsRefused(text: String) {
        let state = typed("enter", in: pasted(text))
        #expect(state.pasted?.problem == .linkText(.noLink))
        #expect(typed("x", in: state).pasted?.problem == nil)
    }

    @Test func aLinkThatIsNotWholeAndSeveralAreRefused() {
        for text in ["", "  "] {
            #expect(shown(typed("enter", in: pasted(text))).contains("Paste a link first."))
        }
        let cut = typed("enter", in: pasted("confab://connect/short"))
        #expect(cut.pasted?.problem == .linkText(.malformed))
        let two = typed("enter", in: pasted("\(ConnectLink.fixture.address) \(ConnectLink.other.address)"))
        #expect(two.pasted?.problem == .linkText(.several))
    }

    /// A megabyte of links: the field takes none of it, and nothing becomes slow.
    @Test func aMegabyteIsLookedThroughAndNotKept() {
        let several = String(
            repeating: ConnectLink.fixture.address + " " + ConnectLink.other.address + "\n", count: 11_000)
        let one = String(repeating: ConnectLink.fixture.address + "\n", count: 21_000)
        let none = String(repeating: "confab:/connect ", count: 66_000)
        let cut = String(repeating: "confab://connect/x ", count: 55_000)
        for text in [several, one, none, cut] { #expect(text.utf8.count > 1_000_000) }
        #expect(pasted(several).pasted?.problem == .linkText(.several))
        #expect(pasted(none).pasted?.problem == .linkText(.tooLong(characters: 1_056_000)))
        #expect(pasted(cut).pasted?.problem == .linkText(.tooLong(characters: cut.count)))
        for text in [several, none, cut] { #expect(pasted(text).pasted?.text.isEmpty == true) }
        #expect(pasted(one).pasted?.text.text == ConnectLink.fixture.address)
    }

    @Test func whatIsPastedIsThereAgainAfterEscapeAndGoneOnceItIsOfNoUse() {
        var state = typed("escape", in: pasted(ConnectLink.fixture.address))
        _ = App.reduce(&state, .command(.pasteLink))
        #expect(state.pasted?.text.text == ConnectLink.fixture.address)
        state = typed("enter", "escape", in: state)
        #expect(state.savedInput[.link].text == ConnectLink.fixture.address)
        #expect(typed("escape", in: .following(.used)).savedInput[.link].isEmpty)
    }

    // MARK: - Looking

    @Test func aLookThatTakesLongIsSaidAndCanBeLeft() {
        var state = AppState.newChat(.follow(NewChat.Followed(.fixture)))
        #expect(!shown(state).contains("Loading…"))
        // Enter does nothing while it would do another thing in a moment.
        #expect(App.reduce(&state, .key("enter")) == [])
        _ = App.reduce(&state, .newChat(.planTakesLong))
        #expect(shown(state).contains("Loading…"))
        #expect(App.reduce(&state, .key("escape")) == [.cancel("plan-new-link"), .cancel("new-link-patience")])
        #expect(state.frontLayer == nil)
        // What comes too late is let go.
        _ = App.reduce(&state, .answered(.plan(.fixture), by: .newChat, .plan(.new(name: "Grace"))))
        #expect(state.frontLayer == nil)
    }

    @Test func whatIsSaidOfAnotherLinkIsNotOfThisOne() {
        var state = AppState.newChat(.follow(NewChat.Followed(.fixture)))
        _ = App.reduce(&state, .answered(.plan(.other), by: .newChat, .plan(.used)))
        _ = App.reduce(&state, .refused(.plan(.other), by: .newChat, .offline))
        #expect(state.followed?.preview.plan == nil && state.followed?.preview.lookProblem == nil)
    }

    @Test func aNewOneAsksUnderWhichName() {
        for (keys, incognito) in [(["enter"], false), (["j", "enter"], true)] {
            var state = AppState.following(.new(name: "Grace \u{202E}evil"))
            #expect(shown(state).contains("Connect with Grace evil?"))
            #expect(shown(state).contains("Connect as Ada"))
            for key in keys.dropLast() { state = typed(key, in: state) }
            #expect(
                App.reduce(&state, .key("enter")) == [.request(.connect(.fixture, incognito: incognito), by: .newChat)])
            #expect(shown(state).contains("Connecting…"))
            #expect(App.reduce(&state, .key("enter")) == [])
            _ = App.reduce(&state, .chatReady(.fixture(77, "Grace"), .requested))
            #expect(state.frontLayer == nil && state.main?.conversation?.chat.id == ChatID(77))
        }
        #expect(click("Connect incognito", of: .following(.new(name: ""))) == .newChat(.rowChosen(1)))
        #expect(shown(.following(.new(name: "\u{200B}"))).contains("the person who made this link"))
        #expect(typed("j", "j", "enter", in: .following(.new(name: "Grace"))).frontLayer == nil)
    }

    @Test func aRefusalIsSaidWhereItWasAsked() {
        var state = typed("enter", in: .following(.new(name: "Grace")))
        _ = App.reduce(&state, .refused(.connect(.fixture), by: .newChat, .service(.link(.used))))
        #expect(shown(state).contains("This link was already used"))
        #expect(App.reduce(&state, .key("enter")) == [.request(.connect(.fixture), by: .newChat)])
        // One that was left is said all the same.
        state = typed("escape", in: state)
        _ = App.reduce(&state, .refused(.connect(.fixture), by: .newChat, .offline))
        #expect(state.said.last == Problem.offline.text)
    }

    @Test func onesOwnLeadsToItsRow() {
        let row = ChatSummary.fixture(
            12, "", kind: .pendingConnection(PendingConnection(side: .invited)), condition: .connecting)
        var state = AppState.following(.own(ChatID(12)), row)
        #expect(shown(state).contains("Your own link"))
        #expect(shown(state).contains("You made this link."))
        let effects = App.reduce(&state, .key("enter"))
        #expect(state.frontLayer == nil)
        #expect(state.main?.chatList.selection == ChatID(12))
        #expect(state.main?.chatList.pendingSelection == .chat(ChatID(12)))
        #expect(effects.contains { if case .perform(.query(.chats), _) = $0 { true } else { false } })
        #expect(typed("enter", in: .following(.own(nil))).frontLayer == nil)
    }

    @Test func aKnownContactLeadsToTheChat() {
        var state = AppState.following(.known(ChatID(2)), .fixture(2, "Grace Hopper"))
        #expect(shown(state).contains("You already know Grace Hopper"))
        _ = App.reduce(&state, .key("enter"))
        #expect(state.frontLayer == nil && state.main?.conversation?.chat.id == ChatID(2))
        #expect(clicked("Close", in: .following(.known(ChatID(2)), .fixture(2, "Grace"))).frontLayer == nil)
        // One that is gone by now leads nowhere.
        #expect(AppState.following(.known(ChatID(99))).followed?.entries == [.cancel])
    }

    @Test func whoIsBeingConnectedIsShown() {
        let row = ChatSummary.fixture(
            12, "Solveig", kind: .pendingConnection(PendingConnection(side: .requested)), condition: .connecting)
        let state = AppState.following(.connecting(ChatID(12)), row)
        #expect(shown(state).contains("Already connecting"))
        #expect(clicked("Show in list", in: state).main?.chatList.selection == ChatID(12))
    }

    @Test(arguments: [LinkPlan.used, .gone]) func oneOfNoUseLeadsToAnother(plan: LinkPlan) {
        let state = AppState.following(plan)
        #expect(App.lines(state).contains { $0.contains("Ask for a new one") })
        #expect(typed("enter", in: state).pasted == NewChat.Field())
        #expect(typed("j", "enter", in: state).frontLayer == nil)
    }

    @Test func anotherLinkThatIsPastedTakesItsPlace() {
        let paste = AppAction.terminal(.paste("Sorry! \(ConnectLink.other.address)"))
        var state = AppState.following(.gone)
        #expect(
            App.reduce(&state, paste) == [
                .request(.plan(.other), by: .newChat, id: "plan-new-link"),
                .after(.seconds(1), .newChat(.planTakesLong), id: "new-link-patience"),
            ])
        #expect(state.followed == NewChat.Followed(.other))
        // One that is being followed is not left.
        state = typed("enter", in: .following(.new(name: "Grace")))
        #expect(App.reduce(&state, paste) == [])
        #expect(state.followed?.preview.link == .fixture)
    }

    @Test func whoCannotLookMayStillConnect() {
        var state = AppState.newChat(.follow(NewChat.Followed(.fixture)))
        _ = App.reduce(&state, .refused(.plan(.fixture), by: .newChat, .offline))
        // It may be wrapped.
        #expect(App.lines(state).contains { $0.contains("The service can't") })
        #expect(App.reduce(&state, .key("enter")) == [.request(.connect(.fixture), by: .newChat)])
    }

    @Test func whatChangesMeanwhileIsLookedAtAgain() {
        var state = AppState.following(.new(name: "Grace"))
        var changes = ChangeSet()
        changes.profiles.insert(me)
        #expect(
            App.reduce(&state, .changed(changes)).contains(.request(.plan(.fixture), by: .newChat, id: "plan-new-link"))
        )
        state = typed("j", in: state)
        _ = App.reduce(&state, .answered(.plan(.fixture), by: .newChat, .plan(.used)))
        #expect(state.followed?.selection == 0)
        #expect(shown(state).contains("Each link works once"))
    }

    /// The owner of a link, or the problem with it: one dialog each.
    @Test func noTwoOutcomesLookAlike() {
        let plans: [LinkPlan] = [
            .new(name: "Grace"), .own(nil), .known(ChatID(2)), .connecting(ChatID(2)), .used, .gone,
        ]
        let titles = plans.map { App.lines(.following($0, .fixture(2, "Grace")))[0] }
        #expect(Set(titles).count == plans.count)
    }
}
