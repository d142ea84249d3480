import ConfabApp
import Foundation
import Glibc
import MessageStore
import Messenger
import Synchronization
import Testing

@testable import ConfabRuntime

/// Recordings, with scripts that do what a recorder and a decoder may do.
@Suite(.timeLimit(.minutes(30))) final class VoiceRecorderTests {
    private let scripts: VoiceScripts
    private let files: FileStore

    init() throws {
        scripts = try VoiceScripts()
        files = FileStore(directory: scripts.path("data"))
    }

    deinit { scripts.remove() }

    private var recorder: VoiceRecorder {
        VoiceRecorder(files: files, path: "/usr/bin:/bin")
    }

    /// Records with scripts until the recorder has run so long.
    private func record(
        _ script: String, decoder: String = VoiceScripts.samples(2), with recorder: VoiceRecorder? = nil,
        limit: Int = 60, until end: Duration = .milliseconds(300)
    ) throws -> VoiceRecorder.Recording {
        let (rec, dec) = (try scripts.write("rec", script), try scripts.write("dec", decoder))
        let start = ContinuousClock.now
        return try (recorder ?? self.recorder).record(
            "'\(rec)' -x", decoder: dec, for: ChatID(1), limit: limit, isEnded: { ContinuousClock.now - start >= end },
            progress: { _ in })
    }

    @Test func aRecorderIsInterruptedAndFinishesItsFile() throws {
        let recording = try record(VoiceScripts.recording)
        let bytes = Array("OggSend".utf8)
        #expect(recording.problem == nil)
        #expect(recording.file.path.hasSuffix("/files/" + FileHash(of: bytes).digits))
        #expect(FileManager.default.contents(atPath: recording.file.path) == Data(bytes))
        #expect(
            recording.file.name == "voice.ogg" && recording.file.mediaType == "audio/ogg"
                && recording.file.byteCount == 7)
        #expect(recording.file.recording?.seconds == 2)
        #expect(
            recording.file.recording?.levels
                == [UInt8](repeating: 255, count: 24) + [UInt8](repeating: 0, count: 24))
    }

    @Test func aRecordingEndsAtItsLimitAndItsSecondsAreTold() throws {
        let told = Mutex<[Int]>([])
        let rec = try scripts.write("rec", VoiceScripts.recording)
        let dec = try scripts.write("dec", VoiceScripts.samples(2))
        let recording = try recorder.record(
            rec, decoder: dec, for: ChatID(1), limit: 2, isEnded: { false },
            progress: { second in told.withLock { $0.append(second) } }
        )
        #expect(recording.file.recording?.seconds == 2 && told.withLock { $0 } == [1, 2])
    }

    @Test func aRecorderThatWritesNothingIsEnded() throws {
        var impatient = recorder
        impatient.patience = .milliseconds(100)
        #expect(throws: VoiceProblem.recordedNothing(program: scripts.path("rec"), seconds: 0)) {
            try record("sleep 600", with: impatient, until: .seconds(600))
        }
    }

    @Test func aRecorderThatDoesNotEndIsKilledAndItsBytesAreKept() throws {
        var short = recorder
        short.grace = .milliseconds(100)
        let recording = try record("trap '' INT; printf RIFFx; while :; do sleep 0.02; done", with: short)
        #expect(recording.file.name == "voice.wav" && recording.file.byteCount == 5)
    }

    @Test func aRecorderThatFloodsIsKilled() throws {
        var small = recorder
        small.bytesPerSecond = 1000
        let problem = VoiceProblem.recordedTooMuch(program: scripts.path("rec"), limit: 60_000)
        #expect(throws: problem) { try record("cat /dev/zero", with: small, until: .seconds(600)) }
        // Errors without end don't stop it from being ended.
        let recording = try record("printf x; while :; do echo no >&2; done")
        #expect(recording.file.byteCount == 1)
    }

    @Test func aRecorderThatFailsGivesItsLastWords() throws {
        #expect(throws: VoiceProblem.failed(.recorder, program: scripts.path("rec"), reason: "default: no such device"))
        {
            try record("echo first >&2; echo 'default: no such device' >&2; exit 1", until: .seconds(600))
        }
        #expect(throws: VoiceProblem.failed(.recorder, program: scripts.path("rec"), reason: "")) {
            try record("exit 0", until: .seconds(600))
        }
    }

    @Test func aRecorderThatEndsEarlyKeepsWhatItRecorded() throws {
        let recording = try record("printf OggS; sleep 1.2; echo unplugged >&2; exit 1", until: .seconds(600))
        #expect(recording.problem == .cutShort(program: scripts.path("rec"), reason: "unplugged"))
        #expect(recording.file.byteCount == 4)
    }

    @Test func aRecordingBelowASecondIsRefused() throws {
        #expect(throws: VoiceProblem.tooShort) {
            try record(VoiceScripts.recording, decoder: "head -c 15998 /dev/zero")
        }
        // Without a decoder, the clock decides.
        #expect(throws: VoiceProblem.tooShort) { try record(VoiceScripts.recording, decoder: "exit 1") }
        // Nothing of them is left.
        let folder = scripts.path("data/files")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["recordings"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/recordings").isEmpty)
    }

    @Test func aRecordingThatCannotBeStoredStaysForTheNextStart() throws {
        // A folder is in its way, as a full disk would be.
        let folder = files.path(of: FileHash(of: Array("OggSend".utf8)))
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let error = #expect(throws: VoiceProblem.self) { try record(VoiceScripts.recording) }
        guard case .storedLater? = error else {
            Issue.record("wrong problem: \(String(describing: error))")
            return
        }
        try FileManager.default.removeItem(atPath: folder)
        let start = try #require(files.recordingStarts()[ChatID(1)]?.first)
        let copy = try #require(files.lostRecording(of: ChatID(1), from: start))
        let recovered = try VoiceRecorder.Recording(
            recovering: copy, byteCount: 7, milliseconds: 2000, in: files)
        #expect(FileManager.default.contents(atPath: recovered.file.path) == Data("OggSend".utf8))
    }

    @Test(
        arguments: [
            (-1, 0), (0, 1), (2999, 2), (600_999, 600), (601_000, 0), (Int64.max, 0),
        ] as [(Int64, Int)])
    func aRecoveredRecordingHasALengthThatIsPossible(milliseconds: Int64, seconds: Int) throws {
        let copy = try files.beginRecording(for: ChatID(1), at: .zero)
        copy.append(Array("OggSpoken".utf8)[...])
        // It's read from its beginning, which a running recording isn't.
        lseek(copy.descriptor, 0, SEEK_SET)
        let recovered = try VoiceRecorder.Recording(
            recovering: copy, byteCount: 9, milliseconds: milliseconds, in: files)
        #expect(recovered.file.recording == Recorded(seconds: seconds, levels: []))
    }

    @Test func withoutADecoderTheRecordingIsKeptWithoutLevels() throws {
        let recording = try record(VoiceScripts.recording, decoder: "exit 1", until: .milliseconds(1100))
        #expect(recording.problem == .notDecoded(program: scripts.path("dec")))
        #expect(recording.file.recording == Recorded(seconds: 1, levels: []))
    }

    @Test func aDecoderThatHangsOrFloodsIsKilled() throws {
        var impatient = recorder
        impatient.decoderPatience = .milliseconds(100)
        for script in ["sleep 600", "cat /dev/zero"] {
            let recording = try record(
                VoiceScripts.recording, decoder: script, with: impatient, limit: 2, until: .milliseconds(1100))
            #expect(recording.problem == .notDecoded(program: scripts.path("dec")))
        }
    }

    @Test func aMissingProgramIsNamed() throws {
        #expect(throws: VoiceProblem.noProgram(.recorder, program: "no-such-recorder")) {
            try recorder.record(
                "no-such-recorder -x", decoder: "", for: ChatID(1), limit: 1, isEnded: { false }, progress: { _ in })
        }
        #expect(throws: VoiceProblem.noCommand(.recorder)) {
            try recorder.record("''", decoder: "", for: ChatID(1), limit: 1, isEnded: { false }, progress: { _ in })
        }
        let rec = try scripts.write("rec", VoiceScripts.recording)
        let start = ContinuousClock.now
        let recording = try recorder.record(
            rec, decoder: "no-such-decoder", for: ChatID(1), limit: 60,
            isEnded: { ContinuousClock.now - start > .milliseconds(1100) },
            progress: { _ in })
        #expect(recording.problem == .noProgram(.decoder, program: "no-such-decoder"))
    }
}
