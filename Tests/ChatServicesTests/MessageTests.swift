import ChatServices
import MessageStore
import Messenger
import Testing

@Suite(.serialized) struct MessageTests {
    @Test func aMessageWaitsForWhoIsNotThere() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let chat = try bea.chat(with: ada)
        await bea.close()
        let message = try await ada.send("See you", to: try ada.chat(with: bea))
        let again = try await house.open(bea.id)
        try await eventually("the message") { try again.texts(in: chat) == ["See you"] }
        try await eventually("delivered") { try ada.message(message)?.delivery == .delivered }
    }

    @Test func aProfileThatNobodyHasOpenIsLookedAfter() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let chat = try bea.chat(with: ada)
        await bea.close()
        let message = try await ada.send("While you were out", to: try ada.chat(with: bea))
        try await eventually("delivered") { try ada.message(message)?.delivery == .delivered }
        #expect(try bea.texts(in: chat) == ["While you were out"])
        #expect(try bea.row(chat)?.stats.unread == 1)
        #expect(bea.log.arrivedTexts.isEmpty, "who has closed its profile hears nothing")
    }

    @Test func aMessageToSomeoneWhoIsGoneFailsAndCanBeTriedAgain() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let chat = try ada.chat(with: bea)
        await bea.close()
        _ = try house.store.write { try $0.remove(bea.id) }
        let answer = try await ada.ask(.send(.text("Anybody?"), to: chat))
        let message = try #require(try ada.messages(in: chat).last)
        #expect(answer == .message(message.id, .failed(.refused)))
        #expect(message.delivery == .failed(.refused))
        #expect(try await ada.ask(.retry(message.id)) == .message(message.id, .failed(.refused)))
        #expect(try ada.texts(in: chat) == ["Anybody?"])
    }

    @Test func aRetriedMessageKeepsItsPlaceAndIsAcknowledged() async throws {
        let (ada, bea) = try await House().friends()
        let chat = try ada.chat(with: bea)
        let failed = try ada.house.store.write {
            try $0.add(
                Message(
                    id: .unassigned, chat: chat, sentAt: .systemNow, sender: .me, content: .text("first"),
                    delivery: .failed(.interrupted)))
        }.result.id
        let second = try await ada.send("second", to: chat)
        try await eventually("delivered") { try ada.message(second)?.delivery == .delivered }
        #expect(try await ada.ask(.retry(failed)) == .message(failed, .sent))
        try await eventually("delivered, too") { try ada.message(failed)?.delivery == .delivered }
        #expect(try ada.texts(in: chat) == ["first", "second"])
        #expect(try bea.texts(in: bea.chat(with: ada)) == ["second", "first"])
        try await bea.ask(.markRead(try bea.chat(with: ada), upTo: .unassigned))
        try await eventually("both read") { try ada.deliveries(in: chat) == [.read, .read] }
    }

    @Test(arguments: [true, false]) func readingPrivatelySendsNoReceipt(opensTheChat: Bool) async throws {
        let (ada, bea) = try await House().friends()
        let first = try await ada.send("Hello?", to: try ada.chat(with: bea))
        try await eventually("delivered") { try ada.message(first)?.delivery == .delivered }
        let seen = try bea.chat(with: ada)
        try await bea.ask(
            opensTheChat
                ? .markRead(seen, upTo: .unassigned, isPrivate: true) : .change(seen, .read(isPrivate: true)))
        #expect(try bea.row(seen)?.stats.unread == 0)
        // The next message is delivered after whatever the reading could have told.
        let second = try await ada.send("Hello??", to: try ada.chat(with: bea))
        try await eventually("delivered") { try ada.message(second)?.delivery == .delivered }
        #expect(try ada.message(first)?.delivery == .delivered)
    }

    @Test func readingUpToAPlaceTellsOfNothingBeyondIt() async throws {
        let (ada, bea) = try await House().friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        for text in ["one", "two", "three"] { try await ada.send(text, to: chat) }
        try await eventually("three messages") { try bea.texts(in: seen).count == 3 }
        let second = try #require(try bea.messages(in: seen).first { $0.content.text.plain == "two" })
        try await bea.ask(.markRead(seen, upTo: second.position))
        try await eventually("two read") { try ada.deliveries(in: chat) == [.read, .read, .delivered] }
        #expect(try bea.row(seen)?.stats.unread == 1)
    }

    @Test func whoIsNamedAndWhatIsQuotedIsTheSameOnBothSides() async throws {
        let (ada, bea) = try await House().friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        let first = try await ada.send("When do we meet?", to: chat)
        try await eventually("the question") { try bea.texts(in: seen).count == 1 }
        let question = try #require(try bea.messages(in: seen).last)
        let contact = try #require(try bea.contact(named: "Ada")).id
        let answer = StyledText(
            "Ada, at six", runs: [StyleRun(start: 0, length: 3, style: .mention(.contact(contact)))])
        try await bea.ask(.send(OutgoingMessage(.text(answer), quoting: question.id), to: seen))
        try await eventually("the answer") { try ada.texts(in: chat).count == 2 }
        let arrived = try #require(try ada.messages(in: chat).last)
        #expect(arrived.mentionsMe)
        #expect(arrived.content.text.runs.map(\.style) == [.mention(.me)])
        #expect(arrived.quote?.message == first)
        #expect(arrived.quote?.sender == .me)
    }

    @Test func hostileTextArrivesAsItWasSent() async throws {
        let (ada, bea) = try await House().friends()
        let texts = [
            "\u{1B}]0;pwned\u{07}\u{1B}[2J", "\u{202E}txt.exe\u{2066}",
            "a" + String(repeating: "\u{301}", count: 10_000),
            String(repeating: "x", count: 1 << 20), "\0\u{FFFD}\r\n", "漢字 👩‍👩‍👧 مرحبا",
        ]
        for text in texts { try await ada.send(text, to: try ada.chat(with: bea)) }
        try await eventually("all of it") { try bea.texts(in: bea.chat(with: ada)).count == texts.count }
        // Compared by bytes: equal strings may differ in them.
        #expect(try bea.texts(in: bea.chat(with: ada)).map { Array($0.utf8) } == texts.map { Array($0.utf8) })
    }

    @Test func whatIsTooLargeOrEmptyIsRefusedAndNotStored() async throws {
        let (ada, bea) = try await House().friends()
        let chat = try ada.chat(with: bea)
        let limit = ada.service.capabilities.maximumTextBytes
        await #expect(throws: ServiceError.tooLarge(bytes: limit + 1, limit: limit)) {
            try await ada.ask(.send(.text(String(repeating: "x", count: limit + 1)), to: chat))
        }
        await #expect(throws: ServiceError.emptyMessage) { try await ada.ask(.send(.text(" \n"), to: chat)) }
        #expect(try ada.texts(in: chat).isEmpty)
    }

    @Test func aWrittenMessageTakesItsDraftAlongAndAForwardedOneDoesNot() async throws {
        let (ada, bea) = try await House().friends()
        let chat = try ada.chat(with: bea)
        let draft = Draft(chat: chat, text: "Hi")
        func kept() throws -> String? { try ada.house.store.read { try $0.draft(of: chat) }?.text.plain }
        _ = try ada.house.store.write { try $0.set(draft) }
        try await ada.ask(.send(OutgoingMessage(.text("from elsewhere"), forwardedFrom: "Cy"), to: chat))
        #expect(try kept() == "Hi")
        // What is refused leaves it, too.
        let limit = ada.service.capabilities.maximumTextBytes
        let long = OutgoingMessage(.text(StyledText(String(repeating: "x", count: limit + 1))), draft: draft)
        await #expect(throws: ServiceError.tooLarge(bytes: limit + 1, limit: limit)) {
            try await ada.ask(.send(long, to: chat))
        }
        #expect(try kept() == "Hi")
        try await ada.ask(.send(OutgoingMessage(.text("Hi"), draft: draft), to: chat))
        #expect(try kept() == nil)
        #expect(try ada.texts(in: chat) == ["from elsewhere", "Hi"])
    }

    @Test func notesAreKeptForOneself() async throws {
        let ada = try await House().person("Ada")
        let notes = try await ada.chat(.openNotes)
        #expect(try ada.chats().map(\.id) == [notes])
        try await ada.send("Buy milk", to: notes)
        #expect(try ada.deliveries(in: notes) == [.sent])
    }

    @Test func theChatOfAnotherProfileIsOutOfReach() async throws {
        let (ada, bea) = try await House().friends()
        let chat = try bea.chat(with: ada)
        await #expect(throws: ServiceError.notFound(.chat(chat))) {
            try await ada.ask(.send(.text("Hi"), to: chat))
        }
    }
}
