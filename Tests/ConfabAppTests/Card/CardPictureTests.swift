import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The pictures of people and groups on their cards.
@Suite struct CardPictureTests {
    private func contact(_ picture: StillPicture?) -> Card.Details {
        var details = Card.Details.aContact
        details.contact?.picture = picture
        return details
    }

    private var group: Card.Details {
        var details = Card.Details.aGroup
        details.group?.picture = .portrait
        return details
    }

    /// The card, on a screen of this size, before its picture was drawn.
    private func card(_ details: Card.Details, _ size: Size = Size(80, 24)) -> AppState {
        var state = AppState.tagged()
        state.size = size
        state.layers = [.card(Card(details.chat))]
        _ = App.reduce(&state, .card(.loaded(details.chat.id, details)))
        return state
    }

    private func drawn(_ state: AppState, _ outcome: PictureOutcome? = nil) throws -> AppState {
        var state = state
        let request = try #require(state.pictures.running)
        _ = try App.reduce(&state, .pictures(.drawn(request, outcome ?? .drawn(.stripes(request.size)))))
        return state
    }

    private func effects(_ details: Card.Details, _ change: (inout AppState) -> Void = { _ in }) -> [AppEffect] {
        var state = AppState.tagged()
        state.layers = [.card(Card(details.chat))]
        change(&state)
        return App.reduce(&state, .card(.loaded(details.chat.id, details)))
    }

    private func request(_ size: Size = Size(20, 10)) throws -> PictureRequest {
        PictureRequest(
            try #require(StillPicture.portrait.storedFile), size: size, isExact: true, symbols: .half,
            colors: .trueColor)
    }

    @Test func aPictureIsBesideTheFacts() throws {
        assertSnapshot(of: try drawn(card(contact(.portrait))), as: .layer(), named: "contact")
        assertSnapshot(of: try drawn(card(group)), as: .layer(), named: "group")
    }

    @Test func aNarrowScreenHasASmallerPicture() throws {
        for (size, columns) in [(Size(60, 20), 20), (Size(50, 24), 16), (Size(80, 10), 14)] {
            let screen = try shown(drawn(card(contact(.portrait), size)))
            let rows = screen.split(separator: "\n").filter { $0.contains("▄") }
            #expect(rows.count == columns / 2)
            #expect(rows.allSatisfy { row in row.count { $0 == "▄" } == columns })
            #expect(screen.contains("Name") && screen.contains("Open chat") && !screen.contains("AG"))
        }
    }

    @Test func initialsFillItsSpaceUntilItIsDrawn() throws {
        let before = card(contact(.portrait))
        assertSnapshot(of: before, as: .layer(alsoAt: .small))
        // Nothing moves when it arrives, or doesn't.
        let blank = { (text: String) in
            text.split(separator: "\n").map { $0.replacing("▄", with: " ").replacing("AG", with: "  ") }
        }
        #expect(try blank(shown(drawn(before))) == blank(shown(before)))
        #expect(try shown(drawn(before, .failed(.notDecoded))) == shown(before))
        #expect(try shown(drawn(before, .failed(.tooLarge(bytes: 1, limit: 0)))) == shown(before))
    }

    @Test func aCardRequestsItsPictureOnlyWhileItIsOpen() throws {
        #expect(effects(contact(.portrait)) == [.perform(.file(.draw(try request())))])
        #expect(effects(group) == [.perform(.file(.draw(try request())))])
        #expect(effects(contact(nil)).isEmpty)
        var state = card(contact(.portrait))
        #expect(state.pictures.wanted == [try request()])
        _ = App.reduce(&state, .key("escape"))
        #expect(state.layers.isEmpty && state.pictures.wanted.isEmpty)
    }

    @Test(arguments: [
        "", "files/picture.png", "../files/" + String(repeating: "cd", count: 32), "/etc/passwd",
        "files/" + String(repeating: "CD", count: 32), "files/" + String(repeating: "cd", count: 33), "\u{1B}[31m",
    ])
    func aPathThatLeadsElsewhereGivesNoPicture(path: String) {
        let details = contact(StillPicture(pixelWidth: 9, pixelHeight: 9, place: .stored(path: path)))
        #expect(effects(details).isEmpty)
        #expect(shown(card(details)) == shown(card(contact(nil))))
        #expect(App.lines(card(details)) == App.lines(card(contact(nil))))
    }

    @Test func optionsColorsAndSmallScreensShowInitialsInstead() throws {
        #expect(effects(contact(.portrait)) { $0.options.pictures = false }.isEmpty)
        #expect(effects(contact(.portrait)) { $0.options.glyphs = .ascii }.isEmpty)
        #expect(effects(contact(.portrait)) { $0.pictures.use(.ansi8) }.isEmpty)
        for size in [Size(45, 24), Size(80, 8), Size(20, 6)] {
            #expect(effects(contact(.portrait)) { $0.size = size }.isEmpty)
            #expect(shown(card(contact(.portrait), size)).contains("AG"))
        }
        #expect(
            effects(contact(.portrait)) { $0.size = Size(46, 24) }
                == [.perform(.file(.draw(try request(Size(12, 6)))))])
    }

    @Test func thePictureIsSpoken() {
        #expect(App.lines(card(contact(.portrait))).contains("Has a picture"))
        #expect(!App.lines(card(contact(nil))).contains("Has a picture"))
    }

    @Test func someoneInAMessageHasTheirPictureToo() throws {
        let member = Member(id: MemberID(1), group: GroupID(1), names: Names("Mo"), picture: .portrait)
        let person = MessageSender.member(member.id)
        let details = PersonCard.Details(DisplayRecord(member, nil), member: member, contact: nil, chat: nil)
        var state = AppState.fixture(open: ChatID(1))
        state.layers = [.personCard(PersonCard(person, in: ChatID(1), name: "Mo"))]
        #expect(App.reduce(&state, .personCard(.loaded(person, details))) == [.perform(.file(.draw(try request())))])
        #expect(App.lines(state).contains("Has a picture"))
        assertSnapshot(of: try drawn(state), as: .layer())
        state.options.pictures = false
        #expect(shown(state).contains("M  Mo"))
    }
}
