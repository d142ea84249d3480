import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Looking for a contact or a chat.
@Suite struct FindContactTests {
    @Test func everybodyIsThereWithWhatTheyWaitFor() {
        let lines = App.lines(.finding()).joined(separator: "\n")
        for text in [
            "Emmy, wants to connect", "Invite link", "Grace Hopper, selected", "Mo, no chat yet", "archived",
        ] {
            let text = text.replacing(", selected", with: "")
            #expect(lines.contains(text), "\(text)")
        }
        #expect(!lines.contains("\u{202E}") && !lines.contains("\u{1B}"))
    }

    @Test func enterOpensWhoIsSelected() {
        // A request leads to its card, a contact to its chat, one without a chat to a new one.
        if case .card(let card) = typed("enter", in: .finding()).frontLayer {
            #expect(card.chat.id == ChatID(9))
        } else {
            Issue.record("no card")
        }
        let opened = typed("down", "down", "enter", in: .finding())
        #expect(opened.frontLayer == nil && opened.main?.conversation?.chat.id == ChatID(2))
        var state = typed("ctrl-end", in: .finding())
        #expect(App.reduce(&state, .key("enter")) == [.request(.openChat(ContactID(77)), by: .chatActions)])
        _ = App.reduce(&state, .chatReady(.fixture(99, "Mo"), .requested))
        #expect(state.frontLayer == nil && state.main?.conversation?.chat.id == ChatID(99))
    }

    @Test func aClickOpensWhoIsClicked() {
        let state = clicked("山田太郎", inLineWith: "山田太郎", in: .finding())
        #expect(state.main?.conversation?.chat.id == ChatID(3))
    }

    @Test func aNameIsSearchedWithEveryKey() {
        var state = AppState.finding()
        let query = PeopleQuery(ProfileID(1), NameSearch("gr"), limit: 200, isReadyOnly: false)
        _ = App.reduce(&state, .key("g"))
        #expect(App.reduce(&state, .key("r")) == [.perform(.query(.people(query)), id: "load-people")])
        // A space at the end asks nothing new.
        #expect(App.reduce(&state, .key("space")) == [])
        _ = App.reduce(&state, .newChat(.peopleFailed(query, .offline)))
        #expect(state.found?.problem == nil || shown(state).contains("The service can't"))
    }

    @Test func aPastedLinkIsLookedAt() {
        var state = AppState.finding()
        let effects = App.reduce(&state, .terminal(.paste(ConnectLink.fixture.address)))
        #expect(effects.contains(.request(.plan(.fixture), by: .newChat, id: "plan-new-link")))
        #expect(state.followed?.preview.link == .fixture)
    }

    @Test func nobodyYetSaysWhatToDo() {
        #expect(shown(.finding([])).contains("You have no contacts yet."))
        var state = AppState.finding([])
        #expect(App.reduce(&state, .key("enter")) == [])
    }

    @Test func whatChangesMeanwhileIsReadAgain() {
        var state = typed("down", "down", in: .finding())
        var changes = ChangeSet()
        changes.chats.insert(ChatID(2))
        let query = PeopleQuery(ProfileID(1), NameSearch(""), limit: 200, isReadyOnly: false)
        #expect(App.reduce(&state, .changed(changes)).contains(.perform(.query(.people(query)), id: "load-people")))
        // Who is selected stays selected wherever they are now.
        _ = App.reduce(
            &state, .newChat(.peopleFound(query, PeopleList([Person.fixtures[3], Person.fixtures[2]]))))
        #expect(state.found?.selectedIndex == 1)
    }

    @Test func theWheelAndPagesScroll() {
        let people = (1...100).map { Person.fixture(UInt64($0), "Contact \($0)") }
        var state = AppState.finding(people)
        var renderer = Renderer<AppAction>(sheet: StyleSheet())
        func draw() {
            for _ in 0..<3 {
                for action in renderer.render(App.view(state), size: state.size).actions {
                    _ = App.reduce(&state, action)
                }
            }
        }
        draw()
        _ = App.reduce(&state, .newChat(.peopleTurned(2)))
        draw()
        #expect(state.found?.viewport?.firstIndex == 6)
        _ = App.reduce(&state, .key("page-down"))
        draw()
        #expect((state.found?.selectedIndex ?? 0) > 5)
        _ = App.reduce(&state, .key("ctrl-home"))
        draw()
        #expect(state.found?.viewport?.firstIndex == 0)
    }
}
