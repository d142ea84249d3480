import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Nothing of what is typed into the palette and the switcher, and nothing of what is found, gets into a recording.
@Suite struct ChooserRedactionTests {
    private static let contact = Contact(id: ContactID(1), profile: ProfileID(1), names: Names("Solveig"))

    private static let actions: [AppAction] = [
        .palette(.edited(.insert("solveig"))),
        .switcher(.edited(.insert("solveig"))),
        .switcher(.found(FuzzyPattern("solveig"), FuzzyNames(chats: [.fixture(3, "Solveig")], contacts: [contact]))),
        .switcher(.chosen(.chat(.fixture(3, "Solveig")))),
        .switcher(.chosen(.contact(contact))),
    ]

    @Test func noWordIsLeft() {
        for action in Self.actions {
            #expect("\(action)".lowercased().contains("solveig"))
            #expect(!"\(action.redacted(by: Redaction(width: DisplayWidth.of)))".lowercased().contains("solveig"))
        }
    }

    @Test func whichCommandWasGivenStays() {
        for action in [AppAction.palette(.chosen(.mute)), .switcher(.chosen(.command(.themes)))] {
            #expect(action.redacted(by: Redaction(width: DisplayWidth.of)) == action)
        }
    }
}
