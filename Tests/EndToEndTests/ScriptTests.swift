import Foundation
import ProcessTesting
import Testing

/// The interface for scripts: exit statuses, and errors on standard error.
@Suite(.serialized) struct ScriptTests {
    /// Runs the program with its output on a disk that is full.
    private func runOnFullDisk(_ confab: Confab, _ arguments: String) throws -> Outcome {
        try run(
            "sh", ["-c", "exec \(Confab.executable) \(arguments) > /dev/full"], environment: confab.environment)
    }

    private func withNotes() throws -> Confab {
        let confab = try Confab()
        let terminal = try confab.start(width: 100, height: 30)
        try terminal.register("Ann")
        try terminal.openNotes()
        try terminal.send("A note")
        try terminal.quit()
        return confab
    }

    @Test func whatCannotBeWrittenIsAnErrorAndNobodysDataIsBlamedForIt() throws {
        let confab = try withNotes()
        for arguments in ["doctor", "export --profile Ann", "--once", "themes list", "snapshot list", "--help"] {
            let outcome = try runOnFullDisk(confab, arguments)
            #expect(outcome.status == 1, "\(arguments)")
            #expect(
                outcome.errors.contains("Confab can't write to standard output: No space left on device"),
                "\(arguments)")
            #expect(!outcome.errors.contains("damaged"), "\(arguments)")
        }
        #expect(try confab.run("doctor").status == 0)
    }

    @Test func aWrongUseIs64AndAFailureIs1() throws {
        let confab = try Confab()
        for arguments in [
            ["--demo", "--color", "mauve"], ["--log-level", "loud"], ["--nonsense"], ["themes", "check", "drak"],
        ] {
            let outcome = try confab.run(arguments)
            #expect(outcome.status == 64, "\(arguments)")
            #expect(outcome.output.isEmpty && !outcome.errors.isEmpty, "\(arguments)")
        }
        let doctor = try confab.run("doctor")
        #expect(doctor.status == 1)
        #expect(doctor.output.isEmpty && doctor.errors.contains("There's no database in "))
    }

    @Test func doctorSaysHowMuchIsGood() throws {
        let confab = try Confab()
        try Village().move(into: confab)
        #expect(try confab.run("doctor").output == "1 profile, 4 chats, 7 messages: all good\n")
        let verbose = try confab.run("doctor", "--verbose")
        #expect(verbose.status == 0)
        #expect(verbose.output.contains("messages: 7\n"))
        #expect(verbose.output.hasSuffix("\n1 profile, 4 chats, 7 messages: all good\n"))
        try Village().move(into: confab, as: "Ben")
        #expect(try confab.run("doctor").output == "2 profiles, 8 chats, 14 messages: all good\n")
    }

    @Test func doctorIsSilentWhenNobodyReadsItsReport() throws {
        let confab = try withNotes()
        let outcome = try run(
            "sh", ["-c", "\"$1\" doctor | true", "sh", Confab.executable], environment: confab.environment)
        #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    }

    @Test func theHelpNamesEverythingThatConfabCanBeGiven() throws {
        let help = try Confab().run("--help").output + Confab().run("run", "--help").output
        for name in [
            "--data", "--config", "--profile", "--theme", "--color", "--demo", "--once", "--linear", "--record",
            "--log-level", "--version", "search", "replay", "import", "export", "doctor", "themes", "snapshot",
        ] { #expect(help.contains(name), "\(name)") }
    }

    /// Everything is logged that could be, and nothing of it is what somebody wrote or a secret.
    @Test func theLogTellsWhatWasDoneAndGivesNothingAway() throws {
        let confab = try Confab()
        let terminal = try confab.start("--log-level", "trace", width: 100, height: 30)
        try terminal.register("Annabelle")
        try terminal.openNotes()
        try terminal.send("Chrysanthemum")
        try terminal.leaveChat()
        let link = try terminal.createLink()
        try terminal.quit()
        let file = confab.directory.appendingPathComponent("state/confab/confab.log")
        let log = try String(contentsOf: file, encoding: .utf8)
        for word in ["started", "profile opened", "operation=send", "ended"] { #expect(log.contains(word), "\(log)") }
        let secret = link.dropFirst("confab://connect/".count)
        for word in ["Annabelle", "Chrysanthemum", String(secret)] { #expect(!log.contains(word)) }
    }

    /// Nobody wakes it up: what is counted is how often its threads came back from waiting.
    @Test(
        .enabled(
            if: ProcessInfo.processInfo.environment["CONFAB_SANITIZED"] == nil, "A sanitizer has a thread of its own."))
    func aProgramThatWaitsSleeps() throws {
        let confab = try withNotes()
        let terminal = try confab.start(width: 100, height: 30)
        try terminal.wait(for: "A note")
        let process = try #require(try terminal.programs().first)
        func switches() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task").reduce(0) { sum, task in
                let status = try String(contentsOfFile: "/proc/\(process)/task/\(task)/status", encoding: .utf8)
                let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
                return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
            }
        }
        // Until it has come to rest: as often as it takes, but no longer than a pool would leave it alone.
        var before = try switches()
        var least = Int.max
        for _ in 0..<10 where least > 1 {
            sleep(3)
            let now = try switches()
            least = min(least, now - before)
            before = now
        }
        // The pools of the system look after themselves once a second. One is the minute tick.
        #expect(least <= 1)
        try terminal.quit()
    }

    @Test func aContactIsInvitedToAGroupAndJoinsIt() throws {
        let confab = try Confab()
        let ann = try confab.start(width: 100, height: 30)
        try ann.register("Ann")
        let bob = try confab.start("--profile", "Bob", width: 100, height: 30)
        try bob.register()
        try bob.use(try ann.createLink())
        try bob.wait(for: "Write a message")
        try ann.wait(for: "Bob")
        try ann.leaveOpenedChat()
        try ann.createGroup("Gardeners")
        try ann.wait("the group") { $0.contains("Gardeners") && $0.contains("Write a message") }
        try ann.press("Tab")
        try ann.wait(without: "Enter send")
        try ann.press("I")
        try ann.wait(for: "Invite a contact")
        try ann.wait(for: "▌ Bob")
        try ann.press("Enter")
        try ann.wait(for: "Bob was invited")
        try bob.leaveChat()
        try bob.wait(for: "Gardeners")
        try bob.openFirst("Gardeners")
        try bob.wait(for: "Join")
        try bob.press("Enter")
        try ann.wait(for: "Bob joined")
        try bob.wait(for: "Write a message")
        try bob.send("Good morning, roses")
        try ann.wait(for: "Good morning, roses")
        try bob.quit()
        try ann.quit()
    }
}

extension Tmux {
    /// Goes to the first chat of the list, which is the one called `name`, and presses Enter.
    fileprivate func openFirst(_ name: String) throws {
        try press("g")
        try wait("\(name) selected") { screen in
            screen.split(separator: "\n").contains { $0.hasPrefix("▌") && $0.contains(name) }
        }
        try press("Enter")
    }
}
