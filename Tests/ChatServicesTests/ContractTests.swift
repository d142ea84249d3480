import ChatServices
import MessageStore
import Messenger
import Testing

/// The contract of every service, tested with the real one and with two that wrap it: one is unreliable, one downloads.
@Suite(.serialized) struct ContractTests {
    enum Kind: CaseIterable {
        case reliable, unreliable, delivering

        func house() throws -> House {
            switch self {
            case .reliable: return try House()
            case .unreliable:
                let seed = UInt64.random(in: .min ... .max)
                print("seed \(seed)")
                return try House(unreliable: seed)
            case .delivering: return try House(delivering: true)
            }
        }
    }

    @Test(arguments: Kind.allCases) func twoWhoConnectByLinkHaveAContactAndAChatEach(_ kind: Kind) async throws {
        let (ada, bea) = try await kind.house().friends()
        for (one, other) in [(ada, "Bea"), (bea, "Ada")] {
            #expect(try one.contact(named: other)?.connection == .ready)
            let direct = try one.chats().filter { $0.kind.contact != nil }
            #expect(direct.map(\.condition) == [.ready])
            #expect(try one.events(in: direct[0].id) == [.contactEvent(.connected)])
        }
        #expect(try ada.chats().count == 2, "the row that waited became the chat")
    }

    @Test(arguments: Kind.allCases) func whatIsSentArrivesOnceAndInOrder(_ kind: Kind) async throws {
        let (ada, bea) = try await kind.house().friends()
        let texts = (1...30).map { "message \($0)" }
        for text in texts { try await ada.send(text, to: try ada.chat(with: bea)) }
        try await eventually("all messages") { try bea.texts(in: bea.chat(with: ada)).count >= texts.count }
        #expect(try bea.texts(in: bea.chat(with: ada)) == texts)
        #expect(try ada.texts(in: ada.chat(with: bea)) == texts)
        try await eventually("news of all messages") { Set(bea.log.arrivedTexts) == Set(texts) }
    }

    @Test(arguments: Kind.allCases) func aRequestThatIsRepeatedIsDoneOnce(_ kind: Kind) async throws {
        let (ada, bea) = try await kind.house().friends()
        let chat = try ada.chat(with: bea)
        let requests: [ServiceRequest] = [
            .send(.text("once"), to: chat), .createLink, .createGroup(name: "Choir"), .openNotes,
        ]
        for request in requests {
            let transaction = TransactionID.random()
            let first = try await ada.ask(request, transaction)
            let second = try await ada.ask(request, transaction)
            guard case .message(let sent, _) = first, case .message(let again, _) = second else {
                #expect(first == second)
                continue
            }
            // The same message; it may have got further in between.
            #expect(sent == again)
        }
        #expect(try ada.texts(in: chat) == ["once"])
        #expect(try ada.chats().count == 4, "notes, Bea, the link's row, the group")
    }

    @Test(arguments: Kind.allCases) func theSenderLearnsWhatArrivedAndWhatWasRead(_ kind: Kind) async throws {
        let (ada, bea) = try await kind.house().friends()
        let chat = try ada.chat(with: bea)
        let message = try await ada.send("Are you there?", to: chat)
        try await eventually("delivered") { try ada.message(message)?.delivery == .delivered }
        let seen = try bea.chat(with: ada)
        #expect(try bea.row(seen)?.stats.unread == 1)
        try await bea.ask(.markRead(seen, upTo: .unassigned))
        try await eventually("read") { try ada.message(message)?.delivery == .read }
        #expect(try bea.row(seen)?.stats.unread == 0)
    }

    @Test(arguments: Kind.allCases) func aGroupOfThreeTalks(_ kind: Kind) async throws {
        let house = try kind.house()
        let (ada, bea) = try await house.friends()
        let cy = try await house.person("Cy")
        try await ada.connect(with: cy)
        let chat = try await ada.chat(.createGroup(name: "Choir"))
        let group = try #require(try ada.row(chat)?.kind.group)
        for guest in [bea, cy] {
            let contact = try #require(try ada.contact(named: guest.name()))
            try await ada.ask(.invite(contact.id, to: group))
            try await eventually("the invitation") { try guest.group(named: "Choir")?.condition == .invited }
            let row = try #require(try guest.group(named: "Choir"))
            #expect(row.kind.group.map { .groupInvitation($0) } == row.kind)
            _ = try await guest.chat(.joinGroup(row.id))
        }
        for one in [ada, bea, cy] {
            try await eventually("three members") {
                let own = try #require(try one.group(named: "Choir")?.kind.group)
                let members = try house.store.read { try $0.members(of: own).filter { $0.status == .joined } }
                return Set(members.map(\.names.displayName)) == ["Ada", "Bea", "Cy"]
            }
        }
        for one in [ada, bea, cy] {
            try await one.send("Hello from \(one.name())", to: try #require(try one.group(named: "Choir")).id)
        }
        for one in [ada, bea, cy] {
            let own = try #require(try one.group(named: "Choir")).id
            try await eventually("all greetings") {
                Set(try one.texts(in: own).filter { !$0.isEmpty })
                    == ["Hello from Ada", "Hello from Bea", "Hello from Cy"]
            }
            try await one.ask(.markRead(own, upTo: .unassigned))
        }
        try await eventually("everyone to have read it") { try ada.deliveries(in: chat).last == .read }
    }

    @Test(arguments: Kind.allCases) func aClosedServiceRefusesEverything(_ kind: Kind) async throws {
        let ada = try await kind.house().person("Ada")
        await ada.close()
        await #expect(throws: ServiceError.closed) { try await ada.ask(.openNotes) }
    }

    @Test(arguments: Kind.allCases) func whatAServiceCannotDoItRefuses(_ kind: Kind) async throws {
        let (ada, bea) = try await kind.house().friends()
        let chat = try ada.chat(with: bea)
        #expect(!ada.service.capabilities.has(.history))
        await #expect(throws: ServiceError.unsupported(.history)) { try await ada.ask(.loadHistory(chat, limit: 10)) }
    }
}
