import MessageStore
import Messenger
import Testing

@testable import ChatServices

/// News of members has no effect if its author has no right to it.
@Suite(.serialized) struct BadMembershipTests {
    /// Ada's group, in which Bea and Cy are ordinary members. Mal and Dan aren't in it. Letters are sent to Bea.
    private struct Choir {
        let ada, bea, cy, mal, dan: Person
        let chats: [ChatID]
        let group: RemoteID

        /// Bea's chat.
        var chat: ChatID { chats[1] }

        func address(_ person: Person) throws -> RemoteID {
            try #require(try person.house.store.read { try $0.profile(person.id)?.remoteID })
        }

        func entry(
            _ person: Person, _ role: MemberRole = .member, _ status: MemberEntry.Status = .joined
        ) throws -> MemberEntry {
            MemberEntry(
                address: try address(person), name: try person.name(), fullName: "", role: role.rawValue,
                status: status)
        }

        /// Sends a letter to Bea.
        func post(_ author: Person, _ changes: [MemberEntry], known: [RemoteID]? = nil) async throws {
            let letter = SentMembership(group: group, changes: changes, known: known)
            try await author.post([.membership(letter)], to: bea)
        }

        /// Invites Bea to the group.
        func invite(_ host: Person, _ members: [MemberEntry]) async throws {
            let invitation = SentInvitation(group: group, name: "Choir", topic: "", members: members)
            try await host.post([.invitation(invitation)], to: bea)
        }

        /// A member as Bea has them.
        func member(_ person: Person) throws -> Member? {
            let (id, remoteID) = (try bea.circle(in: chat).id, try address(person))
            return try bea.house.store.read { try $0.member(of: id, remoteID: remoteID) }
        }

        func waitingCount() throws -> Int { try bea.house.store.read { try $0.waitingCount(in: chat) } }
    }

    private func choir() async throws -> Choir {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let cy = try await house.person("Cy")
        let (mal, dan) = (try await house.person("Mal"), try await house.person("Dan"))
        try await ada.connect(with: cy)
        let chats = try await ada.group("Choir", with: [bea, cy])
        let group = try #require(try ada.circle(in: chats[0]).remoteID)
        return Choir(ada: ada, bea: bea, cy: cy, mal: mal, dan: dan, chats: chats, group: group)
    }

    @Test func memberWhoClaimsToBeAnOwnerCanDeleteNothingOfOthers() async throws {
        let choir = try await choir()
        let id = try await choir.ada.send("mine", to: choir.chats[0])
        let remoteID = try #require(try choir.ada.message(id)?.remoteID)
        let seen = try await choir.bea.arrival(of: remoteID, in: choir.chat)
        try await choir.post(choir.cy, [try choir.entry(choir.cy, .owner)])
        #expect(try choir.member(choir.cy)?.role == .member)
        let target = SentTarget(group: choir.group, message: remoteID)
        try await choir.cy.post([.redaction(SentRedaction(target: target, reason: ""))], to: choir.bea)
        try await choir.cy.post([.dissolved(choir.group)], to: choir.bea)
        #expect(try choir.bea.text(seen) == "mine")
        #expect(try choir.bea.circle(in: choir.chat).membership == .joined)
    }

    @Test func ordinaryMembersCannotChangeOthers() async throws {
        let choir = try await choir()
        let (ada, bea, cy) = (choir.ada, choir.bea, choir.cy)
        for status: MemberEntry.Status in [.removed, .left, .invited, .joined] {
            try await choir.post(cy, [try choir.entry(ada, .member, status), try choir.entry(bea, .owner, status)])
        }
        // Leaving gives no right to name an owner.
        try await choir.post(cy, [try choir.entry(cy, .member, .left), try choir.entry(bea, .owner)])
        let owner = try choir.member(ada)
        #expect(owner?.role == .owner && owner?.status == .joined)
        let group = try bea.circle(in: choir.chat)
        #expect(group.membership == .joined && group.role == .member)
        #expect(try choir.member(cy)?.status == .left)
    }

    @Test func adminsCannotChangeOwnersOrGiveAHigherRoleThanTheirs() async throws {
        let choir = try await choir()
        let (ada, bea, cy) = (choir.ada, choir.bea, choir.cy)
        try bea.setRole(.admin, of: "Cy", in: choir.chat)
        try await choir.post(
            cy,
            [
                try choir.entry(ada, .owner, .removed), try choir.entry(cy, .owner),
                try choir.entry(choir.mal, .owner, .invited), try choir.entry(bea, .owner),
            ])
        let owner = try choir.member(ada)
        #expect(owner?.role == .owner && owner?.status == .joined)
        #expect(try choir.member(cy)?.role == .admin)
        let guest = try choir.member(choir.mal)
        #expect(guest?.role == .admin && guest?.status == .invited)
        #expect(try bea.circle(in: choir.chat).role == .admin)
        try await choir.post(cy, [try choir.entry(bea, .owner, .removed)])
        #expect(try bea.circle(in: choir.chat).membership == .removed)
    }

    @Test func unknownAuthorsJoinAsOrdinaryMembersAndLearnOfNobodyByThat() async throws {
        let choir = try await choir()
        let (house, bea, cy, mal) = (choir.bea.house, choir.bea, choir.cy, choir.mal)
        try await choir.post(mal, [try choir.entry(cy, .member, .removed), try choir.entry(bea, .owner)])
        #expect(try choir.member(mal) == nil)
        await mal.close()
        // Someone else has the profile open, so that its letters stay in the mailbox.
        var lock: ProfileLock? = try house.store.lock(mal.id)
        let addresses = try [choir.ada, bea].map { try choir.address($0) }
        let lists: [[RemoteID]] = [[], [addresses[1]], [addresses[0]]]
        for known in lists {
            try await choir.post(mal, [try choir.entry(mal, .owner, .left)])
            try await choir.post(mal, [try choir.entry(mal, .owner)], known: known)
            let member = try choir.member(mal)
            #expect(member?.role == .member && member?.status == .joined)
            #expect(try !mal.mailboxText().contains("membership"), "\(known)")
        }
        let others = try choir.member(cy)
        #expect(others?.role == .member && others?.status == .joined)
        // A guest knows its host.
        try await choir.post(mal, [try choir.entry(mal)], known: addresses)
        #expect(try mal.mailboxText().contains(try choir.address(cy).rawValue))
        withExtendedLifetime(lock) {}
        lock = nil
    }

    /// Newcomers name an admin to show that they were invited.
    @Test func groupIDDoesNotTellWhoTheOwnerIs() async throws {
        let choir = try await choir()
        #expect(!choir.group.rawValue.contains(try choir.address(choir.ada).rawValue))
    }

    @Test func blockedMembersChangeNobodyButThemselves() async throws {
        let choir = try await choir()
        let (ada, bea, cy) = (choir.ada, choir.bea, choir.cy)
        let owner = try #require(try choir.member(ada)).id
        _ = try bea.house.store.write { try $0.update(owner) { $0.isBlocked = true } }
        try await choir.post(ada, [try choir.entry(cy, .member, .removed), try choir.entry(choir.mal)])
        try await choir.post(ada, [try choir.entry(ada, .owner, .left), try choir.entry(cy, .owner)])
        #expect(try choir.member(ada)?.status == .left)
        let member = try choir.member(cy)
        #expect(member?.role == .member && member?.status == .joined)
        #expect(try choir.member(choir.mal) == nil && choir.waitingCount() == 0)
    }

    @Test func removedMembersComeBackOnlyByAnAdmin() async throws {
        let choir = try await choir()
        let (ada, cy) = (choir.ada, choir.cy)
        try await choir.post(ada, [try choir.entry(cy, .member, .removed)])
        #expect(try choir.member(cy)?.status == .removed)
        try await choir.post(cy, [try choir.entry(cy)])
        try await choir.post(choir.mal, [try choir.entry(choir.mal)])
        try await choir.post(choir.mal, [try choir.entry(cy)])
        #expect(try choir.member(cy)?.status == .removed)
        try await choir.post(ada, [try choir.entry(cy)])
        #expect(try choir.member(cy)?.status == .joined)
    }

    @Test func ownerWhoHasLeftComesBackAsAnOrdinaryMember() async throws {
        let choir = try await choir()
        let (ada, cy) = (choir.ada, choir.cy)
        try await choir.post(ada, [try choir.entry(ada, .owner, .left), try choir.entry(cy, .owner)])
        #expect(try choir.member(ada)?.status == .left && choir.member(cy)?.role == .owner)
        // After leaving, Ada makes nobody an owner.
        try await choir.post(ada, [try choir.entry(cy, .member), try choir.entry(choir.mal, .owner)])
        #expect(try choir.member(cy)?.role == .owner && choir.member(choir.mal) == nil)
        try await choir.post(ada, [try choir.entry(ada, .owner)])
        let member = try choir.member(ada)
        #expect(member?.role == .member && member?.status == .joined)
    }

    @Test func observerWhoComesBackIsStillOne() async throws {
        let choir = try await choir()
        try choir.bea.setRole(.observer, of: "Cy", in: choir.chat)
        try await choir.post(choir.cy, [try choir.entry(choir.cy, .member, .left)])
        try await choir.post(choir.cy, [try choir.entry(choir.cy)])
        #expect(try choir.member(choir.cy)?.status == .joined)
        #expect(try choir.member(choir.cy)?.role == .observer)
    }

    @Test func messageCannotHaveTheNameUnderWhichNewsWaits() async throws {
        let choir = try await choir()
        try await choir.post(choir.dan, [try choir.entry(choir.mal)])
        #expect(try choir.waitingCount() == 1)
        let name = RemoteID.waiting(forMember: try choir.address(choir.dan))
        let message = SentMessage(id: name, group: choir.group, content: SentContent(.text("Hi")))
        try await choir.cy.post([.message(message)], to: choir.bea)
        #expect(try choir.bea.house.store.read { try $0.message(in: choir.chat, remoteID: name) } == nil)
        #expect(try choir.waitingCount() == 1)
    }

    @Test func lettersInReverseOrderHaveTheSameEffect() async throws {
        let choir = try await choir()
        let (ada, cy, mal, dan) = (choir.ada, choir.cy, choir.mal, choir.dan)
        // Mal introduces Dan, and Ada has introduced Mal.
        try await choir.post(mal, [try choir.entry(dan)])
        #expect(try choir.member(dan) == nil && choir.waitingCount() == 1)
        try await choir.post(ada, [try choir.entry(mal)])
        #expect(try choir.member(mal)?.status == .joined && choir.member(dan)?.status == .joined)
        // Ada leaves the group to Cy, who leaves it to Dan.
        try await choir.post(cy, [try choir.entry(cy, .owner, .left), try choir.entry(dan, .owner)])
        #expect(try choir.member(dan)?.role == .member && choir.waitingCount() == 1)
        try await choir.post(ada, [try choir.entry(ada, .owner, .left), try choir.entry(cy, .owner)])
        #expect(try choir.member(ada)?.status == .left && choir.member(cy)?.status == .left)
        #expect(try choir.member(dan)?.role == .owner && choir.waitingCount() == 0)
    }

    @Test func successionWaitsUntilItsAuthorIsAnOwnerThoughOthersSayThatTheyJoined() async throws {
        let choir = try await choir()
        let (ada, cy, mal, dan) = (choir.ada, choir.cy, choir.mal, choir.dan)
        try await choir.post(ada, [try choir.entry(mal)])
        try await choir.post(cy, [try choir.entry(cy, .owner, .left), try choir.entry(dan, .owner)])
        try await choir.post(mal, [try choir.entry(cy)])
        #expect(try choir.waitingCount() == 1)
        try await choir.post(ada, [try choir.entry(ada, .owner, .left), try choir.entry(cy, .owner)])
        #expect(try choir.member(cy)?.status == .left && choir.member(dan)?.role == .owner)
        #expect(try choir.waitingCount() == 0)
    }

    /// Each letter says that the author of the other one has joined.
    @Test func successionsThatNameEachOtherWait() async throws {
        let choir = try await choir()
        let (ada, cy, mal) = (choir.ada, choir.cy, choir.mal)
        try await choir.post(ada, [try choir.entry(mal)])
        try await choir.post(cy, [try choir.entry(cy, .owner, .left), try choir.entry(mal, .owner)])
        try await choir.post(mal, [try choir.entry(mal, .owner, .left), try choir.entry(cy, .owner)])
        #expect(try choir.waitingCount() == 2)
        #expect(try choir.member(ada)?.role == .owner && choir.member(cy)?.role == .member)
    }

    @Test func letterOfSomeoneWhoHasJoinedSilentlyTakesEffectWithTheNextNewsOfThem() async throws {
        let choir = try await choir()
        let (cy, mal, dan) = (choir.cy, choir.mal, choir.dan)
        try await choir.post(mal, [try choir.entry(dan)])
        let message = SentMessage(id: RemoteID("hi"), group: choir.group, content: SentContent(.text("hi")))
        try await mal.post([.message(message)], to: choir.bea)
        #expect(try choir.member(mal)?.status == .joined && choir.waitingCount() == 1)
        try await choir.post(cy, [try choir.entry(mal)])
        #expect(try choir.member(dan)?.status == .joined && choir.waitingCount() == 0)
    }

    @Test func strangerWhoInvitesTheUserBackChangesNobody() async throws {
        let choir = try await choir()
        let (ada, bea, cy, mal, dan) = (choir.ada, choir.bea, choir.cy, choir.mal, choir.dan)
        try await choir.post(ada, [try choir.entry(dan, .member, .removed)])
        try await bea.ask(.leaveGroup(choir.chat))
        try await choir.invite(
            mal,
            [
                try choir.entry(mal, .owner), try choir.entry(bea, .owner, .invited), try choir.entry(dan),
                try choir.entry(ada, .member, .removed), try choir.entry(cy, .owner),
            ])
        let group = try bea.circle(in: choir.chat)
        #expect(group.membership == .invited && group.role == .member)
        let owner = try choir.member(ada)
        #expect(owner?.role == .owner && owner?.status == .joined)
        let stranger = try choir.member(mal)
        #expect(stranger?.role == .member && stranger?.status == .joined)
        #expect(try choir.member(cy)?.role == .member && choir.member(bea)?.role == .member)
        #expect(try choir.member(dan)?.status == .removed)
    }

    @Test func adminWhoInvitesTheUserBackCanChangeMembers() async throws {
        let choir = try await choir()
        let (ada, bea, cy, dan) = (choir.ada, choir.bea, choir.cy, choir.dan)
        try await bea.ask(.leaveGroup(choir.chat))
        try await choir.invite(
            ada,
            [
                try choir.entry(ada, .owner), try choir.entry(bea, .admin, .invited), try choir.entry(cy, .admin),
                try choir.entry(dan),
            ])
        #expect(try bea.circle(in: choir.chat).role == .admin && choir.member(cy)?.role == .admin)
        #expect(try choir.member(dan)?.status == .joined)
    }

    @Test func blockedInvitersAreIgnored() async throws {
        let choir = try await choir()
        let (ada, bea) = (choir.ada, choir.bea)
        let owner = try #require(try choir.member(ada)).id
        _ = try bea.house.store.write { try $0.update(owner) { $0.isBlocked = true } }
        try await bea.ask(.leaveGroup(choir.chat))
        try await choir.invite(ada, [try choir.entry(ada, .owner), try choir.entry(bea, .owner, .invited)])
        #expect(try bea.circle(in: choir.chat).membership == .left)
        // A contact whom the user blocked can't invite to other groups, either.
        let contact = try #require(try bea.contact(named: "Ada")).id
        _ = try bea.house.store.write { try $0.update(contact) { $0.connection = .blocked } }
        let other = SentInvitation(
            group: RemoteID("group/other"), name: "Other", topic: "", members: [try choir.entry(ada, .owner)])
        try await ada.post([.invitation(other)], to: bea)
        #expect(try bea.group(named: "Other") == nil)
    }
}
