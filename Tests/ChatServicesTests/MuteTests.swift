import ChatServices
import MessageStore
import Messenger
import Testing

@Suite(.serialized) struct MuteTests {
    private let clock = Clock()
    private let house: House

    init() throws {
        let clock = clock
        house = try House(now: { clock.now })
    }

    /// A chat of `profile` with an unread message, muted for a day.
    private func mutedChat(of profile: ProfileID) throws {
        _ = try house.store.write { writer in
            let contact = try writer.add(Contact(id: .unassigned, profile: profile, names: Names("News")))
            let chat = try writer.add(
                Chat(
                    id: .unassigned, profile: profile, kind: .direct(contact), names: Names("News"),
                    settings: ChatSettings(mutedUntil: clock.now.advanced(byMilliseconds: 86_400_000))))
            try writer.add(
                Message(
                    id: .unassigned, chat: chat, sentAt: clock.now, sender: .contact(contact), content: .text("hi")))
        }
    }

    private func unreadTotal(of profile: ProfileID) throws -> Int {
        try house.store.read { try $0.counts(of: profile).unreadTotal }
    }

    /// The number of transactions that changed something.
    private func changes() throws -> UInt64 {
        house.queue.waitUntilIdle()
        return try house.store.changes(since: 0).cursor
    }

    @Test func aMuteThatHasEndedCountsAgainAtTheNextLook() async throws {
        let ada = try await house.person("Ada")
        try mutedChat(of: ada.id)
        let before = try changes()
        ada.service.refresh()
        #expect(try changes() == before, "nothing is due")
        #expect(try unreadTotal(of: ada.id) == 0)
        clock.advance(days: 1)
        ada.service.refresh()
        #expect(try changes() == before + 1)
        #expect(try unreadTotal(of: ada.id) == 1)
        ada.service.refresh()
        #expect(try changes() == before + 1, "nothing is due")
    }

    @Test func whoeverLooksEndsTheMutesOfProfilesThatNobodyHasOpen() async throws {
        let ada = try await house.person("Ada")
        let closed = try await house.exchange.createProfile(named: "Bea").id
        let elsewhere = try await house.exchange.createProfile(named: "Cy").id
        let lock = try house.store.lock(elsewhere)
        for profile in [closed, elsewhere] { try mutedChat(of: profile) }
        let before = try changes()
        clock.advance(days: 2)
        ada.service.refresh()
        #expect(try changes() == before + 1)
        #expect(try unreadTotal(of: closed) == 1)
        // That one is for the process that has it.
        #expect(try unreadTotal(of: elsewhere) == 0)
        #expect(lock.profile == elsewhere)
    }
}
