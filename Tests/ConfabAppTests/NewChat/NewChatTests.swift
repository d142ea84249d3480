import ConfabApp
import Loop
import Messenger
import TerminalDOM
import Testing

@Suite struct NewChatTests {
    private let secret = "q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1"

    private func newChat(_ state: AppState) -> NewChat.State? {
        if case .newChat(let newChat) = state.overlay { newChat } else { nil }
    }

    @Test func aLinkIsCreatedShownAndCopied() throws {
        var state = typed("n", in: .fixture())
        #expect(App.reduce(&state, .key("enter")) == [.perform(.createLink(ProfileID(1)))])
        let link = try #require(ConnectLink(secret: secret))
        _ = App.reduce(&state, .newChat(.linkCreated(link)))
        #expect(newChat(state) == .link(link))
        #expect(App.reduce(&state, .key("enter")).first == .perform(.copy(link.address)))
    }

    /// The dialog went on showing the spent link, and the first message went to another chat.
    @Test func theChatOpensWhenTheLinkThatIsShownIsUsed() throws {
        var state = typed("n", "enter", in: .fixture())
        _ = App.reduce(&state, .newChat(.linkCreated(try #require(ConnectLink(secret: secret)))))
        _ = App.reduce(&state, .newChat(.joined(.fixture(77, "Grace"))))
        #expect(state.overlay == nil)
        #expect(state.main?.conversation?.chat.id == ChatID(77))
    }

    @Test func whoeverConnectsMeanwhileIsTold() {
        var state = AppState.fixture()
        _ = App.reduce(&state, .newChat(.joined(.fixture(77, "Grace"))))
        #expect(state.main?.conversation == nil)
    }

    private func pasted(_ text: String) -> (AppState, [AppEffect]) {
        var state = typed("n", "j", "enter", in: .fixture())
        _ = App.reduce(&state, .terminal(.paste(text)))
        return (state, App.reduce(&state, .key("enter")))
    }

    private func problem(_ state: AppState) -> String? {
        if case .paste(let field) = newChat(state) { field.problem } else { nil }
    }

    @Test func aPastedLinkConnects() throws {
        let link = try #require(ConnectLink(secret: secret))
        #expect(pasted("Hi, here: \(link.address)\n").1 == [.perform(.connect(ProfileID(1), link))])
    }

    @Test(arguments: ["", "hello", "https://example.org"])
    func whatIsNoLinkIsRefused(text: String) {
        let (_, effects) = pasted(text)
        #expect(effects == [])
        var state = typed("n", "j", "enter", in: .fixture())
        _ = App.reduce(&state, .terminal(.paste(text)))
        #expect(problem(typed("enter", in: state))?.contains("not a Confab link") == true)
    }

    @Test func aRefusalIsShownAndTheLinkCanBeChanged() {
        var state = pasted("confab://connect/\(secret)").0
        _ = App.reduce(&state, .key("enter"))
        _ = App.reduce(&state, .failed("This link was used already."))
        #expect(problem(state) == "This link was used already.")
        #expect(problem(typed("x", in: state)) == nil)
    }

    @Test func aGroupIsNamed() {
        var state = typed("n", "j", "j", "enter", "T", "e", "a", in: .fixture())
        #expect(App.reduce(&state, .key("enter")) == [.perform(.createGroup(ProfileID(1), name: "Tea"))])
    }

    @Test func whatIsTypedIsThereAgainAfterEscapeAndGoneOnceItIsDone() {
        var state = typed("n", "j", "j", "enter", "T", "e", "a", "esc", "n", "j", "j", "enter", in: .fixture())
        guard case .group(let field) = newChat(state) else {
            Issue.record("no field")
            return
        }
        #expect(field.text.text == "Tea")
        _ = App.reduce(&state, .key("enter"))
        _ = App.reduce(&state, .newChat(.connected(.fixture(77, "Tea"))))
        #expect(state.unfinished == Unfinished())
    }

    @Test func theNotesAreOpened() {
        var state = typed("n", "G", in: .fixture())
        #expect(App.reduce(&state, .key("enter")) == [.perform(.openNotes(ProfileID(1)))])
    }

    @Test func escapeClosesEachOfThem() {
        for entry in 0..<3 {
            var state = typed("n", in: .fixture())
            for _ in 0..<entry { state = typed("j", in: state) }
            #expect(typed("enter", "escape", in: state).overlay == nil)
        }
    }

    @Test func aPastedLinkIsUsedUnderARandomNameWhenOneWantsThat() throws {
        var state = AppState.fixture()
        state.overlay = .newChat(.paste(NewChat.Field()))
        let link = try #require(ConnectLink(secret: "q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1"))
        _ = App.reduce(&state, .terminal(.paste(link.address)))
        _ = App.reduce(&state, .key("alt-i"))
        #expect(App.reduce(&state, .key("enter")) == [.perform(.connect(ProfileID(1), link, incognito: true))])
    }
}
