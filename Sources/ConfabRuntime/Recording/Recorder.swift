import ConfabApp
import FoundationEssentials
import Glibc
import Loop
import TerminalDOM

/// What a recorded session begins with: all of the first state, which holds nothing of the user yet.
typealias SessionRecording = Recording<AppState, AppAction>

/// Writes a session down while it runs, a line an action, for ``replay(_:)``.
///
/// The file is for this user alone, and texts are made unreadable unless that is asked for.
final class Recorder {
    private let file: Int32
    private let redaction: Redaction?
    private let encoder = JSONEncoder()

    /// Begins the file at `path` anew.
    init(path: String, start: AppState, redacts: Bool) throws {
        file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            throw RecordingError(path: path, reason: "it cannot be written: \(Files.reason(errno))")
        }
        // One that was there may have been for others, too.
        fchmod(file, 0o600)
        redaction = redacts ? Redaction { DisplayWidth.of($0) } : nil
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try write(SessionRecording.Header(program: "confab \(Version.text)", isRedacted: redacts, start: start))
    }

    deinit { close(file) }

    /// Writes an action down; one that cannot be written is lost, the session goes on. `isCommand` says of a key that
    /// it is no text, so that there is nothing to make unreadable; `isSecret` that it may be a password, which is
    /// unreadable always.
    func record(_ action: AppAction, isCommand: Bool, isSecret: Bool = false, at instant: Instant) {
        let redaction = isSecret ? Redaction { DisplayWidth.of($0) } : redaction
        let kept = isCommand ? action : redaction.map { action.redacted(by: $0) } ?? action
        try? write(SessionRecording.Entry(at: instant, action: kept))
    }

    private func write(_ value: some Encodable) throws {
        try Output.write(Array(encoder.encode(value)) + [0x0A], to: file)
    }
}

/// What is wrong with a recording.
struct RecordingError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "The recording \(path): \(reason)." }
}

/// Reads the recording at `path` and gives the last frame of its session, as text.
public func replay(_ path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
        throw RecordingError(path: path, reason: "it cannot be read")
    }
    let decoder = JSONDecoder()
    let lines = data.split(separator: 0x0A)
    guard let first = lines.first else { throw RecordingError(path: path, reason: "it is empty") }
    var recording: SessionRecording
    do {
        recording = SessionRecording(header: try decoder.decode(SessionRecording.Header.self, from: first))
        guard recording.header.format == SessionRecording.Header.currentFormat else {
            throw RecordingError(
                path: path, reason: "it has format \(recording.header.format), which is not known here")
        }
        for (number, line) in lines.enumerated().dropFirst() {
            do {
                recording.entries.append(try decoder.decode(SessionRecording.Entry.self, from: line))
            } catch {
                // The last line may have been cut off when the session was killed.
                if number == lines.count - 1 { break }
                throw RecordingError(path: path, reason: "line \(number + 1) cannot be read")
            }
        }
    } catch let error as DecodingError {
        throw RecordingError(path: path, reason: "its first line is no header (\(error))")
    }
    let state = recording.replay(from: recording.header.start, reduce: App.reduce)
    var renderer = Renderer<AppAction>(sheet: StyleSheet())
    return renderer.render(App.view(state), size: state.size).frame.text
}
