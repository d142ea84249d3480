import ChatServices
import Messenger
import Testing

@testable import MessageStore

/// Taking away what others are part of.
@Suite(.serialized) struct PartingTests {
    /// Three in a group of the first one.
    private func choir(_ house: House) async throws -> (people: [Person], chats: [ChatID]) {
        let ada = try await house.person("Ada")
        let chat = try await ada.chat(.createGroup(name: "Choir"))
        let group = try #require(try ada.row(chat)?.kind.group)
        var (people, chats) = ([ada], [chat])
        for name in ["Bea", "Cy"] {
            let guest = try await house.person(name)
            try await ada.connect(with: guest)
            try await ada.ask(.invite(try #require(try ada.contact(named: name)).id, to: group))
            try await eventually("the invitation") { try guest.group(named: "Choir") != nil }
            let row = try #require(try guest.group(named: "Choir")).id
            #expect(try await guest.chat(.joinGroup(row)) == row)
            people.append(guest)
            chats.append(row)
        }
        try await eventually("all to know each other") {
            try zip(people, chats).allSatisfy { person, chat in
                try house.store.read { store in
                    guard let group = try store.chat(chat)?.kind.group else { return false }
                    return try store.members(of: group).filter { $0.status == .joined }.count == 3
                }
            }
        }
        return (people, chats)
    }

    @Test(arguments: ContractTests.Kind.allCases) func aContactThatIsToldSeesThatItHasEnded(
        _ kind: ContractTests.Kind
    )
        async throws
    {
        let (ada, bea) = try await kind.house().friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        try await ada.send("aardvark", to: chat)
        try await ada.remove(.contact(chat, keepsConversation: false, tells: true))
        #expect(try ada.contact(named: "Bea") == nil && ada.row(chat) == nil)
        #expect(try ada.found("bea").chats == [] && ada.found("bea").contacts == [] && ada.hits("aardvark") == 0)
        try await eventually("the end") { try bea.row(seen)?.condition == .ended }
        #expect(try bea.texts(in: seen) == ["aardvark"])
        #expect(try bea.events(in: seen).last == .contactEvent(.left))
        await #expect(throws: ServiceError.cannotSend(.ended)) { try await bea.ask(.send(.text("why?"), to: seen)) }
        // They connect again: the other side in the chat of before, this one in a new one.
        try await ada.connect(with: bea)
        #expect(try bea.chat(with: ada) == seen && bea.row(seen)?.condition == .ready)
        try await bea.send("hello again", to: seen)
        try await eventually("it") { try ada.texts(in: ada.chat(with: bea)) == ["hello again"] }
        #expect(try ada.house.mismatches() == [])
    }

    @Test func aContactThatIsNotToldAsksAgainWhenItWrites() async throws {
        let (ada, bea) = try await House().friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        try await ada.remove(.contact(chat, keepsConversation: false, tells: false))
        let message = try await bea.send("Are you there?", to: seen)
        try await eventually("the request") { try ada.list().count == 2 }
        let row = try #require(try ada.rows().first { if case .contactRequest = $0.kind { true } else { false } })
        // The other side learns nothing of it.
        #expect(try bea.row(seen)?.condition == .ready && bea.message(message)?.delivery == .sent)
        let again = try await ada.chat(.acceptRequest(row.id))
        #expect(try ada.texts(in: again) == ["Are you there?"])
        #expect(try ada.row(again)?.condition == .ready)
        #expect(try ada.house.mismatches() == [])
    }

    @Test func aConversationThatIsKeptCanBeReadAndNobodyWritesThere() async throws {
        let (ada, bea) = try await House().friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        try await ada.send("aardvark", to: chat)
        try await ada.remove(.contact(chat, keepsConversation: true, tells: false))
        #expect(try ada.row(chat)?.condition == .ended && ada.texts(in: chat) == ["aardvark"])
        #expect(try ada.list().contains(chat) && ada.hits("aardvark") == 1)
        await #expect(throws: ServiceError.cannotSend(.ended)) { try await ada.ask(.send(.text("oh"), to: chat)) }
        // Nothing gets into it either. Who is accepted again is back in it.
        try await bea.send("hello?", to: seen)
        try await eventually("the request") { try ada.list().count == 3 }
        #expect(try ada.texts(in: chat) == ["aardvark"])
        let row = try #require(try ada.rows().first { if case .contactRequest = $0.kind { true } else { false } })
        #expect(try await ada.chat(.acceptRequest(row.id)) == chat)
        #expect(try ada.row(chat)?.condition == .ready && ada.row(row.id) == nil)
        // Kept, and then not: nothing of it stays.
        try await ada.remove(.contact(chat, keepsConversation: true, tells: true))
        try await eventually("the end") { try bea.row(seen)?.condition == .ended }
        try await ada.remove(.conversation(chat))
        #expect(try ada.row(chat) == nil && ada.contact(named: "Bea") == nil)
        #expect(try ada.found("bea").contacts == [] && ada.hits("aardvark") == 0)
        #expect(try ada.house.mismatches() == [])
    }

    @Test func whoIsBlockedStaysBlocked() async throws {
        let (ada, bea) = try await House().friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        let contact = try #require(try ada.contact(named: "Bea")).id
        _ = try ada.house.store.write { try $0.update(contact) { $0.connection = .blocked } }
        try await ada.remove(.contact(chat, keepsConversation: false, tells: true))
        try await bea.send("let me in", to: seen)
        try await eventually("an empty mailbox") {
            try ada.house.store.read { try $0.mailbox(of: ada.id) }.isEmpty
        }
        #expect(try ada.list().count == 1 && ada.texts(in: chat).isEmpty)
        #expect(try bea.row(seen)?.condition == .ready)
    }

    @Test func bothMayEndItAtOnce() async throws {
        let house = try House()
        for keeps in [true, false] {
            let (ada, bea) = try await house.friends(keeps ? "Ada" : "Amy", keeps ? "Bea" : "Bob")
            let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
            async let one = ada.ask(.remove([.contact(chat, keepsConversation: keeps, tells: true)]))
            async let other = bea.ask(.remove([.contact(seen, keepsConversation: keeps, tells: true)]))
            #expect(try await [one, other] == [.done, .done])
            for (person, chat) in [(ada, chat), (bea, seen)] {
                try await eventually("an empty mailbox") {
                    try house.store.read { try $0.mailbox(of: person.id) }.isEmpty
                }
                #expect(try person.row(chat)?.condition == (keeps ? .ended : nil))
                #expect(try person.rows().count == (keeps ? 2 : 1), "nobody asks for anything")
            }
        }
        #expect(try house.mismatches() == [])
    }

    @Test func aRandomNameEndsWithItsContact() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let chat = try await ada.chat(.connect(try await bea.link(), incognito: true))
        try await eventually("the contact") { try bea.rows().contains { $0.kind.contact != nil } }
        let seen = try #require(try bea.rows().first { $0.kind.contact != nil }).id
        try await ada.remove(.contact(chat, keepsConversation: false, tells: true))
        try await eventually("the end") { try bea.row(seen)?.condition == .ended }
        #expect(try ada.rows().count == 1)
        #expect(try house.mismatches() == [])
    }

    @Test(arguments: ContractTests.Kind.allCases) func anOwnerEndsAGroupForEverybody(
        _ kind: ContractTests.Kind
    )
        async throws
    {
        let house = try kind.house()
        let (people, chats) = try await choir(house)
        let ada = people[0]
        let dan = try await house.person("Dan")
        try await ada.connect(with: dan)
        let group = try #require(try ada.row(chats[0])?.kind.group)
        try await ada.ask(.invite(try #require(try ada.contact(named: "Dan")).id, to: group))
        try await eventually("the invitation") { try dan.group(named: "Choir") != nil }
        let invitation = try #require(try dan.group(named: "Choir")).id
        try await ada.send("aardvark", to: chats[0])
        try await ada.remove(.group(chats[0], forEveryone: true))
        #expect(try ada.row(chats[0]) == nil && ada.found("choir").chats == [] && ada.hits("aardvark") == 0)
        for (person, chat) in zip(people, chats).dropFirst() {
            try await eventually("the end") { try person.row(chat)?.condition == .ended }
            #expect(try person.events(in: chat).last == .groupEvent(.dissolved))
            #expect(try person.texts(in: chat).contains("aardvark"))
            await #expect(throws: ServiceError.cannotSend(.ended)) {
                try await person.ask(.send(.text("oh"), to: chat))
            }
            // Nothing is left to leave, so it goes at once.
            try await person.remove(.group(chat, forEveryone: false))
            #expect(try person.row(chat) == nil)
        }
        try await eventually("the end") { try dan.row(invitation)?.condition == .ended }
        let answer = try await dan.ask(.joinGroup(invitation))
        // Who has to ask again finds it gone.
        #expect(answer == .ended(name: "Choir") || kind == .unreliable && answer == .ended(name: ""))
        #expect(try dan.row(invitation) == nil)
        #expect(try house.mismatches() == [])
    }

    @Test func nobodyElseEndsAGroup() async throws {
        let house = try House()
        let (people, chats) = try await choir(house)
        await #expect(throws: ServiceError.notAllowed(.owner)) {
            try await people[1].ask(.remove([.group(chats[1], forEveryone: true)]))
        }
        // Nor does a mailbox message that says so.
        let remote = try house.store.read { try $0.group($0.chat(chats[1])?.kind.group ?? .unassigned)?.remoteID }
        let mail =
            #"{"body":{"dissolved":{"_0":"\#(remote?.rawValue ?? "")"}},"from":{"address":"\#(try address(people[1]))","fullName":"","name":"Bea"},"sentAt":1}"#
        _ = try house.store.write { try $0.post(Array(mail.utf8), id: RemoteID("forged"), to: people[2].id) }
        try await eventually("an empty mailbox") {
            try house.store.read { try $0.mailbox(of: people[2].id) }.isEmpty
        }
        #expect(try people[2].row(chats[2])?.condition == .ready)
        try await people[0].send("still here", to: chats[0])
        for (person, chat) in zip(people, chats) {
            try await eventually("it") { try person.texts(in: chat).last == "still here" }
        }
    }

    @Test func whoDeletesAGroupHereLeavesItFirst() async throws {
        let house = try House()
        let (people, chats) = try await choir(house)
        try await people[1].remove(.group(chats[1], forEveryone: false))
        #expect(try people[1].row(chats[1]) == nil)
        try await eventually("the others to know") {
            try people[0].events(in: chats[0]).contains(.groupEvent(.left(.named("Bea"))))
        }
        // The owner leaves: who has been there longest may do everything.
        try await people[0].remove(.group(chats[0], forEveryone: false))
        try await eventually("the heir") {
            try house.store.read { try $0.group($0.chat(chats[2])?.kind.group ?? .unassigned)?.role } == .owner
        }
        try await people[2].remove(.membership(chats[2]))
        #expect(try people[2].row(chats[2])?.condition == .left)
        try await people[2].remove(.membership(chats[2]))
        #expect(try house.mismatches() == [])
    }

    @Test func anInvitationToAGroupThatAllHaveLeftHasEnded() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let chat = try await ada.groups(["Choir"])[0]
        let group = try #require(try ada.row(chat)?.kind.group)
        try await ada.ask(.invite(try #require(try ada.contact(named: "Bea")).id, to: group))
        try await eventually("the invitation") { try bea.group(named: "Choir") != nil }
        let row = try #require(try bea.group(named: "Choir")).id
        try await ada.remove(.membership(chat))
        try await eventually("nobody to be there") {
            try house.store.read { store in
                try store.members(of: store.chat(row)?.kind.group ?? .unassigned).contains { $0.status == .left }
            }
        }
        #expect(try await bea.ask(.joinGroup(row)) == .ended(name: "Choir"))
        #expect(try bea.row(row) == nil && bea.found("choir").chats == [])
        #expect(try house.mismatches() == [])
    }

    private func address(_ person: Person) throws -> String {
        try person.house.store.read { try $0.profile(person.id)?.remoteID?.rawValue } ?? ""
    }
}
