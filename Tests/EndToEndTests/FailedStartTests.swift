import Foundation
import Glibc
import ProcessTesting
import Testing

/// Starts that fail, and the ways on.
@Suite(.serialized, .timeLimit(.minutes(30))) struct FailedStartTests {
    private func used() throws -> Confab {
        let confab = try Confab()
        let terminal = try confab.start()
        try terminal.register("Ann")
        try terminal.quit()
        return confab
    }

    /// Holds the data as a process does that rewrites it. Closing the descriptor ends that.
    private func hold(_ confab: Confab) throws -> Int32 {
        let descriptor = open(confab.data.path + "/locks/use", O_RDWR | O_CLOEXEC)
        try #require(descriptor >= 0)
        var wanted = flock(l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 0, l_pid: 0)
        // F_OFD_SETLK
        try #require(fcntl(descriptor, 37, &wanted) == 0)
        return descriptor
    }

    @Test func somethingInPlaceOfTheDirectoryIsSaidAndMovedAwayAStartGoesOnByKeyAndMouse() throws {
        for usesMouse in [false, true] {
            let confab = try Confab()
            try? FileManager.default.removeItem(at: confab.data)
            try Data("A letter".utf8).write(to: confab.data)
            let terminal = try confab.start()
            try terminal.wait(for: "Confab can't start")
            // Nothing has changed yet.
            try terminal.press("Enter")
            try terminal.wait(for: "Confab can't start")
            #expect(try String(contentsOf: confab.data, encoding: .utf8) == "A letter")
            try FileManager.default.removeItem(at: confab.data)
            if usesMouse { try terminal.click(on: "Try again") } else { try terminal.press("Enter") }
            try terminal.register("Ann")
            try terminal.quit()
        }
    }

    @Test func quittingAFailedStartLeavesTheSentenceInTheShell() throws {
        let confab = try Confab()
        try? FileManager.default.removeItem(at: confab.data)
        try Data("A letter".utf8).write(to: confab.data)
        let terminal = try confab.start()
        try terminal.wait(for: "Confab can't start")
        try terminal.press("j", "Enter")
        let screen = try terminal.wait(for: "ended with 1")
        #expect(screen.unwrapped.contains("isn't a directory"))
    }

    @Test func aStartWaitsForWhoRewritesTheDataAndThenGoesOn() throws {
        let confab = try used()
        let descriptor = try hold(confab)
        let terminal = try confab.start()
        try terminal.wait(for: "Another Confab is rewriting the data")
        close(descriptor)
        try terminal.wait(for: "Notes to self")
        try terminal.quit()
    }

    @Test func afterThreeStartsThatWereKilledConfabAsksAndTheNextOneIsQuiet() throws {
        let confab = try used()
        let descriptor = try hold(confab)
        for _ in 1...3 {
            let terminal = try confab.start()
            try terminal.wait(for: "Another Confab is rewriting the data")
            try terminal.signal(9)
            try terminal.wait(for: "ended with 137")
        }
        close(descriptor)
        let terminal = try confab.start()
        try terminal.wait(for: "The last 3 starts ended before Confab was ready")
        try terminal.press("Enter")
        try terminal.wait(for: "Notes to self")
        try terminal.quit()
        let next = try confab.start()
        try next.wait(for: "Notes to self")
        try next.quit()
    }
}
