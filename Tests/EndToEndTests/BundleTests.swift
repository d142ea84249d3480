import Foundation
import Glibc
import ProcessTesting
import Testing

/// `confab doctor --bundle`: all about a problem, and nothing about the user.
@Suite(.serialized, .timeLimit(.minutes(30))) struct BundleTests {
    private func lived() throws -> Confab {
        let confab = try Confab()
        try confab.configure(
            """
            page-size = 50
            theme = "solveigs-theme"
            link-opener = "opener-of-solveig"
            """)
        try confab.addTheme("solveigs-theme", "")
        let terminal = try confab.start("--log-level", "trace", width: 100, height: 30)
        try terminal.register("Annabelle")
        try terminal.openNotes()
        try terminal.send("Chrysanthemum")
        try terminal.quit()
        return confab
    }

    private func path(_ confab: Confab, _ name: String = "report.txt") -> String {
        confab.directory.appendingPathComponent(name).path
    }

    private func bundle(_ confab: Confab, _ name: String = "report.txt") throws -> String {
        let outcome = try confab.run("doctor", "--bundle", path(confab, name))
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
        return try String(contentsOfFile: path(confab, name), encoding: .utf8)
    }

    private func lines(_ text: String) -> [Substring] { text.split(separator: "\n").map { $0.drop { $0 == " " } } }

    @Test func theBundleTellsAboutConfabAndGivesNothingAway() throws {
        let confab = try lived()
        try Village().move(into: confab, as: "Solveig")
        let text = try bundle(confab)
        for word in [
            "build ", "colors: ", "page-size = 50 (config)", "theme = (value left out) (config)",
            "link-opener = (value left out) (config)", "ready after ", "messages: 8", "operation=send", "data.mdb: ",
        ] { #expect(text.contains(word), "\(word) in \(text)") }
        let secrets = [
            "Annabelle", "Chrysanthemum", "Solveig", "solveig", "Bea", "Zoë", "Quentin", "Hiking", "Carl", "ferry",
            confab.directory.path, NSUserName() == "root" ? "Annabelle" : NSUserName(),
        ]
        for secret in secrets { #expect(!text.contains(secret), "\(secret) in \(text)") }
        #expect(text.allSatisfy { $0 == "\n" || !$0.unicodeScalars.contains { $0.value < 32 } })
        let mode = try FileManager.default.attributesOfItem(atPath: path(confab))[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func aFileThatExistsIsRefusedAndStays() throws {
        let confab = try Confab()
        try Data("A letter".utf8).write(to: URL(fileURLWithPath: path(confab)))
        let refused = try confab.run("doctor", "--bundle", path(confab))
        #expect(refused.status == 1)
        #expect(refused.errors == "Error: \(path(confab)) already exists. Choose another name.\n")
        #expect(try String(contentsOfFile: path(confab), encoding: .utf8) == "A letter")
        let folder = try confab.run("doctor", "--bundle", confab.directory.path)
        #expect(folder.status == 1)
        #expect(folder.errors == "Error: \(confab.directory.path) is a folder. Name a file in it.\n")
        #expect(try confab.run("doctor", "--repair", "--bundle", path(confab, "b")).status == 64)
    }

    @Test func theBundleIsPrintedIfItsFileIsADash() throws {
        let confab = try lived()
        let printed = try confab.run("doctor", "--bundle", "-")
        #expect(printed.status == 0 && printed.errors.isEmpty, "\(printed)")
        #expect(printed.output.hasPrefix("Confab log bundle, ") && printed.output.contains("\nLog\n"), "\(printed)")
        #expect(!printed.output.contains("Saved"))
        let unnamed = try confab.run("doctor", "--bundle", "")
        #expect(unnamed.status == 64)
        #expect(unnamed.errors == "Error: Name the file to save the bundle to.\n")
    }

    @Test func aDirectoryThatWasGivenRelativeIsNotNamedEither() throws {
        let confab = try lived()
        let whole = try Data(contentsOf: confab.database)
        let odd = "quentin\n smith"
        for name in ["anna", odd, "rnd", "zoe"] {
            try FileManager.default.createDirectory(
                atPath: path(confab, name) + "/locks", withIntermediateDirectories: true)
        }
        try Data("A letter".utf8).write(to: URL(fileURLWithPath: path(confab, "anna-file")))
        try Data(repeating: 0xA5, count: whole.count).write(to: URL(fileURLWithPath: path(confab, "rnd/data.mdb")))
        for (index, (data, sentence)) in [
            ("anna-file", "The data directory <data> can't be used"), ("anna", "“confab --data <data> --start-over”"),
            ("../\(confab.directory.lastPathComponent)/anna/", "The database in <data>"),
            (odd, "The database in <data>"),
            ("rnd", "Confab can't read <data>"), ("nobody", "There's no database in <data>"),
        ].enumerated() {
            let report = "\(index).txt"
            let outcome = try run(
                "sh",
                ["-c", "cd \"$1\" && \"$2\" doctor --data \"$3\" --bundle \"$4\"", "sh"]
                    + [confab.directory.path, Confab.executable, data, report], environment: confab.environment)
            #expect(outcome.status == 0, "\(outcome)")
            let text = try String(contentsOfFile: path(confab, report), encoding: .utf8)
            #expect(text.contains(sentence), "\(text)")
            for name in ["anna", "quentin", "rnd", "nobody"] { #expect(!text.contains(name), "\(name) in \(text)") }
        }
    }

    @Test func aBundleThatCannotBeWrittenLeavesNothingBehind() throws {
        let confab = try lived()
        let missing = try confab.run("doctor", "--bundle", path(confab, "nowhere/report.txt"))
        #expect(missing.status == 1)
        #expect(
            missing.errors.contains("nowhere/report.txt can't be written. No such file or directory."), "\(missing)")
        let new = path(confab, "new")
        for (data, places) in [
            (confab.data.path, ["report.txt", "locks/report.txt", ""]), (new, ["", "/report.txt"]),
        ] {
            for place in places {
                let inside = try confab.run("doctor", "--data", data, "--bundle", data + "/" + place)
                #expect(inside.status == 1 && inside.errors.contains("is in Confab's data directory"), "\(inside)")
            }
        }
        #expect(!FileManager.default.fileExists(atPath: new))
        // The limit is for the files of the tests, too, but not for pipes.
        let full = try run(
            "sh",
            ["-c", "(ulimit -f 0; \"$1\" doctor --bundle \"$2\") 2>&1 | cat", "sh", Confab.executable, path(confab)],
            environment: confab.environment)
        #expect(full.output.contains("can't be written. File too large."), "\(full)")
        let left = try FileManager.default.contentsOfDirectory(atPath: confab.directory.path)
        #expect(!left.contains { $0.contains("report") }, "\(left)")
    }

    @Test func aDamagedOrMissingDatabaseIsASentenceInTheBundle() throws {
        let confab = try lived()
        let whole = try Data(contentsOf: confab.database)
        try whole.prefix(whole.count / 2).write(to: confab.database)
        let half = try bundle(confab, "half.txt")
        #expect(half.contains("the file has ") && half.contains("operation=send"), "\(half)")
        // The beginning is whole, so reading the rest may end the process that does.
        try (whole.prefix(8192) + Data(repeating: 0xA5, count: whole.count - 8192)).write(to: confab.database)
        let noise = try bundle(confab, "noise.txt")
        #expect(noise.contains("operation=send"))
        #expect(!noise.contains("messages: 1"), "\(noise)")
        try FileManager.default.removeItem(at: confab.database)
        #expect(try bundle(confab, "gone.txt").contains("data.mdb: No such file or directory"))
        let nothing = try bundle(Confab())
        #expect(nothing.contains("There's no database in <data>") && nothing.contains("(none)"), "\(nothing)")
    }

    @Test func theBundleIsWrittenWhileOthersHaveTheDataOpenOrRewriteIt() throws {
        let confab = try lived()
        let terminal = try confab.start(width: 100, height: 30)
        try terminal.wait(for: "Chrysanthemum")
        #expect(try bundle(confab, "open.txt").contains("messages: 1"))
        try terminal.quit()
        let descriptor = try confab.holdData()
        let text = try bundle(confab, "held.txt")
        #expect(text.contains("The tables weren't counted: another Confab is rewriting the data"), "\(text)")
        // The doctor waits, and says so.
        let doctor = try confab.start("doctor")
        try doctor.wait(for: "Another Confab is rewriting the data")
        close(descriptor)
        try doctor.wait(for: "all good")
    }

    @Test func everyStartWritesOneLineAndTheDoctorPrintsTheLast() throws {
        let confab = try Confab()
        try Village().move(into: confab)
        #expect(try !confab.run("doctor").output.contains("Last start"))
        for _ in 1...2 {
            let terminal = try confab.start(width: 100, height: 30)
            try terminal.wait(for: "Hiking")
            try terminal.quit()
        }
        // A screen that is shown once, and sample data, don't count.
        #expect(try confab.run("--once").status == 0)
        let log = try String(
            contentsOf: confab.directory.appendingPathComponent("state/confab/confab.log"), encoding: .utf8)
        let starts = lines(log).filter { $0.contains("start phases end=ready") }
        #expect(starts.count == 2, "\(log)")
        // Starts that end early have only this line.
        #expect(lines(log).count { $0.contains(" notice: started ") } == 2, "\(log)")
        let text = try bundle(confab)
        #expect(text.contains("data=this") && text.contains("starts in a row that ended early: 0"), "\(text)")
        let tag = try #require(log.firstMatch(of: /\ data=(?<tag>[0-9a-f]+)/)?.tag)
        #expect(!text.contains(tag), "\(text)")
        for phase in ["setup", "preflight", "open", "profiles", "profile", "list", "frame"] {
            #expect(starts.allSatisfy { $0.contains(" \(phase)=") }, "\(phase) in \(starts)")
        }
        let doctor = try confab.run("doctor")
        #expect(
            doctor.output.contains(/^Last start, 20\S+Z: ready after [0-9.]+ ms \(setup [0-9.]+, .*frame [0-9.]+\)\n/))
        #expect(doctor.output.hasSuffix("all good\n"))
    }
}
