import Foundation
import MessageStore
import Messenger
import Testing

@testable import ChatServices

/// Typing and presence.
@Suite(.serialized) struct SignalTests {
    @Test(arguments: ContractTests.Kind.allCases)
    func aContactSeesThatTheUserIsTyping(_ kind: ContractTests.Kind) async throws {
        let (ada, bea) = try await kind.house().friends()
        let sender = MessageSender.contact(try #require(try bea.contact(named: "Ada")).id)
        let seen = try bea.chat(with: ada)
        try await ada.ask(.setTyping(try ada.chat(with: bea), true))
        try await eventually("typing") { bea.log.typing.contains(Typing(seen, sender, true)) }
        try await ada.ask(.setTyping(try ada.chat(with: bea), false))
        try await eventually("the end of it") { bea.log.typing.contains(Typing(seen, sender, false)) }
        #expect(ada.log.typing.isEmpty)
    }

    @Test func typingWritesNothingToTheDatabase() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let chat = try ada.chat(with: bea)
        try await eventually("presence") { !ada.log.presence.isEmpty && !bea.log.presence.isEmpty }
        house.queue.waitUntilIdle()
        let before = try house.commits()
        for round in 1...100 { try await ada.ask(.setTyping(chat, round % 2 == 1)) }
        try await eventually("typing") { bea.log.typing.last?.isOn == false }
        house.queue.waitUntilIdle()
        #expect(try house.commits() == before)
        try await ada.send("Hi", to: chat)
        #expect(try house.commits() > before)
    }

    @Test func presenceWritesNothingToTheDatabase() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let contact = try #require(try ada.contact(named: "Bea")).id
        try await eventually("presence") { !ada.log.presence.isEmpty && !bea.log.presence.isEmpty }
        house.queue.waitUntilIdle()
        let before = try house.commits()
        for _ in 1...20 { house.exchange.send(.profiles) }
        await bea.close()
        try await eventually("nobody") { ada.log.presence.last == Presence(contact, false) }
        house.queue.waitUntilIdle()
        #expect(try house.commits() == before)
    }

    @Test func membersOfAGroupSeeWhoIsTyping() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        _ = try await ada.chat(.createGroup(name: "Choir", inviting: [try #require(try ada.contact(named: "Bea")).id]))
        try await eventually("the invitation") { try bea.group(named: "Choir") != nil }
        let seen = try #require(try bea.group(named: "Choir")).id
        let chat = try #require(try ada.group(named: "Choir")).id
        let signal = try #require(
            try house.store.read { try TypingRoute(profile: ada.id).signal(in: chat, isOn: true, $0) })
        let forGuest = try house.store.read { try TypingRoute(profile: bea.id).places(of: signal, in: $0) }
        #expect(forGuest.isEmpty, "an invited guest doesn't see it")
        _ = try await bea.chat(.joinGroup(seen))
        try await eventually("Bea to be in the group") { try ada.events(in: chat).count > 1 }
        try await ada.ask(.setTyping(chat, true))
        try await eventually("typing") { !bea.log.typing.isEmpty }
        let circle = try bea.circle(in: seen).id
        let member = try #require(
            try house.store.read { try $0.members(of: circle) }.first { $0.names.displayName == "Ada" })
        #expect(Set(bea.log.typing) == [Typing(seen, .member(member.id), true)])
    }

    @Test func blockedUnknownAndBrokenSignalsShowNothing() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let cy = try await house.person("Cy")
        try await cy.connect(with: bea)
        let contact = try #require(try bea.contact(named: "Ada"))
        try house.store.write { try $0.update(contact.id) { $0.connection = .blocked } }
        let address = try #require(try house.store.read { try $0.profile(bea.id)?.remoteID })
        let stranger = Signal.Typing(from: RemoteID("profile-nobody"), to: address, isOn: true)
        let file = try #require(house.store.openSignals())
        for line in ["", "{", "{\"typing\":{}}", "{\"later\":{}}", String(repeating: "[", count: 60_000)] {
            file.send(Array(line.utf8))
        }
        house.exchange.send(.typing(stranger))
        house.exchange.send(
            .typing(Signal.Typing(from: RemoteID("profile-nobody"), group: RemoteID("no group"), isOn: true)))
        // Both flood her, too.
        let blocked = try #require(try house.store.read { try $0.profile(ada.id)?.remoteID })
        for number in 0..<2000 {
            for sender in [blocked, stranger.from] {
                house.exchange.send(
                    .typing(Signal.Typing(from: sender, to: address, isOn: number.isMultiple(of: 2))))
            }
        }
        try await ada.ask(.setTyping(try ada.chat(with: bea), true))
        try await cy.ask(.setTyping(try cy.chat(with: bea), true))
        try await eventually("Cy's") { !bea.log.typing.isEmpty }
        #expect(bea.log.typing.map(\.chat) == [try bea.chat(with: cy)])
    }

    @Test func typingUnderARandomNameNamesNobodyElse() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let disguise = try await ada.connectIncognito(with: bea)
        let file = try #require(house.store.openSignals())
        let address = try #require(try house.store.read { try $0.profile(ada.id)?.remoteID })
        try await ada.ask(.setTyping(disguise.chat, true))
        try await eventually("typing") { bea.log.typing.map(\.chat) == [disguise.seen] }
        let lines = file.takeNewLines().map { String(decoding: $0, as: UTF8.self) }
        #expect(!lines.isEmpty && !lines.contains { $0.contains(address.rawValue) })
        try await bea.ask(.setTyping(disguise.seen, true))
        try await eventually("the answer") { ada.log.typing.map(\.chat) == [disguise.chat] }
        #expect(bea.log.presence.isEmpty, "it would tell when Ada's profile is open")
    }

    @Test func contactsAreHereWhileTheirProfileIsOpen() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let contact = try #require(try ada.contact(named: "Bea")).id
        try await eventually("Bea") { ada.log.presence.last == Presence(contact, true) }
        await bea.close()
        try await eventually("nobody") { ada.log.presence.last == Presence(contact, false) }
        let peer = try Peer(house, bea.id)
        try await eventually("Bea in another process") { ada.log.presence.last == Presence(contact, true) }
        try await peer.waitFor("presence")
        peer.kill()
        ada.service.refresh()
        try await eventually("nobody again") { ada.log.presence.last == Presence(contact, false) }
    }

    @Test func aHiddenProfileIsNotTold() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let contact = try #require(try ada.contact(named: "Bea")).id
        try await eventually("Bea") { ada.log.presence.last == Presence(contact, true) }
        try house.store.write { try $0.hide(bea.id, passwordHash: "hash") }
        ada.service.refresh()
        try await eventually("nobody") { ada.log.presence.last == Presence(contact, false) }
    }

    @Test func someoneWhoBlockedTheUserIsNotTold() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let contact = try #require(try ada.contact(named: "Bea")).id
        try await eventually("Bea") { ada.log.presence.last == Presence(contact, true) }
        let blocked = try #require(try bea.contact(named: "Ada")).id
        try house.store.write { try $0.update(blocked) { $0.connection = .blocked } }
        ada.service.refresh()
        try await eventually("nobody") { ada.log.presence.last == Presence(contact, false) }
    }

    @Test func anotherProcessSeesTyping() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        await bea.close()
        let peer = try Peer(house, bea.id)
        try await peer.waitFor("open")
        try await ada.ask(.setTyping(chat, true))
        try await peer.waitFor("typing")
        _ = try await peer.ask("typing \(seen.rawValue) on")
        try await eventually("the peer's") { ada.log.typing.map(\.chat) == [chat] }
        peer.quit()
    }

    @Test func aFileThatWasRemovedIsMadeAgain() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let path = house.path + "/locks/signals"
        try FileManager.default.removeItem(atPath: path)
        ada.service.refresh()
        try await eventually("another file") { FileManager.default.fileExists(atPath: path) }
        let peerFile = try #require(house.store.openSignals())
        try await ada.ask(.setTyping(try ada.chat(with: bea), true))
        try await eventually("typing") { !bea.log.typing.isEmpty }
        try await eventually("the line") { !peerFile.takeNewLines().isEmpty }
    }

    @Test func aLinkIsNotFollowed() throws {
        let house = try House()
        let (path, other) = (house.path + "/locks/signals", house.path + "/other")
        try Data(repeating: 1, count: 70_000).write(to: URL(filePath: other))
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
        #expect(house.store.openSignals() == nil)
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.linkItem(atPath: other, toPath: path)
        #expect(house.store.openSignals() == nil)
    }

    @Test func theFileStartsOverWhenItIsLarge() throws {
        let house = try House()
        let (sender, reader) = (
            try #require(house.store.openSignals()), try #require(house.store.openSignals())
        )
        let line = [UInt8](repeating: UInt8(ascii: "x"), count: 30_000)
        for _ in 1...50 {
            sender.send(line)
            #expect(reader.takeNewLines().map(Array.init) == [line])
        }
        let size = try FileManager.default.attributesOfItem(atPath: house.path + "/locks/signals")[.size] as? Int
        #expect(try #require(size) < 65_536)
    }
}

extension House {
    /// Returns the number of the database's last transaction that wrote something: `mm_txnid` of `MDB_meta`, behind the
    /// header of the first two pages.
    fileprivate func commits() throws -> UInt64 {
        let file = try FileHandle(forReadingFrom: URL(filePath: path + "/data.mdb"))
        defer { try? file.close() }
        let size = Int(getpagesize())
        let pages = [UInt8](try file.read(upToCount: 2 * size) ?? Data())
        try #require(pages.count == 2 * size)
        func number(at offset: Int) -> UInt64 {
            pages[offset..<offset + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
        return max(number(at: 144), number(at: size + 144))
    }
}

/// A typing event.
private struct Typing: Hashable {
    var chat: ChatID
    var sender: MessageSender
    var isOn: Bool

    init(_ chat: ChatID, _ sender: MessageSender, _ isOn: Bool) {
        self.chat = chat
        self.sender = sender
        self.isOn = isOn
    }
}

/// An event about presence.
private struct Presence: Hashable {
    var contact: ContactID
    var isOnline: Bool

    init(_ contact: ContactID, _ isOnline: Bool) {
        self.contact = contact
        self.isOnline = isOnline
    }
}

extension EventLog {
    fileprivate var typing: [Typing] {
        all.compactMap { event in
            guard case .messages(.typing(let chat, let sender, let isOn)) = event else { return nil }
            return Typing(chat, sender, isOn)
        }
    }

    fileprivate var presence: [Presence] {
        all.compactMap { event in
            guard case .contacts(.presence(let contact, let isOnline)) = event else { return nil }
            return Presence(contact, isOnline)
        }
    }
}
