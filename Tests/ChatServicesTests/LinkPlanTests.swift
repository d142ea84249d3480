import MessageStore
import Messenger
import Testing

@testable import ChatServices

/// A look at a link says what connecting by it would do, and does nothing.
@Suite(.serialized) struct LinkPlanTests {
    @Test(arguments: ContractTests.Kind.allCases) func aLinkOfSomeoneUnknownSaysWhose(
        _ kind: ContractTests.Kind
    ) async throws {
        let house = try kind.house()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let link = try await ada.link()
        let (hers, his) = (try ada.chats(), try bea.chats())
        for _ in 1...3 { #expect(try await bea.plan(link) == .new(name: "Ada")) }
        // Nothing came of looking: no contact, no row, and the link can be used.
        #expect(try ada.chats() == hers && bea.chats() == his)
        #expect(try house.store.read { try $0.link(link)?.usedAt } == nil)
        #expect(ada.log.all.allSatisfy { $0 == .session(.online) })
        let chat = try await bea.chat(.connect(link))
        #expect(try await bea.plan(link) == .known(chat))
    }

    @Test(arguments: ContractTests.Kind.allCases) func aLinkOfAContactLeadsToItsChat(
        _ kind: ContractTests.Kind
    ) async throws {
        let (ada, bea) = try await kind.house().friends()
        #expect(try await bea.plan(try await ada.link()) == .known(try bea.chat(with: ada)))
    }

    @Test(arguments: ContractTests.Kind.allCases) func onesOwnLinkLeadsToItsRow(
        _ kind: ContractTests.Kind
    ) async throws {
        let house = try kind.house()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let link = try await ada.link()
        let row = try #require(try ada.chats().last?.id)
        #expect(try await ada.plan(link) == .own(row))
        _ = try await bea.chat(.connect(link))
        // The row becomes the chat with the person who used it.
        try await eventually("the row to become the chat") { try ada.row(row)?.kind.contact != nil }
        #expect(try await ada.plan(link) == .known(row))
    }

    @Test(arguments: ContractTests.Kind.allCases) func aLinkThatSomebodyElseUsedTellsNoName(
        _ kind: ContractTests.Kind
    ) async throws {
        let house = try kind.house()
        let (ada, bea) = try await house.friends()
        let cy = try await house.person("Cy")
        let link = try await ada.link()
        _ = try await cy.chat(.connect(link))
        // Not even to who knows its maker: the link leads there no more.
        #expect(try await bea.plan(link) == .used)
        #expect(try await house.person("Dan").plan(link) == .used)
    }

    @Test func whoIsKnownUnderARandomNameIsKnown() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let first = try await bea.chat(.connect(try await ada.link(), incognito: true))
        let link = try await ada.link()
        #expect(try await bea.plan(link) == .known(first))
        // Known both ways, the open one it is.
        let open = try await bea.chat(.connect(link))
        #expect(open != first)
        #expect(try await bea.plan(try await ada.link()) == .known(open))
    }

    @Test func whoIsBehindARandomNameIsNotTold() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        // Ada meets Bea under a random name; a link of Ada's own is one of somebody new to Bea.
        _ = try await ada.chat(.connect(try await bea.link(), incognito: true))
        try await eventually("the contact") { try bea.chats().contains { $0.kind.contact != nil } }
        #expect(try await bea.plan(try await ada.link()) == .new(name: "Ada"))
    }

    @Test func aLinkThatIsTooOldOrWasTakenBackOrNeverWasIsGone() async throws {
        let clock = Clock()
        let house = try House(now: { clock.now })
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let old = try await ada.link()
        let back = try await ada.link()
        let row = try #require(try ada.chats().last?.id)
        try await ada.ask(.remove([.pending(row)]))
        #expect(try await bea.plan(back) == .gone)
        #expect(try await ada.plan(back) == .gone)
        #expect(try await bea.plan(old) == .new(name: "Ada"))
        clock.advance(days: 31)
        #expect(try await bea.plan(old) == .gone)
        #expect(try await bea.plan(try #require(ConnectLink(secret: "nobody_has_made_this_one"))) == .gone)
    }

    @Test func aLinkWhoseMakerIsGoneIsGone() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let link = try await ada.link()
        await ada.close()
        _ = try house.store.write { try $0.remove(ada.id) }
        #expect(try await bea.plan(link) == .gone)
    }

    @Test func aChatThatIsBeingConnectedOrHasEndedIsSaid() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let link = try await ada.link()
        let chat = try await bea.chat(.connect(link))
        let contact = try #require(try bea.row(chat)?.kind.contact)
        _ = try house.store.write { try $0.update(contact) { $0.connection = .connecting } }
        #expect(try await bea.plan(link) == .connecting(chat))
        let second = try await ada.link()
        #expect(try await bea.plan(second) == .connecting(chat))
        _ = try house.store.write { try $0.update(contact) { $0.connection = .blocked } }
        #expect(try await bea.plan(second) == .known(chat))
        // A connection that has ended starts again.
        _ = try house.store.write { try $0.update(contact) { $0.connection = .inactive } }
        #expect(try await bea.plan(second) == .new(name: "Ada"))
        #expect(try await bea.plan(link) == .used)
    }

    @Test func aChatThatWasDeletedOrIsACardIsStillTheOneThatALinkLeadsTo() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let link = try await ada.link()
        let chat = try bea.chat(with: ada)
        _ = try house.store.write { try $0.update(chat) { $0.isDeleted = true } }
        #expect(try await bea.plan(link) == .known(chat))
        _ = try house.store.write { try $0.update(chat) { ($0.isDeleted, $0.condition) = (false, .needsConnecting) } }
        #expect(try await bea.plan(link) == .known(chat))
    }

    @Test func aLookDoesNotWaitForWhoWrites() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let link = try await ada.link()
        house.queue.waitUntilIdle()
        // The right to write is taken: only what reads gets through, or this never ends.
        let plan = try await house.whileWriting { try await bea.plan(link) }
        #expect(plan == .new(name: "Ada"))
    }

    @Test func aClosedServiceLooksAtNothing() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let link = try await ada.link()
        await bea.close()
        await #expect(throws: ServiceError.closed) { try await bea.plan(link) }
    }

    @Test(arguments: ContractTests.Kind.allCases) func aContactWithoutAChatGetsOne(
        _ kind: ContractTests.Kind
    ) async throws {
        let house = try kind.house()
        let (ada, bea) = try await house.friends()
        let contact = try #require(try bea.contact(named: "Ada"))
        let old = try bea.chat(with: ada)
        #expect(try await bea.chat(.openChat(contact.id)) == old)
        _ = try house.store.write { try $0.remove(old) }
        let chat = try await bea.chat(.openChat(contact.id))
        #expect(try await bea.chat(.openChat(contact.id)) == chat)
        #expect(try bea.row(chat)?.condition == .ready)
        #expect(try bea.row(chat)?.names.displayName == "Ada")
        #expect(try bea.chats().count == 2, "notes and Ada")
        try await bea.send("There you are", to: chat)
        try await eventually("the message") { try ada.texts(in: ada.chat(with: bea)) == ["There you are"] }
    }

    @Test func theChatOfAContactThatKnowsARandomNameIsIncognito() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let old = try await bea.chat(.connect(try await ada.link(), incognito: true))
        let contact = try #require(try bea.row(old)?.kind.contact)
        _ = try house.store.write { try $0.remove(old) }
        #expect(try bea.row(try await bea.chat(.openChat(contact)))?.isIncognito == true)
    }

    @Test func aContactOfSomebodyElseIsNotOpened() async throws {
        let (ada, bea) = try await House().friends()
        let contact = try #require(try bea.contact(named: "Ada"))
        await #expect(throws: ServiceError.notFound(.contact(contact.id))) { try await ada.ask(.openChat(contact.id)) }
    }
}
