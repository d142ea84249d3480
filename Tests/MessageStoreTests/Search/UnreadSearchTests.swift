import Messenger
import Testing

@testable import MessageStore

/// `is:unread` and `has:voice`.
@Suite struct UnreadSearchTests {
    private let home: SearchHome

    init() throws { home = try SearchHome() }

    private func positions(_ chat: ChatID) throws -> [MessagePosition] {
        try home.store.read { try $0.messages(of: chat, .oldest, limit: 1000).messages.map(\.position) }
    }

    @Test func unreadMessagesAreThoseBehindTheReadMark() throws {
        let (ann, bob) = (try home.chat("Ann"), try home.chat("Bob"))
        try home.store.write { writer in
            for index in 0..<60 { try writer.add(.fixture("word", in: [ann, bob][index % 2], at: Int64(index))) }
        }
        #expect(try home.ids("is:unread").count == 60 && home.ids("is:unread word in:ann").count == 30)
        let last = try positions(ann)[26]
        try home.store.write { writer in
            try writer.markRead(bob)
            try writer.markRead(ann, upTo: last)
        }
        let unread = try home.ids("is:unread")
        #expect(try unread.count == 3 && unread == home.ids("is:unread word") && unread == home.ids("in:ann is:unread"))
        #expect(try home.ids("is:unread in:bob") == [] && home.ids("word").count == 60)
        let query = SearchQuery("is:unread")
        #expect(try home.store.read { try $0.places(of: query, in: ann) }.places.count == 3)
        #expect(try home.store.read { try $0.places(of: query, in: bob) }.places == [])
    }

    /// Whatever a muted chat counts for in the list, and whatever the user marked.
    @Test func muteAndMarksChangeNothing() throws {
        let chat = try home.chat("Ann")
        try home.store.write { writer in
            try writer.add(.fixture("word", in: chat))
            try writer.updateSettings(of: chat) { $0.notifications = .none }
        }
        #expect(try home.ids("is:unread").count == 1)
        try home.store.write { writer in
            try writer.markRead(chat)
            try writer.updateSettings(of: chat) { $0.isMarkedUnread = true }
        }
        #expect(try home.ids("is:unread") == [])
    }

    @Test func pagesEndEarlyAmongReadMessages() throws {
        let chat = try home.chat("Ann")
        try home.store.write { writer in
            for index in 0..<100 { try writer.add(.fixture("word", in: chat, at: Int64(-index))) }
        }
        // By their times the unread ones are the oldest.
        let last = try positions(chat)[97]
        try home.store.write { _ = try $0.markRead(chat, upTo: last) }
        var request = try home.request("is:unread", limit: 10)
        var found: [MessageID] = []
        var pages = 0
        while true {
            let page = try home.store.read { try $0.messages(request, budget: 30) }
            found += page.hits.map(\.id)
            pages += 1
            guard let next = page.next else { break }
            request.after = next
        }
        #expect(found.count == 2 && pages > 1)
    }

    @Test func voiceMessagesAreFilesAmongOthers() throws {
        let chat = try home.chat("Ann")
        let ids = try home.store.write { writer in
            try (0..<60).map { index in
                let file = Attachment(name: "file\(index).ogg")
                var message = Message.fixture("", in: chat, at: Int64(index))
                message.content =
                    index % 3 == 0
                    ? .voice(Voice(file, seconds: 3), caption: .empty)
                    : index % 3 == 1 ? .file(file, caption: .empty) : .text(StyledText("word"))
                return try writer.add(message).id
            }
        }.result
        let voices = ids.indices.reversed().filter { $0 % 3 == 0 }.map { ids[$0] }
        #expect(try home.ids("has:voice") == voices)
        #expect(try home.ids("has:file").count == 40 && home.ids("has:voice file30").count == 1)
        #expect(try home.store.read { try $0.places(of: SearchQuery("has:voice"), in: chat) }.places.count == 20)
        #expect(try home.store.read { try $0.searchSegments(of: nil) }.count > 0)
    }
}
