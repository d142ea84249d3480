import Loop
import Messenger
import Synchronization
import Testing

@testable import ConfabRuntime

/// The line of the log about a start.
@Suite struct StartPhasesTests {
    private let tag = StartRecord.tag(of: "/data")

    /// A clock that shows one moment after the other, in milliseconds.
    private func phases(_ moments: Double...) -> StartPhases {
        let rest = Mutex(moments)
        return StartPhases(of: "/data") { rest.withLock { Instant(nanoseconds: Int64($0.removeFirst() * 1_000_000)) } }
    }

    @Test func aStartIsOneLineWithTheTimeOfEachPhase() {
        let phases = phases(0, 1.25, 1.5, 6, 8, 100)
        phases.end(.setup)
        phases.end(.preflight)
        phases.end(.open)
        phases.end(.frame)
        #expect(
            phases.finish(.ready)
                == "start phases end=ready data=\(tag) ms=8.0 setup=1.2 preflight=0.2 open=4.5 frame=2.0")
    }

    @Test func aStartEndsOnceAndEachOfItsPhasesOnce() {
        let phases = phases(0, 1, 2, 3, 4, 5)
        phases.end(.setup)
        phases.end(.setup)
        #expect(phases.finish(.ready) == "start phases end=ready data=\(tag) ms=1.0 setup=1.0")
        #expect(phases.finish(.canceled) == nil)
        phases.end(.open)
    }

    @Test func aStartThatFailsHasThePhasesSoFarAndTheOneItFailedIn() {
        let phases = phases(0, 1, 3, 1000, 1002, 1003)
        phases.end(.setup)
        #expect(
            phases.finish(.failed(reason: "launch.earlyEnds"))
                == "start phases end=failed reason=launch.earlyEnds data=\(tag) ms=3.0 setup=1.0 preflight=2.0")
        phases.beginAgain()
        phases.end(.preflight)
        #expect(phases.finish(.canceled) == "start phases end=canceled data=\(tag) ms=3.0 preflight=2.0 open=1.0")
    }

    @Test func aStartThatIsCanceledWhileItWaitsSaysSo() {
        let phases = phases(0, 1, 3, 60_000)
        phases.end(.setup)
        phases.end(.preflight)
        phases.beginWait()
        #expect(
            phases.finish(.canceled)
                == "start phases end=canceled data=\(tag) ms=60000.0 setup=1.0 preflight=2.0 wait=59997.0")
    }

    @Test func noPhaseIsBelowZeroHoweverTheClockGoes() {
        let phases = phases(10, 4, 2, 1)
        phases.end(.setup)
        phases.end(.preflight)
        #expect(
            phases.finish(.canceled) == "start phases end=canceled data=\(tag) ms=0.0 setup=0.0 preflight=0.0 open=0.0")
    }

    @Test func theLineIsReadBackAsASentence() throws {
        let prefix = "2026-11-27T15:30:00.250Z [4711] notice: "
        #expect(
            StartRecord(prefix + "start phases end=ready data=\(tag) ms=8.0 setup=1.2 frame=2.0")?.sentence
                == "2026-11-27T15:30:00.250Z: ready after 8.0 ms (setup 1.2, frame 2.0)")
        #expect(
            StartRecord(prefix + "start phases end=failed reason=launch.earlyEnds data=\(tag) ms=3.0")?.sentence
                == "2026-11-27T15:30:00.250Z: failed (launch.earlyEnds) after 3.0 ms")
        for other in [
            "", "started", prefix + "ended", prefix + "start phases", prefix + "start phases end=ready ms=8.0",
        ] {
            #expect(StartRecord(other) == nil)
        }
    }

    @Test func aReasonIsTheNamesOfTheCasesAndNoValue() {
        let damaged = DatabaseProblem(.damaged, operation: "open", place: "/home/solveig", detail: "page 7")
        #expect(CaseNames.of(Problem.storage(.database(damaged))) == "storage.database.damaged")
        #expect(CaseNames.of(Problem.launch(.earlyEnds(count: 3))) == "launch.earlyEnds")
        #expect(
            CaseNames.of(Problem.storage(.directory(path: "/Solveig", .notADirectory)))
                == "storage.directory.notADirectory")
        #expect(CaseNames.of(Problem.profile(.busy(name: "Solveig", process: 7))) == "profile.busy")
        #expect(CaseNames.of(Problem.tagDeleted) == "tagDeleted")
        #expect(CaseNames.of(Problem.storage(.unexpected("Solveig"))) == "storage.unexpected")
    }
}
