/// A module, by its row in the table of `docs/architecture.md`.
struct Module: Sendable {
    let name: String
    /// The modules that it may import.
    let imports: Set<String>
    /// True if it does no I/O, reads no clock, draws no random numbers, and doesn't even import Foundation.
    let isPure: Bool

    /// Every module of the table.
    static let all: [Module] = Repository.text(of: "docs/architecture.md").split(separator: "\n").flatMap(modules)

    /// The modules of a line; none if it isn't a row of the table.
    static func modules(in line: Substring) -> [Module] {
        let columns = line.split(separator: "|")
        guard line.hasPrefix("| `"), columns.count == 3 else { return [] }
        let isPure = columns[1].contains("**pure**")
        let imports = names(in: columns[2]).union(isPure ? [] : system)
        return names(in: columns[0]).map { Module(name: $0, imports: imports, isPure: isPure) }
    }

    private static func names(in column: Substring) -> Set<String> {
        Set(column.matches(of: /`(?<name>[^`]+)`/).map { String($0.output.name) })
    }

    /// The parts of the system that a module may import unless it's pure. Of Foundation, these are the essentials: the rest
    /// brings ICU and its tables, half of the program and a tenth of its start.
    private static let system: Set<String> = ["FoundationEssentials", "Glibc", "Dispatch", "Synchronization"]

    /// The violations in a source file of this module.
    func violations(in source: String, file: String) -> [String] {
        let scanned = SwiftSource(source)
        var violations = scanned.imports.filter { !imports.contains($0) }
            .map { "\(file): \(name) must not import \($0)" }
        if isPure {
            violations += Impurity.all.filter { $0.isFound(in: scanned.code) }
                .map { "\(file): \(name) is pure and uses \($0.what)" }
        }
        return violations
    }
}
