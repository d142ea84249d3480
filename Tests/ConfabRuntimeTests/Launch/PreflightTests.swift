import Foundation
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

    private func problem(_ disk: Disk?, accepting risks: Set<LaunchRisk> = []) -> LaunchProblem? {
        Preflight(directory) { _ in disk }.problem(accepting: risks)
    }

    @Test func theFirstRiskThatWasNotTakenDecides() {
        let bad = Disk(free: 99_999_999, network: "NFS")
        for _ in 1...StartCounter.limit { StartCounter(directory).begin() }
        #expect(problem(bad) == .networkFileSystem(path: directory, kind: "NFS"))
        let little = LaunchProblem.littleSpace(path: directory, free: 99_999_999, needed: 100_000_000)
        #expect(problem(bad, accepting: [.networkFileSystem]) == little)
        #expect(problem(bad, accepting: [.networkFileSystem, .littleSpace]) == .earlyEnds(count: 3))
        #expect(problem(bad, accepting: Set(LaunchRisk.allCases)) == nil)
        StartCounter(directory).clear()
        #expect(problem(Disk(free: 100_000_000)) == nil)
        // Where the system can't tell, nothing is wrong.
        #expect(problem(nil) == nil)
    }

    @Test func aNetworkFileSystemIsAcceptedForGood() {
        let network = Disk(free: 1 << 40, network: "CIFS")
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
