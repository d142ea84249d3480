import ChatServices
import MessageStore
import Messenger
import Testing

@Suite(.serialized) struct GroupTests {
    /// Ada's group with Bea and Cy in it, who know Ada and not each other.
    private func choir(_ house: House) async throws -> (Person, Person, Person) {
        let (ada, bea) = try await house.friends()
        let cy = try await house.person("Cy")
        try await ada.connect(with: cy)
        _ = try await ada.chat(.createGroup(name: "Choir"))
        for guest in [bea, cy] { try await invite(guest, by: ada) }
        for guest in [bea, cy] { try await join(guest) }
        for one in [ada, bea, cy] {
            try await eventually("three members for \(one.name())") { try members(one).count == 3 }
        }
        return (ada, bea, cy)
    }

    private func choir(of one: Person) throws -> Chat { try #require(try one.group(named: "Choir")) }

    private func invite(_ guest: Person, by host: Person) async throws {
        let contact = try #require(try host.contact(named: guest.name())).id
        try await host.ask(.invite(contact, to: try #require(try choir(of: host).kind.group)))
        try await eventually("the invitation") { try guest.group(named: "Choir")?.condition == .invited }
    }

    private func join(_ guest: Person) async throws {
        let row = try choir(of: guest).id
        #expect(try await guest.chat(.joinGroup(row)) == row)
    }

    private func members(_ one: Person) throws -> Set<String> {
        let group = try #require(try choir(of: one).kind.group)
        return Set(
            try one.house.store.read { try $0.members(of: group) }.filter { $0.status == .joined }
                .map(\.names.displayName))
    }

    @Test func aNewGroupSaysThatItWasMade() async throws {
        let ada = try await House().person("Ada")
        let chat = try await ada.chat(.createGroup(name: "  Choir "))
        #expect(try ada.row(chat)?.names.displayName == "Choir")
        #expect(try ada.events(in: chat) == [.groupEvent(.created)])
        await #expect(throws: ServiceError.name(.empty)) { try await ada.ask(.createGroup(name: " ")) }
    }

    @Test func aNewGroupInvitesContactsAndNamesThoseWhomItCannot() async throws {
        let (ada, bea) = try await House().friends()
        let known = try #require(try ada.contact(named: "Bea")).id
        let request = ServiceRequest.createGroup(name: "Choir", inviting: [ContactID(4711), known])
        guard case .group(let chat, let refused) = try await ada.ask(request) else {
            Issue.record("no group")
            return
        }
        #expect(
            refused == [RefusedInvitation(name: "", reason: .service(.notFound(.contact(ContactID(4711)))))])
        #expect(try ada.events(in: chat) == [.groupEvent(.created), .groupEvent(.invited(.named("Bea")))])
        try await eventually("the invitation") { try bea.group(named: "Choir")?.condition == .invited }
    }

    @Test func anInvitationShowsWhoInvitesAndIsAnswered() async throws {
        let (ada, bea) = try await House().friends()
        _ = try await ada.chat(.createGroup(name: "Choir"))
        try await invite(bea, by: ada)
        let row = try choir(of: bea)
        let message = try #require(try bea.messages(in: row.id).first)
        guard case .invitation(let invitation) = message.content else {
            Issue.record("no invitation in the row")
            return
        }
        #expect(invitation.name == "Choir")
        #expect(invitation.answer == .pending)
        #expect(message.senderName == "Ada")
        await #expect(throws: ServiceError.cannotSend(.invited)) { try await bea.ask(.send(.text("Hi"), to: row.id)) }
        try await join(bea)
        #expect(try choir(of: bea).condition == .ready)
        guard case .invitation(let answered) = try bea.messages(in: row.id).first?.content else {
            Issue.record("no invitation in the row")
            return
        }
        #expect(answered.answer == .accepted)
        try await eventually("news of it") {
            try ada.events(in: choir(of: ada).id)
                == [.groupEvent(.created), .groupEvent(.invited(.named("Bea"))), .groupEvent(.joined(.named("Bea")))]
        }
        #expect(
            try choir(of: bea).kind.group.flatMap { id in try bea.house.store.read { try $0.group(id)?.memberCount } }
                == 2)
    }

    @Test func eventsNamePeopleAsTheUserDoesNow() async throws {
        let (ada, bea) = try await House().friends()
        _ = try await ada.chat(.createGroup(name: "Choir"))
        try await invite(bea, by: ada)
        try await join(bea)
        let chat = try choir(of: ada).id
        try await eventually("news of it") { try ada.events(in: chat).last == .groupEvent(.joined(.named("Bea"))) }
        func shown() throws -> [MessageContent] {
            let page = try ada.house.store.read { try $0.timeline(of: chat, limit: 60) }
            return page.messages.map { $0.shown(by: page.people).content.withNamesOnly }
        }
        let contact = try #require(try ada.contact(named: "Bea")).id
        _ = try ada.house.store.write { try $0.update(contact) { $0.names.alias = "Queen" } }
        #expect(
            try shown() == [
                .groupEvent(.created), .groupEvent(.invited(.named("Queen"))), .groupEvent(.joined(.named("Queen"))),
            ])
    }

    @Test func aDeclinedInvitationIsGoneAndCanBeMadeAgain() async throws {
        let (ada, bea) = try await House().friends()
        _ = try await ada.chat(.createGroup(name: "Choir"))
        try await invite(bea, by: ada)
        try await bea.ask(.remove([.pending(try choir(of: bea).id)]))
        #expect(try bea.group(named: "Choir") == nil)
        try await eventually("news of it") {
            try ada.events(in: choir(of: ada).id).last == .groupEvent(.declined(.named("Bea")))
        }
        try await invite(bea, by: ada)
        try await join(bea)
        try await eventually("two members") { try members(ada) == ["Ada", "Bea"] }
    }

    /// Answers to an invitation by which the user doesn't join.
    enum Refusal: CaseIterable { case delete, joinAfterHostLeft, joinAfterEnd }

    @Test(arguments: Refusal.allCases, [Group.Membership.left, .removed, .dissolved])
    func secondInvitationLeavesTheChatAsItWas(_ refusal: Refusal, _ former: Group.Membership) async throws {
        let (ada, bea) = try await House().friends()
        let chats = try await ada.group("Choir", with: [bea])
        let chat = chats[1]
        try await ada.send("aardvark", to: chats[0])
        try await eventually("the message") { try bea.texts(in: chat).contains("aardvark") }
        try await bea.ask(.leaveGroup(chat))
        try await eventually("Bea to be gone") { try members(ada) == ["Ada"] }
        let group = try bea.circle(in: chat).id
        _ = try bea.house.store.write { try $0.update(group) { ($0.membership, $0.role) = (former, .moderator) } }
        let (condition, messages) = (try choir(of: bea).condition, try bea.messages(in: chat))
        try await invite(bea, by: ada)
        switch refusal {
        case .delete: try await bea.remove(.pending(chat))
        case .joinAfterHostLeft: try await ada.ask(.leaveGroup(chats[0]))
        case .joinAfterEnd: try await ada.remove(.group(chats[0], forEveryone: true))
        }
        try await bea.catchUp()
        if refusal != .delete { #expect(try await bea.ask(.joinGroup(chat)) == .ended(name: "Choir")) }
        let row = try choir(of: bea)
        #expect(row.id == chat && row.kind == .group(group) && row.condition == condition)
        let kept = try bea.messages(in: chat)
        #expect(Array(kept.prefix(messages.count)) == messages && kept.contains { $0.content == .text("aardvark") })
        let news = kept.dropFirst(messages.count).map(\.content)
        #expect(news == (refusal == .joinAfterEnd ? [.groupEvent(.dissolved)] : []))
        let after = try bea.circle(in: chat)
        #expect(after.membership == former && after.role == .moderator)
        // An answer that is repeated.
        try await bea.remove(.pending(chat))
        #expect(try await bea.ask(.joinGroup(chat)) == .ended(name: "Choir"))
        #expect(try bea.house.mismatches() == [])
    }

    @Test func groupThatWasLeftCanBeJoinedAgainAfterADeclinedInvitation() async throws {
        let (ada, bea) = try await House().friends()
        let chats = try await ada.group("Choir", with: [bea])
        try await ada.send("aardvark", to: chats[0])
        try await eventually("the message") { try bea.texts(in: chats[1]).contains("aardvark") }
        try await bea.ask(.leaveGroup(chats[1]))
        for _ in 0..<2 {
            try await ada.catchUp()
            try await invite(bea, by: ada)
            try await bea.remove(.pending(chats[1]))
        }
        try await ada.catchUp()
        try await invite(bea, by: ada)
        try await join(bea)
        try await eventually("two members") { try members(ada) == ["Ada", "Bea"] }
        #expect(try members(bea) == ["Ada", "Bea"] && bea.circle(in: chats[1]).role == .member)
        #expect(try bea.texts(in: chats[1]).contains("aardvark"))
        // Nothing of the past is left with the group.
        try await bea.remove(.group(chats[1], forEveryone: false))
        try await ada.catchUp()
        try await invite(bea, by: ada)
        try await bea.remove(.pending(try choir(of: bea).id))
        #expect(try bea.group(named: "Choir") == nil)
    }

    @Test func whoIsOfflineGetsEverythingLater() async throws {
        let house = try House()
        let (ada, bea, cy) = try await choir(house)
        let chat = try choir(of: cy).id
        await cy.close()
        try await ada.send("one", to: try choir(of: ada).id)
        try await eventually("one") { try bea.texts(in: choir(of: bea).id).last == "one" }
        try await bea.send("two", to: try choir(of: bea).id)
        let again = try await house.open(cy.id)
        try await eventually("both") { try again.texts(in: chat).suffix(2) == ["one", "two"] }
        let senders = try again.messages(in: chat).suffix(2).map(\.senderName)
        #expect(senders == ["Ada", "Bea"])
    }

    @Test func whoLeavesHearsNothingMoreAndCannotWrite() async throws {
        let (ada, bea, cy) = try await choir(House())
        try await bea.ask(.leaveGroup(try choir(of: bea).id))
        #expect(try choir(of: bea).condition == .left)
        await #expect(throws: ServiceError.cannotSend(.left)) {
            try await bea.ask(.send(.text("Hi"), to: try choir(of: bea).id))
        }
        for one in [ada, cy] {
            try await eventually("news of it") {
                try one.events(in: choir(of: one).id).last == .groupEvent(.left(.named("Bea")))
            }
        }
        let said = try bea.texts(in: try choir(of: bea).id)
        let message = try await ada.send("Only us", to: try choir(of: ada).id)
        try await eventually("delivered to all who are left") { try ada.message(message)?.delivery == .delivered }
        #expect(try bea.texts(in: try choir(of: bea).id) == said)
    }

    @Test func whenTheOwnerLeavesTheNextOneCanInvite() async throws {
        let (ada, bea, _) = try await choir(House())
        let group = try #require(try choir(of: bea).kind.group)
        let dan = try await bea.house.person("Dan")
        try await bea.connect(with: dan)
        let contact = try #require(try bea.contact(named: "Dan")).id
        await #expect(throws: ServiceError.notAllowed(.admin)) { try await bea.ask(.invite(contact, to: group)) }
        try await ada.ask(.leaveGroup(try choir(of: ada).id))
        try await eventually("the succession") { try bea.house.store.read { try $0.group(group)?.role } == .owner }
        try await invite(dan, by: bea)
        try await join(dan)
        try await eventually("the new one") { try members(bea) == ["Bea", "Cy", "Dan"] }
    }

    @Test func guestWhoAnswersAfterTwoSuccessionsAcceptsTheThirdOwner() async throws {
        let (ada, bea, cy) = try await choir(House())
        let dan = try await ada.house.person("Dan")
        try await ada.connect(with: dan)
        try await invite(dan, by: ada)
        // Only Ada knows of the invitation, so Dan doesn't hear that Bea leaves.
        for leaver in [ada, bea] {
            try await leaver.ask(.leaveGroup(try choir(of: leaver).id))
            for one in [bea, cy, dan] { try await one.catchUp() }
        }
        try await join(dan)
        for one in [bea, cy, dan] { try await one.catchUp() }
        try await cy.ask(.leaveGroup(try choir(of: cy).id))
        try await dan.catchUp()
        #expect(try dan.circle(in: choir(of: dan).id).role == .owner)
        #expect(try members(dan) == ["Dan"])
    }

    @Test func guestsOfTwoWhoInviteAtTheSameTimeLearnOfEachOther() async throws {
        let house = try House()
        let (ada, bea, _) = try await choir(house)
        for one in [ada, bea] {
            let group = try #require(try choir(of: one).kind.group)
            let me = try house.store.read { try $0.members(of: group).first { $0.names.displayName == "Bea" } }
            _ = try house.store.write { writer in
                try writer.update(try #require(me).id) { $0.role = .admin }
                if one === bea { try writer.update(group) { $0.role = .admin } }
            }
        }
        let (dan, eve) = (try await house.person("Dan"), try await house.person("Eve"))
        try await ada.connect(with: dan)
        try await bea.connect(with: eve)
        async let first: Void = invite(dan, by: ada)
        async let second: Void = invite(eve, by: bea)
        _ = try await (first, second)
        async let third: Void = join(dan)
        async let fourth: Void = join(eve)
        _ = try await (third, fourth)
        for one in [ada, bea, dan, eve] {
            try await eventually("all for \(one.name())") { try members(one) == ["Ada", "Bea", "Cy", "Dan", "Eve"] }
        }
    }
}
