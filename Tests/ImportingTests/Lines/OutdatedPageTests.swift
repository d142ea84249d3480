import Foundation
import Importing
import MessageStore
import Messenger
import Testing

/// The disk reports a write that it never made: a page of an older transaction stands where a newer one belongs, valid by itself.
@Suite struct OutdatedPageTests {
    private static let pageSize = 4096
    private let folder: TemporaryFolder
    private let me: ProfileID
    private let older: [UInt8]
    private let newer: [UInt8]

    init() throws {
        folder = try TemporaryFolder()
        me = try Self.talk(in: try MessageStore(directory: folder.path + "/data"), 0)
        older = try folder.read("data/data.mdb")
        _ = try Self.talk(in: try MessageStore(directory: folder.path + "/data"), 1)
        newer = try folder.read("data/data.mdb")
    }

    /// Adds messages, contacts, and members, in several transactions; gives the profile.
    private static func talk(in store: MessageStore, _ round: Int) throws -> ProfileID {
        let me = try ProfileByName.find("Ann", in: store, orMakeAt: .testNow)
        for number in 0..<4 {
            try store.write { writer in
                let contact = try writer.add(
                    Contact(id: .unassigned, profile: me, names: Names("Bea \(round) \(number)")))
                let group = try writer.add(Group(id: .unassigned, profile: me, names: Names("Hiking")))
                for kind in [ChatKind.direct(contact), .group(group)] {
                    let chat = try writer.add(Chat(id: .unassigned, profile: me, kind: kind, names: Names("Chat")))
                    for line in 0..<40 {
                        let carl = try writer.add(
                            Member(id: .unassigned, group: group, names: Names("Carl \(round) \(number) \(line)")))
                        try writer.add(
                            Message(
                                id: .unassigned, chat: chat,
                                sentAt: Timestamp(seconds: Int64(round * 1000 + number * 100 + line)),
                                sender: kind.group == nil ? .me : .member(carl),
                                content: .text("Ferry number \(line)")))
                    }
                }
            }
        }
        while try store.continueSearchIndex() != nil {}
        return me
    }

    /// The export of a database with these bytes, and the reason why it may be incomplete.
    private func export(_ bytes: [UInt8]) throws -> (lines: [UInt8], problem: String?) {
        var lines: [UInt8] = []
        do {
            let store = try open(bytes)
            let summary = try Export(me, of: store).run { lines += $0 }
            if !store.problems.isEmpty { return (lines, "\(store.problems)") }
            return (lines, summary.expected == summary.written ? nil : "\(summary)")
        } catch {
            return (lines, "\(error)")
        }
    }

    @Test func anOutdatedRootOfATableIsReported() throws {
        let right = try export(newer)
        #expect(right.problem == nil)
        var reported = 0
        let before = roots(older)
        for (table, page) in roots(newer) {
            guard let root = before[table], older[range(root)] != newer[range(page)] else { continue }
            let found = try export(replacing(page, in: newer, with: root, of: older))
            reported += found.problem == nil ? 0 : 1
            // Nothing in an export is from the counts of the list, so nothing is missing if they are old.
            #expect(found.problem != nil || table == "counts" && found.lines == right.lines, "\(table)")
        }
        #expect(reported > 10)
    }

    /// It leads to all that was there before the last change: nothing was written over it since.
    @Test func anOutdatedListOfTablesIsReported() throws {
        try change()
        let newest = try folder.read("data/data.mdb")
        let right = try export(newest)
        #expect(right.problem == nil)
        let bytes = replacing(tableList(newest), in: newest, with: tableList(newer), of: newer)
        let found = try export(bytes)
        #expect(found.problem != nil && found.lines != right.lines)
    }

    /// Nobody walks everything for a search, so only what it meets can be reported.
    @Test(arguments: ["message-places", "members"]) func aSearchThatMeetsAnOutdatedLeafReportsIt(_ table: String) throws
    {
        #expect(try search(newer) == (320 + 320, isWhole: true))
        let before = try leaves(of: table, in: older)
        let last = before.count - 1
        let bytes = replacing(try leaves(of: table, in: newer)[last], in: newer, with: before[last], of: older)
        #expect(try !search(bytes).isWhole)
    }

    /// Returns the number of results of a search in a database of these bytes, and whether it says that they are
    /// complete.
    private func search(_ bytes: [UInt8]) throws -> (hits: Int, isWhole: Bool) {
        let store = try open(bytes)
        let request = SearchRequest(SearchQuery("ferry", zone: .utc), in: .profile(me), limit: 10_000)
        let results = try store.read { try $0.messages(request) }
        return (results.hits.count, store.problems.isEmpty && results.unreadable == 0)
    }

    private func open(_ bytes: [UInt8]) throws -> MessageStore {
        for name in ["lock.mdb", "changes"] { try? folder.remove("data/" + name) }
        try folder.write(bytes, to: "data/data.mdb")
        return try MessageStore(directory: folder.path + "/data")
    }

    /// One more change: messages in one transaction.
    private func change() throws {
        let store = try MessageStore(directory: folder.path + "/data")
        let chat = try #require(try store.read { try $0.chats(of: me) }.first)
        try store.write { writer in
            for number in 0..<50 {
                try writer.add(
                    Message(
                        id: .unassigned, chat: chat, sentAt: .testNow, sender: .me, content: .text("Late \(number)")))
            }
        }
    }

    /// The database with another page in the place of a page, as if that one had stood there.
    private func replacing(_ page: Int, in bytes: [UInt8], with other: Int, of older: [UInt8]) -> [UInt8] {
        var bytes = bytes
        let ownNumber = bytes[range(page).prefix(8)]
        bytes.replaceSubrange(range(page), with: older[range(other)])
        bytes.replaceSubrange(range(page).prefix(8), with: ownNumber)
        return bytes
    }

    private func range(_ page: Int) -> Range<Int> { page * Self.pageSize..<(page + 1) * Self.pageSize }

    /// The page with the list of tables, to which the newer of the first two pages leads.
    private func tableList(_ bytes: [UInt8]) -> Int {
        let newest = number(bytes, 144) > number(bytes, Self.pageSize + 144) ? 0 : Self.pageSize
        return number(bytes, newest + 128)
    }

    /// The first page of each table that isn't empty.
    private func roots(_ bytes: [UInt8]) -> [String: Int] {
        let list = range(tableList(bytes)).lowerBound
        var roots: [String: Int] = [:]
        for index in 0..<(number(bytes, list + 12, length: 2) - 16) / 2 {
            let node = list + number(bytes, list + 16 + 2 * index, length: 2)
            let key = bytes[node + 8..<node + 8 + number(bytes, node + 6, length: 2)]
            let root = number(bytes, key.endIndex + 40)
            if root != -1 { roots[String(decoding: key, as: UTF8.self)] = root }
        }
        return roots
    }

    /// The leaves of a table that has one page above them.
    private func leaves(of table: String, in bytes: [UInt8]) throws -> [Int] {
        let root = range(try #require(roots(bytes)[table])).lowerBound
        return (0..<(number(bytes, root + 12, length: 2) - 16) / 2).map { index in
            number(bytes, root + number(bytes, root + 16 + 2 * index, length: 2), length: 6)
        }
    }

    private func number(_ bytes: [UInt8], _ offset: Int, length: Int = 8) -> Int {
        (0..<length).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
}
