/// Something that needs no import and makes a room impure all the same.
struct Impurity: Sendable {
    let what: String
    /// Words that files without it do not contain; they spare most files the slow search by line.
    private let words: [String]
    private let isIn: @Sendable (String) -> Bool

    private init(_ what: String, _ words: [String], _ isIn: @escaping @Sendable (String) -> Bool = { _ in true }) {
        self.what = what
        self.words = words
        self.isIn = isIn
    }

    /// True if the code in these lines uses it.
    func isFound(in lines: [String]) -> Bool {
        lines.contains { line in words.contains { line.contains($0) } && isIn(line) }
    }

    static let all: [Impurity] = [
        Impurity("a clock", ["ContinuousClock", "SuspendingClock"]),
        Impurity("chance", ["SystemRandomNumberGenerator", ".shuffle()", ".shuffled()", ".randomElement()"]),
        Impurity("chance without a source", [".random(in:"]) { !$0.contains("using:") },
        Impurity("standard input or output", ["print(", "debugPrint(", "readLine("]) {
            $0.contains(/(^|[^.\w])(print|debugPrint|readLine)\(/)
        },
        Impurity("the command line", ["CommandLine."]),
        Impurity("concurrency", ["Task", "await", "async"]) {
            $0.contains(/(^|\W)(Task(\.detached)?\s*\{|await\s|async(\s|$))/)
        },
        Impurity("an unguarded global", ["nonisolated(unsafe)"]),
    ]
}
