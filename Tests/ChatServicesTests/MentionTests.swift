import MessageStore
import Messenger
import Testing

@testable import ChatServices

/// Mentions in what is sent and in what arrives.
@Suite(.serialized) struct MentionTests {
    /// Ada's group, with Bea and Cy in it.
    private struct Choir {
        let ada, bea, cy: Person
        let group: GroupID

        func chat(of one: Person) throws -> ChatID { try #require(try one.group(named: "Choir")).id }

        func member(_ name: String, in group: GroupID? = nil) throws -> MemberID {
            let members = try ada.house.store.read { try $0.members(of: group ?? self.group) }
            return try #require(members.first { $0.names.displayName == name }).id
        }
    }

    private func choir() async throws -> Choir {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let cy = try await house.person("Cy")
        try await ada.connect(with: cy)
        let chat = try #require(try await ada.group("Choir", with: [bea, cy]).first)
        let group = try #require(try ada.row(chat)?.kind.group)
        return Choir(ada: ada, bea: bea, cy: cy, group: group)
    }

    private func mentioning(_ mention: Mention, _ words: String = "@Bea") -> MessageContent {
        .text(
            StyledText(
                words + " sings", runs: [StyleRun(start: 0, length: words.utf8.count, style: .mention(mention))]))
    }

    /// Sends a message, and returns it as it was stored and as somebody else got it.
    private func send(
        _ content: MessageContent, _ sender: Person, to reader: Person, _ choir: Choir
    ) async throws -> (own: Message, other: Message) {
        let (from, to) = (try choir.chat(of: sender), try choir.chat(of: reader))
        func songs(_ person: Person, in chat: ChatID) throws -> [Message] {
            try person.messages(in: chat).filter { $0.content.text.plain.hasSuffix(" sings") }
        }
        let before = try songs(reader, in: to).count
        try await sender.ask(.send(OutgoingMessage(content), to: from))
        try await eventually("the message") { try songs(reader, in: to).count > before }
        return (
            try #require(try songs(sender, in: from).last), try #require(try songs(reader, in: to).last)
        )
    }

    @Test func everyMemberSeesTheMentionAndOnlyTheMentionedOneIsNotified() async throws {
        let choir = try await choir()
        let content = mentioning(.member(try choir.member("Bea")))
        let (own, other) = try await send(content, choir.ada, to: choir.bea, choir)
        #expect(own.content == content && !own.mentionsMe)
        #expect(other.content.mentions == [.me] && other.mentionsMe)
        let there = try choir.chat(of: choir.cy)
        try await eventually("the same message") {
            try choir.cy.messages(in: there).last?.content.text.plain == "@Bea sings"
        }
        let third = try #require(try choir.cy.messages(in: there).last)
        #expect(!third.mentionsMe)
        guard case .member(let member)? = third.content.mentions.first else {
            Issue.record("\(third.content)")
            return
        }
        #expect(try choir.cy.house.store.read { try $0.member(member) }?.names.displayName == "Bea")
    }

    @Test func mentionsOfPeopleOutsideTheChatBecomeText() async throws {
        let choir = try await choir()
        let bea = try choir.member("Bea")
        try await choir.bea.ask(.leaveGroup(try choir.chat(of: choir.bea)))
        try await eventually("two members") {
            try choir.ada.house.store.read { try $0.member(bea) }?.status == .left
        }
        let other = try await choir.ada.chat(.createGroup(name: "Band"))
        let band = try #require(try choir.ada.row(other)?.kind.group)
        let elsewhere = try choir.member("Ada", in: band)
        for mention: Mention in [
            .member(bea), .me, .member(try choir.member("Ada")), .member(elsewhere), .member(MemberID(999)),
            .remote(RemoteID("@nobody")), .contact(ContactID(999)),
        ] {
            let sent = try await send(mentioning(mention), choir.ada, to: choir.cy, choir)
            #expect(sent.own.content == .text("@Bea sings"), "\(mention)")
            #expect(sent.other.content == .text("@Bea sings"), "\(mention)")
        }
    }

    @Test func onlyModeratorsMentionEveryone() async throws {
        let choir = try await choir()
        let content = mentioning(.everyone, "@everyone")
        let allowed = try await send(content, choir.ada, to: choir.cy, choir)
        #expect(allowed.own.content == content && allowed.other.content == content && allowed.other.mentionsMe)
        let refused = try await send(content, choir.cy, to: choir.ada, choir)
        #expect(refused.own.content == .text("@everyone sings"))
        #expect(refused.other.content == .text("@everyone sings") && !refused.other.mentionsMe)
    }

    /// A program that isn't Confab may send anything.
    @Test func forgedMentionsBecomeText() async throws {
        let choir = try await choir()
        let group = try #require(try choir.ada.house.store.read { try $0.group(choir.group) }?.remoteID)
        let chat = try choir.chat(of: choir.ada)
        for (number, mention) in [Mention.everyone, .me, .member(MemberID(1)), .contact(ContactID(1))].enumerated() {
            let id = RemoteID("forged-\(number)")
            let content = SentContent(mentioning(mention))
            try await choir.cy.post([.message(SentMessage(id: id, group: group, content: content))], to: choir.ada)
            let message = try choir.ada.house.store.read { try $0.message(in: chat, remoteID: id) }
            #expect(message?.content == .text("@Bea sings") && message?.mentionsMe == false, "\(mention)")
        }
    }

    @Test func anEditKeepsTheMentionOfSomebodyWhoHasLeft() async throws {
        let choir = try await choir()
        let bea = try choir.member("Bea")
        let sent = try await send(mentioning(.member(bea)), choir.ada, to: choir.cy, choir)
        try await choir.bea.ask(.leaveGroup(try choir.chat(of: choir.bea)))
        try await eventually("two members") {
            try choir.ada.house.store.read { try $0.member(bea) }?.status == .left
        }
        let changed = MessageContent.text(
            StyledText("@Bea sang", runs: [StyleRun(start: 0, length: 4, style: .mention(.member(bea)))]))
        try await choir.ada.ask(.edit(sent.own.id, changed))
        #expect(try choir.ada.message(sent.own.id)?.content == changed)
    }
}
