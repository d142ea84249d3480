import Messenger
import Testing

@Suite struct ConnectLinkTests {
    private let secret = "abcdEFGH0123-_xyz"
    private var address: String { "confab://connect/" + secret }

    @Test func aLinkIsFoundAmongWords() {
        #expect(ConnectLink.find(in: "hi, use \(address).") == .one(ConnectLink(secret: secret)!))
        #expect(ConnectLink.find(in: "  CONFAB://Connect/\(secret)\n") == .one(ConnectLink(secret: secret)!))
        #expect(ConnectLink.find(in: "\(address) \(address)") == .one(ConnectLink(secret: secret)!))
    }

    @Test func theWordBeforeALinkIsNoPartOfIt() {
        #expect(ConnectLink.find(in: "confab:/ is how \(address) begins") == .one(ConnectLink(secret: secret)!))
    }

    @Test func twoLinksAreNotGuessedBetween() {
        #expect(ConnectLink.find(in: "\(address) \(address)0") == .several)
    }

    @Test(arguments: [
        "confab://connect/", "confab://connect/short", "confab://connect/" + String(repeating: "a", count: 129),
        "CONFAB:/", "it's confab://connec", "confab://conect/abcdEFGH0123-_xyz",
        "connect/abcdEFGH0123-_xyz", "hi //Connect/abcdEFGH0123-_xyz.",
    ])
    func aLinkThatWasCutIsToldFromNone(_ text: String) {
        #expect(ConnectLink.find(in: text) == .malformed)
    }

    @Test(arguments: [
        "", "hello", "https://example.org/confab", "confab:", "confab", "connect/short", "reconnect/abcdEFGH0123-_xyz",
    ])
    func otherTextHasNoLink(_ text: String) {
        #expect(ConnectLink.find(in: text) == .none)
    }

    @Test func theSecretIsInNoDescription() {
        let link = ConnectLink(secret: secret)!
        var dumped = ""
        dump(link, to: &dumped)
        let kind = ChatKind.pendingConnection(PendingConnection(side: .invited, link: link))
        for text in ["\(link)", String(reflecting: link), dumped, "\(kind)", "\(ConnectLink.find(in: address))"] {
            #expect(!text.contains(secret))
        }
        #expect(link.address == address)
    }
}
