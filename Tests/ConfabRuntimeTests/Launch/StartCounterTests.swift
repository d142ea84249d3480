import Foundation
import Glibc
import Testing

@testable import ConfabRuntime

/// The number of starts that ended early.
@Suite final class StartCounterTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: directory + "/locks", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    private func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: directory + "/locks/starts"))
    }

    @Test func everyStartCountsUntilOneIsReady() {
        let counter = StartCounter(directory, version: "1.0")
        #expect(counter.count == 0)
        for expected in 1...12 {
            counter.begin()
            #expect(counter.count == expected)
        }
        counter.clear()
        #expect(counter.count == 0)
    }

    @Test func aNewVersionCountsItsOwnStarts() {
        let old = StartCounter(directory, version: "1.0 (build ab)")
        for _ in 1...3 { old.begin() }
        let new = StartCounter(directory, version: "1.1 (build cd)")
        #expect(new.count == 0)
        new.begin()
        #expect(new.count == 1 && old.count == 0)
    }

    @Test(arguments: [
        "", "\n", "1.0", "1.0 three 4", "1.0 -3 4", "1.0 99999999999999999999 4", "\0\u{7}\u{202E}", "1.0 3",
    ])
    func noiseCountsAsNothing(_ text: String) throws {
        try write(text)
        #expect(StartCounter(directory, version: "1.0").count == 0)
    }

    @Test func aStartThatIsStillOnItsWayHasNotEnded() throws {
        let counter = StartCounter(directory, version: "1.0")
        // The parent of the tests runs as long as they do.
        let parent = try #require(StartCounter.identity(of: getppid()))
        try write("1.0 1 \(parent)\n")
        #expect(!counter.begin())
        #expect(counter.count == 1)
    }

    /// A process that failed with a sentence may stay on the screen.
    @Test func aStartThatWasTakenBackIsNotOnItsWay() throws {
        let counter = StartCounter(directory, version: "1.0")
        counter.begin()
        counter.begin()
        counter.withdraw()
        #expect(counter.count == 1)
        #expect(try String(contentsOfFile: directory + "/locks/starts", encoding: .utf8) == "1.0 1 -\n")
        #expect(counter.begin() && counter.count == 2)
    }

    @Test func aProcessWithTheNumberOfAnEarlierOneIsAnotherOne() throws {
        let counter = StartCounter(directory, version: "1.0")
        for process in ["\(getppid())", "\(getppid())/1"] {
            try write("1.0 2 \(process)\n")
            #expect(counter.begin())
            #expect(counter.count == 3)
        }
    }

    /// Nobody reaps a process in a container without an init process.
    @Test func aProcessThatNobodyHasReapedHasEnded() throws {
        var process = pid_t()
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
        defer { free(arguments[0]) }
        try #require(posix_spawnp(&process, "true", nil, nil, &arguments, environ) == 0)
        var info = siginfo_t()
        #expect(waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) == 0)
        #expect(kill(process, 0) == 0 && StartCounter.identity(of: process) == nil)
        waitpid(process, nil, 0)
    }

    @Test func withoutAPlaceForTheFileNothingIsCounted() throws {
        try FileManager.default.removeItem(atPath: directory + "/locks")
        let counter = StartCounter(directory, version: "1.0")
        counter.begin()
        counter.clear()
        #expect(counter.count == 0)
        #expect(!FileManager.default.fileExists(atPath: directory + "/locks"))
    }
}
