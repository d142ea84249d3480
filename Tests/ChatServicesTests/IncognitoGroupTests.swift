import MessageStore
import Messenger
import Testing

@testable import ChatServices

/// Groups in which someone is under a random name.
@Suite(.serialized) struct IncognitoGroupTests {
    private func choir(of one: Person) throws -> ChatID { try #require(try one.group(named: "Choir")).id }

    private func invite(_ contact: Contact, by host: Person) async throws {
        try await host.ask(.invite(contact.id, to: try host.circle(in: try choir(of: host)).id))
    }

    private func invite(_ guest: Person, by host: Person) async throws {
        try await invite(try #require(try host.contact(named: guest.name())), by: host)
        try await eventually("the invitation") { try guest.group(named: "Choir")?.condition == .invited }
    }

    private func members(_ one: Person, in chat: ChatID? = nil) throws -> Set<String> {
        let group = try one.circle(in: try chat ?? choir(of: one)).id
        return Set(
            try one.house.store.read { try $0.members(of: group) }.filter { $0.status == .joined }
                .map(\.names.displayName))
    }

    /// Ada's group with Cy in it and Bea under a random name, whom Cy does not know.
    private func choir(_ house: House) async throws -> (ada: Person, bea: Person, cy: Person, name: String) {
        let (ada, bea) = try await house.friends()
        let cy = try await house.person("Cy")
        try await ada.connect(with: cy)
        _ = try await ada.chat(.createGroup(name: "Choir"))
        for guest in [bea, cy] { try await invite(guest, by: ada) }
        _ = try await cy.chat(.joinGroup(try choir(of: cy)))
        let row = try choir(of: bea)
        #expect(try await bea.chat(.joinGroup(row, incognito: true)) == row)
        let name = try #require(try bea.circle(in: row).incognitoName)
        for one in [ada, bea, cy] {
            try await eventually("three members for \(one.name())") { try members(one) == ["Ada", name, "Cy"] }
        }
        return (ada, bea, cy, name)
    }

    @Test(arguments: ContractTests.Kind.allCases)
    func theMembersSeeTheRandomNameInAllThatIsSaidAndDone(_ kind: ContractTests.Kind) async throws {
        let (ada, bea, cy, name) = try await choir(try kind.house())
        let chat = try choir(of: bea)
        #expect(try bea.row(chat)?.isIncognito == true)
        #expect(try cy.row(choir(of: cy))?.isIncognito == false)
        let message = try await bea.send("Who sings alto?", to: chat)
        for one in [ada, cy] {
            let own = try choir(of: one)
            try await eventually("the message") { try one.texts(in: own).contains("Who sings alto?") }
            let arrived = try one.messages(in: own).first { $0.content.text.plain == "Who sings alto?" }
            #expect(arrived?.senderName == name)
            let answer = try await one.send("\(try one.name()) does", to: own)
            try await eventually("delivered") { try one.message(answer)?.delivery == .delivered }
            #expect(try bea.texts(in: chat).last == "\(try one.name()) does")
            try await one.ask(.markRead(own, upTo: .unassigned))
        }
        try await eventually("read by all") { try bea.message(message)?.delivery == .read }
        try await bea.ask(.markRead(chat, upTo: .unassigned))
        try await bea.ask(.leaveGroup(chat))
        #expect(try bea.events(in: chat).last == .groupEvent(.left(.named(name))))
        for one in [ada, cy] {
            try await eventually("news of it") {
                try one.events(in: choir(of: one)).last == .groupEvent(.left(.named(name)))
            }
        }
    }

    @Test func whoDoesNotKnowTheMemberLearnsNothingThatGivesItAway() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let secrets = try bea.becomeRecognizable()
        let cy = try await house.person("Cy")
        try await ada.connect(with: cy)
        _ = try await ada.chat(.createGroup(name: "Choir"))
        try await invite(cy, by: ada)
        _ = try await cy.chat(.joinGroup(try choir(of: cy)))
        try await eventually("Cy") { try members(ada) == ["Ada", "Cy"] }
        let known = try choir(of: cy)
        await cy.close()
        // Somebody has the profile open who takes nothing, so that the mailbox messages can be looked at.
        var lock: ProfileLock? = try house.store.lock(cy.id)
        try await invite(try #require(try ada.contact(named: "Bea")), by: ada)
        try await eventually("the invitation") { try bea.group(named: "Choir") != nil }
        let chat = try choir(of: bea)
        _ = try await bea.chat(.joinGroup(chat, incognito: true))
        let name = try #require(try bea.circle(in: chat).incognitoName)
        try await eventually("the new one") { try members(ada) == ["Ada", "Cy", name] }
        let first = try await bea.send("Hello", to: chat)
        let me = StyledText("me", runs: [StyleRun(start: 0, length: 2, style: .mention(.me))])
        try await bea.ask(.send(OutgoingMessage(.text(me), quoting: first), to: chat))
        _ = try house.store.write { writer in
            let transaction = try ProfileTransaction(cy.id, in: writer, now: .systemNow)
            _ = try transaction.send(.text("Who is there?"), to: known, .random(), in: writer)
        }
        // Cy does not know yet that there is someone new, and Bea knew it from the invitation.
        try await ada.send("Guess", to: try choir(of: ada))
        try await bea.ask(.markRead(chat, upTo: .unassigned))
        try await bea.ask(.leaveGroup(chat))
        let mail = try cy.mailboxText()
        #expect(mail.contains(name))
        for secret in secrets + ["Bea"] { #expect(!mail.containsWord(secret)) }
        withExtendedLifetime(lock) {}
        lock = nil
        let again = try await house.open(cy.id)
        try await eventually("news of it") { try again.events(in: known).last == .groupEvent(.left(.named(name))) }
        #expect(try again.texts(in: known).contains("Hello"))
        let everything = try again.everythingKnown()
        for secret in secrets + ["Bea"] { #expect(!everything.containsWord(secret)) }
    }

    @Test func othersDoNotLearnWhoIsInvited() async throws {
        let (ada, bea, cy, name) = try await choir(try House())
        #expect(
            try ada.events(in: choir(of: ada)).contains(.groupEvent(.invited(.named("Bea")))), "who invites knows whom")
        #expect(try cy.events(in: choir(of: cy)).suffix(1) == [.groupEvent(.joined(.named(name)))])
        let everything = try cy.everythingKnown()
        #expect(!everything.containsWord("Bea"))
        #expect(
            !everything.contains(try #require(try bea.house.store.read { try $0.profile(bea.id)?.remoteID }).rawValue))
    }

    @Test func othersDoNotLearnWhoDeclines() async throws {
        let (ada, _, cy, _) = try await choir(try House())
        let dan = try await ada.house.person("Dan")
        try await ada.connect(with: dan)
        try await invite(dan, by: ada)
        try await dan.ask(.remove([.pending(try choir(of: dan))]))
        try await eventually("news of it") {
            try ada.events(in: choir(of: ada)).last == .groupEvent(.declined(.named("Dan")))
        }
        // What is said afterwards arrives after whatever the declining could have told.
        try await ada.send("A pity", to: try choir(of: ada))
        try await eventually("the message") { try cy.texts(in: choir(of: cy)).last == "A pity" }
        #expect(!(try cy.everythingKnown()).containsWord("Dan"))
    }

    @Test func whoWasInAGroupOpenlyComesBackIncognitoOnlyWithoutItsPast() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        _ = try await ada.chat(.createGroup(name: "Choir"))
        try await invite(bea, by: ada)
        let chat = try choir(of: bea)
        _ = try await bea.chat(.joinGroup(chat))
        try await eventually("the first") { try members(ada) == ["Ada", "Bea"] }
        try await bea.ask(.leaveGroup(chat))
        try await eventually("Bea to be gone") { try members(ada) == ["Ada"] }
        try await invite(bea, by: ada)
        await #expect(throws: ServiceError.self) { try await bea.ask(.joinGroup(chat, incognito: true)) }
        #expect(try bea.row(chat)?.condition == .invited)
        #expect(try !bea.circle(in: chat).isIncognito)
        try await bea.ask(.remove([.pending(chat)]))
        try await bea.ask(.remove([.group(chat, forEveryone: false)]))
        try await ada.catchUp()
        try await invite(bea, by: ada)
        let row = try choir(of: bea)
        _ = try await bea.chat(.joinGroup(row, incognito: true))
        let name = try #require(try bea.circle(in: row).incognitoName)
        try await eventually("the new one") { try members(ada) == ["Ada", name] }
    }

    @Test func whoIsInvitedUnderARandomNameJoinsUnderIt() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let secret = try await bea.connectIncognito(with: ada)
        let secrets = try bea.becomeRecognizable()
        _ = try await ada.chat(.createGroup(name: "Choir"))
        try await invite(try ada.peer(in: secret.seen), by: ada)
        try await eventually("the invitation") { try bea.group(named: "Choir") != nil }
        let row = try #require(try bea.group(named: "Choir"))
        #expect(row.isIncognito, "the row says already that it will be so")
        #expect(try bea.circle(in: row.id).incognitoName == secret.name)
        // Even when nobody says so: who has invited a random name must not get a real one.
        _ = try await bea.chat(.joinGroup(row.id))
        #expect(try bea.circle(in: row.id).incognitoName == secret.name)
        try await eventually("the new one") { try members(ada) == ["Ada", secret.name] }
        try await bea.send("Here I am", to: row.id)
        try await eventually("the message") { try ada.texts(in: choir(of: ada)).last == "Here I am" }
        let everything = try ada.everythingKnown()
        for secret in secrets { #expect(!everything.contains(secret)) }
    }

    @Test func anInvitationToARandomNameIsDeclinedUnderIt() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let secret = try await bea.connectIncognito(with: ada)
        _ = try await ada.chat(.createGroup(name: "Choir"))
        try await invite(try ada.peer(in: secret.seen), by: ada)
        try await eventually("the invitation") { try bea.group(named: "Choir") != nil }
        try await bea.ask(.remove([.pending(try choir(of: bea))]))
        try await eventually("news of it") {
            try ada.events(in: choir(of: ada)).last == .groupEvent(.declined(.named(secret.name)))
        }
        // The contact is there all the same, under the same address.
        try await ada.send("A pity", to: secret.seen)
        try await eventually("the message") { try bea.texts(in: secret.chat) == ["A pity"] }
    }

    @Test(arguments: ContractTests.Kind.allCases)
    func whoIsInAGroupOpenlyAndIncognitoIsTwoMembers(_ kind: ContractTests.Kind) async throws {
        let house = try kind.house()
        let (ada, bea) = try await house.friends()
        let secret = try await bea.connectIncognito(with: ada)
        _ = try await ada.chat(.createGroup(name: "Choir"))
        try await invite(bea, by: ada)
        let open = try choir(of: bea)
        _ = try await bea.chat(.joinGroup(open))
        try await eventually("the first") { try members(ada) == ["Ada", "Bea"] }
        try await invite(try ada.peer(in: secret.seen), by: ada)
        try await eventually("the invitation") { try bea.chats().contains { $0.condition == .invited } }
        let hidden = try #require(try bea.chats().first { $0.condition == .invited }).id
        #expect(hidden != open)
        _ = try await bea.chat(.joinGroup(hidden))
        for (one, chat) in [(ada, try choir(of: ada)), (bea, open), (bea, hidden)] {
            try await eventually("three members") { try members(one, in: chat) == ["Ada", "Bea", secret.name] }
        }
        let message = try await ada.send("Both of you?", to: try choir(of: ada))
        try await eventually("delivered to both") { try ada.message(message)?.delivery == .delivered }
        for chat in [open, hidden] { #expect(try bea.texts(in: chat).last == "Both of you?") }
        try await bea.ask(.markRead(open, upTo: .unassigned))
        try await bea.ask(.markRead(hidden, upTo: .unassigned))
        try await eventually("read by both") { try ada.message(message)?.delivery == .read }
        try await bea.send("Me!", to: hidden)
        try await eventually("the answer") { try ada.texts(in: choir(of: ada)).last == "Me!" }
        #expect(try ada.messages(in: choir(of: ada)).last?.senderName == secret.name)
        try await eventually("the answer in the other chat") { try bea.texts(in: open).last == "Me!" }
    }

    @Test func nobodyIsInvitedToWhomItWouldGiveTheUserAway() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let secret = try await bea.connectIncognito(with: ada)
        let group = try bea.circle(in: try await bea.chat(.createGroup(name: "Choir")))
        // A group that knows Bea, and a contact that must not.
        let unknowing = try bea.peer(in: secret.chat).id
        await #expect(throws: ServiceError.self) { try await bea.ask(.invite(unknowing, to: group.id)) }
        // A group that must not know Bea, and a contact that does.
        let cy = try await house.person("Cy")
        try await bea.connect(with: cy)
        let knowing = try #require(try bea.contact(named: "Cy")).id
        _ = try house.store.write { writer in
            try writer.update(group.id) { $0.incognitoName = "Quiet Heron" }
        }
        await #expect(throws: ServiceError.self) { try await bea.ask(.invite(knowing, to: group.id)) }
        #expect(try ada.group(named: "Choir") == nil)
        #expect(try cy.group(named: "Choir") == nil)
    }

    @Test func whoIsNamedInAGroupUnderARandomNameHearsOfIt() async throws {
        let (ada, bea, _, name) = try await choir(try House())
        let group = try ada.circle(in: try choir(of: ada)).id
        let member = try #require(
            try ada.house.store.read { try $0.members(of: group) }.first { $0.names.displayName == name })
        let text = StyledText("You", runs: [StyleRun(start: 0, length: 3, style: .mention(.member(member.id)))])
        try await ada.ask(.send(OutgoingMessage(.text(text)), to: try choir(of: ada)))
        try await eventually("the message") { try bea.texts(in: choir(of: bea)).last == "You" }
        let arrived = try #require(try bea.messages(in: choir(of: bea)).last)
        #expect(arrived.mentionsMe)
        #expect(arrived.content.text.runs.map(\.style) == [.mention(.me)])
    }

    @Test func whoWasInvitedBeforeSomeoneLeftIsToldWhenItJoins() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let (cy, dan) = (try await house.person("Cy"), try await house.person("Dan"))
        for other in [cy, dan] { try await ada.connect(with: other) }
        _ = try await ada.chat(.createGroup(name: "Choir"))
        for guest in [cy, dan] {
            try await invite(guest, by: ada)
            _ = try await guest.chat(.joinGroup(try choir(of: guest)))
        }
        for one in [ada, cy, dan] {
            try await eventually("three members") { try members(one) == ["Ada", "Cy", "Dan"] }
        }
        try await invite(bea, by: ada)
        try await cy.ask(.leaveGroup(try choir(of: cy)))
        try await eventually("Cy to be gone") { try members(ada) == ["Ada", "Dan"] }
        // Cy did not know of the invitation, and Bea knows Cy from it.
        _ = try await bea.chat(.joinGroup(try choir(of: bea)))
        for one in [ada, bea, dan] {
            try await eventually("the members for \(one.name())") { try members(one) == ["Ada", "Bea", "Dan"] }
        }
        let message = try await bea.send("Hello", to: try choir(of: bea))
        try await eventually("delivered to all who are left") { try bea.message(message)?.delivery == .delivered }
    }

    @Test func whoIsInvitedHearsOfThoseWhoJoinMeanwhile() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let cy = try await house.person("Cy")
        try await ada.connect(with: cy)
        _ = try await ada.chat(.createGroup(name: "Choir"))
        for guest in [bea, cy] { try await invite(guest, by: ada) }
        _ = try await cy.chat(.joinGroup(try choir(of: cy)))
        try await eventually("Cy, for one who is invited") { try members(bea) == ["Ada", "Cy"] }
        #expect(try members(cy) == ["Ada", "Cy"])
        // So it no longer needs the person who invited it.
        try await ada.ask(.leaveGroup(try choir(of: ada)))
        try await eventually("Ada to be gone") { try members(bea) == ["Cy"] && members(cy) == ["Cy"] }
        _ = try await bea.chat(.joinGroup(try choir(of: bea)))
        try await eventually("the two who are left") {
            try members(bea) == ["Bea", "Cy"] && members(cy) == ["Bea", "Cy"]
        }
    }
}
