import Foundation
import Glibc
import LMDB
import ProcessTesting
import Testing

/// `confab doctor --repair` on damaged pages, and how the doctor ends when somebody ends it.
@Suite(.serialized) struct RepairTests {
    private static let suggestion = "Run “confab doctor --repair” to copy what can be read to a new database."

    private func village(messages: Int = 400) throws -> Confab {
        let confab = try Confab()
        var village = Village()
        for number in 0..<messages {
            village.say("Boat number \(number)", in: 1 + number % 4, by: .me, at: "2024-06-10T10:00:00Z")
        }
        try village.move(into: confab)
        return confab
    }

    private func export(_ confab: Confab) throws -> String {
        let outcome = try confab.run("export", "--profile", "Ann")
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        return outcome.output
    }

    /// The names of the damaged files that repairs have kept.
    private func kept(_ confab: Confab) throws -> [String] {
        try confab.dataFiles().filter { $0.hasPrefix("data.mdb-damaged-") }
    }

    @Test func swappedPagesAreCopiedAndTheDamagedFileIsKept() throws {
        let confab = try village()
        let before = try export(confab)
        try confab.swapPages(holding: "Boat number")
        let damaged = try Data(contentsOf: confab.database)
        let files = try confab.dataFiles()

        let examined = try confab.run("doctor")
        #expect(examined.status == 1)
        #expect(examined.output.split(separator: "\n").last.map(String.init) == Self.suggestion, "\(examined)")
        #expect(!examined.output.contains(" lost: "), "\(examined)")
        #expect(try Data(contentsOf: confab.database) == damaged)

        let repaired = try confab.run("doctor", "--repair")
        #expect(repaired.status == 0, "\(repaired)")
        #expect(repaired.output.hasSuffix("messages: all good\n"), "\(repaired)")
        #expect(!repaired.output.contains("confab doctor"), "\(repaired)")
        let name = try #require(try kept(confab).first)
        #expect(name.contains(/^data\.mdb-damaged-\d{4}-\d\d-\d\d$/))
        #expect(
            repaired.output.contains("The damaged one is kept as \(confab.data.path)/\(name)."), "\(repaired.output)")
        #expect(try Data(contentsOf: confab.data.appendingPathComponent(name)) == damaged)
        #expect(try confab.dataFiles() == (files + [name]).sorted())
        #expect(try export(confab) == before)
        #expect(try confab.run("doctor").status == 0)

        // A second repair of the day takes another name.
        try confab.swapPages(holding: "Boat number")
        #expect(try confab.run("doctor", "--repair").status == 0)
        #expect(try kept(confab) == [name, name + "-2"])
        #expect(try Data(contentsOf: confab.data.appendingPathComponent(name)) == damaged)
        #expect(try export(confab) == before)
    }

    @Test func aDatabaseThatAConfabHasOpenIsNotReplaced() throws {
        let confab = try village()
        let terminal = try confab.start("--profile", "Ann", width: 100, height: 30)
        try terminal.wait(for: "Boat number 39")
        try confab.swapPages(holding: "Boat number")
        let damaged = try Data(contentsOf: confab.database)
        let files = try confab.dataFiles()
        let refused = try confab.run("doctor", "--repair")
        #expect(refused.status == 1)
        #expect(
            refused.errors.contains(
                "Another Confab has the database in \(confab.data.path) open. Quit it and try again."),
            "\(refused.errors)")
        #expect(try Data(contentsOf: confab.database) == damaged)
        #expect(try confab.dataFiles() == files)
        try terminal.signal(SIGKILL)
        // Nobody gives the terminal back, so a line may be broken anywhere.
        try terminal.wait("its end") { $0.filter { !$0.isWhitespace }.contains("endedwith137") }
        #expect(try confab.run("doctor", "--repair").status == 0)
    }

    @Test func aRepairThatIsKilledChangesNothingAndTheNextOneWorks() throws {
        let confab = try village(messages: 3000)
        let before = try export(confab)
        try confab.swapPages(holding: "Boat number")
        let damaged = try Data(contentsOf: confab.database)
        let workplace = confab.data.appendingPathComponent("data.mdb-repair")
        for created in ["data.mdb", "lock.mdb", "changes"] {
            let doctor = try ChildProcess("confab", ["doctor", "--repair"], environment: confab.environment)
            try wait("a new database") {
                FileManager.default.fileExists(atPath: workplace.appendingPathComponent(created).path)
            }
            doctor.kill()
            // Its child has the claim until it ends.
            try wait("the end of the repair") { (try? DatabaseClaim(confab.data.path)) != nil }
            #expect(try Data(contentsOf: confab.database) == damaged)
            #expect(try kept(confab).isEmpty)
            #expect(FileManager.default.fileExists(atPath: workplace.path), "it was over before it was killed")
            #expect(try confab.run("doctor").output.hasSuffix(Self.suggestion + "\n"))
        }
        // A process may also be killed while it creates a database.
        try Data("half".utf8).write(to: workplace.appendingPathComponent("data.mdb.Xy12zK"))
        let repaired = try confab.run("doctor", "--repair")
        #expect(repaired.status == 0, "\(repaired)")
        #expect(!FileManager.default.fileExists(atPath: workplace.path))
        #expect(try kept(confab).count == 1)
        #expect(try export(confab) == before)
    }

    @Test func aFileInThePlaceOfTheNewDatabaseStopsTheRepairAndStays() throws {
        let confab = try village()
        try confab.swapPages(holding: "Boat number")
        let damaged = try Data(contentsOf: confab.database)
        let workplace = confab.data.appendingPathComponent("data.mdb-repair")
        try Data("mine".utf8).write(to: workplace)
        let refused = try confab.run("doctor", "--repair")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("data.mdb-repair. Move it away and try again."))
        #expect(try Data(contentsOf: workplace) == Data("mine".utf8))
        #expect(try Data(contentsOf: confab.database) == damaged)
    }

    @Test func aDoctorThatIsKilledLeavesNoProcessBehind() throws {
        let confab = try village(messages: 0)
        // Opening the database waits for this claim, so the examination doesn't end by itself.
        let claim = try DatabaseClaim(confab.data.path)
        let doctor = try ChildProcess("confab", ["doctor"], environment: confab.environment)
        var children: [Int32] = []
        try wait("the examination") {
            let numbers = try run("pgrep", ["-P", "\(doctor.number)"]).output
            children = numbers.split(separator: "\n").compactMap { Int32($0) }
            return !children.isEmpty
        }
        let child = try #require(children.first)
        let examines = { try String(contentsOfFile: "/proc/\(child)/cmdline", encoding: .utf8).contains("__examine") }
        try wait("its arguments", until: examines)
        #expect(!hasEnded(child))
        doctor.kill()
        try wait("the end of the examination") { hasEnded(child) }
        _ = consume claim
    }

    /// True if a process is gone, or only waits for its parent to collect it.
    private func hasEnded(_ process: Int32) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return true }
        return status.contains(") Z ")
    }

    private func wait(_ what: String, until condition: () throws -> Bool) throws {
        let limit = ContinuousClock.now + .seconds(300)
        while try !condition() {
            try #require(ContinuousClock.now < limit, "never: \(what)")
            usleep(1000)
        }
    }
}
