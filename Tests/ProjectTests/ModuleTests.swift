import Testing

/// The imports of every module are those of its row in `docs/architecture.md`.
@Suite struct ModuleTests {
    @Test func everyModuleHasItsRow() throws {
        let folders = try Repository.folders(in: "Sources").sorted()
        #expect(Module.all.map(\.name).sorted() == folders)
        #expect(Module.all.count { $0.isPure } == 7)
    }

    @Test(arguments: Module.all.map(\.name)) func aModuleImportsOnlyWhatItsRowNames(name: String) throws {
        let module = try #require(Module.all.first { $0.name == name })
        let files = Repository.files(below: "Sources/" + name).filter { $0.hasSuffix(".swift") }
        for file in files where !file.hasSuffix(".pb.swift") {
            for violation in module.violations(in: Repository.text(of: file), file: file) {
                Issue.record(Comment(rawValue: violation))
            }
        }
    }

    @Test func noModuleReachesUpwards() {
        let imports = Dictionary(uniqueKeysWithValues: Module.all.map { ($0.name, $0.imports) })
        for module in Module.all {
            var reached: Set<String> = []
            var next = module.imports
            while let other = next.popFirst() {
                if reached.insert(other).inserted { next.formUnion(imports[other] ?? []) }
            }
            #expect(!reached.contains(module.name), "\(module.name) is below itself")
        }
    }

    // MARK: - The guard itself

    @Test func everyWayToWriteAnImportIsSeen() {
        let source = SwiftSource(
            """
            import A
            package import B
            @testable import C
            @preconcurrency @_spi(X) internal import struct D.E
              import F // import G
            // import H
            let text = "import I"
            important()
            """)
        #expect(source.imports == ["A", "B", "C", "D", "F"])
    }

    @Test func aRowNamesItsModulesAndTheirImports() {
        let modules = Module.modules(in: "| `A`, `B` | values; **pure** | `C`, `D` |")
        #expect(modules.map(\.name).sorted() == ["A", "B"])
        #expect(modules.allSatisfy { $0.isPure && $0.imports == ["C", "D"] })
        let other = Module.modules(in: "| `E` | reads `F` | – |")
        #expect(other.map(\.isPure) == [false] && other.first?.imports.contains("F") == false)
        #expect(other.first?.imports.contains("Glibc") == true)
        #expect(Module.modules(in: "| module (target) | contents | imports |").isEmpty)
    }

    @Test func whatAPureModuleMustNotDoIsSeen() throws {
        let loop = try #require(Module.all.first { $0.name == "Loop" })
        let lines = [
            "import Foundation", "import Synchronization", "import TerminalDOM", "import CustomDump",
            "let now = ContinuousClock.now", "Int.random(in: 0..<3)", "names.shuffled()", "print(state)",
            "CommandLine.arguments", "Task { }", "await load()", "nonisolated(unsafe) static var count = 0",
        ]
        for line in lines { #expect(loop.violations(in: line, file: "a.swift").count == 1, "\(line)") }
        let harmless = [
            "// import Foundation", "Int.random(in: 0..<3, using: &random)", "blueprint(1)", "footprint.print(1)",
            "let text = \"Task { print(1) }\"",
        ]
        for line in harmless { #expect(loop.violations(in: line, file: "a.swift").isEmpty, "\(line)") }
    }
}
