import Glibc
public import Logging
import Synchronization

/// A log file that begins anew when it has grown large; the one before it is kept beside it.
///
/// Nothing that users wrote, no secret of a link and no name belongs into it: log what was done to which id, and why it
/// failed.
final class LogFile: Sendable {
    /// Bytes that the file grows to.
    static let sizeLimit: Int64 = 1 << 20

    private let path: String
    private let state: Mutex<Int32>

    /// Opens `confab.log` in `directory`, which is made when it is missing; without a file nothing is logged.
    init(directory: String) {
        path = Self.path(in: directory)
        _ = Files.makeFolder(directory)
        state = Mutex(open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600))
    }

    /// The path of the log file in `directory`.
    static func path(in directory: String) -> String { directory + "/confab.log" }

    func write(_ line: String) {
        state.withLock { descriptor in
            guard descriptor >= 0 else { return }
            var status = stat()
            if fstat(descriptor, &status) == 0, status.st_size > Self.sizeLimit {
                var current = stat()
                // Another process may have begun it anew already.
                if stat(path, &current) == 0, current.st_ino == status.st_ino { rename(path, path + ".1") }
                close(descriptor)
                descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
            }
            var bytes = Array(line.utf8)
            bytes.append(0x0A)
            _ = Glibc.write(descriptor, bytes, bytes.count)
        }
    }
}

/// Writes what is logged into a ``LogFile``.
public struct FileLogHandler: LogHandler {
    /// What goes with every line.
    public var metadata: Logger.Metadata = [:]
    /// What is less important than this is left out.
    public var logLevel: Logger.Level
    private let file: LogFile

    /// Logs into `confab.log` in `directory`.
    public init(directory: String, level: Logger.Level) {
        file = LogFile(directory: directory)
        logLevel = level
    }

    /// One of the things that went along with every line.
    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// Writes one line.
    public func log(event: LogEvent) {
        let details = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
            .map { " \($0.key)=\($0.value)" }.joined()
        file.write("\(SystemClock.wallTime) [\(getpid())] \(event.level): \(event.message)\(details)")
    }
}
