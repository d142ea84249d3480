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
        do throws(Files.NotWritable) {
            file = try Files.openForAppending(path)
        } catch {
            throw RecordingError(path: path, reason: "can't be written: \(error.reason)")
        }
        ftruncate(file, 0)
        // One that was there may have been for others, too.
        fchmod(file, 0o600)
        redaction = redacts ? Redaction { DisplayWidth.of($0) } : nil
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            try write(SessionRecording.Header(program: "confab \(Version.text)", isRedacted: redacts, start: start))
        } catch let error as OutputError {
            throw RecordingError(path: path, reason: "can't be written: \(error.reason)")
        }
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
