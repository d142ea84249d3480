import Foundation
import Glibc
import MessageStore
import Messenger
import Testing

/// Copying the user's files to the files of messages.
@Suite struct FileStoreCopyTests {
    private let directory = TemporaryDirectory()
    private var files: FileStore { FileStore(directory: directory.path + "/data") }
    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: directory.path + "/data/files")) ?? []).sorted()
    }

    /// Writes a file and opens it.
    private func opened(_ bytes: [UInt8]) throws -> Int32 {
        let path = directory.path + "/tide.pdf"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        // Some systems note times of a change only by ticks of several milliseconds.
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: path)
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        try #require(descriptor >= 0)
        return descriptor
    }

    @Test func aCopyHasTheHashOfItsBytes() throws {
        let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) }
        let descriptor = try opened(bytes)
        defer { close(descriptor) }
        var heard: [Int64] = []
        let hash = try files.add(copying: descriptor, byteCount: 3_000_000) { copied in
            heard.append(copied)
            return true
        }
        #expect(hash == FileHash(of: bytes))
        #expect(names == [hash.digits])
        #expect(FileManager.default.contents(atPath: files.path(of: hash)) == Data(bytes))
        #expect(heard == [0, 1 << 20, 2 << 20, 3_000_000])
        lseek(descriptor, 0, SEEK_SET)
        #expect(try files.add(copying: descriptor, byteCount: 3_000_000) == hash)
        #expect(names == [hash.digits])
    }

    @Test func aCanceledCopyLeavesNothing() throws {
        let descriptor = try opened([UInt8](repeating: 1, count: 3_000_000))
        defer { close(descriptor) }
        #expect(throws: FileCopyError.canceled) {
            try files.add(copying: descriptor, byteCount: 3_000_000) { $0 < 2_000_000 }
        }
        #expect(names == [])
    }

    @Test(arguments: ["grows", "shrinks", "is written"]) func aFileThatChangesIsNotStored(change: String) throws {
        let descriptor = try opened([UInt8](repeating: 1, count: 3_000_000))
        defer { close(descriptor) }
        #expect(throws: FileCopyError.changed) {
            try files.add(copying: descriptor, byteCount: 3_000_000) { copied in
                guard copied == 1 << 20 else { return true }
                switch change {
                case "grows": ftruncate(descriptor, 4_000_000)
                case "shrinks": ftruncate(descriptor, 1_500_000)
                default: pwrite(descriptor, "x", 1, 5)
                }
                return true
            }
        }
        #expect(names == [])
    }

    @Test func aFolderInTheWayIsNamed() throws {
        let descriptor = try opened([1])
        defer { close(descriptor) }
        #expect(throws: FileCopyError.changed) { try files.add(copying: descriptor, byteCount: 2) }
        try FileManager.default.removeItem(atPath: directory.path + "/data")
        try Data().write(to: URL(fileURLWithPath: directory.path + "/data"))
        let problem = StoreError.directory(path: directory.path + "/data/files", .system("Not a directory"))
        #expect(throws: FileCopyError.store(problem)) {
            try files.add(copying: descriptor, byteCount: 1)
        }
    }
}
