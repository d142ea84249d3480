import MessageStore
import Messenger
import Synchronization
import Testing

@testable import ChatServices

@Suite(.serialized) struct LinkTests {
    /// The refusal that `person` gets for using `link`.
    private func refusal(of link: ConnectLink, to person: Person) async throws -> LinkRefusal? {
        do throws(ServiceError) {
            _ = try await person.service.perform(.connect(link))
            return nil
        } catch {
            guard case .link(let refusal) = error else { throw error }
            return refusal
        }
    }

    @Test func theRowOfALinkShowsItUntilItIsUsed() async throws {
        let house = try House()
        let ada = try await house.person("Ada")
        let link = try await ada.link()
        let row = try #require(try ada.chats().last)
        guard case .pendingConnection(let pending) = row.kind else {
            Issue.record("no waiting row")
            return
        }
        #expect(pending.side == .invited)
        #expect(pending.link == link)
        #expect(link.secret.count == 32)
        let bea = try await house.person("Bea")
        #expect(try await refusal(of: link, to: bea) == nil)
        try await eventually("the row to become the chat") { try ada.row(row.id)?.kind.contact != nil }
        #expect(try ada.row(row.id)?.names.displayName == "Bea")
        try await eventually("news of it") {
            ada.log.all.contains { if case .contacts(.connected(let chat)) = $0 { chat.id == row.id } else { false } }
        }
    }

    @Test func aLinkIsUsedOnlyOnce() async throws {
        let house = try House()
        let (ada, bea, cy) = (
            try await house.person("Ada"), try await house.person("Bea"), try await house.person("Cy")
        )
        let link = try await ada.link()
        #expect(try await refusal(of: link, to: bea) == nil)
        #expect(try await refusal(of: link, to: cy) == .used)
        #expect(try await refusal(of: link, to: bea) == .usedByYou(try bea.chat(with: ada), name: "Ada"))
        #expect(try cy.chats().count == 1)
        #expect(try bea.chats().count == 2)
    }

    @Test func onesOwnLinkIsRefusedAndStaysUsable() async throws {
        let house = try House()
        let ada = try await house.person("Ada")
        let link = try await ada.link()
        #expect(try await refusal(of: link, to: ada) == .own)
        #expect(try await refusal(of: link, to: try await house.person("Bea")) == nil)
    }

    @Test func aLinkThatNobodyMadeOrThatWasTakenBackIsRefused() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let made = try #require(ConnectLink(secret: "nobody_has_made_this_one"))
        #expect(try await refusal(of: made, to: bea) == .unknown)
        let link = try await ada.link()
        let row = try #require(try ada.chats().last)
        try await ada.ask(.remove([.pending(row.id)]))
        #expect(try await refusal(of: link, to: bea) == .unknown)
        #expect(try ada.chats().count == 1)
    }

    @Test func anOldLinkIsRefused() async throws {
        let clock = Clock()
        let house = try House(now: { clock.now })
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let link = try await ada.link()
        clock.advance(days: 31)
        #expect(try await refusal(of: link, to: bea) == .expired)
    }

    @Test func aUsedLinkIsAnsweredForThirtyDaysAndThenForgotten() async throws {
        let clock = Clock()
        let house = try House(now: { clock.now })
        let (ada, bea, cy) = (
            try await house.person("Ada"), try await house.person("Bea"), try await house.person("Cy")
        )
        let link = try await ada.link()
        let id = try #require(try house.store.read { try $0.link(link)?.id })
        try await bea.ask(.connect(link))
        try await eventually("the row to become the chat") { try ada.contact(named: "Bea") != nil }
        clock.advance(days: 30)
        // Making another link writes anyway.
        let second = try await ada.link()
        #expect(try await refusal(of: link, to: cy) == .used)
        #expect(try await refusal(of: link, to: bea) == .usedByYou(try bea.chat(with: ada), name: "Ada"))
        clock.advance(days: 1)
        _ = try await ada.link()
        #expect(try await refusal(of: link, to: cy) == .unknown)
        #expect(try house.store.read { try $0.setting("used-link/\(id.rawValue)", of: bea.id) } == nil)
        #expect(try house.store.read { try $0.link(second) } != nil)
    }

    @Test func anExpiredLinkIsAnsweredForAsLongAsItsRowShowsIt() async throws {
        let clock = Clock()
        let house = try House(now: { clock.now })
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let link = try await ada.link()
        let row = try #require(try ada.chats().last)
        clock.advance(days: 61)
        await ada.close()
        let again = try await house.open(ada.id)
        house.queue.waitUntilIdle()
        #expect(try await refusal(of: link, to: bea) == .expired)
        // Without its row nobody needs it, and opening the profile writes anyway.
        _ = try house.store.write { try $0.remove(row.id) }
        await again.close()
        _ = try await house.open(ada.id)
        house.queue.waitUntilIdle()
        #expect(try await refusal(of: link, to: bea) == .unknown)
    }

    @Test func aLinkWhoseUseWasNotYetHeardOfStaysHoweverOldItIs() async throws {
        let clock = Clock()
        let house = try House(now: { clock.now })
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let link = try await ada.link()
        let row = try #require(try ada.chats().last?.id)
        await ada.close()
        // Somebody has the profile open who takes nothing.
        let lock = try house.store.lock(ada.id)
        try await bea.ask(.connect(link))
        clock.advance(days: 100)
        _ = try house.store.write { try ProfileTransaction(ada.id, in: $0, now: clock.now).begin(in: $0) }
        #expect(try house.store.read { try $0.mailbox(of: ada.id) }.count == 1)
        #expect(try house.store.read { try $0.link(link) } != nil)
        #expect(try ada.row(row)?.kind.contact == nil)
        withExtendedLifetime(lock) {}
    }

    @Test func whoIsConnectedAlreadyGetsTheKnownChat() async throws {
        let (ada, bea) = try await House().friends()
        let known = try bea.chat(with: ada)
        let link = try await ada.link()
        #expect(try await bea.chat(.connect(link)) == known)
        #expect(try bea.events(in: known).count == 1)
    }

    @Test func twoWhoUseEachOthersLinksAtTheSameTimeHaveOneChat() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let (one, other) = (try await ada.link(), try await bea.link())
        async let first = ada.chat(.connect(other))
        async let second = bea.chat(.connect(one))
        _ = try await (first, second)
        try await eventually("one chat each") {
            try ada.chats().count { $0.kind.contact != nil } == 1 && bea.chats().count { $0.kind.contact != nil } == 1
        }
        try await ada.send("Hello", to: try ada.chat(with: bea))
        try await eventually("the message") { try bea.texts(in: bea.chat(with: ada)) == ["Hello"] }
    }

    @Test func someoneUnknownWhoWritesAsksToConnect() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let old = try #require(try bea.contact(named: "Ada"))
        let chat = try bea.chat(with: ada)
        _ = try house.store.write {
            try $0.remove(chat)
            try $0.remove(old.id)
        }
        try await ada.send("Do you remember me?", to: try ada.chat(with: bea))
        try await eventually("the request") { try bea.chats().contains { $0.condition == .needsAccepting } }
        let row = try #require(try bea.chats().first { $0.condition == .needsAccepting })
        #expect(row.names.displayName == "Ada")
        let accepted = try await bea.chat(.acceptRequest(row.id))
        #expect(accepted == row.id)
        #expect(try bea.row(accepted)?.condition == .ready)
        #expect(try bea.texts(in: accepted) == ["Do you remember me?"])
        try await bea.send("Of course!", to: accepted)
        try await eventually("the answer") { try ada.texts(in: ada.chat(with: bea)).last == "Of course!" }
    }

    @Test func aRejectedRequestIsGone() async throws {
        let house = try House()
        let ada = try await house.person("Ada")
        let row = try house.store.write {
            try $0.add(
                Chat(
                    id: .unassigned, profile: ada.id, kind: .contactRequest(ContactRequest(greeting: "Hi")),
                    names: Names("Eve"), condition: .needsAccepting))
        }.result
        try await ada.ask(.remove([.pending(row)]))
        #expect(try ada.row(row) == nil)
        try await ada.ask(.remove([.pending(row)]))
    }
}

/// A clock that a test sets.
final class Clock: Sendable {
    private let time = Mutex(Timestamp(seconds: 1_793_889_000))

    var now: Timestamp { time.withLock { $0 } }

    func advance(days: Int64) { time.withLock { $0 = $0.advanced(byMilliseconds: days * 86_400_000) } }
}
