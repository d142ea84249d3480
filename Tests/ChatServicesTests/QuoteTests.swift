import MessageStore
import Messenger
import Testing

@testable import ChatServices

/// Quotes in what arrives have the words of the message that they quote, whatever their sender says.
@Suite(.serialized) struct QuoteTests {
    private let later = RemoteID("later")

    /// Bea's reply to one of Ada's messages, with a quote as Bea claims it. Returns the quote as Ada has it.
    private func reply(
        to message: Shared, quoting content: MessageContent, from bea: Person, to ada: Person, id: String = "reply"
    ) async throws -> Quote {
        let quote = SentQuote(id: message.remoteID, name: "Ada", content: SentContent(content))
        let reply = SentMessage(id: RemoteID(id), content: SentContent(.text("what?")), quote: quote)
        try await bea.post([.message(reply)], to: ada)
        return try #require(try ada.find(RemoteID(id), in: message.chat)?.quote)
    }

    private func edit(_ target: SentTarget, _ number: Int, _ text: StyledText) -> MailboxMessage.Body {
        .edit(SentEdit(target: target, number: number, content: SentContent(.text(text))))
    }

    @Test func quoteHasTheWordsOfAVersionOfTheMessage() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        var quote = try await reply(to: message, quoting: .text("invented"), from: bea, to: ada, id: "1")
        #expect(quote.content == .text("mine") && quote.sender == .me && quote.message == message.id)
        try await ada.ask(.edit(message.id, .text("changed")))
        for (number, text) in ["mine", "changed"].enumerated() {
            let content = MessageContent.text(StyledText(text))
            quote = try await reply(to: message, quoting: content, from: bea, to: ada, id: "2 \(number)")
            #expect(quote.content == content)
        }
        quote = try await reply(to: message, quoting: .text("invented"), from: bea, to: ada, id: "3")
        #expect(quote.content == .text("changed"))
        let place = MessageContent.location(Location(latitude: 0, longitude: 0, title: "there"))
        quote = try await reply(to: message, quoting: place, from: bea, to: ada, id: "4")
        #expect(quote.content == .text("changed"))
        #expect(try ada.house.store.read { try $0.waitingCount(in: message.chat) } == 0)
    }

    @Test func quoteCannotAddALinkToTheWords() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        let link = StyleRun(start: 0, length: 4, style: .link("https://example.org"))
        let quote = try await reply(
            to: message, quoting: .text(StyledText("mine", runs: [link])), from: bea, to: ada)
        #expect(quote.content == .text("mine"))
    }

    @Test func quoteWithoutItsMessageIsNotByTheUser() async throws {
        let (ada, bea) = try await House().friends()
        let chat = try ada.chat(with: bea)
        let address = try #require(try ada.house.store.read { try $0.profile(ada.id)?.remoteID })
        for (number, id) in [RemoteID("never"), nil].enumerated() {
            let quote = SentQuote(id: id, sender: address, name: "Ada", content: SentContent(.text("invented")))
            let name = RemoteID("reply \(number)")
            let reply = SentMessage(id: name, content: SentContent(.text("what?")), quote: quote)
            try await bea.post([.message(reply)], to: ada)
            let seen = try #require(try ada.find(name, in: chat)?.quote)
            #expect(seen.message == nil && seen.sender == .system && seen.senderName == "Ada")
        }
    }

    @Test func replyThatWaitsForItsMessageGetsTheWordsOfIt() async throws {
        let (ada, bea) = try await House().friends()
        let chat = try bea.chat(with: ada)
        for (number, text) in ["invented", "mine"].enumerated() {
            let (id, replyID) = (RemoteID("later \(number)"), RemoteID("reply \(number)"))
            let quote = SentQuote(id: id, name: "Ada", content: SentContent(.text(StyledText(text))))
            let reply = SentMessage(id: replyID, content: SentContent(.text("what?")), quote: quote)
            let message = SentMessage(id: id, content: SentContent(.text("mine")))
            try await ada.post([.message(reply), .message(message)], to: bea)
            let seen = try #require(try bea.find(replyID, in: chat)?.quote)
            #expect(seen.content == .text("mine"))
            #expect(try seen.message == bea.find(id, in: chat)?.id)
        }
    }

    /// The reply, the message, and its edits may arrive in any order.
    @Test(arguments: [[0, 1, 2, 3], [1, 0, 2, 3], [0, 3, 2, 1], [1, 0, 3, 2], [3, 2, 0, 1], [3, 1, 0, 2]])
    func quoteOfAnEditGetsItsWordsWhenTheEditArrives(_ order: [Int]) async throws {
        let (ada, bea) = try await House().friends()
        let chat = try bea.chat(with: ada)
        let target = SentTarget(message: later)
        let quote = SentQuote(id: later, name: "Ada", content: SentContent(.text("first")))
        let reply = SentMessage(id: RemoteID("reply"), content: SentContent(.text("what?")), quote: quote)
        let message = SentMessage(id: later, content: SentContent(.text("mine")))
        let letters: [MailboxMessage.Body] = [
            .message(reply), .message(message), edit(target, 1, "first"), edit(target, 2, "second"),
        ]
        let now = Timestamp.systemNow
        for index in order { try await ada.post([letters[index]], to: bea, at: now) }
        let seen = try #require(try bea.find(RemoteID("reply"), in: chat)?.quote)
        #expect(seen.content == .text("first"))
        #expect(try bea.house.store.read { try $0.waitingCount(in: chat) } == 0)
    }

    @Test func wordsOfAQuoteThatWaitForAnEditAreForgottenWithTheMessage() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        let quote = SentQuote(id: message.remoteID, name: "Ada", content: SentContent(.text("secret")))
        let id = RemoteID("reply")
        let reply = SentMessage(id: id, content: SentContent(.text("what?")), quote: quote)
        try await ada.post([.message(reply)], to: bea)
        #expect(try bea.find(id, in: message.seenIn)?.quote?.content == .text("mine"))
        #expect(try bea.house.store.read { try $0.waitingCount(in: message.seenIn) } == 1)
        try await ada.post([.redaction(SentRedaction(target: message.target, reason: ""))], to: bea)
        #expect(try bea.find(id, in: message.seenIn)?.quote?.content.isDeleted == true)
        #expect(try bea.house.store.read { try $0.waitingCount(in: message.seenIn) } == 0)
    }

    /// A reply to a message that says "secret", as others send it.
    private func letter(
        _ id: String, to message: RemoteID, by sender: RemoteID? = nil, in group: RemoteID? = nil
    )
        -> MailboxMessage.Body
    {
        let quote = SentQuote(id: message, sender: sender, name: "Ada", content: SentContent(.text("secret")))
        return .message(
            SentMessage(id: RemoteID(id), group: group, content: SentContent(.text("what?")), quote: quote))
    }

    /// Ada's group with Bea and Cy: the chats of Ada and Bea, and its remote ID.
    private func choir() async throws -> (ada: Person, bea: Person, cy: Person, chats: [ChatID], group: RemoteID) {
        let (ada, bea) = try await House().friends()
        let cy = try await ada.house.person("Cy")
        try await ada.connect(with: cy)
        let chats = try await ada.group("Choir", with: [bea, cy])
        return (ada, bea, cy, chats, try #require(try ada.circle(in: chats[0]).remoteID))
    }

    private func hasWords(_ id: String, _ person: Person, in chat: ChatID) throws -> Bool {
        try #require(try person.find(RemoteID(id), in: chat)?.quote).content == .text("secret")
    }

    @Test func wordsOfAMessageDeletedHereGoWhenItIsDeletedForEveryone() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("secret", with: bea)
        let chat = message.seenIn
        let own = try await bea.send(OutgoingMessage(.text("why?"), quoting: message.seen), to: chat)
        try await ada.post([letter("before", to: message.remoteID)], to: bea)
        try await bea.ask(.deleteMessages([message.seen]))
        try await ada.post([letter("between", to: message.remoteID)], to: bea)
        for id in ["before", "between"] { #expect(try hasWords(id, bea, in: chat)) }
        try await ada.ask(.redact(message.id, reason: ""))
        try await bea.catchUp()
        try await ada.post([letter("after", to: message.remoteID)], to: bea)
        for id in ["before", "between", "after"] { #expect(try !hasWords(id, bea, in: chat), "\(id)") }
        #expect(try bea.message(own)?.quote?.content.isDeleted == true)
        #expect(try bea.message(message.seen) == nil)
    }

    /// Earlier versions didn't keep the sender of a message that was deleted here.
    @Test func withoutTheSenderOnlyQuotesThatNameItLoseTheWords() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("secret", with: bea)
        let mine = try await bea.share("secret", with: ada)
        try await ada.post([letter("theirs", to: message.remoteID), letter("mine", to: mine.remoteID)], to: bea)
        try await bea.ask(.deleteMessages([message.seen, mine.id]))
        _ = try bea.house.store.write { writer in
            for id in [message.remoteID, mine.remoteID] { try writer.keep("", ofForgotten: id, in: message.seenIn) }
        }
        try await ada.post([message, mine].map { .redaction(SentRedaction(target: $0.target, reason: "")) }, to: bea)
        #expect(try !hasWords("theirs", bea, in: message.seenIn))
        #expect(try hasWords("mine", bea, in: message.seenIn))
    }

    @Test func wordsThatWaitForAnEditAreForgottenWithAMessageDeletedHere() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        try await ada.post([letter("reply", to: message.remoteID)], to: bea)
        #expect(try bea.house.store.read { try $0.waitingCount(in: message.seenIn) } == 1)
        try await bea.ask(.deleteMessages([message.seen]))
        #expect(try bea.house.store.read { try $0.waitingCount(in: message.seenIn) } == 0)
    }

    @Test func onlyTheSenderAndModeratorsTakeTheWordsOfAMessageDeletedHere() async throws {
        let (ada, bea, cy, chats, group) = try await choir()
        let chat = chats[1]
        let id = try #require(try ada.message(try await ada.send("secret", to: chats[0]))?.remoteID)
        let seen = try await bea.arrival(of: id, in: chat)
        try await cy.post([letter("reply", to: id, in: group)], to: bea)
        try await bea.ask(.deleteMessages([seen]))
        let redaction = MailboxMessage.Body.redaction(
            SentRedaction(target: SentTarget(group: group, message: id), reason: ""))
        try await cy.post([redaction], to: bea)
        #expect(try hasWords("reply", bea, in: chat))
        try bea.setRole(.moderator, of: "Cy", in: chat)
        try await cy.post([redaction], to: bea)
        #expect(try !hasWords("reply", bea, in: chat))
    }

    /// The message may never arrive, as for someone who has joined after it.
    @Test func wordsOfAMessageThatNeverArrivesGoIfTheRightToDeleteItIsKnown() async throws {
        let (ada, bea, cy, chats, group) = try await choir()
        let chat = chats[1]
        let address = try #require(try cy.house.store.read { try $0.profile(cy.id)?.remoteID })
        let redaction = MailboxMessage.Body.redaction(
            SentRedaction(target: SentTarget(group: group, message: later), reason: ""))
        try await ada.post([letter("Ada's", to: later, in: group)], to: bea)
        try await cy.post([letter("Cy's", to: later, in: group), redaction], to: bea)
        #expect(try hasWords("Ada's", bea, in: chat) && !hasWords("Cy's", bea, in: chat))
        let replies = [letter("of Cy", to: later, by: address, in: group), letter("of Ada", to: later, in: group)]
        try await ada.post(replies, to: bea)
        #expect(try !hasWords("of Cy", bea, in: chat) && hasWords("of Ada", bea, in: chat))
        // Ada may delete everything.
        try await ada.post([redaction], to: bea)
        try await cy.post([letter("last", to: later, in: group)], to: bea)
        for id in ["Ada's", "of Ada", "last"] { #expect(try !hasWords(id, bea, in: chat), "\(id)") }
    }

    private static let impossible = [
        Timestamp.zero, Timestamp(seconds: 4_102_444_800), Timestamp(milliseconds: .max),
    ]

    @Test(arguments: impossible)
    func wordsOfAMessageDeletedHereStayIfTheClockOfItsDeletionIsImpossible(_ moment: Timestamp) async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("secret", with: bea)
        try await ada.post([letter("before", to: message.remoteID)], to: bea)
        try await bea.ask(.deleteMessages([message.seen]))
        let redaction = MailboxMessage.Body.redaction(SentRedaction(target: message.target, reason: ""))
        try await ada.post([redaction], to: bea, at: moment)
        try await ada.post([letter("after", to: message.remoteID)], to: bea)
        for id in ["before", "after"] { #expect(try hasWords(id, bea, in: message.seenIn), "\(id)") }
        try await ada.post([redaction], to: bea)
        for id in ["before", "after"] { #expect(try !hasWords(id, bea, in: message.seenIn), "\(id)") }
    }

    @Test(arguments: impossible)
    func wordsOfAMessageThatNeverArrivesStayIfTheClockOfItsDeletionIsImpossible(_ moment: Timestamp) async throws {
        let (ada, bea, cy, chats, group) = try await choir()
        let redaction = MailboxMessage.Body.redaction(
            SentRedaction(target: SentTarget(group: group, message: later), reason: ""))
        try await cy.post([letter("before", to: later, in: group)], to: bea)
        try await ada.post([redaction], to: bea, at: moment)
        try await cy.post([letter("after", to: later, in: group)], to: bea)
        for id in ["before", "after"] { #expect(try hasWords(id, bea, in: chats[1]), "\(id)") }
        try await ada.post([redaction], to: bea)
        try await cy.post([letter("last", to: later, in: group)], to: bea)
        for id in ["before", "after", "last"] { #expect(try !hasWords(id, bea, in: chats[1]), "\(id)") }
    }

    /// Each reply to a message reads its deletions, so one person could make replies wait for thousands of them.
    @Test func onlyAFewDeletionsByOnePersonWaitForAMessage() async throws {
        let (ada, bea, cy, chats, group) = try await choir()
        let redactions = (0..<20).map { number in
            MailboxMessage.Body.redaction(
                SentRedaction(target: SentTarget(group: group, message: later), reason: "\(number)"))
        }
        try await cy.post(redactions, to: bea)
        try await ada.post(redactions, to: bea)
        #expect(try bea.house.store.read { try $0.waitingCount(in: chats[1]) } == 8)
        let message = SentMessage(id: later, group: group, content: SentContent(.text("mine")))
        try await cy.post([.message(message)], to: bea)
        #expect(try bea.find(later, in: chats[1])?.content.isDeleted == true)
        #expect(try bea.house.store.read { try $0.waitingCount(in: chats[1]) } == 0)
    }
}
