import MessageStore
import Messenger
import Synchronization
import Testing

@testable import ChatServices

/// The changes that users can make to messages, their limits, and their effects.
@Suite(.serialized) struct ChangeTests {
    private static let hour: Int64 = 3_600_000

    /// A clock that a test sets.
    private final class Clock: Sendable {
        let time = Mutex(Timestamp(seconds: 1_800_000_000))

        func advance(hours: Int64) { time.withLock { $0 = $0.advanced(byMilliseconds: hours * hour) } }
    }

    private func add(_ message: Message, to person: Person) throws -> MessageID {
        try person.house.store.write { try $0.add(message).id }.result
    }

    private func failed(in chat: ChatID, _ text: String = "Helo") -> Message {
        Message(
            id: .unassigned, chat: chat, sentAt: .systemNow, sender: .me, content: .text(StyledText(text)),
            delivery: .failed(.interrupted))
    }

    @Test func textCanBeEditedTenTimesAndForADay() async throws {
        let clock = Clock()
        let (ada, bea) = try await House(now: { clock.time.withLock { $0 } }).friends()
        let messages = [try await ada.share("0", with: bea), try await ada.share("mine", with: bea)]
        for number in 1...10 { try await ada.ask(.edit(messages[0].id, .text(StyledText("\(number)")))) }
        await #expect(throws: ServiceError.unfit(.tooManyEdits(limit: 10))) {
            try await ada.ask(.edit(messages[0].id, .text("11")))
        }
        // Nothing changes, so nothing counts.
        try await ada.ask(.edit(messages[0].id, .text("10")))
        clock.advance(hours: 24)
        try await ada.ask(.edit(messages[1].id, .text("changed")))
        clock.advance(hours: 1)
        await #expect(throws: ServiceError.unfit(.tooLateToEdit(hours: 24))) {
            try await ada.ask(.edit(messages[1].id, .text("too late")))
        }
        try await eventually("the edits") {
            try bea.text(messages[0].seen) == "10" && bea.text(messages[1].seen) == "changed"
        }
    }

    @Test func editAfterTheClockWasSetBackIsAccepted() async throws {
        let clock = Clock()
        let (ada, bea) = try await House(now: { clock.time.withLock { $0 } }).friends()
        let message = try await ada.share("mine", with: bea)
        clock.advance(hours: -3)
        try await ada.ask(.edit(message.id, .text("changed")))
        try await eventually("the edit") { try bea.text(message.seen) == "changed" }
        for (on, pinned) in [(true, 1), (false, 0)] {
            clock.advance(hours: -1)
            try await ada.ask(.pin(message.id, isOn: on))
            try await eventually("the pin") { try (bea.message(message.seen)?.pin == nil) == (pinned == 0) }
        }
    }

    @Test func captionsCanBeEditedAndFilesCannot() async throws {
        let (ada, bea) = try await House().friends()
        let chat = try ada.chat(with: bea)
        let file = Attachment(name: "a.png")
        _ = try await ada.ask(.send(OutgoingMessage(.image(file, caption: "befor")), to: chat))
        let id = try #require(try ada.messages(in: chat).last).id
        try await ada.ask(.edit(id, .image(Attachment(name: "b.png"), caption: "before")))
        #expect(try ada.message(id)?.content == .image(file, caption: "before"))
        try await ada.ask(.edit(id, .image(file, caption: "")))
        await #expect(throws: ServiceError.unfit(.notEditable)) { try await ada.ask(.edit(id, .text("before"))) }
        try await eventually("the edit") {
            try bea.messages(in: bea.chat(with: ada)).last?.content == .image(file, caption: "")
        }
        let text = try await ada.send("text", to: chat)
        await #expect(throws: ServiceError.emptyMessage) { try await ada.ask(.edit(text, .text(" "))) }
    }

    @Test func editNamesPeopleAsTheMessageDoes() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("You", with: bea)
        let contact = try #require(try ada.contact(named: "Bea")).id
        let text = StyledText("Bea", runs: [StyleRun(start: 0, length: 3, style: .mention(.contact(contact)))])
        try await ada.ask(.edit(message.id, .text(text)))
        try await eventually("the edit") { try bea.message(message.seen)?.mentionsMe == true }
        #expect(try bea.row(message.seenIn)?.stats.mentions == 1)
        #expect(try bea.message(message.seen)?.content.text.runs.map(\.style) == [.mention(.me)])
    }

    @Test func editOfAnUnsentMessageChangesWhatIsSentLater() async throws {
        let (ada, bea) = try await House().friends()
        let id = try add(failed(in: try ada.chat(with: bea)), to: ada)
        try await ada.ask(.edit(id, .text("Hello")))
        #expect(try ada.message(id)?.isEdited == false)
        for request: ServiceRequest in [.react(id, emoji: "👍", isOn: true), .pin(id, isOn: true)] {
            await #expect(throws: ServiceError.unfit(.notSent)) { try await ada.ask(request) }
        }
        try await ada.ask(.retry(id))
        try await eventually("the message") { try bea.texts(in: bea.chat(with: ada)) == ["Hello"] }
    }

    @Test func redactionOfAnUnsentMessageRemovesItAndTellsNobody() async throws {
        let (ada, bea) = try await House().friends()
        let chat = try ada.chat(with: bea)
        let id = try add(failed(in: chat), to: ada)
        try await ada.ask(.redact(id, reason: ""))
        #expect(try ada.texts(in: chat).isEmpty)
        #expect(try bea.house.store.read { try $0.mailbox(of: bea.id) }.isEmpty)
    }

    @Test func importedMessagesAreChangedHereOnly() async throws {
        let (ada, bea) = try await House().friends()
        let chat = try ada.chat(with: bea)
        let id = try add(
            Message(
                id: .unassigned, chat: chat, sentAt: .systemNow, sender: .me, content: .text("old"), delivery: .sent),
            to: ada)
        for request: ServiceRequest in [
            .edit(id, .text("new")), .react(id, emoji: "👍", isOn: true), .pin(id, isOn: true),
        ] {
            try await ada.ask(request)
        }
        let message = try #require(try ada.message(id))
        #expect(message.content == .text("new") && message.pin != nil && message.reactions.count == 1)
        #expect(try bea.house.store.read { try $0.mailbox(of: bea.id) }.isEmpty)
    }

    @Test func changesThatArriveBeforeTheirMessageWait() async throws {
        let (ada, bea) = try await House().friends()
        let seenIn = try bea.chat(with: ada)
        let now = Timestamp.systemNow
        let (edited, deleted) = (RemoteID("edited"), RemoteID("deleted"))
        let target = SentTarget(message: edited)
        try await ada.post(
            [
                .edit(SentEdit(target: target, number: 2, content: SentContent(.text("2")))),
                .reaction(SentReaction(target: target, emoji: "👍", isOn: true, number: now.milliseconds)),
                .redaction(SentRedaction(target: SentTarget(message: deleted), reason: "")),
            ], to: bea)
        try await ada.post(
            [
                .message(SentMessage(id: edited, content: SentContent(.text("0")))),
                .message(SentMessage(id: deleted, content: SentContent(.text("secret")))),
                .edit(SentEdit(target: target, number: 1, content: SentContent(.text("1")))),
            ], to: bea, at: now)
        let message = try #require(try bea.find(edited, in: seenIn))
        #expect(message.content == .text("2") && message.reactions.count == 1)
        #expect(message.earlierVersions.map(\.content.text.plain) == ["0", "1"])
        #expect(try bea.find(deleted, in: seenIn)?.content.isDeleted == true)
        #expect(try bea.house.store.read { try $0.waitingCount(in: seenIn) } == 0)
        #expect(try bea.row(seenIn)?.stats.unread == 1)
        try await eventually("news") { bea.log.arrivedTexts == ["2"] }
    }

    @Test func quoteThatArrivesAfterTheDeletionHasNoWords() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("secret", with: bea)
        try await ada.ask(.redact(message.id, reason: ""))
        try await bea.catchUp()
        let quote = SentQuote(id: message.remoteID, name: "Bea", content: SentContent(.text("secret")))
        let answer = SentMessage(id: RemoteID("answer"), content: SentContent(.text("what?")), quote: quote)
        try await bea.post([.message(answer)], to: ada)
        #expect(try ada.find(RemoteID("answer"), in: message.chat)?.quote?.content.isDeleted == true)
    }

    @Test func editLeavesTheStoredDraftTogetherWithTheSavedMessage() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        let edit = Draft.Edit(of: message.id, to: "changed")
        func kept() throws -> Draft? { try ada.house.store.read { try $0.draft(of: message.chat) } }
        _ = try ada.house.store.write { try $0.set(Draft(chat: message.chat, text: "next", edit: edit)) }
        // What is refused stays in it.
        let limit = ada.service.capabilities.maximumTextBytes
        await #expect(throws: ServiceError.tooLarge(bytes: limit + 1, limit: limit)) {
            try await ada.ask(.edit(message.id, .text(StyledText(String(repeating: "x", count: limit + 1)))))
        }
        #expect(try kept()?.edit == edit)
        try await ada.ask(.edit(message.id, .text("changed")))
        #expect(try kept()?.edit == nil && kept()?.text == "next")
        #expect(try ada.texts(in: message.chat) == ["changed"])
    }

    @Test func draftThatEditsADeletedMessageIsEmptied() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        _ = try ada.house.store.write {
            try $0.set(Draft(chat: message.chat, text: "", edit: Draft.Edit(of: message.id, to: "changed")))
        }
        try await ada.ask(.deleteMessages([message.id, MessageID(999)]))
        #expect(try ada.house.store.read { try $0.draft(of: message.chat) } == nil)
    }

    @Test func groupWithoutModeratorsTakesNoReports() async throws {
        let (ada, bea) = try await House().friends()
        let chats = try await ada.group("Choir", with: [bea])
        let id = try await ada.send("Spam", to: chats[0])
        let remoteID = try #require(try ada.message(id)?.remoteID)
        let seen = try await bea.arrival(of: remoteID, in: chats[1])
        await #expect(throws: ServiceError.unfit(.yourMessage)) { try await ada.ask(.report(id, .spam, text: "")) }
        try bea.setRole(.member, of: "Ada", in: chats[1])
        await #expect(throws: ServiceError.unfit(.noModerators)) { try await bea.ask(.report(seen, .spam, text: "")) }
    }

    @Test func nobodyWhoHasLeftCanChangeAnything() async throws {
        let (ada, bea) = try await House().friends()
        let chats = try await ada.group("Choir", with: [bea])
        let id = try await bea.send("mine", to: chats[1])
        try await bea.ask(.leaveGroup(chats[1]))
        for request: ServiceRequest in [
            .edit(id, .text("changed")), .redact(id, reason: ""), .react(id, emoji: "👍", isOn: true),
            .pin(id, isOn: true),
        ] {
            await #expect(throws: ServiceError.cannotSend(.left)) { try await bea.ask(request) }
        }
        try await bea.ask(.deleteMessages([id]))
        #expect(try bea.message(id) == nil)
    }

    @Test func noChangeContainsTheNameOfSomeoneIncognito() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let secret = try await bea.connectIncognito(with: ada)
        let secrets = try bea.becomeRecognizable()
        let id = try await bea.send("mine", to: secret.chat)
        let remoteID = try #require(try bea.message(id)?.remoteID)
        let seen = try await ada.arrival(of: remoteID, in: secret.seen)
        for request: ServiceRequest in [
            .react(id, emoji: "👍", isOn: true), .pin(id, isOn: true), .edit(id, .text("changed")),
        ] {
            try await bea.ask(request)
        }
        try await eventually("the changes") { try ada.text(seen) == "changed" }
        #expect(try ada.message(seen)?.pin?.name == secret.name)
        let known = try ada.everythingKnown()
        for word in secrets { #expect(!known.contains(word)) }
    }
}
