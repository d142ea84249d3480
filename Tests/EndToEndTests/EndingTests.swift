import Foundation
import Glibc
import MessageStore
import ProcessTesting
import Testing

/// However the program ends, what was being written is there when it starts again.
@Suite(.serialized) struct EndingTests {
    @Test(arguments: [(SIGTERM, "ended with 0"), (SIGHUP, "ended with 0"), (SIGKILL, "ended with 137")])
    func aDraftSurvives(signal: Int32, end: String) throws {
        let confab = try Confab()
        let terminal = try confab.start(width: 100, height: 30)
        try terminal.register("Ann")
        try terminal.openNotes()
        try terminal.send("Buy bread")
        try terminal.type("and mil")
        if signal == SIGKILL {
            // Nobody can do anything then: what was kept after the last pause is there.
            try terminal.wait(for: "Draft: and mil")
        } else {
            try terminal.wait(for: "› and mil")
        }
        try terminal.signal(signal)
        // The terminal may not be restored, and then a line may be broken anywhere.
        let screen = try terminal.wait("“\(end)”") { $0.filter { !$0.isWhitespace }.contains(end.filter { $0 != " " }) }
        if signal != SIGKILL { #expect(!screen.contains("New chat")) }

        let again = try confab.start(width: 100, height: 30)
        try again.wait(for: "Draft: and mil")
        try again.press("Enter")
        try again.wait(for: "› and mil")
        try again.type("k")
        try again.wait(for: "› and milk")
        try again.press("Enter")
        try again.wait("two messages and an empty field") { screen in
            screen.contains("Buy bread") && screen.contains("and milk") && screen.contains("Write a message")
        }
        try again.quit()
    }

    @Test func aKilledPeerIsNoHindrance() throws {
        let confab = try Confab()
        let alice = try confab.start()
        try alice.register("Alice")
        let bob = try confab.start("--profile", "Bob")
        try bob.register()
        try bob.use(alice.createLink())
        try bob.wait(for: "Write a message")
        try bob.signal(SIGKILL)
        try bob.wait(for: "ended with 137")
        try alice.wait(for: "Write a message")
        try alice.send("Are you there?")
        // Her own program takes in what is for a profile that nobody has open; nobody reads it.
        try alice.wait("a delivered message that nobody has read") { $0.contains("✓✓") && !$0.contains("◉") }
        try alice.lookAtKeys()
        // The profile of the killed process is free again.
        let again = try confab.start("--profile", "Bob")
        try again.wait(for: "Are you there?")
        try again.openFirstChat()
        try alice.wait(for: "◉")
        for terminal in [again, alice] { try terminal.quit() }
    }

    @Test func aProfileThatIsOpenElsewhereIsSaid() throws {
        let confab = try Confab()
        let first = try confab.start()
        try first.register("Ann")
        let second = try confab.start()
        try second.wait("which process has it") { $0.unwrapped.contains("Ann is open in another Confab (process ") }
        try first.quit()
        // Now it can be chosen.
        try second.wait("nobody has it") { !$0.unwrapped.contains("process") }
        try second.press("Enter")
        try second.wait(for: "Notes to self")
        try second.quit()
    }

    /// A process that holds the database and was stopped must not keep Confab from ending.
    @Test(arguments: [true, false]) func quittingDoesNotWaitInSilence(isEnded: Bool) throws {
        let confab = try Confab()
        let terminal = try confab.start(width: 100, height: 30)
        try terminal.register("Ann")
        try terminal.openNotes()
        try terminal.send("Buy bread")
        let store = try MessageStore(directory: confab.data.path)
        let isDone = DispatchSemaphore(value: 0)
        let isHeld = DispatchSemaphore(value: 0)
        let hold = Thread {
            _ = try? store.write { _ in
                isHeld.signal()
                isDone.wait()
            }
        }
        hold.start()
        isHeld.wait()
        try terminal.type("and milk")
        try terminal.press("C-q")
        try terminal.wait("the reason") { $0.unwrapped.contains("Waiting for another process") }
        // As Ctrl-C does now, but without ending the shell around it, too.
        if isEnded { try terminal.signal(SIGINT) } else { isDone.signal() }
        try terminal.wait(for: isEnded ? "ended with 130" : "ended with 0")
        if isEnded { isDone.signal() }
        #expect(try confab.run("doctor").status == 0)
    }
}
