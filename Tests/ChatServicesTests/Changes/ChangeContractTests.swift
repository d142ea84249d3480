import ChatServices
import MessageStore
import Messenger
import Testing

/// The contract of every service for changes of messages.
@Suite(.serialized) struct ChangeContractTests {
    @Test(arguments: ContractTests.Kind.allCases) func editReachesTheOtherSideAndKeepsEarlierVersions(
        _ kind: ContractTests.Kind
    ) async throws {
        let (ada, bea) = try await kind.house().friends()
        let message = try await ada.share("Helo", with: bea)
        for text in ["Hell", "Hello"] { try await ada.ask(.edit(message.id, .text(StyledText(text)))) }
        try await eventually("the edits") { try bea.text(message.seen) == "Hello" }
        for edited in [try ada.message(message.id), try bea.message(message.seen)] {
            #expect(edited?.content.text.plain == "Hello")
            #expect(edited?.earlierVersions.map(\.content.text.plain) == ["Helo", "Hell"])
            #expect(edited?.edit?.number == 2)
        }
        #expect(try bea.row(message.seenIn)?.preview?.content == .text("Hello"))
    }

    @Test(arguments: ContractTests.Kind.allCases) func forwardedTextsAndCaptionsCannotBeEdited(
        _ kind: ContractTests.Kind
    ) async throws {
        let (ada, bea) = try await kind.house().friends()
        let chat = try ada.chat(with: bea)
        let file = Attachment(name: "a.png")
        let contents: [(MessageContent, MessageContent)] = [
            (.text("theirs"), .text("mine")), (.image(file, caption: "theirs"), .image(file, caption: "mine")),
        ]
        for (content, changed) in contents {
            try await ada.ask(.send(OutgoingMessage(content, forwardedFrom: "Cy"), to: chat))
            let id = try #require(try ada.messages(in: chat).last).id
            await #expect(throws: ServiceError.unfit(.notEditable)) { try await ada.ask(.edit(id, changed)) }
            #expect(try ada.message(id)?.content == content)
        }
    }

    @Test(arguments: ContractTests.Kind.allCases) func redactionLeavesOnlyThePlaceOfAMessage(
        _ kind: ContractTests.Kind
    ) async throws {
        let (ada, bea) = try await kind.house().friends()
        let message = try await ada.share("secret", with: bea)
        try await ada.ask(.edit(message.id, .text("secret!")))
        try await bea.ask(.send(OutgoingMessage(.text("What?"), quoting: message.seen), to: message.seenIn))
        try await eventually("the answer") { try ada.texts(in: message.chat).contains("What?") }
        try await bea.ask(.react(message.seen, emoji: "👍", isOn: true))
        try await bea.ask(.pin(message.seen, isOn: true))
        let before = try #require(try bea.message(message.seen))
        try await ada.ask(.redact(message.id, reason: "not for you"))
        try await eventually("the deletion") { try bea.message(message.seen)?.content.isDeleted == true }
        for (person, chat, id) in [(ada, message.chat, message.id), (bea, message.seenIn, message.seen)] {
            let deleted = try #require(try person.message(id))
            guard case .deleted(let deletion) = deleted.content else {
                Issue.record("not deleted: \(deleted.content)")
                continue
            }
            #expect(deletion.actor == .sender && deletion.reason == "not for you")
            #expect(deleted.sentAt == before.sentAt)
            #expect(deleted.earlierVersions.isEmpty && deleted.reactions.isEmpty && deleted.pin == nil)
            #expect(try person.messages(in: chat).compactMap(\.quote).map(\.content.isDeleted) == [true])
            #expect(!"\(try person.messages(in: chat))".contains("secret"))
            #expect(try person.house.store.read { try $0.pinnedMessages(of: chat) }.isEmpty)
        }
        #expect(try bea.message(message.seen)?.position == before.position)
    }

    @Test(arguments: ContractTests.Kind.allCases) func reactionsAndPinsAreSharedAndCanBeRemoved(
        _ kind: ContractTests.Kind
    ) async throws {
        let (ada, bea) = try await kind.house().friends()
        let message = try await ada.share("Party!", with: bea)
        let ada2bea = try #require(try ada.contact(named: "Bea")).id
        for emoji in ["🎉", "❤️"] { try await bea.ask(.react(message.seen, emoji: emoji, isOn: true)) }
        try await ada.ask(.react(message.id, emoji: "🎉", isOn: true))
        try await bea.ask(.pin(message.seen, isOn: true))
        try await eventually("the pin") { try ada.message(message.id)?.pin != nil }
        let seen = try #require(try ada.message(message.id))
        #expect(seen.pin?.sender == .contact(ada2bea) && seen.pin?.name == "Bea")
        #expect(seen.reactions.map(\.emoji) == ["🎉", "❤️"])
        #expect(Set(seen.reactions[0].authors.map(\.sender)) == [.me, .contact(ada2bea)])
        #expect(try ada.house.store.read { try $0.pinnedMessages(of: message.chat).map(\.id) } == [message.id])
        try await bea.ask(.react(message.seen, emoji: "🎉", isOn: false))
        try await ada.ask(.pin(message.id, isOn: false))
        try await eventually("both removals") {
            try bea.message(message.seen)?.pin == nil && ada.message(message.id)?.reactions[0].count == 1
        }
        #expect(try bea.house.store.read { try $0.pinnedMessages(of: message.seenIn) }.isEmpty)
    }

    @Test(arguments: ContractTests.Kind.allCases) func messagesDeletedHereStayWithTheOthersAndNeverComeBack(
        _ kind: ContractTests.Kind
    ) async throws {
        let (ada, bea) = try await kind.house().friends()
        let messages = [try await ada.share("one", with: bea), try await ada.share("two", with: bea)]
        try await bea.ask(.deleteMessages(messages.map(\.seen)))
        #expect(try bea.texts(in: messages[0].seenIn) == [])
        #expect(try bea.row(messages[0].seenIn)?.stats.unread == 0)
        #expect(try ada.texts(in: messages[0].chat) == ["one", "two"])
    }

    @Test(arguments: ContractTests.Kind.allCases) func changesThatAreRepeatedAreDoneOnce(
        _ kind: ContractTests.Kind
    ) async throws {
        let house = try kind.house()
        let (ada, bea) = try await house.friends()
        let chats = try await ada.group("Choir", with: [bea])
        let message = try await bea.send("Spam", to: chats[1])
        let remoteID = try #require(try bea.message(message)?.remoteID)
        let seen = try await ada.arrival(of: remoteID, in: chats[0])
        let own = try await ada.send("Helo", to: chats[0])
        let failed = try house.store.write {
            try $0.add(
                Message(
                    id: .unassigned, chat: chats[0], sentAt: .systemNow, sender: .me, content: .text("never sent"),
                    delivery: .failed(.interrupted)))
        }.result.id
        let requests: [ServiceRequest] = [
            .edit(own, .text("Hello")), .react(own, emoji: "👍", isOn: true), .pin(own, isOn: true),
            .report(seen, .spam, text: "again"), .redact(seen, reason: ""), .redact(failed, reason: ""),
            .deleteMessages([own]),
        ]
        for request in requests {
            let transaction = TransactionID.random()
            for _ in 0..<2 { #expect(try await ada.ask(request, transaction) == .done) }
        }
        let entries = try ada.messages(in: chats[0]).filter { !$0.content.isEvent }
        #expect(entries.count == 2, "the deleted message and the report")
        #expect(try ada.row(chats[0])?.stats.reports == 1)
        try await eventually("the edit") {
            try bea.messages(in: chats[1]).contains { $0.pin != nil && $0.edit?.number == 1 && $0.reactions.count == 1 }
        }
    }

    @Test(arguments: ContractTests.Kind.allCases) func moderatorsDeleteAndReadReportsAndMembersDoNot(
        _ kind: ContractTests.Kind
    ) async throws {
        let house = try kind.house()
        let (ada, bea) = try await house.friends()
        let cy = try await house.person("Cy")
        try await ada.connect(with: cy)
        let chats = try await ada.group("Choir", with: [bea, cy])
        let spam = try await bea.send("Buy this!", to: chats[1])
        let remoteID = try #require(try bea.message(spam)?.remoteID)
        let (atAda, atCy) = (
            try await ada.arrival(of: remoteID, in: chats[0]), try await cy.arrival(of: remoteID, in: chats[2])
        )
        await #expect(throws: ServiceError.notAllowed(.moderator)) { try await cy.ask(.redact(atCy, reason: "")) }
        try await cy.ask(.report(atCy, .spam, text: "Every day"))
        try await eventually("the report") { try ada.row(chats[0])?.stats.reports == 1 }
        let report = try #require(try ada.messages(in: chats[0]).last)
        #expect(report.content == .report(Report(reason: .spam, text: "Every day", reported: atAda)))
        #expect(report.quote?.content == .text("Buy this!"))
        // Cy keeps the report, which isn't Cy's to handle.
        #expect(try cy.row(chats[2])?.stats.reports == 0)
        #expect(try cy.messages(in: chats[2]).last?.content.text.plain == "Every day")
        await #expect(throws: ServiceError.unfit(.unchangeable)) { try await ada.ask(.pin(report.id, isOn: true)) }
        try await ada.ask(.redact(atAda, reason: "spam"))
        guard case .deleted(let own)? = try ada.find(remoteID, in: chats[0])?.content else {
            Issue.record("not deleted")
            return
        }
        #expect(own.actor == .me && own.reason == "spam")
        for (person, chat) in zip([bea, cy], chats.dropFirst()) {
            try await eventually("the deletion") { try person.find(remoteID, in: chat)?.content.isDeleted == true }
            guard case .deleted(let deletion)? = try person.find(remoteID, in: chat)?.content.withNamesOnly else {
                Issue.record("not deleted")
                continue
            }
            #expect(deletion.actor == .moderator(.named("Ada")) && deletion.reason == "spam")
        }
        #expect(!(try bea.messages(in: chats[1])).contains { if case .report = $0.content { true } else { false } })
    }

    @Test(arguments: ContractTests.Kind.allCases) func othersCannotBeEditedNorDeletedNorReportedInADirectChat(
        _ kind: ContractTests.Kind
    ) async throws {
        let (ada, bea) = try await kind.house().friends()
        let message = try await ada.share("mine", with: bea)
        await #expect(throws: ServiceError.unfit(.notYourMessage)) {
            try await bea.ask(.edit(message.seen, .text("yours")))
        }
        await #expect(throws: ServiceError.unfit(.notYourMessage)) {
            try await bea.ask(.redact(message.seen, reason: ""))
        }
        await #expect(throws: ServiceError.unfit(.hasNoReports)) {
            try await bea.ask(.report(message.seen, .other, text: ""))
        }
        for request: ServiceRequest in [
            .edit(message.id, .text("other")), .redact(message.id, reason: ""),
            .react(message.id, emoji: "👍", isOn: true), .pin(message.id, isOn: true), .deleteMessages([message.id]),
            .report(message.id, .spam, text: ""),
        ] {
            await #expect(throws: ServiceError.notFound(.message(message.id))) { try await bea.ask(request) }
        }
        #expect(try ada.message(message.id)?.content == .text("mine"))
    }

    @Test(arguments: ContractTests.Kind.allCases) func everythingWorksInNotesWithoutLimits(
        _ kind: ContractTests.Kind
    ) async throws {
        let ada = try await kind.house().person("Ada")
        let notes = try await ada.chat(.openNotes)
        let id = try await ada.send("0", to: notes)
        _ = try ada.house.store.write { try $0.update(id) { $0.sentAt = Timestamp(seconds: 1) } }
        for number in 1...15 { try await ada.ask(.edit(id, .text(StyledText("\(number)")))) }
        try await ada.ask(.react(id, emoji: "👍", isOn: true))
        try await ada.ask(.pin(id, isOn: true))
        let note = try #require(try ada.message(id))
        #expect(note.content == .text("15") && note.earlierVersions.count == 15)
        #expect(note.reactions.first?.isMine == true && note.pin?.sender == .me)
        await #expect(throws: ServiceError.unfit(.hasNoReports)) {
            try await ada.ask(.report(id, .other, text: ""))
        }
        try await ada.ask(.redact(id, reason: ""))
        #expect(try ada.message(id)?.content.isDeleted == true)
    }
}
