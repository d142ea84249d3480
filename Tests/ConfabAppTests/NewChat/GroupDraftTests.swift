import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// A group: its name, then its members.
@Suite struct GroupDraftTests {
    private let me = ProfileID(1)

    private func naming(_ name: String) -> AppState {
        var state = AppState.fixture()
        _ = App.reduce(&state, .command(.createGroup))
        _ = App.reduce(&state, .terminal(.paste(name)))
        return state
    }

    private func pickedNames(_ state: AppState) -> [String] { state.draft?.picked.map(\.name) ?? [] }

    @Test func whatIsWrongWithTheNameIsSaidWhileItIsTyped() {
        #expect(shown(naming("Tea")).contains("The members see you as Ada"))
        let long = naming(String(repeating: "x", count: 65))
        #expect(shown(long).contains("the limit is 64"))
        #expect(shown(long).contains("65/64"))
        #expect(typed("enter", in: long).draft?.people == nil)
        let marks = naming("a" + String(repeating: "\u{301}", count: 4000))
        #expect(marks.draft?.obstacle == nil || shown(marks).contains("too long"))
    }

    @Test(arguments: ["", "   ", "\u{200B}\u{202E}", "\u{2800}"]) func withoutANameItDoesNotGoOn(name: String) {
        let state = naming(name)
        #expect(!shown(state).contains("needs at least"))
        let refused = typed("enter", in: state)
        #expect(refused.draft?.people == nil)
        #expect(shown(refused).contains("Enter a name."))
        #expect(typed("T", in: refused).draft?.name.problem == nil)
    }

    @Test func thenContactsAreAskedFor() {
        for way in ["key", "mouse"] {
            var state = naming("Tea")
            let action = way == "key" ? AppAction.key("enter") : click("Next", of: state)
            let query = PeopleQuery(me, NameSearch(""), limit: 200, isReadyOnly: true)
            #expect(App.reduce(&state, action ?? .key("f1")) == [.perform(.query(.people(query)), id: "load-people")])
            #expect(shown(state).contains("Add people to Tea"))
        }
    }

    @Test func theNameGoesOnAfterTheButtonWasLeft() {
        var state = naming("Tea")
        _ = App.reduce(&state, .key("enter"))
        // Nobody was read yet, so Enter goes to the button.
        #expect(shown(state).contains("Enter to button"))
        state = typed("enter", in: state)
        #expect(shown(state).contains("Enter create"))
        state = typed("escape", in: state)
        #expect(shown(state).contains("Enter continue"))
        #expect(typed("enter", in: state).draft?.isOnButton == false)
    }

    @Test func choosingSomeoneWhoKnowsARandomNameSaysWhyTheyCannotBeInvited() {
        var state = typed("down", "down", "enter", in: .members())
        #expect(pickedNames(state).isEmpty)
        #expect(shown(state).contains("you only by a random"))
        state = typed("up", "enter", in: state)
        #expect(pickedNames(state) == ["山田太郎"])
        #expect(!shown(state).contains("you only by a random"))
    }

    @Test func severalArePickedWithKeys() {
        // Grace, Yamada, someone who knows a random name, an old friend, Mo.
        var state = typed("enter", "down", "enter", "down", "enter", in: .members())
        #expect(pickedNames(state) == ["Grace Hopper", "山田太郎"])
        #expect(shown(state).contains("Create and invite 2"))
        state = typed("up", "enter", in: state)
        #expect(pickedNames(state) == ["Grace Hopper"])
        state = typed("tab", in: state)
        #expect(
            App.reduce(&state, .key("enter"))
                == [.request(.createGroup(name: "Tea", inviting: [ContactID(2)]), by: .newChat)])
        #expect(shown(state).contains("Creating group…"))
        #expect(App.reduce(&state, .key("enter")) == [])
    }

    @Test func severalArePickedWithTheMouse() {
        var state = clicked("Mo ", in: clicked("Grace", inLineWith: "[ ]", in: .members()))
        #expect(pickedNames(state) == ["Grace Hopper", "Mo"])
        state = clicked("Grace", inLineWith: "[✓]", in: state)
        #expect(pickedNames(state) == ["Mo"])
        guard let action = click("Create and invite 1", of: state) else { return }
        #expect(
            App.reduce(&state, action) == [.request(.createGroup(name: "Tea", inviting: [ContactID(77)]), by: .newChat)]
        )
    }

    /// An invitation would tell who is behind the random name.
    @Test func whoKnowsARandomNameCannotBePicked() {
        let state = typed("down", "down", "enter", in: .members())
        #expect(pickedNames(state) == [])
        #expect(shown(state).contains("knows a random name"))
        #expect(shown(state).contains("Evil"))
    }

    @Test func membersCanBeLeftOut() {
        var state = typed("tab", in: .members())
        #expect(shown(state).contains("Create without inviting anyone"))
        #expect(App.reduce(&state, .key("enter")) == [.request(.createGroup(name: "Tea", inviting: []), by: .newChat)])
        // Where there is nobody, Enter leads to the button.
        let alone = typed("enter", in: .members([]))
        #expect(alone.draft?.isOnButton == true)
        #expect(shown(alone).contains("nobody to invite"))
        // Below the last one there is the button.
        let below = typed("ctrl-end", "down", in: .members())
        #expect(below.draft?.isOnButton == true)
        #expect(typed("up", in: below).draft?.isOnButton == false)
    }

    @Test func searchingKeepsWhoWasPicked() {
        var state = typed("enter", in: .members())
        let effects = App.reduce(&state, .key("m"))
        let query = PeopleQuery(me, NameSearch("m"), limit: 200, isReadyOnly: true)
        #expect(effects == [.perform(.query(.people(query)), id: "load-people")])
        _ = App.reduce(&state, .newChat(.peopleFound(query, PeopleList([Person.fixtures[6]]))))
        #expect(pickedNames(typed("enter", in: state)) == ["Grace Hopper", "Mo"])
        // What was asked for before is no answer.
        let old = PeopleQuery(me, NameSearch(""), limit: 200, isReadyOnly: true)
        let before = state
        _ = App.reduce(&state, .newChat(.peopleFound(old, PeopleList())))
        #expect(state == before)
        _ = App.reduce(&state, .newChat(.peopleFound(query, PeopleList())))
        #expect(shown(state).contains("No contact with that name."))
    }

    /// The service's answer, with refused invitations.
    private func made(_ refused: [RefusedInvitation] = []) -> AppAction {
        let request = ServiceRequest.createGroup(name: "Tea", inviting: [ContactID(2)])
        return .answered(request, by: .newChat, .group(ChatID(99), refused: refused))
    }

    @Test func theGroupOpensAndSaysWhoWasInvited() {
        var state = typed("enter", "tab", "enter", in: .members())
        let chat = ChatSummary.fixture(99, "Tea", kind: .group(GroupID(9)))
        let effects = App.reduce(&state, made())
        #expect(effects == [.perform(.query(.group(ChatID(99)))), state.expiry])
        #expect(state.said == ["1 contact invited to Tea"])
        _ = App.reduce(&state, .chatReady(chat, .created))
        #expect(state.frontLayer == nil && state.main?.conversation?.chat.id == ChatID(99))
        #expect(state.savedInput[.group].isEmpty)
    }

    @Test func whoWasNotInvitedIsNamed() {
        var state = typed("enter", "tab", "enter", in: .members())
        let refused = [
            RefusedInvitation(name: "Grace\u{202E}", reason: .gone("Grace")),
            RefusedInvitation(name: "Mo", reason: .gone("Grace")),
        ]
        #expect(App.reduce(&state, made(refused)).first == .perform(.query(.group(ChatID(99)))))
        #expect(
            state.said.last == "Not invited to Tea: Grace, Mo. Grace is no longer on this machine.")
    }

    @Test func aGroupIsNotOpenedInFrontOfSomethingElse() {
        for layers in [[], [Layer.help(Help())]] {
            var state = typed("enter", "tab", "enter", in: .members())
            state.layers = layers
            let chat = ChatSummary.fixture(99, "Tea", kind: .group(GroupID(9)))
            _ = App.reduce(&state, .chatReady(chat, .created))
            #expect(state.layers == layers)
            #expect((state.main?.conversation?.chat.id == ChatID(99)) == layers.isEmpty)
        }
    }

    @Test func aGroupOfAProfileThatWasLeftIsNotOpened() {
        var state = AppState.members()
        let call = ServiceCall(.createGroup(name: "Tea", inviting: []), of: ProfileID(2), by: .newChat)
        #expect(App.reduce(&state, .answered(call, .done(.group(ChatID(99), refused: [])))) == [])
    }

    @Test func whatFailedKeepsNameAndMembers() {
        var state = typed("enter", "tab", "enter", in: .members())
        _ = App.reduce(&state, .refused(.createGroup(name: "Tea"), by: .newChat, .offline))
        #expect(shown(state).contains("The service can't"))
        #expect(pickedNames(state) == ["Grace Hopper"])
        #expect(
            App.reduce(&state, .key("enter"))
                == [.request(.createGroup(name: "Tea", inviting: [ContactID(2)]), by: .newChat)])
    }

    @Test func escapeGoesBackToTheNameThenAway() {
        var state = typed("enter", "escape", in: .members())
        #expect(state.draft?.people == nil && pickedNames(state) == ["Grace Hopper"])
        state = typed("escape", in: state)
        #expect(state.frontLayer == nil && state.savedInput[.group].text == "Tea")
    }

    /// A hundred thousand contacts are never all read.
    @Test func moreAreReadAsOneScrolls() {
        let people = (1...200).map { Person.fixture(UInt64($0), "Contact \($0)") }
        var state = AppState.members(people, hasMore: true)
        let next = PeopleQuery(me, NameSearch(""), limit: 400, isReadyOnly: true)
        #expect(App.reduce(&state, .key("ctrl-end")) == [.perform(.query(.people(next)), id: "load-people")])
        #expect(state.draft?.people?.selected == .chat(ChatID(200)))
        var limit = 400
        while limit < NewChat.mostPeople {
            let query = PeopleQuery(me, NameSearch(""), limit: limit, isReadyOnly: true)
            let more = (1...limit).map { Person.fixture(UInt64($0), "Contact \($0)") }
            _ = App.reduce(&state, .newChat(.peopleFound(query, PeopleList(more, hasMore: true))))
            #expect(state.draft?.people?.selectedIndex == limit / 2 - 1)
            _ = App.reduce(&state, .key("ctrl-end"))
            limit *= 2
        }
        // There is an end to that; then a name leads further.
        let query = PeopleQuery(me, NameSearch(""), limit: limit, isReadyOnly: true)
        _ = App.reduce(&state, .newChat(.peopleFound(query, PeopleList(people, hasMore: true))))
        #expect(App.reduce(&state, .key("ctrl-end")) == [])
        #expect(state.draft?.people?.isCut == true)
    }
}
