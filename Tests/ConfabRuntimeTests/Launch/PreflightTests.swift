import Foundation
import MessageStore
import Messenger
import Testing

@testable import ConfabRuntime

/// The checks before the data is opened.
@Suite final class PreflightTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: directory + "/locks", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    private func problem(_ disk: Disk?, accepting risks: Set<LaunchRisk> = []) -> Problem? {
        do {
            try Preflight(directory) { _ in disk }.check(accepting: risks)
            return nil
        } catch {
            return Problem(error)
        }
    }

    @Test func theFirstThingThatIsWrongDecides() throws {
        try FileManager.default.removeItem(atPath: directory)
        _ = try MessageStore(directory: directory)
        let bad = Disk(free: 99_999_999, network: "NFS")
        for _ in 1...StartCounter.limit { StartCounter(directory).begin() }
        #expect(problem(bad) == .launch(.networkFileSystem(path: directory, kind: "NFS")))
        let little = LaunchProblem.littleSpace(path: directory, free: 99_999_999, needed: 100_000_000)
        #expect(problem(bad, accepting: [.networkFileSystem]) == .launch(little))
        #expect(problem(bad, accepting: [.networkFileSystem, .littleSpace]) == .launch(.earlyEnds(count: 3)))
        #expect(problem(bad, accepting: Set(LaunchRisk.allCases)) == nil)
        // A database that can't be opened is a better reason than a number.
        try FileHandle(forWritingTo: URL(fileURLWithPath: directory + "/data.mdb")).truncate(atOffset: 9000)
        let cut = try #require(problem(nil))
        guard case .storage(.database(let found)) = cut, case .cutShort = found.kind else {
            Issue.record("\(cut)")
            return
        }
        try Data("a letter".utf8).write(to: URL(fileURLWithPath: directory + "/data.mdb"))
        guard case .storage(.database(let noise)) = try #require(problem(nil)), noise.kind == .damaged else {
            Issue.record("\(String(describing: problem(nil)))")
            return
        }
        #expect(problem(Disk(free: 0)) == .launch(.littleSpace(path: directory, free: 0, needed: 100_000_000)))
    }

    @Test func nothingIsWrongWhereTheSystemCannotTell() throws {
        try FileManager.default.removeItem(atPath: directory)
        #expect(problem(nil) == nil)
        #expect(problem(Disk(free: 100_000_000)) == nil)
    }

    @Test func aNetworkFileSystemIsAcceptedForGood() throws {
        let network = Disk(free: 1 << 40, network: "CIFS")
        try FileManager.default.removeItem(atPath: directory)
        _ = try MessageStore(directory: directory)
        Preflight(directory) { _ in network }.remember([.littleSpace])
        #expect(problem(network) != nil)
        Preflight(directory) { _ in network }.remember([.networkFileSystem])
        #expect(problem(network) == nil)
    }

    @Test func theDiskOfADirectoryIsKnown() throws {
        let disk = try #require(Disk(at: directory))
        #expect(disk.free > 0 && disk.network == nil)
        #expect(Disk(at: directory + "/a") == nil)
        #expect(Disk(at: "/proc/self/status/x") == nil)
    }
}
