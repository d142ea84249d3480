import Foundation
import Testing

/// The rules of `docs/writing.md` that a machine can count. The counts in `PlainEnglish.txt` may only fall.
@Suite struct PlainEnglishTests {
    @Test func noPhraseIsUsedMoreOftenThanBefore() throws {
        let counts = Self.counts
        let before = try String(contentsOf: Self.baseline, encoding: .utf8)
        let (rises, falls) = Self.changes(from: before, to: counts)
        for name in rises { Issue.record("\(name). docs/writing.md says what to write instead.") }
        if rises.isEmpty, ProcessInfo.processInfo.environment["CONFAB_ACCEPT_COUNTS"] != nil {
            let lines = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
            return try lines.joined().write(to: Self.baseline, atomically: true, encoding: .utf8)
        }
        for name in falls {
            Issue.record("\(name). Accept it: CONFAB_ACCEPT_COUNTS=1 swift test --filter PlainEnglishTests")
        }
    }

    @Test func textForUsersIsPlain() {
        for (name, count) in Self.counts where name.hasPrefix("strings:") || name.hasPrefix("docs:") {
            Issue.record("\(name): \(count). docs/writing.md says what to write instead.")
        }
    }

    @Test func phrasesAreFoundInCommentsAndStringsOnly() {
        let source = SwiftText(
            #"""
            /// What it is. It isn't any more; a `favourite` colour.
            let favourite = "Write anew" // those who “whoever”
            let id = "favourite"
            let shown = anew("\(favourite.map { "a \($0) centre" }) is grey", "\"called so\"")
            let text = """
                The colour \(grey) is
                licenced.
                """
            /// Whether
            """#)
        #expect(
            Self.phrases(in: source.comments)
                == ["/// what", "any more", "colour", "those who", "whoever", "/// whether"])
        #expect(
            Self.phrases(in: source.strings) == ["anew", "centre", "grey", "called so", "colour", "licenced"])
        #expect(Self.phrases(in: "`colour` grey, anymore, Organised") == ["grey", "anymore", "organised"])
    }

    @Test func countsThatRiseOrFallAreReported() {
        let before = "2 docs: anew\n1 docs: grey\n"
        let same = Self.changes(from: before, to: ["docs: anew": 2, "docs: grey": 1])
        #expect(same.rises.isEmpty && same.falls.isEmpty)
        let more = Self.changes(from: before, to: ["docs: anew": 3, "docs: grey": 1, "strings: anew": 1])
        #expect(more.rises == ["docs: anew: 2 before, 3 now", "strings: anew: 0 before, 1 now"] && more.falls.isEmpty)
        let less = Self.changes(from: before, to: ["docs: anew": 1])
        #expect(less.falls == ["docs: anew: 2 before, 1 now", "docs: grey: 1 before, 0 now"] && less.rises.isEmpty)
    }

    private static let baseline = Repository.root.appending(path: "Tests/ProjectTests/PlainEnglish.txt")

    /// Compares `counts` with the text of the baseline, `before`.
    private static func changes(from before: String, to counts: [String: Int]) -> (rises: [String], falls: [String]) {
        var accepted: [String: Int] = [:]
        for line in before.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            accepted[String(parts[1])] = Int(parts[0])
        }
        var (rises, falls): ([String], [String]) = ([], [])
        for name in Set(counts.keys).union(accepted.keys).sorted() {
            let (old, new) = (accepted[name, default: 0], counts[name, default: 0])
            let change = "\(name): \(old) before, \(new) now"
            if new > old { rises.append(change) }
            if new < old { falls.append(change) }
        }
        return (rises, falls)
    }

    /// The number of times that each phrase occurs in each area: strings, docs, decisions, the comments of each folder.
    private static let counts: [String: Int] = {
        var counts: [String: Int] = [:]
        func add(_ text: String, to area: String) {
            for phrase in phrases(in: text) { counts["\(area): \(phrase)", default: 0] += 1 }
        }
        for folder in ["Sources", "Tests", "docs"] {
            for file in Repository.files(below: folder) where file.hasSuffix(".swift") && !isExempt(file) {
                let text = SwiftText(Repository.text(of: file))
                add(text.comments, to: "comments in \(file.split(separator: "/").prefix(2).joined(separator: "/"))")
                add(text.strings, to: folder == "Tests" ? "test strings" : "strings")
            }
        }
        for file in ["README.md"] + ["docs", "Sources"].flatMap(Repository.files)
        where (file.hasSuffix(".md") || file.hasSuffix(".1")) && !isExempt(file) {
            add(Repository.text(of: file), to: file.hasPrefix("docs/decisions") ? "decisions" : "docs")
        }
        return counts
    }()

    /// These quote what not to write, or are generated.
    private static func isExempt(_ file: String) -> Bool {
        file == "docs/writing.md" || file.hasSuffix("/PlainEnglishTests.swift") || file.hasSuffix(".pb.swift")
    }

    /// The phrases in `text` that plain American English doesn't need, in lowercase; code in backticks doesn't count.
    private static func phrases(in text: String) -> [String] {
        let plain = text.replacing(/`[^`\n]*`/, with: "").lowercased()
        let range = NSRange(plain.startIndex..., in: plain)
        let matches = pattern?.matches(in: plain, range: range) ?? []
        return matches.compactMap { Range($0.range, in: plain) }
            .map { plain[$0].trimmingCharacters(in: .whitespaces) }
    }

    private static let pattern: NSRegularExpression? = {
        let british = [
            "(?:un)?colour\\w*", "favourit\\w*", "grey\\w*", "behaviour\\w*", "neighbour\\w*", "honour\\w*",
            "(?:un)?(?:initial|organ|recogn|normal|serial|synchron|optim|custom|summar|minim|maxim|capital)is(?:e|es|ed|ing|ation)",
            "centre[ds]?", "analyse[ds]?", "licence[ds]?", "(?:un)?(?:cancel|label|travel|model|signal)l(?:ed|ing)",
        ]
        let words = ["any ?more", "anew", "called so", "whoever", "those who"] + british
        let pattern = "/// wh(?:at|ether)\\b|\\b(?:\(words.joined(separator: "|")))\\b"
        return try? NSRegularExpression(pattern: pattern)
    }()
}
