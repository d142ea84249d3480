import Glibc

/// The end of the log: of `confab.log`, and of the file before it.
struct LogTail {
    /// The lines, the oldest first.
    private(set) var lines: [String] = []
    /// True if older lines are left out.
    private(set) var isCut = false

    /// Reads at most `limit` bytes of the log in `directory`. What can't be read is left out.
    init(directory: String, limit: Int) {
        let path = LogFile.path(in: directory)
        for file in [path, path + ".1"] {
            guard let tail = Self.read(file, limit: limit - lines.reduce(0) { $0 + $1.utf8.count + 1 }) else {
                continue
            }
            lines = tail.lines + lines
            isCut = tail.isCut
            if isCut { break }
        }
    }

    private static func read(_ path: String, limit: Int) -> (lines: [String], isCut: Bool)? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        let count = min(Int(facts.st_size), max(0, limit))
        let isCut = count < Int(facts.st_size)
        var bytes = [UInt8](repeating: 0, count: count)
        let length = pread(descriptor, &bytes, count, off_t(Int(facts.st_size) - count))
        guard length >= 0 else { return nil }
        let lines = String(decoding: bytes[..<length], as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        // The first one has lost its beginning.
        return (lines.dropFirst(isCut ? 1 : 0).filter { !$0.isEmpty }.map(String.init), isCut)
    }
}
