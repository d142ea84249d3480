import Messenger
import Testing

@testable import MessageStore

@Suite struct QuoteTests {
    private let home: TemporaryStore
    private let chat: ChatID
    private let deleted = MessageContent.deleted(Deletion(by: .sender, at: Timestamp(milliseconds: 5)))

    init() throws {
        home = try TemporaryStore()
        chat = try home.chat()
    }

    private func quoting(_ id: MessageID?, _ remote: String?, _ text: String = "secret") throws -> MessageID {
        var message = Message.fixture("answer", in: chat)
        message.quote = Quote(
            message: id, remoteID: remote.map { RemoteID($0) }, sender: .me, content: .text(StyledText(text)))
        return try home.add(message)
    }

    private func quoted(_ id: MessageID) throws -> MessageContent? { try home.message(id).quote?.content }

    @Test(arguments: ["a", nil]) func everyQuoteOfAMessageIsReplacedAndNoOther(_ remote: String?) throws {
        let id = try home.add(.fixture("secret", in: chat, remoteID: remote))
        let other = try home.add(.fixture("other", in: chat, remoteID: "ab"))
        var quotes = [try quoting(id, remote), try quoting(id, nil)]
        if remote != nil { quotes.append(try quoting(nil, remote)) }
        let others = [try quoting(other, "ab"), try quoting(nil, "ab"), try quoting(nil, nil)]
        let plain = try home.add(.fixture("a secret", in: chat))
        let message = try home.message(id)
        let changes = try home.store.write { try $0.replaceQuotes(of: message, with: deleted) }.changes
        for quote in quotes { #expect(try quoted(quote) == deleted) }
        for quote in others { #expect(try quoted(quote) == .text("secret")) }
        #expect(try home.message(plain).content == .text("a secret"))
        let positions = try quotes.map { try home.message($0).position }.sorted()
        let range = PositionRange(positions[0], positions[positions.count - 1])
        #expect(changes.messages == [chat: range])
    }
}
