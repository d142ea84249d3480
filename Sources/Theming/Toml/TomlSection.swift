/// A table of a TOML file, read key by key. What has the wrong type, is out of range or is not known is reported with
/// its place, and reads as if it were not set.
///
/// ```swift
/// let problems = ProblemList()
/// let config = TomlSection(document, problems)
/// let theme = config.string("theme")
/// let rows = config.integer("row-lines", in: 1...2)
/// let keys = config.section("keys")?.entries ?? []
/// config.reportUnknown()
/// ```
public final class TomlSection {
    /// The file, as problems name it.
    public let file: String
    /// The dotted name of the table, empty for the whole file.
    public let name: String
    /// Where problems go.
    public let problems: ProblemList

    private let table: TomlTable
    private var asked: Set<String> = []
    private var sections: [TomlSection] = []

    /// The whole of `document`.
    public convenience init(_ document: TomlDocument, _ problems: ProblemList) {
        self.init(document.root, name: "", file: document.file, problems)
    }

    /// The table called `name` of the file called `file`.
    public init(_ table: TomlTable, name: String, file: String, _ problems: ProblemList) {
        self.table = table
        self.name = name
        self.file = file
        self.problems = problems
    }

    // MARK: - Values by key

    /// The string that `key` is set to.
    public func string(_ key: String) -> String? {
        read(key, "a string") { if case .string(let text) = $0 { text } else { nil } }
    }

    /// The boolean that `key` is set to.
    public func boolean(_ key: String) -> Bool? {
        read(key, "true or false") { if case .boolean(let flag) = $0 { flag } else { nil } }
    }

    /// The whole number that `key` is set to, which must lie in `range`.
    public func integer(_ key: String, in range: ClosedRange<Int> = 0...Int.max) -> Int? {
        let wanted =
            range.upperBound == .max
            ? "an integer of at least \(range.lowerBound)"
            : "an integer from \(range.lowerBound) to \(range.upperBound)"
        return read(key, wanted) { value in
            guard case .integer(let number) = value else { return nil }
            return Int(exactly: number).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    /// The string that `key` is set to, which must name one of the cases of `Choice`.
    public func choice<Choice>(_ key: String, of type: Choice.Type = Choice.self) -> Choice?
    where Choice: CaseIterable & RawRepresentable, Choice.RawValue == String {
        choice(key, among: Choice.allCases.map(\.rawValue)).flatMap { Choice(rawValue: $0) }
    }

    /// The string that `key` is set to, which must be one of `names`.
    public func choice(_ key: String, among names: [String]) -> String? {
        guard let text = string(key), let entry = table[key] else { return nil }
        if names.contains(text) { return text }
        report(
            "\(quoted(dotted(key))) must be one of \(names.map(quoted).joined(separator: ", ")), not \(quoted(text))",
            at: entry.node.position, suggestion: nearestName(to: text, among: names))
        return nil
    }

    /// The strings that `key` is set to: an array of them, or just one.
    public func strings(_ key: String) -> [String]? {
        read(key, "a string or an array of strings") { Self.strings(in: $0) }
    }

    /// The table that `key` is set to. Its keys are reported with this one's by ``reportUnknown()``.
    public func section(_ key: String) -> TomlSection? {
        let inner: TomlTable? = read(key, "a table") { if case .table(let table) = $0 { table } else { nil } }
        guard let inner else { return nil }
        let section = TomlSection(inner, name: dotted(key), file: file, problems)
        sections.append(section)
        return section
    }

    /// Where `key` is written; `nil` when it is not.
    public func position(of key: String) -> SourcePosition? { table[key]?.keyPosition }

    /// Whether `key` is set to a table.
    public func isTable(_ key: String) -> Bool {
        if case .table = table[key]?.node.value { true } else { false }
    }

    /// Does not report `key` as unknown, whatever it is set to.
    public func ignore(_ key: String) { asked.insert(key) }

    /// All that is set here, for a table whose keys are data; none of it is reported as unknown any more.
    public var entries: [TomlEntry] {
        asked.formUnion(table.entries.map(\.key))
        return table.entries
    }

    /// The strings of a value that is an array of them, or just one; `nil` for anything else.
    public static func strings(in value: TomlValue) -> [String]? {
        switch value {
        case .string(let text): return [text]
        case .array(let nodes):
            let texts = nodes.compactMap { if case .string(let text) = $0.value { text } else { nil } }
            return texts.count == nodes.count ? texts : nil
        default: return nil
        }
    }

    // MARK: - Problems

    /// Reports what is set here, or in a section that was asked for, and was never asked for.
    public func reportUnknown() {
        for entry in table.entries where !asked.contains(entry.key) {
            reportUnknown(
                name.isEmpty ? "key" : "key in [\(harmless(name, limit: 60))]", entry.key, at: entry.keyPosition,
                among: asked)
        }
        for section in sections { section.reportUnknown() }
    }

    /// Reports that `name` is not a known `kind` ("command", "role"), with the nearest of those that are.
    public func reportUnknown(
        _ kind: String, _ name: String, at position: SourcePosition, among known: some Sequence<String>
    ) {
        report("unknown \(kind) \(quoted(name))", at: position, suggestion: nearestName(to: name, among: known))
    }

    /// Reports something else that is wrong at a place of this file.
    public func report(
        _ message: @autoclosure () -> String, at position: SourcePosition,
        suggestion: @autoclosure () -> String? = nil
    ) {
        problems.add(FileProblem(file: file, position: position, message: message(), suggestion: suggestion()))
    }

    private func read<Value>(_ key: String, _ wanted: String, _ convert: (TomlValue) -> Value?) -> Value? {
        asked.insert(key)
        guard let entry = table[key] else { return nil }
        if let value = convert(entry.node.value) { return value }
        report(
            "\(quoted(dotted(key))) must be \(wanted), not \(entry.node.value.shown)", at: entry.node.position)
        return nil
    }

    private func dotted(_ key: String) -> String { name.isEmpty ? key : name + "." + key }
}

extension TomlValue {
    /// What was found, for messages: short values themselves, else what they are.
    var shown: String {
        switch self {
        case .string(let text): text.count <= 40 ? "the string \"\(harmless(text, limit: 40))\"" : kind
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .boolean(let flag): "\(flag)"
        case .date(let text): text
        case .array, .table: kind
        }
    }
}
