import Messenger
import RandomTesting
import Testing

@testable import MessageStore

/// Long messages: histories load their beginnings, everything else reads all of them.
@Suite struct LongMessageTests {
    private let home: TemporaryStore
    private let chat: ChatID

    init() throws {
        home = try TemporaryStore()
        chat = try home.chat()
    }

    private func add(_ bytes: Int, _ name: String = "x") throws {
        try home.add(.fixture(name + String(repeating: "y", count: max(0, bytes - name.utf8.count)), in: chat))
    }

    private func timeline(_ anchor: MessageAnchor, limit: Int = 60) throws -> MessagePage {
        try home.store.read { try $0.timeline(of: chat, anchor, limit: limit) }
    }

    private func size(_ page: MessagePage) -> Int { page.messages.reduce(0) { $0 + $1.loadedSize } }

    @Test func aHistoryLoadsTheBeginningAndAnExportAllOfIt() throws {
        try add(1_000_000)
        let loaded = try timeline(.newest).messages
        #expect(loaded.map(\.content.text.plain.utf8.count) == [64_000])
        #expect(loaded.map(\.omittedBytes) == [936_000])
        let whole = try home.store.read { try $0.messages(of: chat, limit: 60) }.messages
        #expect(whole.map(\.content.text.plain.utf8.count) == [1_000_000] && whole[0].omittedBytes == nil)
    }

    @Test func pagesOfLongMessagesTakeLimitedMemoryAndLeaveNothingOut() throws {
        var random = SeededGenerator(testSeed())
        let sizes = (0..<150).map { _ in [10, 500, 64_000, 90_000][random.below(4)] }
        for (index, bytes) in sizes.enumerated() { try add(bytes, "\(index) ") }
        func number(_ message: Message) -> Int? {
            message.content.text.plain.split(separator: " ").first.flatMap { Int($0) }
        }
        var page = try timeline(.newest)
        #expect(size(page) <= MessagePage.mostBytes)
        var read = page.messages.compactMap(number)
        while page.hasOlder, let first = page.messages.first {
            page = try timeline(.olderThan(first.position))
            #expect(size(page) <= MessagePage.bytesReadAtOnce && page.hasNewer && !page.messages.isEmpty)
            read = page.messages.compactMap(number) + read
        }
        #expect(read == Array(0..<150))
        page = try timeline(.oldest)
        read = page.messages.compactMap(number)
        while page.hasNewer, let last = page.messages.last {
            page = try timeline(.newerThan(last.position))
            #expect(size(page) <= MessagePage.bytesReadAtOnce && page.hasOlder && !page.messages.isEmpty)
            read += page.messages.compactMap(number)
        }
        #expect(read == Array(0..<150))
        let all = try home.store.read { try $0.messages(of: chat, limit: 500) }.messages
        for index in stride(from: 0, to: 150, by: 7) {
            page = try timeline(.around(all[index].position), limit: 500)
            let numbers = page.messages.compactMap(number)
            #expect(size(page) <= MessagePage.mostBytes && numbers.contains(index))
            #expect(numbers == Array((numbers.first ?? 0)...(numbers.last ?? 0)))
            #expect(page.hasOlder == (numbers.first != 0) && page.hasNewer == (numbers.last != 149))
        }
    }

    @Test func aMessageThatIsTooLargeOnItsOwnIsStillLoaded() throws {
        try add(10, "a ")
        try add(300_000, "b ")
        try add(10, "c ")
        let page = try home.store.read { try $0.timeline(of: chat, .newest, limit: 60, bytes: 1) }
        #expect(page.messages.map(\.content.text.plain.first) == ["c"] && page.hasOlder)
        let middle = try home.store.read {
            try $0.timeline(of: chat, .olderThan(page.messages[0].position), limit: 60, bytes: 1)
        }
        #expect(middle.messages.map(\.content.text.plain.first) == ["b"] && middle.hasOlder && middle.hasNewer)
    }

    @Test func pinsThreadsMatchesAndCopiesAreLimitedToo() throws {
        for index in 0..<100 { try add(80_000, "word \(index) ") }
        let all = try home.store.read { try $0.messages(of: chat, limit: 500) }.messages
        _ = try home.store.write { writer in
            for message in all.dropFirst() {
                _ = try writer.update(message.id) {
                    $0.pin = Pin(by: .me, at: Timestamp(milliseconds: $0.position.rawValue))
                    $0.quote = Quote(message: all[0].id, sender: .me, content: .text("word"))
                }
            }
            try writer.collect(all.map(\.id), for: home.me, at: .zero)
        }
        try home.store.read { reader in
            let bytes = MessagePage.bytesReadAtOnce
            let found = try reader.foundMessages(of: SearchQuery("word"), in: chat, limit: 500, bytes: bytes)
            for messages in [
                try reader.pinnedMessages(of: chat, limit: 500, bytes: bytes),
                try reader.thread(of: all[0].id, in: chat, bytes: bytes),
                Array(try reader.collectedMessages(of: home.me, limit: 500, bytes: bytes).map(\.message).dropLast()),
                Array(found.messages.dropLast()),
            ] {
                #expect((10...20).contains(messages.count))
                #expect(messages.reduce(0) { $0 + $1.loadedSize } <= bytes)
                #expect(messages.allSatisfy { $0.omittedBytes != nil })
            }
            let more = try reader.foundMessages(of: SearchQuery("word"), in: chat, after: found.next, limit: 500)
            #expect(found.next != nil && found.messages.count + more.messages.count == 100)
            #expect(more.messages.allSatisfy { $0.content.text.plain.utf8.count == 80_000 })
            let copy = try reader.collectedMessage(all[7].id, of: home.me)
            #expect(copy?.message.content == all[7].content)
            #expect(try reader.collectedMessage(MessageID(999_999), of: home.me) == nil)
        }
    }
}
