import Foundation
import LMDB
import Messenger
import RandomTesting
import Testing

@testable import MessageStore

/// Timelines of chats that have lost messages, after a repair has noted which.
@Suite struct LostMessagesTests {
    private let home: TemporaryStore
    private let ann: ChatID

    init() throws {
        home = try TemporaryStore()
        ann = try home.chat("Ann")
    }

    /// Adds messages that say their number, from 0 on, and loses some of them.
    private func fill(_ chat: ChatID, _ count: Int, losing lost: Set<Int>) throws {
        try home.store.write { writer in
            for number in 0..<count {
                let position = MessagePosition(Int64(number - 3) * 10)
                try writer.add(.fixture("\(number)", in: chat, position: position))
            }
        }
        try home.lose(lost.map { MessagePosition(Int64($0 - 3) * 10) }, of: chat)
    }

    private func timeline(_ chat: ChatID, _ anchor: MessageAnchor = .newest, limit: Int = 100) throws -> MessagePage {
        try home.store.read { try $0.timeline(of: chat, anchor, limit: limit) }
    }

    /// The texts of a page; of a placeholder, how many messages it stands for.
    private func shown(_ page: MessagePage) -> [String] {
        page.messages.map { message in
            if case .lost(let count) = message.content { "(\(count))" } else { message.content.text.plain }
        }
    }

    @Test func aTimelineShowsEachRunOfLostMessagesOnce() throws {
        try fill(ann, 8, losing: [0, 1, 4, 7])
        #expect(shown(try timeline(ann)) == ["2", "3", "5", "6"], "only a repair knows what is lost")
        try home.repair()
        #expect(shown(try timeline(ann)) == ["(2)", "2", "3", "(1)", "5", "6", "(1)"])
        #expect(try home.store.read { try $0.messages(of: ann, limit: 100).messages.count } == 4)
        #expect(try home.chat(ann).stats.unread == 4)
    }

    @Test func aChatThatHasLostEverythingSaysSo() throws {
        try fill(ann, 3, losing: [0, 1, 2])
        try home.repair()
        #expect(shown(try timeline(ann, limit: 1)) == ["(3)"])
    }

    @Test func pagesAgreeWithAModelWhateverIsLost() throws {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        for round in 0..<10 {
            // Between two others, whose losses are none of its own.
            let chats = try ["Before", "Ann", "After"].map { try home.chat("\($0) \(round)") }
            let count = Int.random(in: 0...14, using: &random)
            let share = Int.random(in: 1...9, using: &random)
            let lost = Set((0..<count).filter { _ in Int.random(in: 0..<10, using: &random) < share })
            try fill(chats[0], 3, losing: [0, 2])
            try fill(chats[1], count, losing: lost)
            try fill(chats[2], 3, losing: [0, 2])
            try home.repair()
            try compare(chats[1], with: Model(count, losing: lost), "seed \(seed), round \(round)")
        }
    }

    private func compare(_ chat: ChatID, with model: Model, _ comment: Comment) throws {
        for limit in [1, 2, 3, 5, 40] {
            func check(_ anchor: MessageAnchor, _ expected: Model.Page) throws {
                let page = try timeline(chat, anchor, limit: limit)
                let isRight =
                    shown(page) == expected.entries.map(\.text)
                    && page.messages.map(\.position) == expected.entries.map(\.position)
                    && page.hasOlder == expected.hasOlder && page.hasNewer == expected.hasNewer
                #expect(isRight, "\(comment), \(anchor), limit \(limit): \(page) instead of \(expected)")
            }
            try check(.newest, model.older(than: .unassigned, limit))
            try check(.oldest, model.newer(than: .first, limit))
            // Positions of messages, of lost ones and of none.
            for raw in stride(from: Int64(-40), to: 130, by: 5) {
                let position = MessagePosition(raw)
                try check(.olderThan(position), model.older(than: position, limit))
                try check(.newerThan(position), model.newer(than: position, limit))
                try check(.around(position), model.around(position, limit))
            }
        }
    }

    @Test func pagesWithHolesMeetWithoutGapOrOverlap() throws {
        let lost: Set = [0, 1, 4, 5, 6, 11, 12, 13, 14, 19]
        try fill(ann, 20, losing: lost)
        try home.repair()
        let model = Model(20, losing: lost).entries.map(\.text)
        for limit in 1...6 {
            var page = try timeline(ann, .newest, limit: limit)
            var all = shown(page)
            while page.hasOlder, let first = page.messages.first {
                page = try timeline(ann, .olderThan(first.position), limit: limit)
                all = shown(page) + all
            }
            #expect(all == model)
            page = try timeline(ann, .oldest, limit: limit)
            all = shown(page)
            while page.hasNewer, let last = page.messages.last {
                page = try timeline(ann, .newerThan(last.position), limit: limit)
                all += shown(page)
            }
            #expect(all == model)
        }
    }

    @Test func aMessageNeverTakesThePlaceOfALostOne() throws {
        try fill(ann, 3, losing: [1])
        try home.repair()
        let place = MessagePosition(-20)
        let added = try home.store.write { try $0.add(.fixture("new", in: ann, position: place)) }.result
        #expect(added.position == MessagePosition(-19))
        #expect(shown(try timeline(ann)) == ["0", "(1)", "new", "2"])
        #expect(try home.losses() == 1)
    }

    @Test func aMessageWithinAHoleDividesIt() throws {
        try fill(ann, 6, losing: [1, 2, 3, 4])
        try home.repair()
        try home.add(.fixture("new", in: ann, position: MessagePosition(-5)))
        #expect(shown(try timeline(ann)) == ["0", "(2)", "new", "(2)", "5"])
    }

    @Test func clearingAChatForgetsWhatItHasLostThere() throws {
        try fill(ann, 8, losing: [1, 2, 3, 6])
        try home.repair()
        try home.store.write { try $0.clear(ann, upTo: MessagePosition(-10)) }
        #expect(shown(try timeline(ann)) == ["(1)", "4", "5", "(1)", "7"])
        #expect(try home.losses() == 2)
        try home.store.write { try $0.clear(ann) }
        #expect(try timeline(ann).messages.isEmpty)
        try expectHealth()
    }

    @Test func removedChatsAndProfilesLeaveNoLosses() throws {
        let other = try home.chat("Bob")
        try fill(ann, 4, losing: [1])
        try fill(other, 4, losing: [0, 3])
        try home.repair()
        try home.store.write { try $0.remove(ann) }
        #expect(try home.losses() == 2)
        try home.store.write { try $0.remove(home.me) }
        try expectHealth()
    }

    @Test func acceptedLossesAreShownNoLonger() throws {
        try fill(ann, 4, losing: [1, 2])
        try home.repair()
        try home.store.write { try $0.accept(try $0.losses()) }
        #expect(shown(try timeline(ann)) == ["0", "3"])
        try expectHealth()
    }

    @Test func theDoctorComparesWhatIsShownWithWhatIsLost() throws {
        try fill(ann, 3, losing: [1])
        try home.repair()
        #expect(try home.mismatches() == [])
        try home.store.environment.write { transaction in
            // Neither a message that is there nor one that no index knows is lost.
            for (number, place) in [(1, -30), (99, -15)] as [(UInt64, Int64)] {
                let key = MessageKey(ann, MessagePosition(place))
                try home.store.tables.lostMessages.put([number], for: key, in: transaction)
            }
        }
        #expect(try home.mismatches().count == 2)
        try home.repair()
        #expect(try home.mismatches() == [])
        #expect(shown(try timeline(ann)) == ["0", "(1)", "2"])
    }

    @Test func anEntryThatCannotBeReadStillMarksThePlace() throws {
        try fill(ann, 3, losing: [1])
        try home.repair()
        try home.store.environment.write { transaction in
            let raw = home.store.tables.lostMessages.withCodec(RawBytes())
            try raw.put([1, 0, 9, 9, 9, 9, 9], for: MessageKey(ann, MessagePosition(-20)), in: transaction)
        }
        #expect(shown(try timeline(ann)) == ["0", "(1)", "2"])
        #expect(home.store.problems.damaged[.index] == 1)
    }

    private func expectHealth() throws {
        #expect(try home.losses() == 0)
        #expect(try home.mismatches() == [])
        #expect(try home.store.read { try $0.tables.lostMessages.count(in: $0.transaction) } == 0)
    }
}

extension LostMessagesTests {
    /// The expected timeline, without pages.
    private struct Model {
        struct Entry {
            var text: String
            var position: MessagePosition
        }

        struct Page {
            var entries: [Entry]
            var hasOlder: Bool
            var hasNewer: Bool
        }

        var entries: [Entry] = []

        init(_ count: Int, losing lost: Set<Int>) {
            var run = 0
            for number in 0..<count {
                let position = MessagePosition(Int64(number - 3) * 10)
                run = lost.contains(number) ? run + 1 : 0
                if run > 1 {
                    entries[entries.count - 1].text = "(\(run))"
                } else {
                    entries.append(Entry(text: run == 1 ? "(1)" : "\(number)", position: position))
                }
            }
        }

        func older(than position: MessagePosition, _ limit: Int) -> Page {
            let end = entries.count { $0.position < position }
            return page(max(0, end - limit)..<end)
        }

        func newer(than position: MessagePosition, _ limit: Int) -> Page {
            let start = entries.count { $0.position <= position }
            return page(start..<min(entries.count, start + limit))
        }

        /// Half of the page is before the position, more of it where there isn't enough behind.
        func around(_ position: MessagePosition, _ limit: Int) -> Page {
            let middle = entries.count { $0.position < position }
            let behind = min(entries.count - middle, max(limit - limit / 2, limit - middle))
            return page(middle - min(middle, limit - behind)..<middle + behind)
        }

        private func page(_ range: Range<Int>) -> Page {
            Page(
                entries: Array(entries[range]), hasOlder: range.lowerBound > 0,
                hasNewer: range.upperBound < entries.count)
        }
    }
}

extension TemporaryStore {
    /// Removes records of messages without telling anything that knows of them.
    fileprivate func lose(_ positions: [MessagePosition], of chat: ChatID) throws {
        try store.environment.write { transaction in
            for position in positions {
                try store.tables.messages.remove(MessageKey(chat, position), in: transaction)
            }
        }
    }

    /// Does what the doctor does, in the open store.
    fileprivate func repair() throws {
        try store.write { try $0.rebuildIndexes() }
        while try store.continueSearchIndex() != nil {}
    }

    fileprivate func losses() throws -> Int { try store.read { try $0.losses().messages.count } }

    fileprivate func mismatches() throws -> [String] {
        try store.read { reader in
            var report = DoctorReport(directory: directory.path)
            try reader.compareIndexes(&report)
            return report.mismatches
        }
    }
}
