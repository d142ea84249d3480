import Messenger
import Testing

@testable import MessageStore

/// The contacts of a profile, for lists to choose from.
@Suite struct PeopleListTests {
    private func people(
        _ home: TemporaryStore, _ text: String = "", limit: Int = 50, isReadyOnly: Bool = false
    ) throws -> PeopleList {
        let query = PeopleQuery(home.me, NameSearch(text), limit: limit, isReadyOnly: isReadyOnly)
        return try home.store.read { try $0.people(query) }
    }

    private func names(_ list: PeopleList) -> [String] { list.people.map(\.name) }

    @discardableResult
    private func contact(
        _ home: TemporaryStore, _ name: String, _ connection: Contact.Connection = .ready, at address: RemoteID? = nil
    ) throws -> ContactID {
        try home.store.write {
            let contact = Contact(
                id: .unassigned, profile: home.me, names: Names(name), remoteID: address, connection: connection)
            return try $0.add(contact)
        }.result
    }

    @discardableResult
    private func row(_ home: TemporaryStore, _ name: String, _ kind: ChatKind) throws -> ChatID {
        try home.store.write {
            try $0.add(
                Chat(
                    id: .unassigned, profile: home.me, kind: kind, names: Names("", alias: name),
                    condition: .needsAccepting))
        }.result
    }

    @Test func everybodyIsThereOnce() throws {
        let home = try TemporaryStore()
        _ = try home.chat("Ann")
        _ = try home.chat("Ben", settings: ChatSettings(isArchived: true))
        try contact(home, "Cy")
        _ = try home.group("Dora's group")
        #expect(names(try people(home)) == ["Ann", "Ben", "Cy"])
        #expect(try !people(home).hasMore)
        #expect(names(try people(home, "b")) == ["Ben"])
        #expect(names(try people(home, "CY")) == ["Cy"])
        #expect(names(try people(home, "dora")) == [])
    }

    @Test func whoWaitsComesFirst() throws {
        let home = try TemporaryStore()
        try row(home, "Requesting", .contactRequest(ContactRequest()))
        try row(home, "Waiting", .pendingConnection(PendingConnection(side: .invited)))
        _ = try home.chat("Ann")
        let list = try people(home)
        #expect(Set(names(list).prefix(2)) == ["Requesting", "Waiting"])
        #expect(names(list).last == "Ann")
        #expect(list.people.map(\.isPending) == [true, true, false])
    }

    /// However many have written since.
    @Test func whoWaitsForLongComesFirstAllTheSame() throws {
        let home = try TemporaryStore()
        try row(home, "Requesting", .contactRequest(ContactRequest()))
        let link = try #require(ConnectLink(secret: "q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1"))
        try home.store.write { writer in
            let id = try writer.add(LinkRecord(profile: home.me, link: link, createdAt: .zero))
            let chat = try writer.add(
                Chat(
                    id: .unassigned, profile: home.me,
                    kind: .pendingConnection(PendingConnection(side: .invited, link: link, linkID: id)),
                    names: Names(""), condition: .connecting))
            try writer.update(id) { $0.chat = chat }
        }
        for number in 0..<30 { _ = try home.chat("Ann \(number)", settings: ChatSettings(pinnedOrder: number)) }
        let list = try people(home, limit: 10)
        #expect(list.people.count == 10 && list.hasMore)
        #expect(list.people.map(\.isPending) == [true, true] + Array(repeating: false, count: 8))
        #expect(Set(try people(home, limit: 100).people.map(\.id)).count == 32)
        #expect(try people(home, limit: 100).people.count == 32)
    }

    @Test func onlyThoseWhoCanBeWrittenTo() throws {
        let home = try TemporaryStore()
        try row(home, "Requesting", .contactRequest(ContactRequest()))
        let ann = try #require(try home.chat(home.chat("Ann")).kind.contact)
        try home.store.write { try $0.update(ann) { $0.remoteID = RemoteID("ann") } }
        let left = try home.chat("Gone")
        try home.store.write { try $0.update(left) { $0.condition = .ended } }
        try contact(home, "Cy", at: RemoteID("cy"))
        try contact(home, "Card", .card, at: RemoteID("card"))
        // Brought in from elsewhere: nothing leads to them.
        _ = try home.chat("Brought with a chat")
        try contact(home, "Brought")
        #expect(names(try people(home, isReadyOnly: true)) == ["Ann", "Cy"])
    }

    @Test func theRestIsAskedFor() throws {
        let home = try TemporaryStore()
        for number in 0..<6 { _ = try home.chat("Ann \(number)") }
        for number in 0..<6 { try contact(home, "Ben \(number)") }
        #expect(try people(home, limit: 4).people.count == 4)
        #expect(try people(home, limit: 4).hasMore)
        #expect(try people(home, limit: 6).people.count == 6)
        #expect(try people(home, limit: 6).hasMore)
        #expect(try people(home, limit: 8).people.count == 8)
        #expect(try people(home, limit: 8).hasMore)
        #expect(try people(home, limit: 12).people.count == 12)
        #expect(try !people(home, limit: 12).hasMore)
        #expect(try people(home, "ben", limit: 4).people.count == 4)
        #expect(try people(home, "ben", limit: 4).hasMore)
    }

    @Test func anotherProfileIsNotAsked() throws {
        let home = try TemporaryStore()
        let other = try home.store.write { try $0.add(Profile(id: .unassigned, names: Names("Other"))) }.result
        try home.store.write {
            _ = try $0.add(Contact(id: .unassigned, profile: other, names: Names("Theirs")))
        }
        #expect(try people(home) == PeopleList())
        #expect(try people(home, "theirs") == PeopleList())
    }
}
