import Glibc
package import Logging
import Messenger
import Synchronization

/// A log file that starts again when it has grown large; the previous one is kept beside it.
///
/// The log never contains messages, secrets of links, or names: only the operation, the ID it concerns, and the reason
/// of a failure.
final class LogFile: Sendable {
    /// Bytes that the file grows to.
    static let sizeLimit: Int64 = 1 << 20

    private let path: String
    /// The descriptor; nil without a file.
    private let state: Mutex<Int32?>
    /// Why nothing is logged, in a sentence; nil if something is.
    let problem: String?

    /// Opens `confab.log` in `directory`, which is made when it is missing; without a file nothing is logged.
    init(directory: String) {
        path = Self.path(in: directory)
        let failure = Files.makeFolder(directory)
        guard failure == 0 else {
            state = Mutex(nil)
            problem =
                "Nothing is logged because \(directory.harmlessName) can't be created: \(Files.reason(failure))."
            return
        }
        do throws(Files.NotWritable) {
            state = Mutex(try Files.openForAppending(path))
            problem = nil
        } catch {
            state = Mutex(nil)
            problem = "Nothing is logged because \(path.harmlessName) can't be written: \(error.reason)."
        }
    }

    /// The path of the log file in `directory`.
    static func path(in directory: String) -> String { directory + "/confab.log" }

    func write(_ line: String) {
        state.withLock { descriptor in
            guard let open = descriptor else { return }
            var status = stat()
            if fstat(open, &status) == 0, status.st_size > Self.sizeLimit {
                var current = stat()
                // Another process may have rotated it already.
                if stat(path, &current) == 0, current.st_ino == status.st_ino { rename(path, path + ".1") }
                close(open)
                descriptor = try? Files.openForAppending(path)
            }
            guard let descriptor else { return }
            // Reasons and paths are part of some lines, and people look at the log in a terminal.
            var bytes = Array(line.harmlessName.utf8)
            bytes.append(0x0A)
            _ = Glibc.write(descriptor, bytes, bytes.count)
        }
    }
}

/// Writes what is logged into a ``LogFile``.
package struct FileLogHandler: LogHandler {
    /// Metadata of every line.
    package var metadata: Logger.Metadata = [:]
    /// The least important level that is logged.
    package var logLevel: Logger.Level
    private let file: LogFile
    /// Why nothing is logged, in a sentence; nil if something is.
    var problem: String? { file.problem }

    /// Logs into `confab.log` in `directory`.
    package init(directory: String, level: Logger.Level) {
        file = LogFile(directory: directory)
        logLevel = level
    }

    /// One of the things that went along with every line.
    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// Writes one line.
    package func log(event: LogEvent) {
        let details = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
            .map { " \($0.key)=\($0.value)" }.joined()
        file.write("\(SystemClock.wallTime) [\(getpid())] \(event.level): \(event.message)\(details)")
    }
}
