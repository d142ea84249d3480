import Spelling

/// A table of a TOML file that is read key by key. It reports each value with the wrong type or out of range, and each
/// unknown key, with its position. Such a value reads as if it were missing.
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
    /// The name of the file in problems.
    public let file: String
    /// The dotted name of the table; empty for the whole file.
    public let name: String
    /// The list for reported problems.
    public let problems: ProblemList

    private let table: TomlTable
    private var asked: Set<String> = []
    private var sections: [TomlSection] = []

    /// Creates a section for the whole of `document`.
    public convenience init(_ document: TomlDocument, _ problems: ProblemList) {
        self.init(document.root, name: "", file: document.file, problems)
    }

    /// Creates a section for the table named `name` in the file named `file`.
    public init(_ table: TomlTable, name: String, file: String, _ problems: ProblemList) {
        self.table = table
        self.name = name
        self.file = file
        self.problems = problems
    }

    // MARK: - Values by key

    /// Returns the string value of `key`.
    public func string(_ key: String) -> String? {
        read(key, "a string") { if case .string(let text) = $0 { text } else { nil } }
    }

    /// Returns the Boolean value of `key`.
    public func boolean(_ key: String) -> Bool? {
        read(key, "true or false") { if case .boolean(let flag) = $0 { flag } else { nil } }
    }

    /// Returns the integer value of `key`, which must be in `range`.
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

    /// Returns the string value of `key`, which must be the name of a case of `Choice`.
    public func choice<Choice>(_ key: String, of type: Choice.Type = Choice.self) -> Choice?
    where Choice: CaseIterable & RawRepresentable, Choice.RawValue == String {
        choice(key, among: Choice.allCases.map(\.rawValue)).flatMap { Choice(rawValue: $0) }
    }

    /// Returns the string value of `key`, which must be one of `names`.
    public func choice(_ key: String, among names: [String]) -> String? {
        guard let text = string(key), let entry = table[key] else { return nil }
        if names.contains(text) { return text }
        report(
            "\(quoted(dotted(key))) must be one of \(names.map(quoted).joined(separator: ", ")), not \(quoted(text))",
            at: entry.node.position, suggestion: nearestName(to: text, among: names))
        return nil
    }

    /// Returns the strings of `key`: an array of strings, or a single string.
    public func strings(_ key: String) -> [String]? {
        read(key, "a string or an array of strings") { Self.strings(in: $0) }
    }

    /// Returns the table of `key`. ``reportUnknown()`` also covers its keys.
    public func section(_ key: String) -> TomlSection? {
        let inner: TomlTable? = read(key, "a table") { if case .table(let table) = $0 { table } else { nil } }
        guard let inner else { return nil }
        let section = TomlSection(inner, name: dotted(key), file: file, problems)
        sections.append(section)
        return section
    }

    /// Returns the position of `key`; `nil` if it isn't set.
    public func position(of key: String) -> SourcePosition? { table[key]?.keyPosition }

    /// Returns the position of the value of `key`; `nil` if it isn't set.
    public func valuePosition(of key: String) -> SourcePosition? { table[key]?.node.position }

    /// Returns true if the value of `key` is a table.
    public func isTable(_ key: String) -> Bool {
        if case .table = table[key]?.node.value { true } else { false }
    }

    /// Excludes `key` from the report of unknown keys.
    public func ignore(_ key: String) { asked.insert(key) }

    /// All entries, for a table whose keys are data. Reading them excludes all of them from the report of unknown keys.
    public var entries: [TomlEntry] {
        asked.formUnion(table.entries.map(\.key))
        return table.entries
    }

    /// Returns the strings of an array, or a single string as an array; `nil` for any other value.
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

    /// Reports each key of this section and of its read subsections that was never read.
    public func reportUnknown() {
        for entry in table.entries where !asked.contains(entry.key) {
            reportUnknown(
                name.isEmpty ? "key" : "key in [\(harmless(name, limit: 60))]", entry.key, at: entry.keyPosition,
                among: asked)
        }
        for section in sections { section.reportUnknown() }
    }

    /// Reports that `name` isn't a known `kind` ("command", "role"), and suggests the nearest known name.
    public func reportUnknown(
        _ kind: String, _ name: String, at position: SourcePosition, among known: some Sequence<String>
    ) {
        report("unknown \(kind) \(quoted(name))", at: position, suggestion: nearestName(to: name, among: known))
    }

    /// Reports any other problem at a position in this file.
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
    /// The value as shown in messages: a short value itself, or else its kind.
    var shown: String {
        switch self {
        case .string(let text): text.count <= 40 ? "the string “\(harmless(text, limit: 40))”" : kind
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .boolean(let flag): "\(flag)"
        case .date(let text): text
        case .array, .table: kind
        }
    }
}
