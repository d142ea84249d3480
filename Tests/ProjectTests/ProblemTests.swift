import Testing

/// Problems are values: actions, states, and errors hold them, and only `Strings` turns them into text.
@Suite struct ProblemTests {
    /// The app, and everything that reaches it.
    private static let folders = [
        "Sources/ConfabApp", "Sources/ChatServices", "Sources/Messenger/Problems", "Sources/Messenger/Service",
    ]

    @Test func noActionStateOrErrorCarriesASentence() {
        for folder in Self.folders {
            for file in Repository.files(below: folder) where file.hasSuffix(".swift") {
                for line in SwiftSource(Repository.text(of: file)).code where Self.carriesASentence(line) {
                    Issue.record("\(file): use a Problem: \(line.trimmingPrefix { $0 == " " })")
                }
            }
        }
    }

    /// The cases of actions, and of what becomes of them, that carry text. A problem is none of them.
    private static let texts: Set<String> = [
        // Names, paths, and identifiers.
        "attached", "attachmentDiscarded", "bundleSaved", "codeRead", "executableFound", "fileSaved", "viewportChanged",
        "loaded", "openHit", "mention",
        "ended",
        "completionsFound",
        "typing",
        // Emoji.
        "reactionClicked", "chosen",
        // Sentences about something that was done, with the command to undo it.
        "said", "notice", "offer", "offered", "offerUndo", "remove", "request",
        // Text that the user wrote.
        "editorClosed", "write",
        // The meaning of a symbol.
        "tooltip",
    ]

    @Test func theTextsInActionsAreNamesAndNotices() {
        let enums: Set<String> = ["Action", "AppAction", "Intent", "ProfileEvent", "ServiceAnswer", "ServiceOutcome"]
        var found: Set<String> = []
        for folder in ["Sources/ConfabApp", "Sources/Messenger/Service"] {
            for file in Repository.files(below: folder) where file.hasSuffix(".swift") {
                found.formUnion(Self.textCases(of: enums, in: SwiftSource(Repository.text(of: file)).code))
            }
        }
        #expect(found == Self.texts)
    }

    @Test func aTextInAnActionIsSeen() {
        let code = [
            "extension Card {", "    package enum Action: Codable {", "        case opened",
            "        case broke(String)",
            "        indirect case ended(", "            ChatID, why: [String]?", "        )",
            "        case seen(Problem)",
            "    }", "    enum Other {", "        case named(String)", "    }", "}",
        ]
        #expect(Self.textCases(of: ["Action"], in: code) == ["broke", "ended"])
    }

    /// Returns the names of the cases with text in the enums named `names`.
    private static func textCases(of names: Set<String>, in code: [String]) -> Set<String> {
        var found: Set<String> = []
        var depth = 0
        var start: Int?
        var open: Substring?
        for line in code {
            if start == nil, let named = line.firstMatch(of: /\benum (\w+)\b.*\{/), names.contains(String(named.1)) {
                start = depth
            } else if start != nil {
                if let named = line.firstMatch(of: /^\s*(?:indirect )?case (\w+)\(/) { open = named.1 }
                if let name = open, line.contains(/\bString\b/) { found.insert(String(name)) }
                if line.last(where: { $0 != " " }) == ")" { open = nil }
            }
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            if depth == start { start = nil }
        }
        return found
    }

    /// The tests of the sentences try every problem of that list.
    @Test func everyProblemHasASample() {
        let samples = Repository.text(of: "Tests/ConfabAppTests/Support/EveryProblem.swift")
        let used = Set(samples.matches(of: /\.(\w+)/).map(\.output.1))
        for file in Repository.files(below: "Sources/Messenger/Problems") {
            for line in SwiftSource(Repository.text(of: file)).code {
                guard let named = line.firstMatch(of: /^\s*(?:indirect )?case (\w+)/) else { continue }
                #expect(used.contains(named.1), "\(file): add a sample of \(named.1)")
            }
        }
    }

    @Test func noErrorOfServiceOrStoreDescribesItself() {
        for folder in Self.folders + ["Sources/MessageStore", "Sources/LMDB"] {
            for file in Repository.files(below: folder) where file.hasSuffix(".swift") {
                for line in SwiftSource(Repository.text(of: file)).code
                where line.contains("CustomStringConvertible")
                    && line.contains(/\b(Error|\w+(Error|Problem|Refusal))\b/)
                {
                    Issue.record("\(file): only Strings turns an error into text: \(line)")
                }
            }
        }
    }

    @Test(arguments: [
        "    case failed(String)", "case searchFailed(ChatID, SearchQuery, String)",
        "indirect case refused(why: String?)",
        "case notSaved(LocalChange, [String])", "package var problem: String?", "    var lookProblem: String",
        "let failures: [String] = []", "package private(set) var sentence: String", "case problem(String)",
        "static let problemSentences: Set<String> = []",
    ])
    func aSentenceIsSeen(line: String) { #expect(Self.carriesASentence(line)) }

    @Test(arguments: [
        "case failed(Problem)", "package var problem: Problem?", "case .failed(let text): text", "case said(String)",
        "func problem(_ problem: Problem) -> String", "case unreachable(String)", "let words: [String]",
        "package var suggestion: String?", "case offline(reason: String)", "var problemCount: Int",
        "private let problem: (Int) -> String",
    ])
    func aValueIsNone(line: String) { #expect(!Self.carriesASentence(line)) }

    /// True if a line declares a case or a property that is named after a problem and holds text.
    private static func carriesASentence(_ line: String) -> Bool {
        guard line.contains("String") else { return false }
        let name = /\w*([Ff]ail|[Rr]efus|[Pp]roblem|[Ss]entence|notSaved|notOpened|[Dd]eafness)\w*/
        let aCase = /^\s*(indirect )?case\s+/
        let property = /^\s*([\w()]+ )*(var|let)\s+/
        if let start = try? aCase.prefixMatch(in: line) {
            guard let named = try? name.prefixMatch(in: line[start.range.upperBound...]) else { return false }
            return line[named.range.upperBound...].first == "("
        }
        guard let start = try? property.prefixMatch(in: line) else { return false }
        let rest = line[start.range.upperBound...]
        guard let named = try? name.prefixMatch(in: rest) else { return false }
        return (try? /:\s*(\[|Set<)?String\b/.prefixMatch(in: rest[named.range.upperBound...])) != nil
    }
}
