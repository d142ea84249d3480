import Foundation
import LMDB
import RandomTesting
import Testing

@Suite struct EnvironmentTests {
    private let directory = TemporaryDirectory()
    private var file: String { directory.path + "/data.mdb" }

    /// A database with something in it, closed again.
    private func make() throws {
        let environment = try Environment(directory: directory.path)
        let table: NumberTable = try environment.openTables { (opener) throws(LMDBError) in
            try opener.table("numbers", codec: RawBytes())
        }
        try environment.write { transaction in
            for number in 0..<500 as Range<UInt64> {
                try table.put([UInt8](repeating: 7, count: 200), for: number, in: transaction)
            }
        }
    }

    @Test func theFilesAreForThisUserOnly() throws {
        try make()
        for name in ["data.mdb", "lock.mdb"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: directory.path + "/" + name)
            #expect((attributes[.posixPermissions] as? Int) == 0o600)
        }
    }

    @Test func anEnvironmentIsOpenOnceInAProcess() throws {
        let first = try Environment(directory: directory.path)
        #expect {
            try Environment(directory: directory.path + "/../" + (directory.path as NSString).lastPathComponent)
        } throws: {
            ($0 as? LMDBError)?.reason == .alreadyOpen
        }
        #expect(first.path == directory.path)
    }

    @Test func aProcessHasRoomForHundreds() throws {
        let environment = try Environment(directory: directory.path)
        let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8).split(separator: "\n")
            .filter { $0.hasSuffix((directory.path as NSString).lastPathComponent + "/data.mdb") }
            .map { $0.prefix { $0 != " " }.split(separator: "-").compactMap { Int($0, radix: 16) } }
        #expect(maps.count == 2)
        // Of the 2^47 bytes that a process has.
        #expect(maps.map { $0[1] - $0[0] }.reduce(0, +) <= 1 << 38)
        #expect(environment.path == directory.path)
    }

    @Test func itCanBeOpenedAgainOnceItIsClosed() throws {
        try make()
        try make()
    }

    @Test(arguments: [0.25, 0.5, 0.99]) func aFileThatWasCutIsRefusedBeforeItIsRead(_ part: Double) throws {
        try make()
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        try data.prefix(Int(Double(data.count) * part)).write(to: URL(fileURLWithPath: file))
        #expect { try Environment(directory: directory.path) } throws: {
            guard case .cutShort(_, let actual) = ($0 as? LMDBError)?.reason else { return false }
            return actual == Int64(Double(data.count) * part)
        }
    }

    @Test func aFileOfSomethingElseIsRefused() throws {
        try Data(repeating: 0x55, count: 100_000).write(to: URL(fileURLWithPath: file))
        #expect { try Environment(directory: directory.path) } throws: { ($0 as? LMDBError)?.reason == .damaged }
    }

    @Test func aDirectoryThatIsNotThereIsNamed() {
        #expect { try Environment(directory: "/nonexistent/confab") } throws: {
            ($0 as? LMDBError)?.reason == .noDirectory && "\($0)".contains("/nonexistent/confab")
        }
    }

    @Test func theFileIsNeverShorterThanItsHeaderSays() throws {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        for _ in 0..<20 {
            // Opening checks the file, so opening again and again after random writes is the test.
            let environment = try Environment(directory: directory.path)
            let table: NumberTable = try environment.openTables { (opener) throws(LMDBError) in
                try opener.table("numbers", codec: RawBytes())
            }
            for _ in 0..<10 {
                try environment.write { transaction in
                    for _ in 0..<50 {
                        let key = UInt64.random(in: 0..<200, using: &random)
                        if Bool.random(using: &random) {
                            try table.remove(key, in: transaction)
                        } else {
                            let size = Int.random(in: 0..<9000, using: &random)
                            try table.put([UInt8](repeating: 1, count: size), for: key, in: transaction)
                        }
                    }
                }
            }
        }
    }

    /// A disk that is full just when the meta page is written, after everything else: liblmdb then refuses everything.
    @Test func aCommitThatFailsInItsLastStepSaysWhatToDoAndLosesNothing() throws {
        try make()
        let table: NumberTable
        do {
            let environment = try Environment(directory: directory.path)
            table = try environment.openTables { (opener) throws(LMDBError) in
                try opener.table("numbers", codec: RawBytes())
            }
            try failMetaWrites(of: environment)
            #expect {
                try environment.write { try table.put([1], for: 1000, in: $0) }
            } throws: {
                ($0 as? LMDBError)?.reason == .diskFull
            }
            for attempt in 0..<2 {
                #expect {
                    if attempt == 0 { _ = try environment.beginRead() } else { _ = try environment.beginWrite() }
                } throws: {
                    ($0 as? LMDBError)?.reason == .mustReopen
                }
            }
        }
        let again = try Environment(directory: directory.path)
        let numbers: NumberTable = try again.openTables { (opener) throws(LMDBError) in
            try opener.table("numbers", codec: RawBytes())
        }
        #expect(try again.read { try numbers.count(in: $0) } == 500)
        try again.write { try numbers.put([1], for: 1000, in: $0) }
        #expect(try again.read { try numbers.count(in: $0) } == 501)
    }

    /// Puts the device that is always full in place of the descriptor by which `environment` writes its meta pages.
    private func failMetaWrites(of environment: Environment) throws {
        let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int32($0) }
        let resolved = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        // All others go on being written to; only this one writes through to the disk at once.
        let meta = try #require(
            descriptors.first {
                (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == resolved
                    && fcntl($0, F_GETFL) & O_DSYNC != 0
            })
        let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
        #expect(dup2(full, meta) == meta)
        close(full)
    }

    @Test func aCopyIsWhole() throws {
        try make()
        let environment = try Environment(directory: directory.path)
        let copy = TemporaryDirectory()
        _ = FileManager.default.createFile(atPath: copy.path + "/data.mdb", contents: nil)
        let handle = try #require(FileHandle(forWritingAtPath: copy.path + "/data.mdb"))
        try environment.copy(to: handle.fileDescriptor)
        try handle.close()
        let other = try Environment(directory: copy.path)
        let table: NumberTable = try other.openTables { (opener) throws(LMDBError) in
            try opener.table("numbers", codec: RawBytes())
        }
        #expect(try other.read { try table.count(in: $0) } == 500)
    }
}
