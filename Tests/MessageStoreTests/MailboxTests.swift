import MessageStore
import Messenger
import Testing

@Suite struct MailboxTests {
    private let home: TemporaryStore

    init() throws { home = try TemporaryStore() }

    @Test func whatIsPostedArrivesOnceAndInOrder() throws {
        try home.store.write { writer in
            for index in 0..<10 as Range<UInt8> { try writer.post([index], id: RemoteID("\(index)"), to: home.me) }
            let again = try writer.post([99], id: RemoteID("3"), to: home.me)
            #expect(!again)
        }
        let items = try home.store.read { try $0.mailbox(of: home.me) }
        #expect(items.map(\.payload) == (0..<10).map { [$0] })
        #expect(items.map(\.number) == items.map(\.number).sorted())
    }

    @Test func takingOutLeavesTheRest() throws {
        try home.store.write { writer in
            for index in 0..<5 as Range<UInt8> { try writer.post([index], id: RemoteID("\(index)"), to: home.me) }
        }
        let items = try home.store.read { try $0.mailbox(of: home.me, limit: 3) }
        try home.store.write { try $0.removeMailbox(of: home.me, through: items[2].number) }
        #expect(try home.store.read { try $0.mailbox(of: home.me).map(\.payload) } == [[3], [4]])
    }

    @Test func whatTheSenderDoesNotCommitDoesNotArrive() throws {
        #expect(throws: StoreError.self) {
            try home.store.write { writer in
                try writer.post([1], id: RemoteID("1"), to: home.me)
                throw StoreError.other("changed my mind")
            }
        }
        #expect(try home.store.read { try $0.mailbox(of: home.me) } == [])
    }

    @Test func aMailboxOfNobodyIsAnError() throws {
        #expect(throws: StoreError.missing(.profile(ProfileID(77)))) {
            try home.store.write { try $0.post([1], id: RemoteID("1"), to: ProfileID(77)) }
        }
    }

    @Test func theChangeNamesTheMailbox() throws {
        let changes = try home.store.write { try $0.post([1], id: RemoteID("1"), to: home.me) }.changes
        #expect(changes.mailboxes == [home.me])
    }

    @Test func aLinkIsFoundByItsSecretUntilItIsRemoved() throws {
        let link = try #require(ConnectLink(secret: "0123456789abcdef"))
        let id = try home.store.write {
            try $0.add(LinkRecord(profile: home.me, link: link, createdAt: Timestamp(milliseconds: 1)))
        }.result
        #expect(try home.store.read { try $0.link(link)?.id } == id)
        try home.store.write { try $0.update(id) { $0.usedAt = Timestamp(milliseconds: 2) } }
        #expect(try home.store.read { try $0.link(link)?.usedAt } == Timestamp(milliseconds: 2))
        try home.store.write { try $0.remove(id) }
        #expect(try home.store.read { try $0.link(link) } == nil)
    }
}
