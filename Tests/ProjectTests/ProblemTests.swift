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
