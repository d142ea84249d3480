import LMDB
import Messenger
import Testing

@testable import MessageStore

/// The facts that the store remembers about messages that a chat doesn't have.
@Suite struct AbsentMessageTests {
    private let home: TemporaryStore
    private let chat: ChatID

    init() throws {
        home = try TemporaryStore()
        chat = try home.chat()
    }

    private func keep(_ text: String, until message: String, limit: Int = 1000) throws {
        _ = try home.store.write { try $0.keep(text, until: RemoteID(message), in: chat, limit: limit) }
    }

    private func take(_ message: String, in chat: ChatID? = nil) throws -> [String] {
        try home.store.write { try $0.takeWaiting(for: RemoteID(message), in: chat ?? self.chat) }.result
    }

    private func count() throws -> Int { try home.store.read { try $0.waitingCount(in: chat) } }

    @Test func textsThatWaitForAMessageComeOnceAndInOrder() throws {
        // The names begin alike.
        for message in ["a", "a/1", "a/1/2", "é/\u{10FFFF}"] {
            for number in 1...12 { try keep("\(message) \(number)", until: message) }
        }
        #expect(try take("b") == [])
        for message in ["a/1", "a", "é/\u{10FFFF}", "a/1/2"] {
            #expect(try take(message) == (1...12).map { "\(message) \($0)" })
            #expect(try take(message) == [])
        }
        #expect(try count() == 0)
    }

    @Test func ofTooManyTextsTheOldestAreDropped() throws {
        for number in 1...7 { try keep("\(number)", until: number.isMultiple(of: 2) ? "even" : "odd", limit: 5) }
        #expect(try count() == 5)
        #expect(try take("odd") == ["3", "5", "7"])
        #expect(try take("even") == ["4", "6"])
    }

    @Test func textsOfAnotherChatStay() throws {
        let other = try home.chat("Bob")
        try keep("mine", until: "a")
        #expect(try take("a", in: other) == [])
        #expect(try take("a") == ["mine"])
    }

    @Test func deletedMessageIsRememberedEvenAfterItsChatIsCleared() throws {
        let id = try home.add(.fixture("secret", in: chat, remoteID: "a"))
        try home.add(.fixture("next", in: chat))
        _ = try home.store.write { writer in
            guard let message = try writer.message(id) else { return }
            try writer.forget(message)
        }
        #expect(try home.store.read { try $0.message(id) } == nil)
        #expect(try home.store.read { try $0.isForgotten(RemoteID("a"), in: chat) })
        #expect(try !home.store.read { try $0.isForgotten(RemoteID("b"), in: chat) })
        #expect(try home.chat(chat).stats.unread == 1)
        _ = try home.store.write { try $0.clear(chat) }
        #expect(try home.store.read { try $0.isForgotten(RemoteID("a"), in: chat) })
    }

    @Test func everythingGoesWithTheChat() throws {
        try keep("text", until: "a")
        let id = try home.add(.fixture("secret", in: chat, remoteID: "b"))
        _ = try home.store.write { writer in
            if let message = try writer.message(id) { try writer.forget(message) }
            try writer.set("mine", of: home.me, to: "kept")
            try writer.remove(chat)
        }
        let names = try home.store.read { reader in
            try reader.tables.settings.keys(in: reader.transaction).map(\.name)
        }
        #expect(names.contains("mine") && !names.contains { $0.contains("/") })
    }
}
