import MessageStore
import Messenger
import Testing

@testable import ChatServices

/// Nobody becomes a contact by saying so: it takes a link or a request of the user.
@Suite(.serialized) struct BadConnectionTests {
    private func id(of link: ConnectLink, _ house: House) throws -> LinkID {
        try #require(try house.store.read { try $0.link(link)?.id })
    }

    private func address(_ person: Person) throws -> RemoteID {
        try #require(try person.house.store.read { try $0.profile(person.id)?.remoteID })
    }

    @Test func strangerWithoutALinkStaysAStranger() async throws {
        let house = try House()
        let (ada, mal) = (try await house.person("Ada"), try await house.person("Mal"))
        let link = try id(of: try await ada.link(), house)
        let others = try id(of: try await mal.link(), house)
        try await mal.post([nil, link, others, LinkID(4711)].map { .connected($0) }, to: ada)
        #expect(try ada.contacts().isEmpty && ada.chats().count == 2, "notes and the link's row")
        #expect(ada.log.asideReasons.isEmpty)
    }

    @Test func linkThatSomeoneElseHasUsedConnectsOnlyThem() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let mal = try await house.person("Mal")
        let link = try await ada.link()
        let row = try #require(try ada.chats().last?.id)
        await ada.close()
        // Someone else has the profile open, so that both letters wait, Mal's first.
        var lock: ProfileLock? = try house.store.lock(ada.id)
        let (id, address) = (try id(of: link, house), try address(ada))
        _ = try house.store.write { writer in
            try ProfileTransaction(mal.id, in: writer, now: .systemNow).post(.connected(id), to: address, in: writer)
        }
        try await bea.ask(.connect(link))
        withExtendedLifetime(lock) {}
        lock = nil
        let again = try await house.open(ada.id)
        try await again.catchUp()
        #expect(try again.contacts().map(\.names.displayName) == ["Bea"])
        #expect(try again.row(row)?.kind.contact != nil)
    }

    @Test func letterThatComesTwiceDoesNotBringBackAContact() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let link = try await ada.link()
        try await bea.ask(.connect(link))
        try await eventually("the contact") { try ada.contact(named: "Bea") != nil }
        let letter = MailboxMessage.Body.connected(try id(of: link, house))
        try await bea.post([letter, .connected(nil)], to: ada)
        let contact = try #require(try ada.contacts().first)
        #expect(try ada.contacts().count == 1 && contact.connection == .ready)
        for connection: Contact.Connection in [.blocked, .inactive, .card] {
            _ = try house.store.write { try $0.update(contact.id) { $0.connection = connection } }
            try await bea.post([letter, .connected(nil)], to: ada)
            #expect(try ada.contacts().map(\.connection) == [connection])
        }
        try await ada.remove(.contact(try ada.chat(with: bea), keepsConversation: false, tells: false))
        try await bea.post([letter, .connected(nil)], to: ada)
        #expect(try ada.contacts().isEmpty)
    }

    @Test func blockedContactWhoUsesALinkStaysBlocked() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let contact = try #require(try ada.contact(named: "Bea")).id
        _ = try house.store.write { try $0.update(contact) { $0.connection = .blocked } }
        try await bea.remove(.contact(try bea.chat(with: ada), keepsConversation: false, tells: false))
        let link = try await ada.link()
        try await bea.ask(.connect(link))
        try await ada.catchUp()
        #expect(try ada.contact(named: "Bea")?.connection == .blocked)
        #expect(try ada.chats().count == 2, "notes and Bea: nobody else can use the link")
    }

    /// Only a contact who was asked, and no longer knows the user, may accept under a random name.
    @Test func contactDoesNotBecomeAnotherOneUnderARandomName() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let secret = try await bea.connectIncognito(with: try await house.person("Cy"))
        let hidden = try #require(try bea.peer(in: secret.chat).incognitoAddress)
        let address = try address(ada)
        _ = try house.store.write { writer in
            try ProfileTransaction(bea.id, in: writer, now: .systemNow)
                .speaking(as: Identity(incognito: secret.name, at: hidden)).post(
                    .connected(nil), to: address, in: writer)
        }
        try await ada.catchUp()
        #expect(try ada.contacts().map(\.names.displayName) == ["Bea"])
    }
}
