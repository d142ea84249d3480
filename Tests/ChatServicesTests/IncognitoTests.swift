import ChatServices
import MessageStore
import Messenger
import ServiceTesting
import Testing
import RandomTesting

/// Connections under a random name.
@Suite(.serialized) struct IncognitoTests {
    private func refusal(of link: ConnectLink, to person: Person) async throws -> LinkRefusal? {
        do throws(ServiceError) {
            _ = try await person.service.perform(.connect(link, incognito: true))
            return nil
        } catch {
            guard case .link(let refusal) = error else { throw error }
            return refusal
        }
    }

    @Test(arguments: ContractTests.Kind.allCases)
    func theOtherSideSeesARandomNameAndNothingThatSaysSo(_ kind: ContractTests.Kind) async throws {
        let house = try kind.house()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let secret = try await bea.connectIncognito(with: ada)
        #expect(secret.name.split(separator: " ").count == 2)
        #expect(try bea.peer(in: secret.chat).names.displayName == "Ada")
        #expect(try bea.row(secret.chat)?.isIncognito == true)
        #expect(try bea.row(secret.chat)?.summary.isIncognito == true)
        #expect(try ada.contacts().map(\.names) == [Names(secret.name)])
        #expect(try ada.contacts().map(\.isIncognito) == [false])
        #expect(try ada.row(secret.seen)?.isIncognito == false)
        for (one, chat) in [(ada, secret.seen), (bea, secret.chat)] {
            #expect(try one.events(in: chat) == [.contactEvent(.connected)])
            #expect(try one.row(chat)?.condition == .ready)
            #expect(try one.chats().count == 2, "the row that waited became the chat")
        }
    }

    @Test(arguments: ContractTests.Kind.allCases)
    func messagesAndReceiptsGoBothWays(_ kind: ContractTests.Kind) async throws {
        let house = try kind.house()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let secret = try await bea.connectIncognito(with: ada)
        for (one, other, chat, seen) in [(bea, ada, secret.chat, secret.seen), (ada, bea, secret.seen, secret.chat)] {
            let message = try await one.send("Hello from \(one.name())", to: chat)
            try await eventually("delivered") { try one.message(message)?.delivery == .delivered }
            #expect(try other.texts(in: seen).last == "Hello from \(try one.name())")
            try await other.ask(.markRead(seen, upTo: .unassigned))
            try await eventually("read") { try one.message(message)?.delivery == .read }
        }
        #expect(try ada.contacts().map(\.names) == [Names(secret.name)])
        #expect(try bea.contacts().map(\.names) == [Names("Ada")])
    }

    @Test(arguments: ContractTests.Kind.allCases)
    func anOpenAndAnIncognitoConnectionOfTheSameTwoStayApart(_ kind: ContractTests.Kind) async throws {
        let house = try kind.house()
        let (ada, bea) = try await house.friends()
        let (open, seenOpen) = (try bea.chat(with: ada), try ada.chat(with: bea))
        let secret = try await bea.connectIncognito(with: ada)
        let again = try await bea.connectIncognito(with: ada)
        #expect(Set([open, secret.chat, again.chat]).count == 3)
        #expect(Set(try ada.contacts().map(\.names.displayName)) == ["Bea", secret.name, again.name])
        #expect(Set(try ada.contacts().map(\.remoteID)).count == 3)
        let ways = [
            (open, seenOpen, "openly"), (secret.chat, secret.seen, "secretly"), (again.chat, again.seen, "again"),
        ]
        for round in 0..<3 {
            for (chat, seen, word) in ways {
                try await bea.send("\(round) to Ada \(word)", to: chat)
                try await ada.send("\(round) to Bea \(word)", to: seen)
            }
        }
        for (chat, seen, word) in ways {
            try await eventually("all answers \(word)") { try bea.texts(in: chat).count == 6 }
            try await eventually("all messages \(word)") { try ada.texts(in: seen).count == 6 }
            let wanted = Set((0..<3).flatMap { ["\($0) to Ada \(word)", "\($0) to Bea \(word)"] })
            #expect(Set(try bea.texts(in: chat)) == wanted)
            #expect(Set(try ada.texts(in: seen)) == wanted)
        }
        // What is read in one chat is read in that chat only.
        for (chat, _, _) in ways {
            try await eventually("delivered") { try bea.deliveries(in: chat).allSatisfy { $0 == .delivered } }
        }
        try await ada.ask(.markRead(secret.seen, upTo: .unassigned))
        try await eventually("read") { try bea.deliveries(in: secret.chat).allSatisfy { $0 == .read } }
        #expect(try bea.deliveries(in: open).allSatisfy { $0 == .delivered })
        #expect(try bea.deliveries(in: again.chat).allSatisfy { $0 == .delivered })
    }

    @Test func whoIsConnectedIncognitoMayConnectOpenlyLater() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let secret = try await bea.connectIncognito(with: ada)
        try await ada.connect(with: bea)
        #expect(try bea.contacts().count == 2)
        #expect(try bea.contacts().map(\.isIncognito) == [true, false])
        #expect(try ada.contacts().map(\.names.displayName) == [secret.name, "Bea"])
        // And back: Ada uses a link of Bea, who made it openly.
        #expect(try await ada.chat(.connect(try await bea.link())) == ada.chat(with: bea))
    }

    @Test func aLinkIsRefusedIncognitoAsItIsOpenly() async throws {
        let clock = Clock()
        let house = try House(now: { clock.now })
        let (ada, bea, cy) = (
            try await house.person("Ada"), try await house.person("Bea"), try await house.person("Cy")
        )
        let link = try await ada.link()
        #expect(try await refusal(of: link, to: ada) == .own)
        #expect(try await refusal(of: link, to: bea) == nil)
        let chat = try #require(try bea.chats().last)
        #expect(chat.isIncognito)
        #expect(try await refusal(of: link, to: cy) == .used)
        #expect(try await refusal(of: link, to: bea) == .usedByYou(chat.id, name: "Ada"))
        let old = try await ada.link()
        clock.advance(days: 31)
        #expect(try await refusal(of: old, to: cy) == .expired)
        #expect(try cy.chats().count == 1)
    }

    @Test func aRepeatedRequestConnectsOnceUnderOneName() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let (request, transaction) = (ServiceRequest.connect(try await ada.link(), incognito: true), TransactionID("t"))
        let first = try await bea.ask(request, transaction)
        #expect(try await bea.ask(request, transaction) == first)
        #expect(try bea.contacts().count == 1)
        try await eventually("one contact") { try ada.contacts().count == 1 }
        #expect(try ada.contacts().map(\.names.displayName) == [try #require(try bea.contacts().first?.incognitoName)])
    }

    @Test func whoComesBackIsStillTheSame() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let secret = try await bea.connectIncognito(with: ada)
        await bea.close()
        await ada.close()
        let (adaAgain, beaAgain) = (try await house.open(ada.id), try await house.open(bea.id))
        try await adaAgain.send("Who are you?", to: secret.seen)
        try await beaAgain.send("Guess", to: secret.chat)
        try await eventually("the question") { try beaAgain.texts(in: secret.chat).contains("Who are you?") }
        try await eventually("the answer") { try adaAgain.texts(in: secret.seen).contains("Guess") }
        #expect(try ada.contacts().map(\.names) == [Names(secret.name)])
    }

    @Test func twoWhoComeAndGoOverAnUnreliableServiceMissNothingInEitherChat() async throws {
        let seed = UInt64.random(in: .min ... .max)
        print("seed \(seed)")
        var random = SeededGenerator(seed)
        let house = try House(unreliable: seed)
        var (ada, bea) = try await house.friends()
        let secret = try await bea.connectIncognito(with: ada)
        // Where each of the two writes, and where the other reads it.
        let ways = [
            (from: try ada.chat(with: bea), to: try bea.chat(with: ada)), (from: secret.seen, to: secret.chat),
        ]
        var said: [[[String]]] = [[[], []], [[], []]]
        for number in 0..<120 {
            let (way, isAda) = (random.below(2), random.below(2) == 0)
            let chat = isAda ? ways[way].from : ways[way].to
            switch random.below(12) {
            case 0:
                await (isAda ? ada : bea).close()
                if isAda { ada = try await house.open(ada.id) } else { bea = try await house.open(bea.id) }
            case 1: try await (isAda ? ada : bea).ask(.markRead(chat, upTo: .unassigned))
            default:
                try await (isAda ? ada : bea).send("\(number)", to: chat)
                said[way][isAda ? 0 : 1].append("\(number)")
            }
        }
        for (way, chats) in ways.enumerated() {
            for (one, chat, other) in [(ada, chats.from, 1), (bea, chats.to, 0)] {
                func received() throws -> [String] {
                    try one.messages(in: chat).filter { !$0.isOutgoing && !$0.content.isEvent }
                        .map(\.content.text.plain)
                }
                try await eventually("all messages") { try received().count >= said[way][other].count }
                #expect(try received() == said[way][other])
                try await eventually("all to be acknowledged") {
                    try one.deliveries(in: chat).allSatisfy { $0 == .delivered || $0 == .read }
                }
            }
        }
        #expect(try ada.contacts().map(\.names.displayName) == ["Bea", secret.name])
        #expect(try bea.contacts().map(\.names.displayName) == ["Ada", "Ada"])
    }

    @Test func aNewNameOfTheProfileReachesOnlyThoseWhoKnowIt() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let open = try bea.chat(with: ada)
        let secret = try await bea.connectIncognito(with: ada)
        let secrets = try bea.becomeRecognizable()
        for chat in [open, secret.chat] { try await bea.send("News!", to: chat) }
        try await eventually("the new name") { try ada.contact(named: secrets[0]) != nil }
        try await eventually("the other message") { try ada.texts(in: secret.seen) == ["News!"] }
        #expect(try ada.peer(in: secret.seen).names == Names(secret.name))
        #expect(try ada.events(in: secret.seen) == [.contactEvent(.connected)])
    }

    @Test func whoIsNamedAndWhatIsQuotedIsTheSameOnBothSides() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let secret = try await bea.connectIncognito(with: ada)
        let question = try await bea.send("When do we meet?", to: secret.chat)
        try await eventually("the question") { try ada.texts(in: secret.seen).count == 1 }
        let original = try #require(try ada.messages(in: secret.seen).last)
        let contact = try ada.peer(in: secret.seen).id
        let answer = StyledText(
            "You say", runs: [StyleRun(start: 0, length: 3, style: .mention(.contact(contact)))])
        try await ada.ask(.send(OutgoingMessage(.text(answer), quoting: original.id), to: secret.seen))
        try await eventually("the answer") { try bea.texts(in: secret.chat).count == 2 }
        let arrived = try #require(try bea.messages(in: secret.chat).last)
        #expect(arrived.mentionsMe)
        #expect(arrived.content.text.runs.map(\.style) == [.mention(.me)])
        #expect(arrived.quote?.message == question)
        #expect(arrived.quote?.sender == .me)
        // And the other way: the own words, quoted. Nobody mentions themselves.
        let me = StyledText("Me?", runs: [StyleRun(start: 0, length: 2, style: .mention(.me))])
        try await bea.ask(.send(OutgoingMessage(.text(me), quoting: question), to: secret.chat))
        try await eventually("the last word") { try ada.texts(in: secret.seen).count == 3 }
        let last = try #require(try ada.messages(in: secret.seen).last)
        #expect(last.content.text == "Me?")
        #expect(last.quote?.message == original.id)
        #expect(last.quote?.senderName == secret.name)
    }

    @Test func whatWasSaidInAnotherChatIsNotQuoted() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let open = try await bea.send("Openly", to: try bea.chat(with: ada))
        let secret = try await bea.connectIncognito(with: ada)
        try await bea.ask(.send(OutgoingMessage(.text("Secretly"), quoting: open), to: secret.chat))
        try await eventually("the message") { try ada.texts(in: secret.seen) == ["Secretly"] }
        #expect(try ada.messages(in: secret.seen).last?.quote == nil)
    }

    @Test func aRequestThatIsAcceptedIncognitoIsAnsweredBySomeoneNew() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let asked = try ada.chat(with: bea)
        // Bea has forgotten Ada, who writes again.
        let (old, chat) = (try #require(try bea.contact(named: "Ada")), try bea.chat(with: ada))
        _ = try house.store.write {
            try $0.remove(chat)
            try $0.remove(old.id)
        }
        try await ada.send("Do you remember me?", to: asked)
        try await eventually("the request") { try bea.chats().contains { $0.condition == .needsAccepting } }
        let row = try #require(try bea.chats().first { $0.condition == .needsAccepting }).id
        #expect(try await bea.chat(.acceptRequest(row, incognito: true)) == row)
        #expect(try await bea.chat(.acceptRequest(row, incognito: true)) == row)
        #expect(try bea.texts(in: row) == ["Do you remember me?"])
        #expect(try bea.row(row)?.isIncognito == true)
        let name = try #require(try bea.peer(in: row).incognitoName)
        try await eventually("someone new") { try ada.contact(named: name) != nil }
        #expect(try ada.contacts().count == 2)
        let answer = try await bea.send("Who would not?", to: row)
        try await eventually("delivered") { try bea.message(answer)?.delivery == .delivered }
        #expect(try ada.texts(in: asked) == ["Do you remember me?"])
        // What Ada writes to the one whom she knew asks again.
        try await ada.send("Hello?", to: asked)
        try await eventually("another request") { try bea.chats().contains { $0.condition == .needsAccepting } }
        #expect(try bea.texts(in: row).count == 2)
    }
}
