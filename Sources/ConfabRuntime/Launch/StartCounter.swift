import Glibc
import MessageStore
import Messenger

/// The number of starts of this version in a row that ended before Confab was ready, in the file `locks/starts`:
/// the version, the number, and the process that started last.
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

    private var entry: (count: Int, process: Int32)? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: Self.mostBytes)
        let length = read(descriptor, &bytes, bytes.count)
        let words = String(decoding: bytes.prefix(max(0, length)), as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard words.count == 3, words[0] == version, let count = Int(words[1]), (0...1000).contains(count),
            let process = Int32(words[2])
        else { return nil }
        return (count, process)
    }

    /// Counts a start that begins.
    func begin() {
        let last = entry
        // One that is still on its way hasn't ended.
        let isUnderWay = last.map { $0.count > 0 && $0.process != getpid() && kill($0.process, 0) == 0 } ?? false
        write((last?.count ?? 0) + (isUnderWay ? 0 : 1))
    }

    /// Takes back that a start has begun: it has to wait first, and a wait that ends says nothing about the data.
    func withdraw() { if count > 0 { write(count - 1) } }

    /// Begins again with 0.
    func clear() { if count > 0 { write(0) } }

    private func write(_ count: Int) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let line = Array("\(version) \(count) \(getpid())\n".utf8)
        _ = pwrite(descriptor, line, line.count, 0)
        ftruncate(descriptor, off_t(line.count))
    }
}
