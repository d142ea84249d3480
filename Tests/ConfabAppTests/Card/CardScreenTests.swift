import ConfabApp
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@Suite struct CardScreenTests {
    @Test func everyKind() {
        assertSnapshot(of: .card(.aContact), as: .layer(alsoAt: .tiny, .small), named: "contact")
        assertSnapshot(of: .card(.aGroup), as: .layer(alsoAt: .tiny, .small), named: "group")
        assertSnapshot(of: .card(.someNotes), as: .layer(), named: "notes")
        assertSnapshot(of: .card(.aRequest), as: .layer(alsoAt: .tiny, .small), named: "request")
        assertSnapshot(of: .card(.anInvitation), as: .layer(), named: "invitation")
        assertSnapshot(of: .card(.pending(.invited, Card.Details.link)), as: .layer(alsoAt: .small), named: "own-link")
        assertSnapshot(of: .card(.pending(.requested)), as: .layer(), named: "requested")
        assertSnapshot(of: .card(.pending(.accepted)), as: .layer(), named: "accepted")
        assertSnapshot(of: .card(.aBrokenOne), as: .layer(alsoAt: .tiny, .small), named: "broken")
    }

    @Test func aCardThatIsNotReadYet() {
        for (name, details) in [("contact", Card.Details.aContact), ("group", Card.Details.aGroup)] {
            var state = AppState.tagged()
            state.layers = [.card(Card(details.chat))]
            assertSnapshot(of: state, as: .layer(), named: name)
        }
    }

    @Test func aCustomer() {
        var details = Card.Details.aGroup
        details.chat.kind = .business(GroupID(1), .customer)
        details.chat.isIncognito = false
        assertSnapshot(of: .card(details), as: .layer())
    }

    @Test func aGroupThatOneLeft() { assertSnapshot(of: .card(.aGroup(.left, of: 5)), as: .layer()) }

    @Test func moreMembersThanFit() {
        assertSnapshot(of: .card(.aGroup(.ready, of: 60)), as: .layer(alsoAt: .large))
    }

    @Test func givingAName() {
        assertSnapshot(of: typed("tab", in: .card(.aContact)), as: .layer(alsoAt: .small), named: "selected")
        assertSnapshot(of: typed("tab", "backspace", in: .card(.aContact)), as: .layer(), named: "empty")
    }

    @Test func askingBeforeDeleting() {
        let link = Card.Details.pending(.invited, Card.Details.link)
        assertSnapshot(of: typed("G", "enter", in: .card(link)), as: .layer(alsoAt: .small), named: "own-link")
        assertSnapshot(of: typed("G", "enter", in: .card(.pending(.accepted))), as: .layer(), named: "accepted")
    }

    @Test func whatIsBeingDoneAndWhatCouldNotBe() {
        var state = typed("enter", in: .card(.aRequest))
        assertSnapshot(of: state, as: .layer(), named: "busy")
        _ = App.reduce(
            &state,
            .refused(
                .acceptRequest(ChatID(9)), by: .card,
                .offline))
        assertSnapshot(of: state, as: .layer(alsoAt: .small), named: "failed")
    }

    @Test func onlyASCII() {
        let link = Card.Details.pending(.invited, Card.Details.link)
        for (name, details) in [("contact", Card.Details.aContact), ("own-link", link)] {
            var state = AppState.card(details)
            state.options.glyphs = .ascii
            assertSnapshot(of: state, as: .layer(), named: name)
        }
    }
}
