/// As much of a Swift file as the guards have to understand.
struct SwiftSource {
    /// The modules that it imports, however the import is written.
    let imports: [String]
    /// Its lines without comments and without the text of strings.
    let code: [String]

    init(_ text: String) {
        code = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.code)
        imports = code.compactMap { Self.module(importedBy: $0) }
    }

    // Most lines are ruled out by their bytes: regular expressions are slow in a debug build.
    private static func code(of line: Substring) -> String {
        guard line.utf8.contains(UInt8(ascii: "\"")) || line.utf8.contains(UInt8(ascii: "/")) else {
            return String(line)
        }
        return String(line.replacing(/"(\\.|[^"\\])*"/, with: "\"\"").replacing(/\/\/.*/, with: ""))
    }

    private static func module(importedBy line: String) -> String? {
        guard line.contains("import ") else { return nil }
        let pattern =
            /^\s*(@\w+(\([^)]*\))?\s+)*((public|package|internal|fileprivate|private)\s+)?import\s+((struct|class|enum|protocol|typealias|func|let|var)\s+)?(?<module>\w+)/
        return (try? pattern.prefixMatch(in: line)).flatMap { $0 }.map { String($0.module) }
    }
}
