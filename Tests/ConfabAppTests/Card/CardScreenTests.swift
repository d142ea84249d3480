import ConfabApp
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

/// How cards look.
@Suite struct CardScreenTests {
    @Test(arguments: Card.Details.all.map(\.0))
    func everyKind(name: String) {
        guard let details = Card.Details.all.first(where: { $0.0 == name })?.1 else { return }
        checkLayer(.card(details), name)
    }

    @Test func aCardThatIsNotReadYet() {
        for (name, details) in Card.Details.all where name == "contact" || name == "group" {
            var state = AppState.tagged()
            state.layers = [.card(Card(details.chat))]
            checkLayer(state, name)
        }
    }

    @Test func aCustomer() {
        var details = Card.Details.aGroup
        details.chat.kind = .business(GroupID(1), .customer)
        details.chat.isIncognito = false
        checkLayer(.card(details), "customer")
    }

    @Test func aGroupThatOneLeft() { checkLayer(.card(.aGroup(.left, of: 5)), "left") }

    @Test func moreMembersThanFit() { checkLayer(.card(.aGroup(.ready, of: 60)), "many") }

    @Test func givingAName() {
        checkLayer(typed("tab", in: .card(.aContact)), "selected")
        checkLayer(typed("tab", "backspace", in: .card(.aContact)), "empty")
    }

    @Test func askingBeforeDeleting() {
        checkLayer(typed("G", "enter", in: .card(.pending(.invited, Card.Details.link))), "own-link")
        checkLayer(typed("G", "enter", in: .card(.pending(.accepted))), "accepted")
    }

    @Test func whatIsBeingDoneAndWhatCouldNotBe() {
        var state = typed("enter", in: .card(.aRequest))
        checkLayer(state, "busy")
        _ = App.reduce(
            &state,
            .refused(
                .acceptRequest(ChatID(9)), by: .card,
                .offline))
        checkLayer(state, "failed")
    }

    @Test func onlyASCII() {
        for (name, details) in Card.Details.all where name == "contact" || name == "own-link" {
            var state = AppState.card(details)
            state.options.glyphs = .ascii
            assertSnapshot(of: layerView(state), as: .screen(80, 23), named: name)
        }
    }

    @Test func aVeryLowTerminal() {
        for (name, details) in Card.Details.all {
            var state = AppState.card(details)
            state.size = Size(20, 6)
            assertSnapshot(of: App.view(state), as: .screen(20, 6), named: name)
        }
    }
}
