import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The screen of a start that failed.
@Suite struct FailureTests {
    private func failed(_ problem: Problem) -> AppState {
        AppState(size: .usual, clock: .fixture).after(.launchFailed(problem))
    }

    private func choices(_ problem: Problem) -> [Failure.Choice] { Failure(problem).choices }

    @Test func eachFailureHasItsChoices() {
        let path = "/home/ada/.local/share/confab"
        #expect(choices(.storage(.notWritable(path: path))) == [.retry, .saveBundle, .quit])
        #expect(
            choices(.launch(.networkFileSystem(path: path, kind: "NFS"))) == [
                .start(.networkFileSystem), .saveBundle, .quit,
            ])
        #expect(
            choices(.launch(.littleSpace(path: path, free: 1, needed: 100)))
                == [.retry, .start(.littleSpace), .saveBundle, .quit])
        #expect(choices(.launch(.earlyEnds(count: 3))) == [.start(.earlyEnds), .saveBundle, .quit])
        // Another start changes nothing about what a newer version wrote.
        #expect(choices(.storage(.newerFormat(found: 2, known: 1))) == [.saveBundle, .quit])
        let damaged = DatabaseProblem(.damaged, operation: "open", place: path)
        #expect(choices(.storage(.database(damaged))) == [.retry, .copyDoctor, .saveBundle, .quit])
    }

    @Test func startingAnywayRemembersEveryRiskThatWasTaken() {
        var state = failed(.launch(.littleSpace(path: "/data", free: 1, needed: 100)))
        state = typed("j", in: state)
        let effects = App.reduce(&state, .key("enter"))
        #expect(effects.contains(.perform(.launch(.open(accepting: [.littleSpace])))))
        state = state.after(.launchFailed(.launch(.earlyEnds(count: 3))))
        #expect(
            App.reduce(&state, .key("enter")).contains(
                .perform(.launch(.open(accepting: [.earlyEnds, .littleSpace])))))
        // Trying again takes no other risk.
        state = state.after(.launchFailed(.offline))
        #expect(
            App.reduce(&state, .key("enter")).contains(
                .perform(.launch(.open(accepting: [.earlyEnds, .littleSpace])))))
    }

    @Test func theCommandIsCopiedAndTheScreenStays() {
        let damaged = DatabaseProblem(.damaged, operation: "open", place: "/data/data.mdb")
        var state = failed(.storage(.database(damaged)))
        state.options.doctorCommand = "confab doctor --data /data"
        let effects = App.reduce(&state, .failure(.chosen(1)))
        #expect(effects.contains(.perform(.terminal(.copy("confab doctor --data /data")))))
        #expect(state.failure != nil && state.said.count == 1)
        #expect(App.reduce(&state, .failure(.chosen(3))).contains(.perform(.terminal(.quit))))
    }

    @Test func aLogBundleIsSavedOnceAtATimeAndTheScreenSaysWhere() {
        var state = failed(.offline)
        #expect(App.reduce(&state, .failure(.chosen(1))).contains(.perform(.launch(.saveBundle))))
        #expect(App.lines(state).last == "Saving…")
        // A key that is held down.
        #expect(App.reduce(&state, .key("enter")).isEmpty)
        state = state.after(.failure(.bundleSaved("/home/ada/.local/state/confab/bundle-2026-11-05.txt")))
        #expect(
            App.lines(state).last
                == "Saved, without messages, names, or secrets: /home/ada/.local/state/confab/bundle-2026-11-05.txt")
        #expect(App.reduce(&state, .key("enter")).contains(.perform(.launch(.saveBundle))))
        state = state.after(
            .failure(
                .bundleNotSaved(.saving(.notWritable(path: "/state/bundle.txt", reason: "No space left on device")))))
        #expect(App.lines(state).last == "/state/bundle.txt can't be written. No space left on device.")
        #expect(state.failure != nil)
    }

    @Test func theMouseChoosesAndEscapeStays() {
        let state = failed(.storage(.notWritable(path: "/data")))
        #expect(typed("escape", in: state).failure != nil)
        #expect(clicked("Try again", in: state).root == .launching(Launch()))
    }

    @Test func aStartThatWaitsSaysForWhichProcess() {
        var state = AppState(size: .usual, clock: .fixture).after(.launch(.held(by: 4711)), .launch(.splashDue))
        #expect(
            App.lines(state) == [
                "Another Confab is rewriting the data (process 4711). This one goes on when it's done."
            ])
        state = state.after(.launch(.held(by: nil)))
        #expect(App.lines(state) == ["Loading…"])
    }

    @Test func theScreen() {
        assertSnapshot(
            of: failed(
                .launch(.littleSpace(path: "/home/ada/.local/share/confab", free: 12_000_000, needed: 100_000_000))),
            as: .screen(alsoAt: .small, .large))
    }

    @Test func theScreenWithALogBundle() {
        let path = "/home/ada/.local/state/confab/bundle-2026-11-05.txt"
        assertSnapshot(
            of: failed(.storage(.notWritable(path: "/home/ada/.local/share/confab")))
                .after(.failure(.chosen(1)), .failure(.bundleSaved(path))),
            as: .screen(alsoAt: .small, .large))
    }
}
