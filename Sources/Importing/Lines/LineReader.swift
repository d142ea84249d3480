import Glibc

/// Reads a file line by line, in little memory.
final class LineReader {
    private let path: String
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    /// The number of the line that was read last, the first 1.
    private(set) var number = 0

    private static let piece = 1 << 18

    /// Opens the file at `path`.
    init(path: String) throws(ImportError) {
        self.path = path
        descriptor = try Files.open(path)
    }

    deinit { close(descriptor) }

    /// The next line that is not empty, without its end; nil at the end of the file.
    func next() throws(ImportError) -> [UInt8]? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = buffer[start..<end]
                start = end + 1
                searched = start
                number += 1
                if !line.isEmpty { return Array(line) }
                continue
            }
            if isAtEnd {
                guard start < buffer.count else { return nil }
                defer { start = buffer.count }
                number += 1
                return Array(buffer[start...])
            }
            buffer.removeFirst(start)
            start = 0
            searched = buffer.count
            try fill()
        }
    }

    private func fill() throws(ImportError) {
        var code: Int32 = 0
        let descriptor = descriptor
        let part = [UInt8](unsafeUninitializedCapacity: Self.piece) { room, count in
            var result = read(descriptor, room.baseAddress, Self.piece)
            while result < 0 && errno == EINTR { result = read(descriptor, room.baseAddress, Self.piece) }
            code = result < 0 ? errno : 0
            count = max(result, 0)
        }
        if code != 0 { throw .unreadable(path: path, reason: Files.message(code)) }
        if part.isEmpty { isAtEnd = true }
        buffer += part
    }
}
