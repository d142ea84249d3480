import Foundation
import Glibc
import ProcessTesting
import Testing

/// A core dump would leave messages on the disk.
@Suite(.serialized) struct CoreDumpTests {
    /// Starts it with core dumps allowed, and returns the soft and the hard limit for their size, and who owns its memory.
    private func start(_ variables: String) throws -> (limits: [String], owner: uid_t) {
        let confab = try Confab()
        let terminal = try Tmux(
            ["sh", "-c", "ulimit -S -c unlimited; exec env \(variables) \"$@\"", "sh", Confab.executable, "--demo"],
            width: 80, height: 24, for: confab)
        try terminal.wait(for: "[All")
        let process = try #require(try terminal.programs().first)
        let limits = try String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8)
        let line = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") })
        var facts = stat()
        try #require(stat("/proc/\(process)/environ", &facts) == 0)
        try terminal.quit()
        return (line.dropFirst("Max core file size".count).split(separator: " ").map(String.init), facts.st_uid)
    }

    private static let mayDump: Bool = {
        var limit = rlimit()
        return getrlimit(__rlimit_resource_t(4), &limit) == 0 && limit.rlim_max == rlim_t.max
    }()

    @Test func confabLeavesNoCoreDump() throws {
        let (limits, owner) = try start("A=b")
        #expect(limits.first == "0")
        // The system gives what nobody may look into to root.
        #expect(owner == 0)
    }

    @Test(.enabled(if: mayDump, "Core dumps are limited for everybody here."))
    func developersCanAskForCoreDumps() throws {
        let (limits, owner) = try start("CONFAB_CORE_DUMPS=1")
        #expect(limits.first == "unlimited")
        #expect(owner == geteuid())
    }
}
