import MessageStore
import Messenger
import Testing

@testable import ChatServices

/// Connections under a random name leave no trace that reveals the profile, and none at all after they are removed.
@Suite(.serialized) struct IncognitoTracesTests {
    /// Expects that `text` has none of `secrets` in it.
    private func expect(
        _ text: String, toKeep secrets: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(!text.isEmpty, sourceLocation: sourceLocation)
        for secret in secrets { #expect(!text.contains(secret), sourceLocation: sourceLocation) }
    }

    @Test func noLetterToAnIncognitoContactContainsTheRealNameOrAddress() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let secrets = try bea.becomeRecognizable()
        let link = try await ada.link()
        await ada.close()
        // Somebody has the profile open who takes nothing, so that the mailbox messages can be looked at.
        var lock: ProfileLock? = try house.store.lock(ada.id)
        let chat = try await bea.chat(.connect(link, incognito: true))
        let first = try await bea.send("first", to: chat)
        let me = StyledText("me", runs: [StyleRun(start: 0, length: 2, style: .mention(.me))])
        try await bea.ask(.send(OutgoingMessage(.text(me), quoting: first), to: chat))
        let failed = try house.store.write {
            try $0.add(
                Message(
                    id: .unassigned, chat: chat, sentAt: .systemNow, sender: .me, content: .text("again"),
                    delivery: .failed(.interrupted)))
        }.result.id
        try await bea.ask(.retry(failed))
        #expect(try house.store.read { try $0.mailbox(of: ada.id) }.count == 4)
        expect(try ada.mailboxText(), toKeep: secrets)
        withExtendedLifetime(lock) {}
        lock = nil
        house.exchange.refresh()
        try await eventually("the messages") { try ada.contacts().count == 1 && ada.mailboxText().isEmpty }
        let name = try #require(try bea.peer(in: chat).incognitoName)
        let seen = try ada.chats().first { $0.names.displayName == name }?.id
        let seenChat = try #require(seen)
        try await eventually("all of it") { try ada.texts(in: seenChat) == ["first", "me", "again"] }
        expect(try ada.everythingKnown(), toKeep: secrets)

        // Then the receipts: delivered, and read.
        lock = try house.store.lock(ada.id)
        _ = try house.store.write { writer in
            let transaction = try ProfileTransaction(ada.id, in: writer, now: .systemNow)
            _ = try transaction.send(.text("and you?"), to: seenChat, .random(), in: writer)
        }
        try await eventually("the answer") { try bea.texts(in: chat).last == "and you?" }
        try await bea.ask(.markRead(chat, upTo: .unassigned))
        #expect(try house.store.read { try $0.mailbox(of: ada.id) }.count == 2)
        expect(try ada.mailboxText(), toKeep: secrets)
        withExtendedLifetime(lock) {}
        lock = nil
        house.exchange.refresh()
        try await eventually("read") { try ada.deliveries(in: seenChat) == [.read] }
        expect(try ada.everythingKnown(), toKeep: secrets)
    }

    @Test func whereAContactIsRemovedItsAddressLeadsNowhere() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let secret = try await bea.connectIncognito(with: ada)
        let contact = try bea.peer(in: secret.chat)
        let address = try #require(contact.incognitoAddress)
        #expect(try house.store.read { try $0.incognito(at: address)?.profile } == bea.id)
        #expect(try house.store.read { try $0.incognito(at: address)?.name } == secret.name)
        _ = try house.store.write { writer in
            // One mailbox message is on its way.
            _ = try ProfileTransaction(ada.id, in: writer, now: .systemNow)
                .send(.text("too late"), to: secret.seen, .random(), in: writer)
            try writer.remove(secret.chat)
            try writer.remove(contact.id)
        }
        try await eventually("an empty mailbox") { try bea.mailboxText().isEmpty }
        #expect(try bea.chats().map(\.kind) == [.notes], "nobody asks to connect who wrote to a random name")
        #expect(try house.store.read { try $0.incognito(at: address)?.profile } == nil)
        let answer = try await ada.ask(.send(.text("Anybody?"), to: secret.seen))
        guard case .message(_, .failed(.refused)) = answer else {
            Issue.record("it went somewhere: \(answer)")
            return
        }
    }

    @Test func whereAProfileIsRemovedItsAddressesGoToo() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let secret = try await bea.connectIncognito(with: ada)
        let address = try #require(try bea.peer(in: secret.chat).incognitoAddress)
        let chat = try await ada.chat(.createGroup(name: "Choir"))
        let known = try #require(try ada.contact(named: "Bea")).id
        try await ada.ask(.invite(known, to: try ada.circle(in: chat).id))
        try await eventually("the invitation") { try bea.group(named: "Choir") != nil }
        let row = try #require(try bea.group(named: "Choir")).id
        _ = try await bea.chat(.joinGroup(row, incognito: true))
        let circle = try bea.circle(in: row)
        await bea.close()
        _ = try house.store.write { try $0.remove(bea.id) }
        for gone in [address, try #require(circle.incognitoAddress)] {
            #expect(try house.store.read { try $0.incognito(at: gone)?.profile } == nil)
        }
        #expect(try house.store.read { try $0.group(circle.id) } == nil)
    }

    @Test func whatWasIncognitoBeforeThereWereNamesNeverWritesOpenly() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let secrets = try bea.becomeRecognizable()
        let address = try #require(try house.store.read { try $0.profile(ada.id)?.remoteID })
        let chat = try house.store.write { writer in
            let contact = try writer.add(
                Contact(
                    id: .unassigned, profile: bea.id, names: Names("Ada"), remoteID: address, incognitoName: ""))
            return try writer.add(
                Chat(
                    id: .unassigned, profile: bea.id, kind: .direct(contact), names: Names("Ada"), isIncognito: true))
        }.result
        try await bea.send("Hello", to: chat)
        let name = try #require(try bea.peer(in: chat).incognitoName)
        #expect(!name.isEmpty)
        try await eventually("a request") { try ada.chats().contains { $0.condition == .needsAccepting } }
        #expect(try ada.chats().last?.names == Names(name))
        expect(try ada.everythingKnown(), toKeep: secrets)
        // Accepted, it is the chat that was there before.
        let accepted = try await ada.chat(.acceptRequest(try #require(try ada.chats().last).id))
        try await ada.send("Who are you?", to: accepted)
        try await eventually("the answer") { try bea.texts(in: chat) == ["Hello", "Who are you?"] }
    }

    @Test func theCopyOfAProfileGetsRandomNamesOfItsOwn() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let secret = try await bea.connectIncognito(with: ada)
        let original = try bea.peer(in: secret.chat)
        let (copy, copied) = try house.store.write { writer in
            let copy = try writer.add(Profile(id: .unassigned, names: Names("Bea's copy")))
            var contact = original
            contact.profile = copy
            let id = try writer.add(contact)
            let chat = Chat(
                id: .unassigned, profile: copy, kind: .direct(id), names: contact.names, isIncognito: true)
            return (copy, try writer.add(chat))
        }.result
        let other = try await house.open(copy)
        try await ada.send("Which one?", to: secret.seen)
        try await eventually("the message") { try bea.texts(in: secret.chat) == ["Which one?"] }
        try await other.send("Me, too", to: copied)
        let address = try #require(try other.peer(in: copied).incognitoAddress)
        #expect(address != original.incognitoAddress)
        try await eventually("a request") { try ada.chats().contains { $0.condition == .needsAccepting } }
        #expect(try ada.texts(in: secret.seen) == ["Which one?"])
    }
}
