import ConfabApp
import Foundation
import Glibc
import MessageStore
import Messenger
import Synchronization
import Testing

@testable import ConfabRuntime

/// The playback of files, with scripts that do what a player may do.
@Suite(.timeLimit(.minutes(30))) final class VoicePlayerTests {
    private let scripts: VoiceScripts
    private let files: FileStore
    private let file: FileHash

    init() throws {
        scripts = try VoiceScripts()
        files = FileStore(directory: scripts.path("data"))
        try FileManager.default.createDirectory(atPath: scripts.path("data"), withIntermediateDirectories: true)
        file = try files.add(Array("OggS and sound".utf8))
    }

    deinit { scripts.remove() }

    private func request(
        _ script: String, start: Int = 0, seconds: Int = 1, _ speed: PlaybackSpeed = .normal
    ) throws
        -> PlayRequest
    {
        let player = try scripts.write("player", script) + " -ss {start} -af atempo={speed}"
        return PlayRequest(
            file, name: "voice.ogg", start: start, seconds: seconds, speed: speed, player: player, run: 1)
    }

    private func play(
        _ request: PlayRequest, patience: Int = 30, isEnded: () -> Bool = { false }, progress: (Int) -> Void = { _ in }
    ) throws(Problem) -> Bool {
        try VoicePlayer(files: files, path: "/usr/bin:/bin", patience: patience, running: { _ in })
            .play(request, isEnded: isEnded, progress: progress)
    }

    @Test func aPlayerGetsTheFileAndThePlaceToStart() throws {
        let script = "cat > '\(scripts.path("heard"))'; echo \"$@\" > '\(scripts.path("words"))'"
        #expect(try play(request(script, start: 7025, .oneAndAHalf)))
        func written(_ name: String) throws -> String {
            try String(contentsOfFile: scripts.path(name), encoding: .utf8)
        }
        #expect(try written("heard") == "OggS and sound")
        #expect(try written("words") == "-ss 7.025 -af atempo=1.5\n")
    }

    @Test func thePositionIsToldFourTimesASecondAtTheSpeed() throws {
        let told = Mutex<[Int]>([])
        let request = try request("sleep 0.7", start: 10_000, seconds: 11, .double)
        #expect(try play(request, progress: { position in told.withLock { $0.append(position) } }))
        let positions = told.withLock { $0 }
        #expect(positions.count == 2 && positions.allSatisfy { (10_500...12_000).contains($0) })
    }

    @Test func itIsKilledWhenNobodyWantsToHearItOrWhenItHangs() throws {
        #expect(try !play(request("sleep 600"), isEnded: { true }))
        #expect(try play(request("sleep 600", start: 1000), patience: 0))
    }

    @Test func whatAPlayerPrintsIsDropped() throws {
        #expect(try play(request("head -c 3000000 /dev/zero; head -c 3000000 /dev/zero >&2")))
    }

    @Test func aPlayerThatFailsGivesItsLastWords() throws {
        let failing = try request("echo 'no sound card' >&2; exit 2")
        #expect(throws: Problem.voice(.failed(.player, program: scripts.path("player"), reason: "no sound card"))) {
            try play(failing)
        }
        // One without a sound card ends as if it had played everything.
        let silent = try request("echo 'audio open failed' >&2", seconds: 9)
        #expect(throws: Problem.voice(.failed(.player, program: scripts.path("player"), reason: "audio open failed"))) {
            try play(silent)
        }
        var missing = failing
        missing.player = "no-such-player"
        #expect(throws: Problem.voice(.noProgram(.player, program: "no-such-player"))) { try play(missing) }
    }

    @Test func aFileThatIsMissingOrWasChangedIsNotPlayed() throws {
        let request = try request("touch '\(scripts.path("played"))'")
        let path = files.path(of: file)
        try Data("something else".utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: Problem.voice(.altered(file: "voice.ogg"))) { try play(request) }
        try FileManager.default.removeItem(atPath: path)
        #expect(throws: Problem.saving(.noFile(name: "voice.ogg", file: file))) { try play(request) }
        // A link leads elsewhere.
        try Data("OggS and sound".utf8).write(to: URL(fileURLWithPath: scripts.path("elsewhere")))
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: scripts.path("elsewhere"))
        #expect(throws: Problem.saving(.noFile(name: "voice.ogg", file: file))) { try play(request) }
        #expect(!FileManager.default.fileExists(atPath: scripts.path("played")))
    }
}
