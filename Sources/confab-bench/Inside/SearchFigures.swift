import Foundation
import MessageStore
import Messenger

/// The speed of finding messages, and the cost of their index.
struct SearchFigures {
    static let messages = 1_000_000
    let folder: String
    let report: Report

    func all() throws {
        if report.wants("search.messages", "search.index", "search.rebuild") { try large() }
        if report.wants("search.ingest") { try ingest() }
    }

    private func large() throws {
        let directory = folder + "/search"
        try makeMissing(directory)
        let store = try MessageStore(directory: directory)
        while try store.continueSearchIndex() != nil {}
        if report.wants("search.messages") { try searches(store) }
        if report.wants("search.index") {
            let text = Double(try String(contentsOfFile: directory + "/text-size", encoding: .utf8)) ?? 0
            report.figure("search.index", Double(try store.searchIndexSize()) / text, "times")
        }
        if report.wants("search.rebuild") {
            let begin = TerminalProgram.now()
            try store.rebuildSearchIndex()
            let seconds = Double(TerminalProgram.now() - begin) / 1e9
            report.figure("search.rebuild", Double(Self.messages) / seconds, "messages/s", digits: 0)
        }
    }

    private func makeMissing(_ directory: String) throws {
        let files = FileManager.default
        guard !files.fileExists(atPath: directory) else { return }
        report.note("generating \(directory): \(Self.messages) messages")
        try? files.removeItem(atPath: directory + ".new")
        try files.createDirectory(atPath: directory + ".new", withIntermediateDirectories: true)
        let size = try write(Self.messages, to: directory + ".new", in: 20_000, searchLimits: .standard).bytes
        try "\(size)".write(toFile: directory + ".new/text-size", atomically: true, encoding: .utf8)
        try files.moveItem(atPath: directory + ".new", toPath: directory)
    }

    /// Writes messages in transactions of so many; says how many bytes of text, and how many seconds it took.
    private func write(
        _ count: Int, to directory: String, in batch: Int, searchLimits: SearchIndex.Limits
    ) throws -> (bytes: Int, seconds: Double) {
        let store = try MessageStore(directory: directory, searchLimits: searchLimits)
        try store.setSynchronous(false)
        var account = SearchAccount(seed: 1)
        let chats = try store.write { try SearchAccount.addChats(to: $0) }.result
        var size = 0
        let begin = TerminalProgram.now()
        for start in stride(from: 0, to: count, by: batch) {
            try store.write { writer in
                for _ in start..<min(count, start + batch) { size += try account.addMessage(to: chats, writer) }
            }
        }
        let seconds = Double(TerminalProgram.now() - begin) / 1e9
        try store.flush()
        try store.setSynchronous(true)
        return (size, seconds)
    }

    /// The first page of searches with ever other words.
    private func searches(_ store: MessageStore) throws {
        guard let profile = try store.read({ try $0.profiles() }).first?.id else { return }
        var random = SplitMix64(seed: 7)
        func common() -> String { SearchAccount.word(random.below(60)) }
        func rare() -> String { SearchAccount.word(20_000 + random.below(200_000)) }
        let kinds: [(String, () -> String)] = [
            ("common", { random.chance(50) ? common() : String(common().prefix(1 + random.below(2))) }),
            ("rare", rare),
            ("two", { common() + " " + (random.chance(50) ? common() : rare()) }),
            ("phrase", { "\"\(common()) \(random.chance(50) ? common() : SearchAccount.word(random.below(2000)))\"" }),
        ]
        for (name, text) in kinds where report.wants("search.messages." + name) {
            var times: [Double] = []
            var hits = 0
            for _ in 0..<400 {
                let request = SearchRequest(SearchQuery(text()), in: .profile(profile))
                let begin = TerminalProgram.now()
                let results = try store.read { try $0.messages(request) }
                times.append(Double(TerminalProgram.now() - begin) / 1e6)
                hits += results.hits.count
            }
            report.note("search.messages.\(name): median \(times.median) ms, \(hits) hits")
            report.figure("search.messages." + name, times.percentile(99), "ms")
        }
    }

    /// The share of its speed that a writer keeps: in transactions of 500, as in an import and a first synchronization.
    private func ingest() throws {
        var without = SearchIndex.Limits.standard
        without.tail = .max
        var speeds: [[Double]] = [[], []]
        // In turns, so that whatever else the machine does falls on both.
        for _ in 0..<3 {
            for (index, limits) in [SearchIndex.Limits.standard, without].enumerated() {
                let directory = NSTemporaryDirectory() + "/confab-ingest-\(getpid())"
                try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
                defer { try? FileManager.default.removeItem(atPath: directory) }
                let seconds = try write(100_000, to: directory, in: 500, searchLimits: limits).seconds
                speeds[index].append(100_000 / seconds)
            }
        }
        report.note("search.ingest: \(Int(speeds[0].median)) messages/s, without \(Int(speeds[1].median))")
        report.figure("search.ingest", speeds[0].median / speeds[1].median, "times")
    }
}
