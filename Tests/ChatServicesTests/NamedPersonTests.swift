import MessageStore
import Messenger
import Testing

@testable import ChatServices

/// The people whom events and deletions name: by number on this side, and to nobody else by an alias or by a number.
@Suite(.serialized) struct NamedPersonTests {
    /// Ada's group with Bea, who calls her “Boss”, and a message of Bea's that Ada has deleted.
    private struct Story {
        let ada: Person
        let bea: Person
        let chats: [ChatID]
        let message: MessageID

        init() async throws {
            (ada, bea) = try await House().friends()
            let contact = try #require(try bea.contact(named: "Ada")).id
            _ = try bea.house.store.write { try $0.update(contact) { $0.names.alias = "Boss" } }
            chats = try await ada.group("Choir", with: [bea])
            message = try await bea.send("Buy my course", to: chats[1])
            let remoteID = try #require(try bea.message(message)?.remoteID)
            let seen = try await ada.arrival(of: remoteID, in: chats[0])
            try await ada.ask(.redact(seen, reason: "spam"))
            let (bea, message) = (bea, message)
            try await eventually("the deletion") { try bea.message(message)?.content.isDeleted == true }
        }
    }

    @Test func aModeratorWhoDeletedAMessageHasTheNameThatTheUserGives() async throws {
        let story = try await Story()
        let page = try story.bea.house.store.read { try $0.timeline(of: story.chats[1], limit: 60) }
        let shown = try #require(page.messages.first { $0.id == story.message }).shown(by: page.people)
        #expect(shown.content.namedPerson?.name == "Boss")
        // What is stored is the name that Ada chose.
        #expect(try story.bea.message(story.message)?.content.namedPerson?.name == "Ada")
    }

    /// Cy, who never had the message, read the alias.
    @Test func aReplyToADeletedMessageDoesNotSayWhoDeletedIt() async throws {
        let story = try await Story()
        let cy = try await story.ada.house.person("Cy")
        try await story.ada.connect(with: cy)
        let contact = try #require(try story.ada.contact(named: "Cy")).id
        try await story.ada.ask(.invite(contact, to: try #require(try story.ada.row(story.chats[0])?.kind.group)))
        try await eventually("the invitation") { try cy.group(named: "Choir")?.condition == .invited }
        let chat = try await cy.chat(.joinGroup(try #require(try cy.group(named: "Choir")).id))
        try await eventually("news of it") {
            try story.bea.events(in: story.chats[1]).contains(.groupEvent(.joined(.named("Cy"))))
        }
        let reply = try await story.bea.send(
            OutgoingMessage(.text("why though"), quoting: story.message), to: story.chats[1])
        let seen = try await cy.arrival(of: try #require(try story.bea.message(reply)?.remoteID), in: chat)
        let content = try #require(try cy.message(seen)?.quote?.content)
        guard case .deleted(let deletion) = content else {
            Issue.record("\(content)")
            return
        }
        #expect(deletion.actor == .sender && deletion.reason.isEmpty)
        let page = try cy.house.store.read { try $0.timeline(of: chat, limit: 60) }
        #expect(!page.messages.contains { "\($0.shown(by: page.people))".contains("Boss") })
    }

    @Test func aQuoteFromElsewhereNamesNobodyByNumber() async throws {
        let (ada, bea) = try await House().friends()
        for actor in [Deletion.Actor.moderator(NamedPerson("Mal", .member(MemberID(1)))), .me, .blocked] {
            let content = MessageContent.deleted(Deletion(by: actor, at: .zero, reason: "words"))
            let quote = SentQuote(id: RemoteID("never"), name: "Ada", content: SentContent(content))
            let id = RemoteID("reply \(actor)")
            try await bea.post(
                [.message(SentMessage(id: id, content: SentContent(.text("what?")), quote: quote))], to: ada)
            let seen = try #require(try ada.find(id, in: ada.chat(with: bea))?.quote?.content)
            #expect(seen == .deleted(Deletion(by: .sender, at: .zero)))
        }
    }

    @Test func namesInMailAreCut() throws {
        let long = String(repeating: "long ", count: 200_000)
        let entry = MemberEntry(address: RemoteID("m"), name: long, fullName: long, role: 1, status: .joined)
        let quote = SentQuote(name: long, content: SentContent(.text("hi")))
        let group = RemoteID("group/g")
        let bodies: [MailboxMessage.Body] = [
            .message(SentMessage(id: RemoteID("1"), content: SentContent(.text("hi")), quote: quote)),
            .membership(SentMembership(group: group, changes: [entry])),
            .invitation(SentInvitation(group: group, name: long, topic: "", members: [entry])),
            .report(SentReport(id: RemoteID("1"), group: group, reason: .spam, text: "", message: quote)),
        ]
        for body in bodies {
            let mail = MailboxMessage(
                from: Correspondent(address: RemoteID("a"), name: long, fullName: long), sentAt: .zero, body: body)
            let read = try MailboxMessageCodec.decode(try MailboxMessageCodec.encode(mail))
            #expect(try MailboxMessageCodec.encode(read).count < 2000, "\(body)")
            #expect(read.from.name.count <= NameRule.maximumCharacters && read.from.name.hasPrefix("long long"))
        }
    }
}
