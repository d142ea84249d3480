import ChatServices
import MessageStore
import Messenger
import Testing

@Suite(.serialized) struct OpeningTests {
    @Test func onlyMessagesOfProfilesThatNobodyHasOpenAreNoLongerBeingSent() async throws {
        let house = try House()
        let ada = try await house.person("Ada")
        let closed = try await house.exchange.createProfile(named: "Bea").id
        let elsewhere = try await house.exchange.createProfile(named: "Cy").id
        let lock = try house.store.lock(elsewhere)
        let sent = try [ada.id, closed, elsewhere].map { profile in
            try house.store.write { writer in
                let chat = try writer.add(Chat(id: .unassigned, profile: profile, kind: .notes, names: Names("Notes")))
                return try writer.add(
                    Message(
                        id: .unassigned, chat: chat, sentAt: .systemNow, sender: .me, content: .text("hi"),
                        delivery: .sending)
                ).id
            }.result
        }
        #expect(try await house.exchange.failInterrupted() == 1)
        #expect(try await house.exchange.failInterrupted() == 0)
        let states = try house.store.read { store in try sent.map { try store.message($0)?.delivery } }
        #expect(states == [.sending, .failed(.interrupted), .sending])
        withExtendedLifetime(lock) {}
    }

    @Test func aNewProfileHasItsNotesAndAnAddress() async throws {
        let house = try House()
        let profile = try await house.exchange.createProfile(named: "  Ada ")
        #expect(profile.names.displayName == "Ada")
        #expect(profile.remoteID != nil)
        let ada = try await house.open(profile.id)
        #expect(try ada.chats().map(\.kind) == [.notes])
    }

    @Test func aNameThatCannotBeTakenIsRefused() async throws {
        let house = try House()
        await #expect(throws: ServiceError.name(.empty)) { try await house.exchange.createProfile(named: " \t") }
        await #expect(throws: ServiceError.name(.tooLong(characters: 65, limit: 64))) {
            try await house.exchange.createProfile(named: String(repeating: "a", count: 65))
        }
        #expect(try house.store.read { try $0.profiles() }.isEmpty)
    }

    @Test func aProfileIsOpenOnlyOnce() async throws {
        let house = try House()
        let ada = try await house.person("Ada")
        await #expect(throws: ServiceError.self) { try await house.open(ada.id) }
        await ada.close()
        _ = try await house.open(ada.id)
    }

    @Test func whatWasBeingSentIsShownAsFailedAndCanBeTriedAgain() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let chat = try ada.chat(with: bea)
        await ada.close()
        let message = try house.store.write {
            try $0.add(
                Message(
                    id: .unassigned, chat: chat, sentAt: .systemNow, sender: .me, content: .text("Wait for"),
                    delivery: .sending))
        }.result.id
        let again = try await house.open(ada.id)
        try await eventually("it to be shown as failed") {
            try again.message(message)?.delivery == .failed(.interrupted)
        }
        #expect(try await again.ask(.retry(message)) == .message(message, .sent))
        try await eventually("it to arrive") { try bea.texts(in: bea.chat(with: ada)) == ["Wait for"] }
    }

    @Test func theNotesOfAProfileFromElsewhereAreFound() async throws {
        let house = try House()
        let (profile, notes) = try house.store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Imported")))
            let notes = try writer.add(Chat(id: .unassigned, profile: profile, kind: .notes, names: Names("")))
            return (profile, notes)
        }.result
        let imported = try await house.open(profile)
        #expect(try await imported.chat(.openNotes) == notes)
        #expect(try house.store.read { try $0.profile(profile)?.remoteID } != nil)
    }

    @Test func aCopyOfAProfileGetsAnAddressOfItsOwn() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let address = try #require(try house.store.read { try $0.profile(bea.id)?.remoteID })
        let copy = try house.store.write {
            try $0.add(Profile(id: .unassigned, names: Names("Bea"), remoteID: address))
        }.result
        _ = try await house.open(copy)
        try await eventually("an address of its own") {
            try house.store.read { try $0.profile(copy)?.remoteID } != address
        }
        try await ada.send("To the first", to: try ada.chat(with: bea))
        try await eventually("the message") { try bea.texts(in: bea.chat(with: ada)) == ["To the first"] }
    }
}
