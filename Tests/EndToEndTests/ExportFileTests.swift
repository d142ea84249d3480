import Foundation
import Glibc
import Messenger
import ProcessTesting
import Testing

@testable import MessageStore

/// `confab export --output`: a backup is replaced by a complete one or stays as it is.
@Suite struct ExportFileTests {
    private static let old = Data("an older backup\n".utf8)

    /// A Confab with something to export, and a folder with a backup.
    private func villageWithBackup() throws -> (confab: Confab, folder: URL, file: URL) {
        let confab = try Confab()
        var village = Village()
        for number in 0..<200 { village.say("Boat \(number)", in: 1, by: .me, at: "2024-06-10T10:00:00Z") }
        try village.move(into: confab)
        let folder = confab.directory.appendingPathComponent("backups")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("ann.jsonl")
        try Self.old.write(to: file)
        return (confab, folder, file)
    }

    private func export(_ confab: Confab, to file: String) throws -> Outcome {
        try confab.run("export", "--profile", "Ann", "--output", file)
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    /// The database would get the number of a closed descriptor, and the export would overwrite it.
    @Test(arguments: [">&-", "<&- >&-", "<&- >&- 2>&-", "2>&-", "<&-"])
    func closedDescriptorsAreNeverTheDatabase(closing: String) throws {
        let (confab, _, _) = try villageWithBackup()
        let before = try Data(contentsOf: confab.database)
        for command in ["export --profile Ann", "search Boat --profile Ann", "--once"] {
            let outcome = try ProcessTesting.run(
                "/bin/sh", ["-c", "\"$0\" \(command) \(closing)", Confab.executable],
                environment: confab.environment)
            let isHeard = !closing.contains(">&-") || closing == "2>&-"
            #expect((outcome.status == 0) == isHeard, "\(command) \(closing): \(outcome)")
            #expect(try Data(contentsOf: confab.database) == before, "\(command) \(closing)")
        }
        let sizes =
            try FileManager.default.attributesOfItem(
                atPath: confab.data.appendingPathComponent("lock.mdb").path)[.size] as? Int
        #expect(sizes.map { $0 < 100_000 } == true)
    }

    @Test func aCompleteExportReplacesTheFileInOneStep() throws {
        let (confab, folder, file) = try villageWithBackup()
        // Of an export that was incomplete.
        try Data("some of it".utf8).write(to: URL(fileURLWithPath: file.path + ".incomplete"))
        let reader = try FileHandle(forReadingFrom: file)
        let outcome = try export(confab, to: file.path)
        #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome)")
        #expect(try names(in: folder) == ["ann.jsonl"])
        let said = try confab.run("export", "--profile", "Ann").output
        #expect(try String(contentsOf: file, encoding: .utf8) == said)
        #expect(said.contains("Boat 199"))
        // A process that is copying the old one still has all of it: it wasn't written over.
        #expect(try reader.readToEnd() == Self.old)
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func theFileIsAnArgumentToo() throws {
        let (confab, folder, file) = try villageWithBackup()
        let said = try confab.run("export", "--profile", "Ann").output
        let outcome = try confab.run("export", file.path, "--profile", "Ann")
        #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome)")
        #expect(try String(contentsOf: file, encoding: .utf8) == said)
        #expect(try names(in: folder) == ["ann.jsonl"])
        let both = try confab.run("export", file.path, "--output", file.path, "--profile", "Ann")
        #expect(both.status == 64 && both.errors.contains("Use either <file> or --output, not both."), "\(both)")
    }

    @Test func progressIsShownOnATerminal() throws {
        let (confab, _, file) = try villageWithBackup()
        let progress = "4 of 4 chats, 207 messages"
        let terminal = try confab.start("export", file.path, "--profile", "Ann")
        try terminal.wait(for: "ended with 0")
        #expect(try terminal.screen().rows.contains { $0.hasSuffix(progress) || $0 == progress })
        let quiet = try confab.start("export", file.path, "--profile", "Ann", "--quiet")
        try quiet.wait(for: "ended with 0")
        #expect(try !quiet.screen().contains("chats"))
        // Standard output is the export itself.
        let mixed = try confab.start("export", "--profile", "Ann", width: 200)
        try mixed.wait(for: "ended with 0")
        #expect(try !mixed.screen().contains(progress))
    }

    @Test(arguments: ["damaged", "lost"]) func anIncompleteExportLeavesTheFileAlone(_ kind: String) throws {
        let (confab, folder, file) = try villageWithBackup()
        #expect(try export(confab, to: file.path).status == 0)
        let good = try Data(contentsOf: file)
        let texts: Set = ["Boat 20", "Boat 30"]
        if kind == "lost" { try confab.loseMessages(texts) } else { try confab.damageMessages(texts) }
        for _ in 0..<2 {
            let outcome = try export(confab, to: file.path)
            #expect(outcome.status == 1 && outcome.output.isEmpty)
            #expect(outcome.errors.contains("The export lacks 2 of 207 messages"), "\(outcome.errors)")
            #expect(outcome.errors.contains("\(file.path).incomplete has everything that could be read."))
            #expect(try Data(contentsOf: file) == good)
            #expect(try names(in: folder) == ["ann.jsonl", "ann.jsonl.incomplete"])
        }
        let part = try String(contentsOfFile: file.path + ".incomplete", encoding: .utf8)
        #expect(part.contains("Boat 19\"") && part.contains("Boat 199\"") && part.contains("wax them"))
        #expect(!part.contains("Boat 20\"") && !part.contains("Boat 30\""))
        let end = try #require(part.split(separator: "\n").last)
        #expect(end.contains("\"messages\":207") && end.contains("\"messages\":205"), "\(end)")

        #expect(try confab.run("doctor", "--accept-losses").status == 0)
        let outcome = try export(confab, to: file.path)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
        #expect(try names(in: folder) == ["ann.jsonl"])
        #expect(try Data(contentsOf: file) != good)
    }

    @Test func whatIsNoFileIsNotReplaced() throws {
        let (confab, folder, file) = try villageWithBackup()
        let other = folder.appendingPathComponent("folder")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        try #require(mkfifo(folder.path + "/pipe", 0o600) == 0)
        let before = try names(in: folder)
        let places = [
            ("missing/ann.jsonl", "No such file or directory"), ("ann.jsonl/ann.jsonl", "Not a directory"),
            ("folder", "isn't a regular file"), ("pipe", "isn't a regular file"),
        ]
        for (place, words) in places {
            let outcome = try export(confab, to: folder.path + "/" + place)
            #expect(outcome.status == 1 && outcome.output.isEmpty, "\(place)")
            #expect(outcome.errors.contains(words) && outcome.errors.contains(place), "\(outcome.errors)")
            #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
            #expect(try names(in: folder) == before)
        }
        #expect(try Data(contentsOf: file) == Self.old)
        #expect(try names(in: other).isEmpty)
    }

    @Test func theDatabaseAndALinkToAMissingFileAreNotReplaced() throws {
        let (confab, folder, _) = try villageWithBackup()
        let before = try Data(contentsOf: confab.database)
        let link = folder.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "/nowhere/ann.jsonl")
        for (path, words) in [
            (confab.database.path, "Confab's data directory"), (link.path, "a link to a file that isn't"),
        ] {
            let outcome = try export(confab, to: path)
            #expect(outcome.status == 1 && outcome.errors.contains(words), "\(outcome)")
        }
        #expect(try Data(contentsOf: confab.database) == before)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "/nowhere/ann.jsonl")
        #expect(try names(in: folder) == ["ann.jsonl", "link"])
    }

    @Test func onlyOneExportWritesAFileAtATime() throws {
        let (confab, folder, file) = try villageWithBackup()
        let partial = file.path + ".partial"
        let other = open(partial, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        try #require(other >= 0 && flock(other, LOCK_EX | LOCK_NB) == 0)
        let refused = try export(confab, to: file.path)
        #expect(refused.status == 1 && refused.errors.contains("Another export is writing \(partial)."), "\(refused)")
        #expect(try Data(contentsOf: file) == Self.old)
        // What an export leaves behind that was killed is in nobody's way.
        close(other)
        #expect(try export(confab, to: file.path).status == 0)
        #expect(try names(in: folder) == ["ann.jsonl"])
        #expect(try String(contentsOf: file, encoding: .utf8).contains("Boat 199"))
    }

    @Test func aLinkStaysAndItsFileIsReplaced() throws {
        let (confab, folder, file) = try villageWithBackup()
        let other = confab.directory.appendingPathComponent("disk")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        let target = other.appendingPathComponent("backup.jsonl")
        try FileManager.default.moveItem(at: file, to: target)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
        #expect(try export(confab, to: file.path).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == target.path)
        #expect(try String(contentsOf: target, encoding: .utf8).contains("Boat 199"))
        #expect(try names(in: folder) == ["ann.jsonl"] && names(in: other) == ["backup.jsonl"])
    }

    @Test(.enabled(if: Permitted.mounts, "mounting file systems is not permitted here"))
    func aFullDiskLeavesTheFileAndNothingElse() throws {
        let (confab, folder, _) = try villageWithBackup()
        let script = """
            mount -t tmpfs -o size=16k none "$1" && echo "an older backup" > "$1/ann.jsonl" || exit 99
            echo "salvaged before" > "$1/ann.jsonl.incomplete"
            "$2" export --profile Ann --output "$1/ann.jsonl"
            status=$?
            ls -A "$1"; cat "$1/ann.jsonl" "$1/ann.jsonl.incomplete"
            exit $status
            """
        let outcome = try run(
            "unshare", ["-m", "sh", "-c", script, "sh", folder.path, Confab.executable],
            environment: confab.environment)
        #expect(outcome.status == 1)
        #expect(outcome.output == "ann.jsonl\nann.jsonl.incomplete\nan older backup\nsalvaged before\n")
        #expect(
            outcome.errors == "Error: \(folder.path)/ann.jsonl.partial can't be written: No space left on device.\n")
    }

    /// The readable part of a damaged account can be imported.
    @Test(arguments: ["messages", "contacts", "chats", "members", "groups", "drafts"])
    func anIncompleteExportIsImportedAndSaysWhatIsMissing(_ table: String) throws {
        let (confab, _, file) = try villageWithBackup()
        switch table {
        case "messages": try confab.damageFirst { $0.messages }
        case "contacts": try confab.damageFirst { $0.contacts }
        case "chats": try confab.damageFirst { $0.chats }
        case "members": try confab.damageFirst { $0.members }
        case "groups": try confab.damageFirst { $0.groups }
        default:
            try addDraft(to: confab)
            try confab.damageFirst { $0.drafts }
        }
        #expect(try export(confab, to: file.path).status == 1)
        let copy = try Confab()
        let outcome = try copy.run("import", file.path + ".incomplete", "--profile", "Ann")
        // Drafts aren't counted, nor are groups, but their members are.
        #expect(outcome.status == (table == "drafts" ? 0 : 1), "\(outcome)")
        let why = "which couldn't be read when it was exported"
        #expect(outcome.errors.contains(why) == (table != "drafts"), "\(outcome.errors)")
        #expect(outcome.output.contains("messages added") && !outcome.output.contains(why), "\(outcome.output)")
        let again = try copy.run("export", "--profile", "Ann")
        #expect(again.output.contains("wax them"))
        #expect(again.output.contains("Boat 199") == (table != "chats"))
        // Missing records count as lost until the user accepts the loss.
        #expect(again.status == (table == "drafts" ? 0 : 1))
        #expect(again.errors.contains(/The export lacks \d+ of \d+/) == (table != "drafts"), "\(again.errors)")
        let examined = try copy.run("doctor")
        #expect(try copy.run("import", file.path + ".incomplete", "--profile", "Ann").status == outcome.status)
        #expect(try copy.run("doctor").output == examined.output)
        #expect(examined.status == again.status)
        #expect(try copy.run("doctor", "--accept-losses").status == 0)
        #expect(try copy.run("export", "--profile", "Ann").status == 0)
    }

    private func addDraft(to confab: Confab) throws {
        let store = try MessageStore(directory: confab.data.path)
        let profile = try #require(try store.read { try $0.profiles() }.first)
        let chat = try #require(try store.read { try $0.chats(of: profile.id) }.first)
        try store.write { try $0.set(Draft(chat: chat, text: "and milk")) }
    }

    @Test func anExportThatIsCutOffIsRefusedWithItsLine() throws {
        let (confab, _, file) = try villageWithBackup()
        #expect(try export(confab, to: file.path).status == 0)
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        try Data(lines.dropLast().joined(separator: "\n").utf8).write(to: file)
        let copy = try Confab()
        let outcome = try copy.run("import", file.path, "--profile", "Ann")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("\(file.path):\(lines.count - 1): The file is cut off"), "\(outcome.errors)")
        #expect(try copy.run("export", "--profile", "Ann").errors.contains("There's no profile named “Ann”"))
    }
}
