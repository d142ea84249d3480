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
                .retry, .start(.networkFileSystem), .saveBundle, .quit,
            ])
        #expect(
            choices(.launch(.littleSpace(path: path, free: 1, needed: 100)))
                == [.retry, .start(.littleSpace), .saveBundle, .quit])
        #expect(choices(.launch(.earlyEnds(count: 3))) == [.copyDoctor, .start(.earlyEnds), .saveBundle, .quit])
        // Another start changes nothing about what a newer version wrote.
        #expect(choices(.storage(.newerFormat(found: 2, known: 1))) == [.saveBundle, .quit])
        #expect(choices(.launch(.canceled(holder: nil))) == [.retry, .saveBundle, .quit])
        let damaged = DatabaseProblem(.damaged, operation: "open", place: path)
        #expect(choices(.storage(.database(damaged))) == [.copyDoctor, .retry, .saveBundle, .quit])
    }

    @Test func startingAnywayRemembersEveryRiskThatWasTaken() {
        var state = failed(.launch(.littleSpace(path: "/data", free: 1, needed: 100)))
        state = typed("j", in: state)
        let effects = App.reduce(&state, .key("enter"))
        #expect(effects.contains(.perform(.launch(.open(accepting: [.littleSpace])))))
        state = typed("j", in: state.after(.launchFailed(.launch(.earlyEnds(count: 3)))))
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
        let effects = App.reduce(&state, .failure(.chosen(0)))
        #expect(effects.contains(.perform(.terminal(.copy("confab doctor --data /data")))))
        #expect(state.failure != nil && state.said.count == 1)
        #expect(App.reduce(&state, .failure(.chosen(3))).contains(.perform(.terminal(.quit))))
    }

    @Test func aLogBundleIsSavedOnceAndTheScreenSaysWhere() {
        var state = failed(.offline)
        #expect(App.reduce(&state, .failure(.chosen(1))).contains(.perform(.launch(.saveBundle))))
        #expect(App.lines(state).last == "Saving…")
        // A key that is held down.
        #expect(App.reduce(&state, .key("enter")).isEmpty)
        state = state.after(.failure(.bundleSaved("/home/ada/.local/state/confab/bundle-2026-11-05.txt")))
        #expect(
            App.lines(state).last
                == "Log bundle saved. Read it before you send it: /home/ada/.local/state/confab/bundle-2026-11-05.txt")
        #expect(App.reduce(&state, .key("enter")).isEmpty)
        state = failed(.offline).after(
            .failure(
                .bundleNotSaved(.saving(.notWritable(path: "/state/bundle.txt", reason: "No space left on device")))))
        #expect(
            App.lines(state).last
                == "/state/bundle.txt can't be written. No space left on device. To save it elsewhere, run "
                + "“confab doctor --bundle FILE”.")
        #expect(App.reduce(&state, .failure(.chosen(1))).contains(.perform(.launch(.saveBundle))))
    }

    @Test func aBetterReasonReplacesThatTheStartWasCanceled() {
        let state = failed(.launch(.canceled(holder: nil)))
        #expect(App.lines(state).first == "Start canceled")
        #expect(state.after(.launchFailed(.offline)).failure == .offline)
        #expect(state.after(.launchFailed(.offline), .launchFailed(.noFileWatch)).failure == .offline)
    }

    @Test func theMouseChoosesAndEscapeStays() {
        let state = failed(.storage(.notWritable(path: "/data")))
        #expect(typed("escape", in: state).failure != nil)
        var launch = Launch()
        launch.lastFailure = Failure(.storage(.notWritable(path: "/data")))
        #expect(clicked("Try again", in: state).root == .launching(launch))
    }

    @Test func afterTryingAgainInVainTheSameChoiceIsSelected() {
        let damaged = Problem.storage(.database(DatabaseProblem(.damaged, operation: "open", place: "/data")))
        var state = failed(damaged).after(.failure(.chosen(1)), .launchFailed(damaged))
        #expect(App.reduce(&state, .key("enter")).contains(.perform(.launch(.open(accepting: [])))))
    }

    @Test func aSavedBundleIsKeptWhileTheProblemIsTheSame() {
        let first = failed(.offline).after(.failure(.chosen(1)), .failure(.bundleSaved("/state/bundle.txt")))
        var state = first.after(.failure(.chosen(0)), .launchFailed(.offline))
        #expect(App.lines(state).last?.hasSuffix("/state/bundle.txt") == true)
        state = first.after(.failure(.chosen(0)), .launchFailed(.noFileWatch))
        #expect(App.lines(state).last?.contains("bundle.txt") == false)
        // The shell has its path all the same.
        #expect(state.savedBundles == ["/state/bundle.txt"])
        #expect(App.reduce(&state, .failure(.chosen(1))).contains(.perform(.launch(.saveBundle))))
        // An answer that never comes isn't waited for.
        state = state.after(.failure(.chosen(0)), .launchFailed(.noFileWatch))
        #expect(App.reduce(&state, .failure(.chosen(1))).contains(.perform(.launch(.saveBundle))))
    }

    @Test func aBetterReasonKeepsTheSelectedChoice() {
        let damaged = Problem.storage(.database(DatabaseProblem(.damaged, operation: "open", place: "/data")))
        let state = failed(.launch(.canceled(holder: 7))).after(.failure(.chosen(1)), .launchFailed(damaged))
        #expect(App.lines(state).contains { $0.contains("Save a log bundle, selected") })
    }

    /// A second click on the same place must not quit Confab.
    @Test(arguments: [Size.usual, .small, .large, Size(24, 16), Size(40, 24), Size(60, 20), Size(30, 8)])
    func aResultMovesNoChoice(_ size: Size) {
        var state = AppState(size: size, clock: .fixture).after(.launchFailed(.storage(.notWritable(path: "/data"))))
        let row = line(of: "Save a log bundle", in: state)
        for action in [Failure.Action.chosen(1), .bundleSaved("/home/ada/.local/state/confab/bundle-2026-11-05.txt")] {
            state = state.after(.failure(action))
            #expect(line(of: "Save a log bundle", in: state) == row && row != nil)
            #expect(line(of: "Confab can't start", in: state) != nil)
        }
    }

    private func line(of text: String, in state: AppState) -> Int? {
        shown(state).split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }
    }

    /// There's no profile, and nothing that could be read.
    @Test func nothingIsReadBeforeTheDataIsOpen() {
        for start in [failed(.offline), AppState(size: .usual, clock: .fixture)] {
            var state = start
            let effects = App.reduce(&state, .command(.palette))
            #expect(effects.isEmpty)
            let offers = Palette.offers(state).map(\.command)
            #expect(!offers.contains(.createLink) && !offers.contains(.notes) && offers.contains(.themes))
            for command in offers + CommandID.tabs + [.switcher, .nextUnread, .refresh] {
                var state = start
                let reads = App.reduce(&state, .command(command)).filter {
                    switch $0 {
                    case .perform(.query, _), .perform(.slowQuery, _), .perform(.service, _), .perform(.profile, _):
                        true
                    default: false
                    }
                }
                #expect(reads.isEmpty, "\(command): \(reads)")
            }
        }
    }

    @Test func aStartThatWaitsSaysForWhichProcess() {
        var state = AppState(size: .usual, clock: .fixture).after(.launch(.held(by: 4711)), .launch(.phaseDue(.splash)))
        #expect(
            App.lines(state) == [
                "Another Confab is rewriting the data (process 4711).", "Waiting until that's finished.",
            ])
        state = state.after(.launch(.held(by: nil)))
        #expect(App.lines(state) == ["Loading…"])
    }

    @Test func theScreenOfEachFailure() {
        let path = "/home/ada/.local/share/confab"
        let cut = DatabaseProblem(
            .cutShort(expected: 12_288, actual: 8192), operation: "open", place: path + "/data.mdb")
        let failures: [(String, Problem)] = [
            ("directory", .storage(.directory(path: path, .notADirectory))),
            ("network", .launch(.networkFileSystem(path: path, kind: "NFS"))),
            ("newer", .storage(.newerFormat(found: 2, known: 1))), ("cut", .storage(.database(cut))),
            ("early", .launch(.earlyEnds(count: 3))), ("canceled", .launch(.canceled(holder: nil))),
            ("held", .launch(.canceled(holder: 4711))),
        ]
        for (name, problem) in failures {
            assertSnapshot(of: failed(problem), as: .screen(alsoAt: .small, .large), named: name)
        }
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
