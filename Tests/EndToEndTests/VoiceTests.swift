import Foundation
import ProcessTesting
import Testing

/// Voice messages that one person records and another one hears, each in a process of their own.
@Suite(.serialized, .timeLimit(.minutes(30))) struct VoiceTests {
    /// Alice and Bob with scripts instead of a microphone and a loudspeaker.
    private func meet(
        recorder: String = "printf OggS; trap 'printf end; exit 0' INT; while :; do sleep 0.02; done"
    ) throws
        -> (confab: Confab, alice: Tmux, bob: Tmux)
    {
        try Confab.meet { confab in
            func script(_ name: String, _ text: String) throws -> String {
                let path = confab.directory.appendingPathComponent(name).path
                try writeScript(text, to: path)
                return path
            }
            let heard = confab.directory.appendingPathComponent("heard").path
            let go = confab.directory.appendingPathComponent("go").path
            try confab.configure(
                """
                recorder = "\(try script("rec", recorder))"
                decoder = "\(try script("dec", "cat > /dev/null; head -c 96000 /dev/zero | tr '\\0' '\\100'"))"
                player = "\(try script("play", "cat > '\(heard)'; until [ -e '\(go)' ]; do sleep 0.02; done")) {start}"

                """)
        }
    }

    @Test func aVoiceMessageIsRecordedByOneAndPlayedByTheOther() throws {
        let (confab, alice, bob) = try meet()
        try alice.type("Listen")
        try alice.press("C-r")
        try alice.wait("the recording") { $0.contains(/0:[0-5][1-9] \/ 1:00/) && $0.contains("Enter sends") }
        try alice.press("Enter")
        for screen in [alice, bob] {
            try screen.wait("the message with its waveform and length") {
                $0.contains("▶ █") && $0.contains("0:06") && $0.contains("Listen")
            }
        }
        try alice.wait(without: "1:00")
        try bob.wait("the mark of a new message") { $0.contains("0:06 ●") }
        try bob.selectNewest()
        try bob.press("Enter")
        try bob.wait("the position") { $0.contains("‖ █") && $0.contains(/0:0[1-6] \/ 0:06/) }
        try bob.press("Enter")
        try bob.wait("a pause") { $0.contains("▶ █") && $0.contains(" / 0:06") }
        try bob.press("x")
        try bob.wait(for: "1.5×")
        try bob.press("Enter")
        try bob.wait(for: "‖ █")
        let heard = confab.directory.appendingPathComponent("heard")
        try bob.wait("the player with the whole recording") { _ in
            (try? String(contentsOf: heard, encoding: .utf8)) == "OggSend"
        }
        try bob.wait("a later position") { $0.contains(/0:0[56] \/ 0:06/) }
        try Data().write(to: confab.directory.appendingPathComponent("go"))
        try bob.wait("the end, and no mark") { $0.contains("▶ █") && $0.contains("█ 0:06") && !$0.contains("0:06 ●") }
        try bob.quit()
        // What was played stays so.
        let again = try confab.start("--profile", "Bob", width: 100, height: 30)
        try again.wait(for: "Alice")
        try again.press("Enter")
        try again.wait("the message without a mark") { $0.contains("0:06") && !$0.contains("0:06 ●") }
        try again.quit()
        try alice.quit()
    }

    @Test func quittingKeepsARecordingAsADraft() throws {
        let (confab, alice, bob) = try meet()
        try alice.type("Listen")
        try alice.press("C-r")
        try alice.wait("a second of a recording") { $0.contains(/0:[0-5][1-9] \/ 1:00/) }
        try alice.quit()
        let again = try confab.start(["--profile", "Alice"])
        try again.wait(for: "Bob")
        try again.press("Enter")
        try again.wait("the recording and the text") { $0.contains("♪ █") && $0.contains("Listen") }
        try again.press("Escape")
        try again.wait(for: "Discard the recording?")
        try again.press("Escape")
        try again.wait(without: "Discard the recording?")
        try again.press("Enter")
        try bob.wait("the message") { $0.contains("▶ █") && $0.contains("Listen") }
        try again.quit()
        try bob.quit()
    }

    @Test func aRecorderThatFailsIsNamedAndTheTextStays() throws {
        let (_, alice, bob) = try meet(recorder: "echo 'no microphone' >&2; exit 1")
        try alice.type("Listen")
        try alice.press("C-r")
        try alice.wait("the reason, and the text") { $0.contains("no microphone") && $0.contains("Listen") }
        try alice.quit()
        try bob.quit()
    }
}
