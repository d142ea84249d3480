import Testing

@Suite struct RoomTests {
    @Test func everyRoomHasItsRow() throws {
        let folders = Set(try Repository.folders(in: "Sources"))
        let rows = Set(Room.all.map(\.name)).union(Room.shims)
        #expect(folders.subtracting(rows).isEmpty, "rooms without a row")
        #expect(rows.subtracting(folders).isEmpty, "rows without a room")
    }

    @Test(arguments: Room.all.map(\.name)) func aRoomKnowsOnlyWhatItsRowNames(name: String) throws {
        let room = try #require(Room.all.first { $0.name == name })
        let files = Repository.files(below: "Sources/" + name).filter { $0.hasSuffix(".swift") }
        for file in files where !file.hasSuffix(".pb.swift") {
            for violation in room.violations(in: Repository.text(of: file), file: file) {
                Issue.record(Comment(rawValue: violation))
            }
        }
    }

    @Test func aShimHoldsNoSwift() {
        for shim in Room.shims {
            #expect(Repository.files(below: "Sources/" + shim).filter { $0.hasSuffix(".swift") }.isEmpty)
        }
    }

    @Test func noRoomReachesUpwards() {
        let knows = Dictionary(uniqueKeysWithValues: Room.all.map { ($0.name, $0.knows) })
        for room in Room.all {
            var reached: Set<String> = []
            var next = room.knows
            while let other = next.popFirst() {
                if reached.insert(other).inserted { next.formUnion(knows[other] ?? []) }
            }
            #expect(!reached.contains(room.name), "\(room.name) is below itself")
        }
    }

    // MARK: - The guard itself

    @Test func everyWayToWriteAnImportIsSeen() {
        let source = SwiftSource(
            """
            import A
            public import B
            @testable import C
            @preconcurrency @_spi(X) internal import struct D.E
              import F // import G
            // import H
            let text = "import I"
            important()
            """)
        #expect(source.imports == ["A", "B", "C", "D", "F"])
    }

    @Test func whatAPureRoomMustNotDoIsSeen() throws {
        let loop = try #require(Room.all.first { $0.name == "Loop" })
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
