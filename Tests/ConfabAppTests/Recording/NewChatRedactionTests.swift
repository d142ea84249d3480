import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Nothing of a link, of a code, of a path and of a name gets into a recording.
@Suite struct NewChatRedactionTests {
    private static let contact = Contact(id: ContactID(1), profile: ProfileID(1), names: Names("Solveig"))

    private static let actions: [AppAction] = [
        .newChat(.linkCreated(.fixture, ChatID(1), .fixture)),
        .refused(.createLink, by: .newChat, .gone("Solveig")),
        .newChat(.codeRead("/home/solveig/a.png", .found(["Solveig", ConnectLink.fixture.address]))),
        .newChat(.codeRead("/home/solveig/a.png", .failed(.noFile("/home/solveig/a.png")))),
        .answered(.plan(.fixture), by: .newChat, .plan(.new(name: "Solveig"))),
        .refused(.plan(.fixture), by: .newChat, .gone("Solveig")),
        .refused(.connect(.fixture), by: .newChat, .gone("Solveig")),
        .chatReady(.fixture(1, "Solveig"), .requested),
        .chatReady(.fixture(1, "Solveig"), .joined),
        .chatReady(.fixture(1, "Solveig"), .created),
        .refused(.createGroup(name: "Solveig"), by: .newChat, .gone("Solveig")),
        .newChat(
            .peopleFound(
                PeopleQuery(ProfileID(1), NameSearch("solveig"), limit: 1, isReadyOnly: true),
                PeopleList([.chat(.fixture(1, "Solveig")), .contact(contact)]))),
        .newChat(
            .peopleFailed(
                PeopleQuery(ProfileID(1), NameSearch("solveig"), limit: 1, isReadyOnly: true), .gone("Solveig"))),
        .newChat(.edited(.insert("solveig"))),
    ]

    @Test func noWordIsLeft() throws {
        for action in Self.actions {
            let redacted = action.redacted(by: Redaction(width: DisplayWidth.of))
            #expect(redacted != action)
            let text = "\(redacted)".lowercased()
            #expect(!text.contains("solveig"), "\(text)")
            #expect(!text.contains("q7hx2"), "\(text)")
        }
    }

    /// Its description does not show the secret, so what is written has to be looked at.
    @Test func noSecretAndNoCodeIsLeft() throws {
        for action in Self.actions {
            switch action.redacted(by: Redaction(width: DisplayWidth.of)) {
            case .newChat(.linkCreated(let link, _, let code)): #expect(link != .fixture && code == nil)
            case .answered(let call, _):
                #expect(call.request != .plan(.fixture) && call.request != .connect(.fixture))
            default: break
            }
        }
    }
}
