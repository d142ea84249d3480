import Foundation
import ProcessTesting
import Testing

/// Confab hears of changed files through one inotify instance, or looks at them every minute.
@Suite(.serialized) struct FileWatchTests {
    /// A data directory with a profile in it.
    private func withProfile() throws -> Confab {
        let confab = try Confab()
        let terminal = try confab.start(width: 100, height: 30)
        try terminal.register("Ann")
        try terminal.quit()
        return confab
    }

    @Test func aProcessTakesOneInotifyInstance() throws {
        let confab = try withProfile()
        let terminal = try confab.start(width: 100, height: 30)
        try terminal.wait(for: "Notes to self")
        try terminal.openNotes()
        let program = try #require(try terminal.programs().first)
        let folder = "/proc/\(program)/fd/"
        let targets = try FileManager.default.contentsOfDirectory(atPath: folder).map {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: folder + $0)) ?? ""
        }
        #expect(targets.count { $0.contains("inotify") } == 1, "\(targets)")
        try terminal.quit()
    }

    @Test(.enabled(if: Permitted.watchLimits, "a program can't have its own limit of file watches here"))
    func confabWorksWithoutAnyFileWatch() throws {
        let confab = try withProfile()
        let limited = [
            "unshare", "-Ur", "sh", "-c", "echo 0 > /proc/sys/user/max_inotify_instances && exec \"$@\"", "sh",
        ]
        let terminal = try Tmux(limited + [Confab.executable], width: 100, height: 30, for: confab)
        try terminal.wait("the list, and what Confab does instead") { screen in
            screen.contains("Notes to self")
                && screen.rightOfBorder.unwrapped.contains(
                    "has no file watches left. Confab checks for changes every minute.")
        }
        try terminal.openNotes()
        try terminal.send("And butter")
        try terminal.quit()
        let log = confab.directory.appendingPathComponent("state/confab/confab.log")
        #expect(try String(contentsOf: log, encoding: .utf8).contains("no file watch left"))
    }
}
