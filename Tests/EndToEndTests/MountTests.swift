import Foundation
import Glibc
import ProcessTesting
import Testing

/// The permissions of the machine that runs the tests.
enum Permitted {
    static let mounts = succeeds(["unshare", "-m", "mount", "-t", "tmpfs", "none", "/mnt"])
    static let otherUsers = succeeds(["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups", "true"])
    /// A limit of its own for the file watches of a program.
    static let watchLimits = succeeds(["unshare", "-Ur", "sh", "-c", "echo 0 > /proc/sys/user/max_inotify_instances"])

    private static func succeeds(_ command: [String]) -> Bool {
        (try? run(command[0], Array(command.dropFirst())).status) == 0
    }
}

/// A data directory on a file system that is full or can't be written, or that belongs to another user.
@Suite(.serialized) struct MountTests {
    /// The commands that only read.
    private static let reading = ["--once", "export --profile Ann", "search bread", "doctor"]

    /// Runs the command that follows as another user.
    private static let nobody = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]

    /// A data directory with a note in it.
    private func withNotes() throws -> Confab {
        let confab = try Confab()
        let terminal = try confab.start(width: 100, height: 30)
        try terminal.register("Ann")
        try terminal.openNotes()
        try terminal.send("Buy bread")
        try terminal.quit()
        return confab
    }

    /// Runs a script with mounts of its own; `$1` is the data directory, `$2` a copy of it, `$3` the program.
    private func runScript(_ script: String, _ confab: Confab) throws -> Outcome {
        let copy = confab.directory.appendingPathComponent("copy")
        try FileManager.default.copyItem(at: confab.data, to: copy)
        return try run(
            "unshare", ["-m", "sh", "-c", script, "sh", confab.data.path, copy.path, Confab.executable],
            environment: confab.environment)
    }

    @Test(
        .enabled(if: Permitted.mounts, "mounting file systems is not permitted here"), arguments: ["missing", "empty"])
    func aFullDiskWithoutALockFileIsToldAsWhatItIs(lockFile: String) throws {
        let confab = try withNotes()
        for command in Self.reading {
            try? FileManager.default.removeItem(at: confab.directory.appendingPathComponent("copy"))
            let result = try runScript(
                """
                mount -t tmpfs -o size=4m none "$1" && cp "$2/data.mdb" "$1" || exit 99
                \(lockFile == "empty" ? "touch \"$1/lock.mdb\"" : "")
                cat /dev/zero > "$1/fill" 2>&-
                "$3" \(command)
                """, confab)
            #expect(result.status == (command.hasPrefix("search") ? 2 : 1), "\(command): \(result.errors)")
            #expect(
                result.errors.contains("there is no space left for it") && result.errors.contains("make space"),
                "\(command): \(result.errors)")
            #expect(!result.errors.contains("damaged") && !result.errors.contains("Move"), "\(command)")
        }
    }

    @Test(.enabled(if: Permitted.mounts, "mounting file systems is not permitted here"))
    func anImportIsRefusedWithLittleSpace() throws {
        let confab = try withNotes()
        let file = confab.directory.appendingPathComponent("notes.jsonl").path
        #expect(try confab.run("export", "--profile", "Ann", "--output", file).status == 0)
        let result = try runScript(
            """
            mount -t tmpfs -o size=20m none "$1" && cp "$2/data.mdb" "$1" || exit 99
            "$3" import "\(file)" --profile Bob
            """, confab)
        #expect(result.status == 1 && result.errors.contains("Confab needs 100 MB"), "\(result)")
    }

    @Test(
        .enabled(
            if: ProcessInfo.processInfo.environment["CONFAB_SANITIZED"] == nil,
            "Under the thread sanitizer, a program begins by writing a file that is larger."))
    func aLimitOnFileSizesWithoutALockFileIsToldAsAFullDisk() throws {
        let confab = try withNotes()
        try FileManager.default.removeItem(at: confab.data.appendingPathComponent("lock.mdb"))
        let result = try runScript("ulimit -S -f 16; exec \"$3\" doctor", confab)
        #expect(result.status == 1)
        #expect(result.errors.contains("there is no space left for it"), "\(result.errors)")
    }

    @Test(.enabled(if: Permitted.mounts, "mounting file systems is not permitted here"))
    func readOnlyMediaCanBeRead() throws {
        let confab = try withNotes()
        for name in ["lock.mdb", "changes"] {
            try FileManager.default.removeItem(at: confab.data.appendingPathComponent(name))
        }
        let words = ["Notes to self", "Buy bread", "bread", "all good"]
        for (command, word) in zip(Self.reading, words) {
            try? FileManager.default.removeItem(at: confab.directory.appendingPathComponent("copy"))
            let result = try runScript(
                """
                mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" || exit 99
                exec "$3" \(command) --data "$1"
                """, confab)
            #expect(result.status == 0, "\(command): \(result.errors)")
            #expect(result.output.contains(word), "\(command): \(result.output)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: confab.data.path).contains("lock.mdb") == false)
    }

    @Test(.enabled(if: Permitted.otherUsers, "acting as another user is not permitted here"))
    func aDirectoryOfAnotherUserIsCalledNotReadable() throws {
        let confab = try withNotes()
        for command in Self.reading {
            let result = try runAsNobody(command, confab)
            #expect(result.status == (command.hasPrefix("search") ? 2 : 1), "\(command)")
            #expect(result.errors.contains("You don't have permission to read"), "\(command): \(result.errors)")
            #expect(!result.errors.contains("no database"), "\(command)")
        }
    }

    @Test(.enabled(if: Permitted.otherUsers, "acting as another user is not permitted here"))
    func whatAnotherUserMayReadCanBeRead() throws {
        let confab = try withNotes()
        let export = try exported(confab)
        try run("chmod", ["-R", "a+rX", confab.data.path])
        let result = try runAsNobody("export --profile Ann", confab)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("Buy bread"))
        let refused = try runAsNobody("import \(export) --profile Bob", confab)
        #expect(refused.status == 1)
        #expect(refused.errors.contains("but not write to it. Check its permissions"), "\(refused)")
    }

    @Test(.enabled(if: Permitted.otherUsers, "running as another user is not permitted here"))
    func aDatabaseThatCannotBeWrittenIsNamedAndNotItsDirectory() throws {
        let confab = try withNotes()
        try run("chown", ["-R", "65534:65534", confab.directory.path])
        chmod(confab.database.path, 0o444)
        let refused = try runAsNobody("doctor --rebuild-index", confab)
        #expect(refused.status == 1)
        #expect(refused.errors.contains("You can read \(confab.database.path) but not write to it."), "\(refused)")
    }

    @Test(.enabled(if: Permitted.otherUsers, "running as another user is not permitted here"))
    func aDirectoryThatCannotBeCreatedIsNotCalledUnreadable() throws {
        let confab = try withNotes()
        let new = confab.directory.appendingPathComponent("new").path
        let export = try exported(confab)
        for path in [new, new + "/deep"] {
            let refused = try runAsNobody("import \(export) --profile Bob --data \(path)", confab)
            #expect(refused.status == 1)
            #expect(
                refused.errors.contains("The data directory \(path) can't be used: Permission denied."), "\(refused)")
        }
    }

    @Test(.enabled(if: Permitted.otherUsers, "running as another user is not permitted here"))
    func aDatabaseThatCannotBeReadIsToldInOneSentence() throws {
        let confab = try withNotes()
        let export = try exported(confab)
        try run("chown", ["-R", "65534:65534", confab.directory.path])
        chmod(confab.database.path, 0)
        let sentence = "You don't have permission to read \(confab.database.path). Check its owner and permissions."
        for command in ["--once", "doctor", "doctor --rebuild-index", "import \(export) --profile Bob"] {
            let refused = try runAsNobody(command, confab)
            #expect(refused.status == 1 && refused.errors.contains(sentence), "\(command): \(refused)")
        }
        let terminal = try confab.start([], within: Self.nobody, width: 120, height: 30)
        let screen = try terminal.wait(for: "Confab can't start")
        let shown = screen.filter { !$0.isWhitespace }
        #expect(shown.contains(sentence.filter { !$0.isWhitespace }), "\(screen)")
    }

    /// Returns the path of an export that other users can read.
    private func exported(_ confab: Confab) throws -> String {
        let file = confab.directory.appendingPathComponent("notes.jsonl")
        try Data(confab.run("export", "--profile", "Ann").output.utf8).write(to: file)
        chmod(file.path, 0o644)
        return file.path
    }

    private func runAsNobody(_ command: String, _ confab: Confab) throws -> Outcome {
        try run(
            Self.nobody[0],
            Self.nobody.dropFirst() + [Confab.executable]
                + command.split(separator: " ").map(String.init), environment: confab.environment)
    }
}
