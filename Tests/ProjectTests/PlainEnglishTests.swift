import Foundation
import Testing

/// Confab's English gets plainer, never less plain: `docs/writing.md` has the rules that can be counted here.
@Suite struct PlainEnglishTests {
    @Test func noPhraseIsUsedMoreOftenThanItWas() throws {
        let counts = Self.counts()
        if ProcessInfo.processInfo.environment["CONFAB_ACCEPT_COUNTS"] != nil {
            let lines = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
            try lines.joined().write(to: Self.baseline, atomically: true, encoding: .utf8)
            return
        }
        let before = try Self.accepted()
        for (name, now) in counts.sorted(by: { $0.key < $1.key }) where now > before[name, default: 0] {
            Issue.record(
                "\(name): \(before[name, default: 0]) before, \(now) now. docs/writing.md says what to write instead.")
        }
        for (name, count) in before.sorted(by: { $0.key < $1.key }) where count > counts[name, default: 0] {
            Issue.record(
                """
                \(name): \(count) before, \(counts[name, default: 0]) now. Commit the lower count: \
                CONFAB_ACCEPT_COUNTS=1 swift test --filter PlainEnglishTests
                """)
        }
    }

    @Test func whatUsersReadIsPlain() {
        for (name, count) in Self.counts() where ["strings", "docs"].contains(where: name.hasPrefix) {
            Issue.record("\(name): \(count)")
        }
    }

    @Test func phrasesAreFoundWhereTheyAreRead() {
        let source = #"""
            /// What it is. It isn't any more; a `favourite` colour.
            let favourite = "anew" // those who "whoever"
            let id = "favourite"
            let text = """
                The colour \(grey) is called so.
                """
            """#
        #expect(
            Self.phrases(in: source, isSwift: true).map { "\($0.place) \($0.phrase)" } == [
                "comments /// what", "comments any more", "comments colour", "strings anew", "comments those who",
                "comments whoever", "strings colour", "strings called so",
            ])
        #expect(Self.phrases(in: "`colour` grey", isSwift: false).map(\.phrase) == ["grey"])
    }

    private static let baseline = Repository.root.appending(path: "Tests/ProjectTests/PlainEnglish.txt")

    private static func accepted() throws -> [String: Int] {
        var counts: [String: Int] = [:]
        for line in try String(contentsOf: baseline, encoding: .utf8).split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            if parts.count == 2, let count = Int(parts[0]) { counts[String(parts[1])] = count }
        }
        return counts
    }

    /// How often each phrase is used, by area: strings, docs, decisions, and the comments of each folder.
    private static func counts() -> [String: Int] {
        var counts: [String: Int] = [:]
        for file in Repository.files(below: "Sources") + Repository.files(below: "Tests")
        where file.hasSuffix(".swift") && !file.hasSuffix("PlainEnglishTests.swift") {
            let folder = file.split(separator: "/").prefix(2).joined(separator: "/")
            for found in phrases(in: Repository.text(of: file), isSwift: true) {
                let area =
                    found.place == .comments
                    ? "comments of \(folder)" : file.hasPrefix("Tests") ? "strings of tests" : "strings"
                counts["\(area): \(found.phrase)", default: 0] += 1
            }
        }
        for file in ["README.md"] + Repository.files(below: "docs") where file.hasSuffix(".md") || file.hasSuffix(".1")
        {
            let area = file.hasPrefix("docs/decisions") ? "decisions" : "docs"
            // It quotes what not to write.
            guard file != "docs/writing.md" else { continue }
            for found in phrases(in: Repository.text(of: file), isSwift: false) {
                counts["\(area): \(found.phrase)", default: 0] += 1
            }
        }
        return counts
    }

    private enum Place { case comments, strings, prose }

    private static let phrase: NSRegularExpression = {
        let british = [
            "colour\\w*", "favourite\\w*", "grey\\w*", "behaviour\\w*", "neighbour\\w*", "honour\\w*", "centre[ds]?",
            "(un)?(initial|organ|recogn|normal|serial|synchron|optim|custom|summar|minim|maxim|capital)is(e|es|ed|ing|ation)",
            "analyse[ds]?", "(un)?(cancel|label|travel|model|signal)l(ed|ing)", "licence[ds]?",
        ]
        let phrases = ["any ?more", "anew", "called so", "whoever", "those who"] + british
        let pattern = "/// (?:what|whether) |\\b(?:" + phrases.joined(separator: "|") + ")\\b"
        return (try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)) ?? NSRegularExpression()
    }()

    /// The phrases in comments and strings of Swift, or in all of a text; names of code don't count.
    private static func phrases(in text: String, isSwift: Bool) -> [(place: Place, phrase: String)] {
        let whole = text as NSString
        return phrase.matches(in: text, range: NSRange(location: 0, length: whole.length)).compactMap { match in
            let line = whole.lineRange(for: NSRange(location: match.range.location, length: 0))
            let before = whole.substring(
                with: NSRange(location: line.location, length: match.range.location - line.location))
            let after = whole.substring(
                with: NSRange(location: NSMaxRange(match.range), length: NSMaxRange(line) - NSMaxRange(match.range)))
            let found = whole.substring(with: match.range).lowercased().trimmingCharacters(in: .whitespaces)
            if !before.count(where: { $0 == "`" }).isMultiple(of: 2) { return nil }
            guard isSwift else { return (.prose, found) }
            if found.hasPrefix("///") { return (.comments, found) }
            if let place = place(after: before) {
                // A string that is one word is a name: of a command, of an option.
                let isName = place == .strings && before.hasSuffix("\"") && after.hasPrefix("\"") && isBritish(found)
                return isName ? nil : (place, found)
            }
            let fences = whole.substring(to: line.location).components(separatedBy: "\"\"\"").count - 1
            return fences.isMultiple(of: 2) || isInterpolated(before) ? nil : (.strings, found)
        }
    }

    private static func isBritish(_ phrase: String) -> Bool {
        !phrase.contains(" ") && phrase != "anew" && phrase != "whoever"
    }

    private static func isInterpolated(_ before: String) -> Bool {
        guard let open = before.range(of: "\\(", options: .backwards) else { return false }
        return !before[open.upperBound...].contains(")")
    }

    /// The place of what follows `before` in its line: a comment, a string, or nil for code.
    private static func place(after before: String) -> Place? {
        var isString = false
        var previous: Character = " "
        for character in before {
            if character == "\"", previous != "\\" { isString.toggle() }
            if character == "/", previous == "/", !isString { return .comments }
            previous = character
        }
        return isString ? .strings : nil
    }
}
