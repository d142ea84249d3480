import Foundation
import Testing

@testable import ConfabRuntime

@Suite struct LogFileTests {
    @Test func aLogBeginsAnewWhenItIsLargeAndKeepsTheOneBefore() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)/deep")
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let log = LogFile(directory: folder.path)
        let line = String(repeating: "x", count: 64 * 1024)
        for _ in 0..<40 { log.write(line) }
        let sizes = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
            try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent($0).path)[.size] as? Int64
        }
        #expect(sizes.count == 2)
        for size in sizes { #expect((size ?? .max) <= LogFile.sizeLimit + 70_000) }
    }

    @Test func aFolderThatCannotBeCreatedIsTheReasonThatNothingIsLogged() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)").path
        try Data().write(to: URL(fileURLWithPath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        #expect(
            LogFile(directory: file + "/state").problem
                == "Nothing is logged because \(file)/state can't be created: Not a directory.")
    }
}
