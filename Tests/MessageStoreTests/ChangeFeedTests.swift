import Foundation
import Messenger
import Testing

@testable import MessageStore

@Suite struct ChangeFeedTests {
    private let home: TemporaryStore
    private let ann: ChatID

    init() throws {
        home = try TemporaryStore()
        ann = try home.chat("Ann")
    }

    @Test func aChangeNamesWhatChanged() throws {
        let changes = try home.store.write { writer in
            try writer.add(.fixture(in: ann, position: MessagePosition(7)))
            try writer.add(.fixture(in: ann, position: MessagePosition(9)))
        }.changes
        var expected = ChangeSet()
        expected.profiles = [home.me]
        expected.chats = [ann]
        expected.messages = [ann: PositionRange(MessagePosition(7), MessagePosition(9))]
        #expect(changes == expected)
    }

    @Test func theFeedGivesEveryChangeOnce() throws {
        let feed = try ChangeFeed(home.store)
        #expect(try feed.changes().isEmpty)
        try home.add(.fixture(in: ann))
        try home.set(ann) { $0.isFavourite = true }
        let changes = try feed.changes()
        #expect(changes.chats == [ann] && changes.messages.keys.contains(ann))
        #expect(try feed.changes().isEmpty)
    }

    @Test func theDescriptorIsReadableWhenSomethingChanged() throws {
        let feed = try ChangeFeed(home.store)
        func isReadable() -> Bool {
            var poll = pollfd(fd: feed.descriptor, events: Int16(POLLIN), revents: 0)
            return Glibc.poll(&poll, 1, 10_000) == 1
        }
        // Another test may have read the event and be just about to pass it on.
        try home.add(.fixture(in: ann))
        #expect(isReadable())
        #expect(try feed.changes().chats == [ann])
    }

    @Test func everyFeedOfAProcessHearsOfAChange() throws {
        let feeds = try (0..<3).map { _ in try ChangeFeed(home.store) }
        try home.add(.fixture(in: ann))
        // The feed that reads the event first passes it on to the others.
        for feed in feeds {
            var poll = pollfd(fd: feed.descriptor, events: Int16(POLLIN), revents: 0)
            #expect(Glibc.poll(&poll, 1, 10_000) == 1)
            #expect(try feed.changes().chats == [ann])
        }
    }

    @Test func aTransactionThatChangesNothingRingsNoBell() throws {
        let feed = try ChangeFeed(home.store)
        let cursor = feed.cursor
        try home.store.write { writer in _ = try writer.chat(ann) }
        _ = try feed.changes()
        #expect(feed.cursor == cursor)
    }

    @Test func whoeverIsTooFarBehindReadsEverythingAgain() throws {
        for index in 0..<Int(ChangeLog.kept) + 10 { try home.set(ann) { $0.isFavourite = index % 2 == 0 } }
        #expect(try home.store.changes(since: 3).changes.needsReload)
        let last = try home.store.changes(since: 3).cursor
        #expect(try !home.store.changes(since: last - ChangeLog.kept + 1).changes.needsReload)
        #expect(try home.store.changes(since: last + 100).changes.needsReload)
    }

    @Test func aHugeChangeSaysReadEverythingAgain() throws {
        let feed = try ChangeFeed(home.store)
        try home.store.write { writer in
            for _ in 0..<ChangeLog.maximumNames + 1 {
                _ = try writer.add(Chat(id: .unassigned, profile: home.me, kind: .notes, names: Names("x")))
            }
        }
        #expect(try feed.changes() == .reload)
    }

    @Test func theDoorbellFileBeginsAnewNowAndThen() throws {
        let path = home.directory.path + "/changes"
        try Data(repeating: 0x2E, count: 70_000).write(to: URL(fileURLWithPath: path))
        let feed = try ChangeFeed(home.store)
        try home.add(.fixture(in: ann))
        #expect(try feed.changes().chats == [ann])
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count < 70_000)
    }
}
