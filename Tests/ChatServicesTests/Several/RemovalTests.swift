import ChatServices
import LMDB
import Messenger
import Testing

@testable import MessageStore

/// Taking away what is only here.
@Suite(.serialized) struct RemovalTests {
    private func refusal(_ person: Person, _ removals: ChatRemoval...) async -> ServiceError? {
        do {
            try await person.ask(.remove(removals))
            return nil
        } catch {
            return error as? ServiceError
        }
    }

    @Test(arguments: ContractTests.Kind.allCases) func clearingTakesTheMessagesHereAndOnlyHere(
        _ kind: ContractTests.Kind
    ) async throws {
        let (ada, bea) = try await kind.house().friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        for number in 0..<5 { try await ada.send("aardvark \(number)", to: chat) }
        try await eventually("all") { try bea.row(seen)?.stats.unread == 5 }
        try await bea.ask(.change(seen, .markedUnread(true)))
        try await bea.ask(.change(seen, .favourite(true)))
        let quoted = try #require(try bea.messages(in: seen).last)
        _ = try bea.house.store.write {
            try $0.set(Draft(chat: seen, text: "well", quoting: quoted.id))
        }
        let before = try #require(try bea.row(seen))
        #expect(try bea.hits("aardvark") == 5)
        try await bea.remove(.messages(seen))
        let after = try #require(try bea.row(seen))
        #expect(try bea.messages(in: seen).isEmpty && bea.hits("aardvark") == 0)
        #expect(after.stats == ChatStats() && after.preview == nil && !after.summary.hasUnread)
        #expect(after.lastActivity == before.lastActivity && after.settings.isFavourite)
        let draft = try bea.house.store.read { try $0.draft(of: seen) }
        #expect(draft?.text == "well" && draft?.quoting == nil)
        #expect(try bea.house.store.read { try $0.receipts(of: seen) }.isEmpty)
        #expect(try ada.texts(in: chat).count == 5 && ada.hits("aardvark") == 5)
        // What comes later is new, and what is answered arrives.
        try await ada.send("again", to: chat)
        try await eventually("again") { try bea.row(seen)?.stats.unread == 1 }
        let answer = try await bea.send("yes", to: seen)
        try await eventually("the answer") { try bea.message(answer)?.delivery == .delivered }
        #expect(try bea.house.mismatches() == [])
    }

    @Test(arguments: ContractTests.Kind.allCases) func whatComesInAfterTheUserWasAskedIsNotCleared(
        _ kind: ContractTests.Kind
    ) async throws {
        let (ada, bea) = try await kind.house().friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        for number in 0..<5 { try await ada.send("aardvark \(number)", to: chat) }
        try await eventually("all") { try bea.row(seen)?.stats.unread == 5 }
        let last = try #require(try bea.row(seen)?.preview?.position)
        for text in ["zebra", "aardvark at last"] { try await ada.send(text, to: chat) }
        try await eventually("all") { try bea.row(seen)?.stats.unread == 7 }
        let newest = try #require(try bea.messages(in: seen).last)
        _ = try bea.house.store.write { try $0.set(Draft(chat: seen, text: "well", quoting: newest.id)) }
        try await bea.remove(.messages(seen, upTo: last))
        #expect(try bea.texts(in: seen) == ["zebra", "aardvark at last"])
        #expect(try bea.hits("aardvark") == 1 && bea.hits("zebra") == 1)
        #expect(try bea.row(seen)?.stats.unread == 2)
        #expect(try bea.row(seen)?.preview?.message == newest.id)
        #expect(try bea.house.store.read { try $0.draft(of: seen) }?.quoting == newest.id)
        #expect(try ada.texts(in: chat).count == 7)
        #expect(try bea.house.mismatches() == [])
    }

    @Test(arguments: ContractTests.Kind.allCases) func aDeletedConversationComesBackWithTheNextWords(
        _ kind: ContractTests.Kind
    ) async throws {
        let (ada, bea) = try await kind.house().friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        try await ada.send("aardvark", to: chat)
        try await eventually("it") { try bea.row(seen)?.stats.unread == 1 }
        try await bea.ask(
            .changeAll([ChatEdit(seen, .pinned(true)), ChatEdit(seen, .notifications(.mentions))]))
        let contact = try #require(try bea.contact(named: "Ada")).id
        try await bea.remove(.conversation(seen))
        #expect(try !bea.list().contains(seen) && !bea.list(.archived).contains(seen))
        #expect(try bea.hits("aardvark") == 0)
        // The contact is found, and leads to the chat.
        #expect(try bea.found("ada").chats == [] && bea.found("ada").contacts == [contact])
        #expect(try await bea.chat(.openChat(contact)) == seen)
        #expect(try bea.house.mismatches() == [])
        try await ada.send("once more", to: chat)
        try await eventually("the chat") { try bea.list().contains(seen) }
        let back = try #require(try bea.row(seen))
        #expect(back.stats.unread == 1 && back.settings.notifications == .mentions && back.settings.pinnedOrder == nil)
        #expect(try bea.texts(in: seen) == ["once more"])
        #expect(try bea.found("ada").chats == [seen] && bea.found("ada").contacts == [])
        // Or with the user's own.
        try await bea.remove(.conversation(seen))
        try await bea.send("I again", to: seen)
        #expect(try bea.list().contains(seen))
        #expect(try bea.house.mismatches() == [])
    }

    @Test func notesCanOnlyBeCleared() async throws {
        let ada = try await House().person("Ada")
        let notes = try await ada.chat(.openNotes)
        try await ada.send("milk", to: notes)
        let wrong: [ChatRemoval] = [
            .conversation(notes), .contact(notes, keepsConversation: false, tells: false), .membership(notes),
            .group(notes, forEveryone: false), .pending(notes),
        ]
        for removal in wrong { #expect(await refusal(ada, removal) != nil, "\(removal)") }
        #expect(try ada.texts(in: notes) == ["milk"])
        try await ada.remove(.messages(notes))
        #expect(try ada.messages(in: notes).isEmpty && ada.list().contains(notes))
    }

    @Test(arguments: ContractTests.Kind.allCases) func whatWaitsGoesWithWhatIsBehindIt(
        _ kind: ContractTests.Kind
    )
        async throws
    {
        let house = try kind.house()
        let (ada, bea) = try await house.friends()
        guard case .link(let link, let row) = try await ada.ask(.createLink) else { throw UnexpectedAnswer() }
        let group = try await ada.groups(["Choir"])[0]
        let contact = try #require(try ada.contact(named: "Bea")).id
        try await ada.ask(.invite(contact, to: try #require(try ada.row(group)?.kind.group)))
        try await eventually("the invitation") { try bea.group(named: "Choir") != nil }
        let invitation = try #require(try bea.group(named: "Choir"))
        try await ada.remove(.pending(row))
        try await bea.remove(.pending(invitation.id))
        await #expect(throws: ServiceError.link(.unknown)) { try await bea.ask(.connect(link)) }
        try await eventually("the answer") {
            try ada.house.store.read { try $0.members(of: ada.row(group)?.kind.group ?? .unassigned) }
                .contains { $0.status == .left }
        }
        #expect(try bea.found("choir").chats == [])
        #expect(await refusal(ada, .messages(row)) == nil, "it is gone already")
        #expect(await refusal(ada, .pending(group)) != nil)
        #expect(try house.mismatches() == [])
    }

    @Test func severalGoTogetherOrNotAtAll() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let chat = try ada.chat(with: bea)
        let groups = try await ada.groups(["a", "b"])
        let notes = try await ada.chat(.openNotes)
        try await ada.send("aardvark", to: chat)
        try await eventually("it to arrive") { try ada.deliveries(in: chat) == [.delivered] }
        let before = try ada.rows()
        let error = await refusal(
            ada, .group(groups[0], forEveryone: true), .contact(chat, keepsConversation: false, tells: true),
            .conversation(notes))
        guard case .nothingDone(chats: 3, _, .unfit) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try ada.rows() == before)
        try await ada.send("still there", to: chat)
        try await eventually("it") { try bea.texts(in: bea.chat(with: ada)) == ["aardvark", "still there"] }
        // One of them twice, and one that is gone: as it was wanted.
        try await ada.remove(
            .group(groups[0], forEveryone: true), .group(groups[1], forEveryone: false), .messages(notes),
            .group(groups[0], forEveryone: false))
        try await ada.remove(.group(groups[0], forEveryone: false))
        #expect(try Set(ada.list()) == [chat, notes])
        #expect(try house.mismatches() == [])
    }

    @Test func aBrokenRecordGoesWithAllThatPointsToIt() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let chat = try ada.chat(with: bea)
        guard case .tag(let tag) = try await ada.ask(.changeTags(.create(name: "tag", emoji: nil, on: nil))) else {
            throw UnexpectedAnswer()
        }
        try await ada.send("aardvark", to: chat)
        try await ada.ask(
            .changeAll([
                ChatEdit(chat, .tags([tag])), ChatEdit(chat, .pinned(true)),
                ChatEdit(chat, .mute(until: Timestamp(seconds: 9_999_999_999))),
            ]))
        let others = try ada.rows().filter { $0.id != chat }
        // Past the store, which damages nothing itself.
        try house.store.environment.write { transaction in
            let raw = house.store.tables.chats.withCodec(RawBytes())
            try raw.put([1, 0, 9, 9, 9, 9, 255], for: chat, in: transaction)
        }
        let contact = try #require(try ada.contact(named: "Bea")).id
        #expect(await refusal(ada, .messages(chat)) != nil)
        #expect(await refusal(bea, .conversation(chat)) != nil, "it is somebody else's")
        try await ada.remove(.conversation(chat))
        #expect(try ada.rows() == others)
        #expect(try ada.hits("aardvark") == 0)
        #expect(try ada.found("bea").contacts == [contact])
        #expect(try house.mismatches() == [])
        try await bea.send("hello?", to: try bea.chat(with: ada))
        try await eventually("a new chat") { try ada.rows().contains { $0.kind.contact == contact } }
        #expect(try ada.texts(in: ada.chat(with: bea)) == ["hello?"])
        #expect(try house.mismatches() == [])
    }
}
