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
}
