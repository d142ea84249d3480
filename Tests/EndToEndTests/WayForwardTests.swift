import Foundation
import Glibc
import LMDB
import ProcessTesting
import Testing

@testable import MessageStore

/// Every failure of a start, from the broken directory to the way forward.
@Suite(.serialized, .timeLimit(.minutes(30))) struct WayForwardTests {
    enum Hand: CaseIterable { case keys, mouse }

    private func failedStarts(of confab: Confab) throws -> Int {
        let log = confab.directory.appendingPathComponent("state/confab/confab.log")
        return try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
            .count { $0.contains("start phases end=failed") }
    }

    /// The screen of the first failure is the same, and nothing may change while the second start still reads it.
    private func expectSecondFailure(_ terminal: Tmux, _ confab: Confab) throws {
        try terminal.wait("the second failure") { _ in (try? failedStarts(of: confab)) == 2 }
        try terminal.wait(for: "Confab can't start")
    }

    private func expectStarted(_ terminal: Tmux, _ confab: Confab) throws {
        try terminal.wait(for: "Notes to self")
        try terminal.quit()
        let outcome = try confab.run("--once")
        #expect(outcome.status == 0 && outcome.output.contains("Notes to self"), "\(outcome)")
    }

    @Test(arguments: Hand.allCases) func somethingInPlaceOfTheDirectory(_ hand: Hand) throws {
        let confab = try Confab()
        try? FileManager.default.removeItem(at: confab.data)
        try Data("A letter".utf8).write(to: confab.data)
        let terminal = try confab.start()
        try terminal.wait(for: "Confab can't start")
        // Nothing has changed yet.
        try terminal.choose("Try again", hand)
        try expectSecondFailure(terminal, confab)
        #expect(try String(contentsOf: confab.data, encoding: .utf8) == "A letter")
        try FileManager.default.removeItem(at: confab.data)
        try terminal.choose("Try again", hand)
        try terminal.register("Ann")
        try expectStarted(terminal, confab)
    }

    /// A directory that can't be read, and a database that can't be written.
    @Test(
        .enabled(if: Permitted.otherUsers, "running as another user is not permitted here"),
        arguments: Hand.allCases, [("", 0o000), ("data.mdb", 0o444)] as [(String, mode_t)])
    func missingPermissions(_ hand: Hand, _ file: (name: String, mode: mode_t)) throws {
        let confab = try Confab.used()
        try run("chown", ["-R", "65534:65534", confab.directory.path])
        let path = confab.data.appendingPathComponent(file.name).path
        let bytes = try Data(contentsOf: confab.database)
        chmod(path, file.mode)
        let nobody = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]
        let terminal = try confab.start([], within: nobody)
        try terminal.wait(for: "Confab can't start")
        #expect(try Data(contentsOf: confab.database) == bytes)
        chmod(path, file.name.isEmpty ? 0o700 : 0o600)
        try terminal.choose("Try again", hand)
        try expectStarted(terminal, confab)
    }

    /// Only this program sees a network file system.
    @Test(arguments: Hand.allCases) func aNetworkFileSystem(_ hand: Hand) throws {
        let confab = try Confab()
        let source = confab.directory.appendingPathComponent("network.c")
        let library = confab.directory.appendingPathComponent("network.so")
        try Data(
            """
            #include <string.h>
            #include <sys/vfs.h>
            int statfs(const char *path, struct statfs *status) {
                memset(status, 0, sizeof *status);
                status->f_type = 0x6969;
                return 0;
            }
            """.utf8
        ).write(to: source)
        let outcome = try run("clang", ["-shared", "-fPIC", "-o", library.path, source.path])
        try #require(outcome.status == 0, "\(outcome.errors)")
        let wrapper = ["env", "LD_PRELOAD=\(library.path)"]
        let terminal = try confab.start([], within: wrapper)
        try terminal.wait(for: "network file system (NFS)")
        #expect(!FileManager.default.fileExists(atPath: confab.database.path))
        try terminal.choose("Start anyway", hand)
        try terminal.register("Ann")
        try terminal.quit()
        // It's remembered for this directory.
        let next = try confab.start([], within: wrapper)
        try expectStarted(next, confab)
    }

    @Test(
        .enabled(if: Permitted.mounts, "mounting file systems is not permitted here"),
        arguments: Hand.allCases, ["Try again", "Start anyway"])
    func littleSpace(_ hand: Hand, _ choice: String) throws {
        let confab = try Confab()
        let terminal = try confab.start(
            [],
            within: [
                "unshare", "-m", "sh", "-c", "mount -t tmpfs -o size=50m none \"$1\" && shift && exec \"$@\"", "sh",
                confab.data.path,
            ])
        try terminal.wait("the sentence") { $0.unwrapped.contains("Confab needs 100 MB") }
        if choice == "Try again" {
            let program = try #require(try terminal.programs().first)
            let outcome = try run(
                "nsenter",
                ["-t", "\(program)", "-m", "mount", "-o", "remount,size=400m", confab.data.path])
            try #require(outcome.status == 0, "\(outcome.errors)")
        }
        try terminal.choose(choice, hand)
        try terminal.register("Ann")
        try terminal.quit()
    }

    @Test(arguments: Hand.allCases) func dataOfANewerVersion(_ hand: Hand) throws {
        let confab = try Confab.used()
        do {
            let store = try MessageStore(directory: confab.data.path)
            try store.environment.write {
                try store.tables.facts.put([UInt64(MessageStore.format) + 1], for: "format", in: $0)
            }
        }
        let bytes = try Data(contentsOf: confab.database)
        let terminal = try confab.start()
        try terminal.wait("the sentence") { $0.unwrapped.contains("Nothing was changed") }
        try terminal.choose("Save a log bundle", hand)
        try terminal.wait(for: "Read it before you send it")
        // The way forward is the newer version.
        try terminal.choose("Quit", hand)
        try terminal.wait(for: "ended with 1")
        #expect(try Data(contentsOf: confab.database) == bytes)
    }

    @Test(arguments: Hand.allCases, [true, false]) func aDamagedDatabase(_ hand: Hand, isCut: Bool) throws {
        let confab = try Confab.used()
        let whole = try Data(contentsOf: confab.database)
        let damaged = isCut ? whole.prefix(whole.count / 2) : Data(repeating: 0xA5, count: whole.count)
        try damaged.write(to: confab.database)
        let terminal = try confab.start()
        try terminal.wait(for: "Confab can't start")
        try terminal.choose("Copy the doctor command", hand)
        try terminal.wait(for: "Copied")
        // The terminal may draw the frame before it has the text that comes with it.
        try terminal.wait("the command, copied") { _ in
            (try? terminal.buffer().hasPrefix("confab doctor")) == true
        }
        try terminal.choose("Try again", hand)
        try expectSecondFailure(terminal, confab)
        #expect(try Data(contentsOf: confab.database) == damaged)
        // A backup is restored.
        try whole.write(to: confab.database)
        try terminal.choose("Try again", hand)
        try expectStarted(terminal, confab)
    }

    @Test(arguments: Hand.allCases) func startsThatEndedEarly(_ hand: Hand) throws {
        let confab = try Confab.used()
        try confab.killStarts(3, while: confab.hold("lock.mdb"), showing: "Loading…")
        let terminal = try confab.start()
        try terminal.wait(for: "The last 3 starts ended before Confab was ready")
        try terminal.choose("Start anyway", hand)
        try expectStarted(terminal, confab)
        // The next one doesn't ask.
        let next = try confab.start()
        try expectStarted(next, confab)
    }

    @Test(
        .enabled(if: ProcessInfo.processInfo.environment["CONFAB_SANITIZED"] == nil, "A sanitizer writes files."),
        arguments: Hand.allCases)
    func aDiskThatIsFullBeforeTheDataIsThere(_ hand: Hand) throws {
        let confab = try Confab()
        let terminal = try confab.start(fileLimit: 4096)
        try terminal.wait(for: "Confab can't start")
        try terminal.limitFiles(to: nil)
        try terminal.choose("Try again", hand)
        try terminal.register("Ann")
        try terminal.quit()
        #expect(try confab.run("doctor").status == 0)
    }

    @Test func aStartThatOnlyWaitsSaysNothingAboutTheDataWhenItIsKilled() throws {
        let confab = try Confab.used()
        try confab.killStarts(4, while: confab.holdData(), showing: "Another Confab is rewriting the data")
        try expectStarted(try confab.start(), confab)
    }
}

extension Confab {
    /// Kills so many starts that can't go on.
    fileprivate func killStarts(_ count: Int, while descriptor: Int32, showing text: String) throws {
        defer { close(descriptor) }
        for _ in 1...count {
            let terminal = try start()
            try terminal.wait(for: text)
            try terminal.signal(SIGKILL)
            try terminal.wait(for: "ended with 137")
        }
    }
}

extension Tmux {
    /// Chooses a line of the menu of a failed start.
    fileprivate func choose(_ choice: String, _ hand: WayForwardTests.Hand) throws {
        switch hand {
        case .mouse: try click(on: choice)
        case .keys:
            while true {
                let screen = try wait("the choices") { $0.contains("▌") && $0.contains(choice) }
                let lines = screen.components(separatedBy: "\n")
                let selected = try #require(lines.firstIndex { $0.contains("▌") })
                let wanted = try #require(lines.firstIndex { $0.contains(choice) })
                guard selected != wanted else { break }
                try press(selected < wanted ? "j" : "k")
                try wait("another choice selected") { $0 != screen }
            }
            try press("Enter")
        }
    }
}
