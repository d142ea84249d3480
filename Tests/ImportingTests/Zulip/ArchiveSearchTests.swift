import Foundation
import Importing
import MessageStore
import Messenger
import Testing

/// Searches of a real archive, each compared with a plain scan that shares nothing with the search: expressions over text
/// that Foundation folds, message by message.
@Suite struct ArchiveSearchTests {
    /// A query, its number of results, and the scan to compare with.
    struct Question: Sendable, CustomTestStringConvertible {
        var query: String
        var count: Int
        var wanted: [Wanted]

        init(_ query: String, _ count: Int, _ wanted: Wanted...) {
            self.query = query
            self.count = count
            self.wanted = wanted
        }

        var testDescription: String { query }
    }

    /// The text that the scan looks for in a message.
    enum Wanted: Sendable {
        /// Words side by side, the last of which may go on.
        case words([String])
        /// Words side by side, as they are.
        case phrase([String])
        /// A text, wherever it stands.
        case text(String)
        case from(String), chat(String)
        case before(Int, Int), after(Int, Int)
        case link, file
    }

    static let questions = [
        Question("hausdorff", 1, .words(["hausdorff"])),
        Question("induct", 243, .words(["induct"])),
        Question("\"induct\"", 5, .phrase(["induct"])),
        Question("natural number game", 50, .words(["natural"]), .words(["number"]), .words(["game"])),
        Question("\"natural number game\"", 38, .phrase(["natural", "number", "game"])),
        Question("norm_num", 61, .words(["norm", "num"])),
        Question("Nat.succ", 34, .words(["nat", "succ"])),
        Question("type-class", 17, .words(["type", "class"])),
        Question("don't know", 256, .words(["don", "t"]), .words(["know"])),
        Question("GODEL", 3, .words(["godel"])),
        Question("gröbner", 14, .words(["grobner"])),
        Question("🎉", 11, .text("🎉")),
        Question("👍 thanks", 2, .text("👍"), .words(["thanks"])),
        Question("명제", 7, .words(["명제"])),
        Question("from:buzzard induction", 9, .from("buzzard"), .words(["induction"])),
        Question("from:\"martin dvorak\" lean", 81, .from("martin dvorak"), .words(["lean"])),
        Question("in:\"real analysis\" limit", 9, .chat("real analysis"), .words(["limit"])),
        Question("before:2020 tactic", 38, .before(2020, 1), .words(["tactic"])),
        Question("after:2021-03 before:2021-05 has:link", 20, .after(2021, 3), .before(2021, 5), .link),
        Question("has:link github from:massot", 30, .link, .words(["github"]), .from("massot")),
        Question("has:file", 0, .file),
        Question("the", 6524, .words(["the"])),
        Question("zyzzyva", 0, .words(["zyzzyva"])),
    ]

    @Test(.enabled(if: SharedData.isThere, SharedData.absence))
    func whatIsFoundInTheArchiveIsWhatAPlainScanFinds() throws {
        let temporary = try TemporaryStore()
        let profile = try ProfileByName.find("Reader", in: temporary.store, orMakeAt: .testNow)
        _ = try ZulipImport(ZulipArchive(path: SharedData.zulipArchive)).run(into: temporary.store, profile: profile)
        let scan = try PlainScan(of: profile, in: temporary)
        #expect(scan.messages.count == 9490)
        for question in Self.questions {
            let expected = try scan.find(question.wanted)
            #expect(expected.count == question.count, "the scan for \(question.query)")
            let query = SearchQuery(question.query)
            #expect(query.problems.isEmpty, "\(question.query)")
            var request = SearchRequest(query, in: .profile(profile), limit: 1000)
            var found: [MessageHit] = []
            repeat {
                let results = try temporary.store.read { try $0.messages(request) }
                try #require(results.problems.isEmpty && results.indexing == nil, "\(question.query)")
                found += results.hits
                request.after = results.next
            } while request.after != nil
            #expect(Set(found.map(\.id)) == expected, "\(question.query)")
            #expect(found.count == expected.count, "\(question.query): twice the same")
            let times = found.map { $0.cursor }
            #expect(
                zip(times, times.dropFirst()).allSatisfy { ($0.sentAt, $0.message) > ($1.sentAt, $1.message) },
                "\(question.query): not the newest first")
            // In the chat with the most of them: the same, in its order.
            let chats = Dictionary(grouping: found, by: \.chat)
            guard let (chat, hits) = chats.max(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }) else {
                continue
            }
            let places = try temporary.store.read { try $0.places(of: query, in: chat) }.places
            #expect(places.map(\.id) == hits.sorted { $0.position < $1.position }.map(\.id), "\(question.query)")
            // Every hit shows something of what was searched for.
            if !query.phrases.isEmpty { #expect(found.allSatisfy { !$0.snippet.hits.isEmpty }, "\(question.query)") }
        }
    }
}

/// All messages of a profile, and nothing to find them by.
private struct PlainScan {
    struct Entry {
        var message: Message
        var text: String
        var chat: String
    }

    private(set) var messages: [Entry] = []

    init(of profile: ProfileID, in temporary: TemporaryStore) throws {
        for chat in try temporary.chats(of: profile) {
            let name = Self.folded(chat.names.viewName)
            for message in try temporary.messages(of: chat.id) {
                messages.append(Entry(message: message, text: Self.folded(message.content.text.plain), chat: name))
            }
        }
    }

    func find(_ wanted: [ArchiveSearchTests.Wanted]) throws -> Set<MessageID> {
        let tests = try wanted.map(Self.test)
        return Set(messages.filter { entry in tests.allSatisfy { $0(entry) } }.map(\.message.id))
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    /// The characters of a word.
    private static let letter = #"[[\p{L}\p{N}\p{M}]--[\p{Han}\p{Hiragana}\p{Katakana}]]"#
    /// The gap between two adjacent words.
    private static let gap = #"[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+"#

    private static func test(_ wanted: ArchiveSearchTests.Wanted) throws -> (Entry) -> Bool {
        switch wanted {
        case .words(let words): return try matches("(?<!\(letter))\(words.map(folded).joined(separator: gap))")
        case .phrase(let words):
            return try matches("(?<!\(letter))\(words.map(folded).joined(separator: gap))(?!\(letter))")
        case .text(let text): return { $0.text.contains(text) }
        case .from(let name): return { folded($0.message.senderName).contains(folded(name)) }
        case .chat(let name): return { $0.chat.contains(folded(name)) }
        case .before(let year, let month):
            let limit = moment(year, month)
            return { $0.message.sentAt < limit }
        case .after(let year, let month):
            let limit = moment(year, month)
            return { $0.message.sentAt >= limit }
        case .link:
            return { entry in
                entry.message.content.text.runs.contains { if case .link = $0.style { true } else { false } }
            }
        case .file: return { $0.message.content.attachment != nil }
        }
    }

    private static func matches(_ pattern: String) throws -> (Entry) -> Bool {
        let expression = try NSRegularExpression(pattern: pattern)
        return { entry in
            expression.firstMatch(in: entry.text, range: NSRange(entry.text.startIndex..., in: entry.text)) != nil
        }
    }

    private static func moment(_ year: Int, _ month: Int) -> Timestamp {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let date = calendar.date(from: DateComponents(year: year, month: month)) ?? .distantPast
        return Timestamp(seconds: Int64(date.timeIntervalSince1970))
    }
}
