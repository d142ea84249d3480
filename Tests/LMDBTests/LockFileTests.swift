import Foundation
import Testing

@testable import LMDB

@Suite struct LockFileTests {
    private let directory = TemporaryDirectory()
    private var path: String { directory.path + "/lock.mdb" }

    private func status() -> stat {
        var status = stat()
        #expect(stat(path, &status) == 0)
        return status
    }

    @Test func theReservedSizeIsWhatTheLibraryMaps() throws {
        let environment = try Environment(directory: directory.path)
        #expect(Int(status().st_size) == LockFile.size)
        #expect(Int(status().st_blocks) * 512 >= LockFile.size)
        withExtendedLifetime(environment) {}
    }

    @Test func aLockFileWithHolesIsFilled() throws {
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        #expect(truncate(path, LockFile.size) == 0)
        #expect(status().st_blocks == 0)
        try LockFile.reserve(in: directory.path)
        #expect(Int(status().st_blocks) * 512 >= LockFile.size)
    }

    @Test func theDatabaseAppearsWholeAndBeforeTheLockFile() throws {
        try DataFile.createIfMissing(in: directory.path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["data.mdb"])
        let header = try #require(try FileHeader.read(path: directory.path + "/data.mdb"))
        #expect(header.isWhole)
        // A second creator leaves what is there.
        let before = try Data(contentsOf: URL(fileURLWithPath: directory.path + "/data.mdb"))
        try DataFile.createIfMissing(in: directory.path)
        #expect(try Data(contentsOf: URL(fileURLWithPath: directory.path + "/data.mdb")) == before)
    }
}
