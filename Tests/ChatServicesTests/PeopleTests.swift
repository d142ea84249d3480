import ChatServices
import MessageStore
import Messenger
import Testing

/// Renaming and removing profiles.
@Suite(.serialized) struct PeopleTests {
    @Test func contactsSeeAnotherNameWithTheNextMessage() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        try await house.provider.rename(ada.id, to: "  Countess ")
        #expect(try ada.name() == "Countess")
        try await ada.send("It is me", to: chat)
        try await eventually("the new name") { try bea.contact(named: "Countess") != nil }
        #expect(try bea.events(in: seen).last == .contactEvent(.renamed(from: "Ada", to: "Countess")))
    }

    @Test func inItsGroupsAProfileIsCalledAsItIs() async throws {
        let ada = try await House().person("Ada")
        let chat = try await ada.chat(.createGroup(name: "Choir"))
        try await ada.house.provider.rename(ada.id, to: "Countess")
        let group = try #require(try ada.row(chat)?.kind.group)
        #expect(try ada.house.store.read { try $0.members(of: group).map(\.names.displayName) } == ["Countess"])
    }

    @Test func aNameThatCannotBeTakenIsRefused() async throws {
        let ada = try await House().person("Ada")
        await #expect(throws: ServiceError.name(.empty)) {
            try await ada.house.provider.rename(ada.id, to: " \n")
        }
        await #expect(throws: ServiceError.notFound(.profile(ProfileID(99)))) {
            try await ada.house.provider.rename(ProfileID(99), to: "Eve")
        }
        #expect(try ada.name() == "Ada")
    }

    @Test func aProfileIsRemovedWhileItIsOpenAndLeavesItsGroups() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        _ = try await ada.chat(.createGroup(name: "Choir"))
        let contact = try #require(try ada.contact(named: "Bea")).id
        try await ada.ask(.invite(contact, to: try #require(try ada.group(named: "Choir")?.kind.group)))
        try await eventually("the invitation") { try bea.group(named: "Choir") != nil }
        let choir = try #require(try bea.group(named: "Choir"))
        _ = try await bea.chat(.joinGroup(choir.id))
        try await eventually("two members") { try members(choir, bea).count == 2 }
        let address = try #require(try house.store.read { try $0.profile(ada.id)?.remoteID })
        let chat = try bea.chat(with: ada)

        try await house.provider.remove(ada.id)
        #expect(try house.store.read { try $0.profile(ada.id) } == nil)
        #expect(try house.store.read { try $0.setting("address/" + address.rawValue, of: nil) } == nil)
        try await eventually("Bea to be alone, and the owner") {
            try members(choir, bea) == [.init(name: "Bea", role: .owner)]
        }
        await #expect(throws: ServiceError.closed) { try await ada.ask(.openNotes) }
        // Nobody goes on writing to somebody who is gone.
        try await eventually("the end of the chat") {
            try house.store.read { try $0.chat(chat) }?.condition == .ended
        }
        #expect(try bea.contact(named: "Ada")?.connection == .inactive)
    }

    private struct Standing: Equatable {
        var name: String
        var role: MemberRole
    }

    private func members(_ chat: Chat, _ person: Person) throws -> [Standing] {
        let group = try #require(chat.kind.group)
        return try person.house.store.read { try $0.members(of: group) }.filter { $0.status == .joined }
            .map { Standing(name: $0.names.displayName, role: $0.role) }
    }

    @Test func aProfileThatAnotherProcessHasIsNotRemoved() async throws {
        let house = try House()
        let profile = try await house.exchange.createProfile(named: "Bea")
        let peer = try Peer(house, profile.id)
        try await peer.waitFor("open")
        await #expect(throws: ServiceError.profileInUse(process: peer.processNumber)) {
            try await house.provider.remove(profile.id)
        }
        #expect(try house.store.read { try $0.profile(profile.id) } != nil)
        peer.kill()
        try await house.provider.remove(profile.id)
        #expect(try house.store.read { try $0.profiles().isEmpty })
    }

    @Test func anotherProcessGoesOnWhileAProfileIsRemoved() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let seen = try bea.chat(with: ada)
        await bea.close()
        let peer = try Peer(house, bea.id)
        try await peer.waitFor("open")
        try await house.provider.remove(ada.id)
        try await eventually("the end of the chat") {
            try house.store.read { try $0.chat(seen) }?.condition == .ended
        }
        #expect(try await peer.ask("send \(seen.rawValue) Hello?")[0] == "error")
        peer.quit()
        try await peer.waitFor("closed")
    }

    @Test func aHiddenProfileTakesWhatIsSentToIt() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        await bea.close()
        _ = try house.store.write { try $0.hide(bea.id, passwordHash: "hash") }
        let message = try await ada.send("Psst", to: chat)
        try await eventually("delivered") { try ada.message(message)?.delivery == .delivered }
        #expect(try bea.texts(in: seen) == ["Psst"])
    }
}
