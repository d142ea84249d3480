import Glibc
import MessageStore
import Messenger

/// The number of starts of this version in a row that ended before Confab was ready, in the file `locks/starts`:
/// the version, the number, and the process that started last, with its own start time, because process numbers are used again.
///
/// Nothing depends on the file: where it can't be read or written, no start counts.
struct StartCounter {
    private let path: String
    private let version: String

    /// More starts in a row that end early are a reason to ask.
    static let limit = 3
    private static let mostBytes = 200

    init(_ directory: String, version: String = Version.withBuild) {
        path = directory + "/locks/starts"
        self.version = version.filter { !$0.isWhitespace }
    }

    /// The number; 0 if the file has another version's, or nothing that can be read.
    var count: Int { entry?.count ?? 0 }

    private var entry: (count: Int, process: String)? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: Self.mostBytes)
        let length = read(descriptor, &bytes, bytes.count)
        let words = String(decoding: bytes.prefix(max(0, length)), as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard words.count == 3, words[0] == version, let count = Int(words[1]), (0...1000).contains(count) else {
            return nil
        }
        return (count, String(words[2]))
    }

    /// Counts a start that begins.
    ///
    /// - Returns: false if it doesn't count, because the last one is still on its way.
    @discardableResult
    func begin() -> Bool {
        let last = entry
        let isUnderWay = last.map { $0.count > 0 && $0.process != Self.own && Self.isRunning($0.process) } ?? false
        write((last?.count ?? 0) + (isUnderWay ? 0 : 1), Self.own)
        return !isUnderWay
    }

    /// Takes back that a start has begun: it waits for another process, or it failed with a sentence, which says why.
    func withdraw() { if count > 0 { write(count - 1) } }

    /// Begins again with 0.
    func clear() { if count > 0 { write(0) } }

    /// True unless this user can't read the file that is there.
    var isKnown: Bool { access(path, R_OK) == 0 || errno == ENOENT || errno == ENOTDIR }

    /// - Parameter process: the one that is on its way; `-` for none.
    private func write(_ count: Int, _ process: String = "-") {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let line = Array("\(version) \(count) \(process)\n".utf8)
        _ = pwrite(descriptor, line, line.count, 0)
        ftruncate(descriptor, off_t(line.count))
    }

    /// This process, as its number and its start time.
    static var own: String { identity(of: getpid()) ?? "\(getpid())" }

    private static func isRunning(_ process: String) -> Bool {
        guard let number = Int32(process.prefix { $0 != "/" }) else { return false }
        return identity(of: number) == process
    }

    /// Returns the number and the start time of a process; nil if it has ended, even if its parent doesn't know that yet.
    static func identity(of process: Int32) -> String? {
        let descriptor = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1024)
        let length = read(descriptor, &bytes, bytes.count)
        let text = String(decoding: bytes.prefix(max(0, length)), as: UTF8.self)
        // proc(5): the name of the program, which may have blanks, is in parentheses; the state follows.
        guard let name = text.lastIndex(of: ")") else { return nil }
        let fields = text[name...].dropFirst().split(separator: " ")
        guard fields.count > 19, fields[0] != "Z", fields[0] != "X" else { return nil }
        return "\(process)/\(fields[19])"
    }
}
