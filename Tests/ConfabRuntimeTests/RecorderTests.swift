import ConfabApp
import Foundation
import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabRuntime

@Suite struct RecorderTests {
    private func recorded(
        _ actions: [(AppAction, isCommand: Bool)], redacts: Bool
    ) throws -> (text: String, frame: String) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let state = AppState(size: Size(60, 16), clock: LocalClock(now: Timestamp(seconds: 1_793_889_000)))
        let recorder = try Recorder(path: file.path, start: state, redacts: redacts)
        for (action, isCommand) in actions { recorder.record(action, isCommand: isCommand, at: .start) }
        return (try String(contentsOf: file, encoding: .utf8), try lastFrame(ofRecordingAt: file.path))
    }

    private var session: [(AppAction, isCommand: Bool)] {
        [
            (.profilesLoaded(Launch.Facts()), false),
            (.terminal(.key(KeyPress(.character("A")))), false), (.terminal(.paste("da Lovelace")), false),
            (.terminal(.key(KeyPress(.function(1)))), true), (.terminal(.key(KeyPress(.character("G")))), true),
            (.terminal(.key(KeyPress(.escape))), true),
        ]
    }

    @Test func aSessionIsReplayedToItsLastFrame() throws {
        let (_, frame) = try recorded(session, redacts: false)
        #expect(frame.contains("Ada Lovelace"))
    }

    @Test func whatWasWrittenIsNotInARecordingAndTheCommandsAre() throws {
        let (text, frame) = try recorded(session, redacts: true)
        #expect(!text.contains("Lovelace"))
        #expect(text.contains("\"G\""))
        #expect(frame.contains("Xxx Xxxxxxxx"))
    }

    @Test func thePathsInTheOptionsAreNotInARecording() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        var state = AppState(size: Size(60, 16), clock: LocalClock(now: .zero))
        state.options.linkOpener = "/home/ada/opener"
        state.options.downloads = "/home/ada/saved"
        state.options.recorder = "/home/ada/recorder"
        state.options.player = "/home/ada/player"
        state.options.decoder = "/home/ada/decoder"
        state.optionLayers.config[.downloads] = OptionLayers.Written(.text("/home/ada/saved"), line: 3)
        _ = try Recorder(path: file.path, start: state, redacts: true)
        #expect(try !String(contentsOf: file, encoding: .utf8).contains("ada"))
    }

    @Test func aRecordingThatWasCutOffIsReplayedAsFarAsItGoes() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let state = AppState(size: Size(60, 16), clock: LocalClock(now: .zero))
        let recorder = try Recorder(path: file.path, start: state, redacts: false)
        for (action, isCommand) in session { recorder.record(action, isCommand: isCommand, at: .start) }
        let whole = try Data(contentsOf: file)
        try whole.dropLast(10).write(to: file)
        #expect(try lastFrame(ofRecordingAt: file.path).contains("Keys"))
        try Data("nonsense\n".utf8).write(to: file)
        #expect(throws: RecordingError.self) { try lastFrame(ofRecordingAt: file.path) }
    }
}
