import Foundation
import LMDB
import MessageStoreSamples
import Messenger
import RandomTesting
import Testing

@testable import MessageStore

/// A repair of damaged pages: what can be read is in the new database, and what can't be is a loss.
@Suite struct SalvageTests {
    private let directory = TemporaryDirectory()
    private let me = ProfileID(1)
    private let today = CivilDate(year: 2026, month: 11, day: 22)
    private var file: URL { URL(fileURLWithPath: directory.path + "/data.mdb") }

    private static let pageSize = 4096

    /// Everything in an account that an export of it would have, and more.
    private struct Account: Equatable {
        var chats: [Chat] = []
        var messages: [ChatID: [Message]] = [:]
        var tags: [ChatTag] = []
        var contacts: [Contact] = []

        init(_ store: MessageStore, _ profile: ProfileID) throws {
            try store.read { reader in
                chats = try reader.chats(of: profile).compactMap { try reader.chat($0) }
                for chat in chats {
                    messages[chat.id] = try reader.messages(of: chat.id, .oldest, limit: 5000).messages
                }
                tags = try reader.tags(of: profile)
                contacts = try reader.contacts(of: profile)
            }
        }
    }

    /// Fills the store with an account of some hundred messages; gives what is in it, and the file.
    private func fill() throws -> (account: Account, file: [UInt8]) {
        let account: Account
        do {
            let store = try MessageStore(directory: directory.path)
            try store.write { try SampleAccount.add(to: $0) }
            let chats = try store.read { try $0.chats(of: me) }
            for chat in chats.prefix(3) {
                try store.write { writer in
                    for number in 0..<200 {
                        try writer.add(
                            Message(
                                id: .unassigned, chat: chat, sentAt: Timestamp(milliseconds: Int64(1000 * number)),
                                sender: .me, content: .text("Ferry number \(number)")))
                    }
                }
            }
            while try store.continueSearchIndex() != nil {}
            account = try Account(store, me)
        }
        return (account, [UInt8](try Data(contentsOf: file)))
    }

    @Test func swappedPagesAreCopiedWhole() throws {
        let (account, whole) = try fill()
        var random = SeededGenerator(3)
        var repairs = 0
        // Leaves say so in byte 10.
        let leaves = (2..<whole.count / Self.pageSize).filter { whole[$0 * Self.pageSize + 10] == 2 }
        for _ in 0..<FuzzRounds.count(usually: 6) {
            var bytes = whole
            let pages = leaves.shuffled(using: &random).prefix(2).map { $0 * Self.pageSize }
            for offset in 0..<Self.pageSize { bytes.swapAt(pages[0] + offset, pages[1] + offset) }
            try write(bytes)
            if Doctor.examine(directory.path).isHealthy { continue }
            repairs += 1
            let salvaged = try Doctor.salvage(directory.path, on: today)
            #expect(salvaged.report.isHealthy, "pages \(pages.map { $0 / Self.pageSize }): \(salvaged.report.losses)")
            #expect(try Account(try MessageStore(directory: directory.path), me) == account)
            #expect(
                try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(directory.path)/\(salvaged.damagedFile)")))
                    == bytes)
        }
        #expect(repairs > 0)
    }

    /// The offset of the record of a table in the newest list of tables, and of the page that it's in.
    private func record(of table: String, in bytes: [UInt8]) throws -> (record: Int, page: Int) {
        let root = { (meta: Int) in Self.number(bytes, meta + 88 + 40) }
        let newest = Self.number(bytes, 144) > Self.number(bytes, Self.pageSize + 144) ? 0 : Self.pageSize
        let page = root(newest) * Self.pageSize
        let name = Array(table.utf8)
        let start = try #require(
            (page..<page + Self.pageSize).first { offset in
                Array(bytes[offset..<min(offset + name.count, bytes.count)]) == name && bytes[offset - 2] == name.count
            })
        return (start + name.count, page)
    }

    private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
        (0..<8).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }

    /// Repairs the file, and checks that all of the account is there again.
    private func checkRepair(of bytes: [UInt8], _ account: Account, _ what: String) throws {
        try write(bytes)
        let sick = Doctor.examine(directory.path)
        #expect(!sick.isHealthy && sick.canSalvage, "\(what): \(sick)")
        #expect(try [UInt8](Data(contentsOf: file)) == bytes, "\(what): the doctor wrote")
        let report = try Doctor.salvage(directory.path, on: today).report
        #expect(try Account(try MessageStore(directory: directory.path), me) == account, "\(what): \(report)")
    }

    @Test func tablesThatTheListLeavesOutAreFound() throws {
        let (account, whole) = try fill()
        let page = try record(of: "facts", in: whole).page
        for bit in [1, 2, 3, 4, 5, 6] as [UInt8] {
            var bytes = whole
            let count = bytes[page + 12] ^ 1 << bit
            guard count < bytes[page + 12] else { continue }
            bytes[page + 12] = count
            try checkRepair(of: bytes, account, "bit \(bit)")
        }
    }

    @Test func aTableUnderADamagedNameIsFound() throws {
        let (account, whole) = try fill()
        for table in ["profiles", "messages", "chats", "tags", "contacts", "contacts-of-profile", "settings"] {
            var bytes = whole
            bytes[try record(of: table, in: whole).record - 1] ^= 1
            try write(bytes)
            #expect(throws: StoreError.self) { try MessageStore(directory: directory.path) }
            #expect(try [UInt8](Data(contentsOf: file)) == bytes, "\(table): opening wrote")
            try checkRepair(of: bytes, account, table)
        }
    }

    @Test func aWrongLastPageIsDamageAndNoReasonToLengthenTheFile() throws {
        let (account, whole) = try fill()
        let newest = Self.number(whole, 144) > Self.number(whole, Self.pageSize + 144) ? 0 : Self.pageSize
        let lastPage = Self.number(whole, newest + 136)
        // Bits that make it greater, and one that makes it less.
        for bit in [9, 20, 30, 36] + [lastPage.bitWidth - 1 - lastPage.leadingZeroBitCount] {
            var bytes = whole
            bytes[newest + 136 + bit / 8] ^= 1 << UInt8(bit % 8)
            try checkRepair(of: bytes, account, "bit \(bit)")
        }
    }

    @Test func anythingThatAHiddenNodeTakesAwayIsReported() throws {
        let (_, whole) = try fill()
        let leaves = (2..<whole.count / Self.pageSize).map { $0 * Self.pageSize }.filter { whole[$0 + 10] == 2 }
        var found = 0
        for page in leaves {
            var bytes = whole
            // The count says that there is a node less.
            guard bytes[page + 12] >= 20 else { continue }
            bytes[page + 12] -= 2
            try write(bytes)
            guard Doctor.examine(directory.path).isHealthy else {
                found += 1
                continue
            }
            // Only a free page may hold anything.
            bytes.replaceSubrange(page..<page + Self.pageSize, with: repeatElement(0, count: Self.pageSize))
            try write(bytes)
            #expect(Doctor.examine(directory.path).isHealthy, "page \(page / Self.pageSize)")
        }
        #expect(found > 0)
    }

    @Test func aSearchCountsWhatItFindsOnADamagedPageAndGoesOn() throws {
        let (_, whole) = try fill()
        let leaves = (2..<whole.count / Self.pageSize).map { $0 * Self.pageSize }.filter { whole[$0 + 10] == 2 }
        var pagesWithMatches = 0
        for page in leaves {
            var bytes = whole
            bytes.replaceSubrange(page..<page + Self.pageSize, with: repeatElement(0, count: Self.pageSize))
            try write(bytes)
            guard let store = try? MessageStore(readOnly: directory.path) else { continue }
            let request = SearchRequest(SearchQuery("Ferry number", zone: .utc), in: .profile(me), limit: 1000)
            // The page may be one of the index, without which nobody knows what there is.
            guard let found = try? store.read({ try $0.messages(request) }), found.indexing == nil else { continue }
            #expect(found.hits.count + found.unreadable == 600, "page \(page / Self.pageSize)")
            if found.unreadable > 0, !found.hits.isEmpty { pagesWithMatches += 1 }
        }
        #expect(pagesWithMatches > 0)
    }

    /// The disk said that it had written them, and hadn't: all pages but the two that lead to them are older.
    @Test func pagesThatNeverReachedTheDiskAreALoss() throws {
        let (account, before) = try fill()
        do {
            let store = try MessageStore(directory: directory.path)
            try store.write { writer in
                for number in 0..<50 {
                    try writer.add(
                        Message(
                            id: .unassigned, chat: account.chats[0].id,
                            sentAt: Timestamp(seconds: Int64(number)), sender: .me, content: .text("Late \(number)")))
                }
            }
        }
        var bytes = [UInt8](try Data(contentsOf: file))
        for offset in 2 * Self.pageSize..<bytes.count { bytes[offset] = offset < before.count ? before[offset] : 0 }
        try write(bytes)
        let sick = Doctor.examine(directory.path)
        #expect(!sick.isHealthy && sick.canSalvage, "\(sick)")
        let report = try Doctor.salvage(directory.path, on: today).report
        #expect(!report.losses.isEmpty && !report.isHealthy, "\(report)")
        #expect(try Account(try MessageStore(directory: directory.path), me).messages == account.messages)
    }

    @Test func aDamagedFormatIsRepaired() throws {
        let account = try fill().account
        do {
            let store = try MessageStore(directory: directory.path)
            try store.environment.write { transaction in
                try store.tables.facts.withCodec(RawBytes()).put([1, 0, 9, 9, 9, 9, 9], for: "format", in: transaction)
            }
        }
        try checkRepair(of: [UInt8](try Data(contentsOf: file)), account, "damaged")
        #expect(Doctor.examine(directory.path).isHealthy)
        do {
            let store = try MessageStore(directory: directory.path)
            _ = try store.environment.write { transaction in
                try store.tables.facts.remove("format", in: transaction)
            }
        }
        try checkRepair(of: [UInt8](try Data(contentsOf: file)), account, "missing")
    }

    @Test func lostGroupsAndProfilesComeBackWithTheirChats() throws {
        let (account, whole) = try fill()
        for table in ["groups", "profiles"] {
            var bytes = whole
            let page = Self.number(bytes, try record(of: table, in: whole).record + 40) * Self.pageSize
            for offset in page..<page + Self.pageSize { bytes[offset] = 0 }
            try write(bytes)
            let report = try Doctor.salvage(directory.path, on: today).report
            #expect(!report.losses.isEmpty && !report.isHealthy, "\(table): \(report)")
            #expect(try Doctor.acceptLosses(directory.path).isHealthy, "\(table)")
            let store = try MessageStore(directory: directory.path)
            #expect(try store.read { try $0.profiles() }.map(\.id).contains(me))
            #expect(try Account(store, me).messages == account.messages, "\(table)")
            let (expected, groups) = try store.read { reader in
                (
                    try reader.expectedCounts(of: me),
                    try reader.chats(of: me).compactMap { try reader.chat($0)?.kind.group }
                )
            }
            #expect(expected.chats == account.chats.count)
            for group in groups { #expect(try store.read { try $0.group(group) } != nil) }
        }
    }

    /// Every difference from the written data is reported, and can be accepted.
    @Test func whatCantBeCopiedIsALoss() throws {
        let (account, whole) = try fill()
        var random = SeededGenerator(4)
        for round in 0..<FuzzRounds.count(usually: 16) {
            var bytes = whole
            let page = Int.random(in: (round.isMultiple(of: 8) ? 0 : 2)..<whole.count / Self.pageSize, using: &random)
            let start = page * Self.pageSize
            for offset in 0..<Self.pageSize {
                bytes[start + offset] = round.isMultiple(of: 2) ? 0 : UInt8.random(in: 0...255, using: &random)
            }
            try write(bytes)
            let sick = Doctor.examine(directory.path)
            if sick.isHealthy { continue }
            #expect(sick.canSalvage, "\(page): \(sick)")
            let report = try Doctor.salvage(directory.path, on: today).report
            if report.isHealthy {
                #expect(try Account(try MessageStore(directory: directory.path), me) == account, "page \(page)")
                continue
            }
            #expect(!report.losses.isEmpty, "page \(page): \(report)")
            #expect(!report.hasDamage && report.mismatchCount == 0, "page \(page): \(report)")
            #expect(try !MessageStore(directory: directory.path).problems.isEmpty, "page \(page)")
            let accepted = try Doctor.acceptLosses(directory.path)
            #expect(accepted.isHealthy, "page \(page): \(accepted)")
            #expect(try MessageStore(directory: directory.path).problems.isEmpty)
        }
    }

    /// Messages that were lost before don't stand in for others that are lost now, even if their numbers are lost with them.
    @Test func earlierLossesHideNoLaterOnes() throws {
        _ = try fill()
        let lost = 10
        let all: Int
        do {
            let store = try MessageStore(directory: directory.path)
            all = try store.read { try $0.tables.messages.count(in: $0.transaction) }
            let keys = try store.read { try $0.tables.messages.keys(limit: lost, in: $0.transaction) }
            try store.environment.write { transaction in
                for key in keys { try store.tables.messages.remove(key, in: transaction) }
            }
        }
        #expect(try Doctor.repairIndexes(directory.path).losses.map(\.count) == [lost])
        let whole = [UInt8](try Data(contentsOf: file))
        let leaves = (2..<whole.count / Self.pageSize).filter { whole[$0 * Self.pageSize + 10] == 2 }
        var random = SeededGenerator(7)
        for _ in 0..<FuzzRounds.count(usually: 10) {
            var bytes = whole
            for page in leaves.shuffled(using: &random).prefix(4) {
                for offset in 0..<Self.pageSize { bytes[page * Self.pageSize + offset] = 0 }
            }
            try write(bytes)
            guard Doctor.examine(directory.path).canSalvage else { continue }
            let report = try Doctor.salvage(directory.path, on: today).report
            let store = try MessageStore(directory: directory.path)
            let left = try store.read { try $0.tables.messages.count(in: $0.transaction) }
            let reported = report.losses.filter { $0.kind == .message }.map(\.count).reduce(0, +)
            #expect(reported >= all - left, "\(report.losses)")
        }
    }

    @Test func theNextStartRemovesWhatAKilledRepairLeftAndNothingElse() throws {
        _ = try fill()
        let files = FileManager.default
        let left = directory.path + "/data.mdb-repair"
        for other in [nil, "letter.txt"] {
            try files.createDirectory(atPath: left + "/locks", withIntermediateDirectories: true)
            let names = ["data.mdb", "lock.mdb", "changes", "data.mdb.Xy12zK"] + [other].compactMap { $0 }
            for name in names { try Data("half".utf8).write(to: URL(fileURLWithPath: "\(left)/\(name)")) }
            // A database that is only read stays as it is.
            for isReading in other == nil ? [false] : [true, false] {
                _ =
                    try isReading
                    ? MessageStore(readOnly: directory.path) : MessageStore(directory: directory.path)
                #expect(files.fileExists(atPath: left) == (other != nil))
            }
            if other != nil { #expect(try files.contentsOfDirectory(atPath: left).count == names.count + 1) }
        }
    }

    @Test func aDatabaseInUseIsNotReplaced() throws {
        _ = try fill()
        let claim = try DatabaseClaim(directory.path)
        #expect(throws: StoreError.inUse(directory: directory.path)) { try Doctor.salvage(directory.path, on: today) }
        _ = consume claim
    }

    private func write(_ bytes: [UInt8]) throws {
        for name in ["lock.mdb", "changes"] { try? FileManager.default.removeItem(atPath: "\(directory.path)/\(name)") }
        try Data(bytes).write(to: file)
    }
}
