import ConfabApp
import FoundationEssentials
import Glibc
import Loop
import TerminalDOM

/// The first state of a recorded session is complete, because it contains nothing of the user yet.
typealias SessionRecording = Recording<AppState, AppAction>

/// Writes a session down while it runs, a line an action, for ``replay(_:)``.
///
/// The file is for this user alone, and texts are made unreadable unless that is asked for.
final class Recorder {
    private let file: Int32
    private let redaction: Redaction?
    private let encoder = JSONEncoder()
    /// True if an action couldn't be written: without it, those that follow would lead elsewhere.
    private var isStopped = false

    /// Overwrites the file at `path`.
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
        let kept = redaction.map { start.redacted(by: $0) } ?? start
        do {
            try write(SessionRecording.Header(program: "confab \(Version.text)", isRedacted: redacts, start: kept))
        } catch let error as OutputError {
            throw RecordingError(path: path, reason: "can't be written: \(error.reason)")
        }
    }

    deinit { close(file) }

    /// Writes an action. The recording ends before the first one that can't be written.
    ///
    /// - Parameters:
    ///   - isCommand: true for a key that is a command, and so isn't redacted.
    ///   - isSecret: true if it may be a password, which is always redacted.
    func record(_ action: AppAction, isCommand: Bool, isSecret: Bool = false, at instant: Instant) {
        guard !isStopped else { return }
        let redaction = isSecret ? .secrets : redaction
        let kept = isCommand ? action : redaction.map { action.redacted(by: $0) } ?? action
        let length = lseek(file, 0, SEEK_END)
        do {
            try write(SessionRecording.Entry(at: instant, action: kept))
        } catch {
            // Half a line would make the whole file unreadable.
            ftruncate(file, length)
            isStopped = true
        }
    }

    private func write(_ value: some Encodable) throws {
        try Output.write(Array(encoder.encode(value)) + [0x0A], to: file)
    }
}
