import Glibc
import Messenger

extension ImageHeader {
    /// The bytes at the beginning of a file that are read for its header.
    private static let byteLimit = 256 << 10

    /// Reads the beginning of an open file; nil if it isn't an image, or if that doesn't say its size.
    init?(of descriptor: Int32) {
        guard let bytes = Self.read(0..<Self.byteLimit, of: descriptor) else { return nil }
        self.init(bytes)
    }

    /// Returns true if an open file with this header consists of several pictures.
    func isAnimated(_ descriptor: Int32, byteCount: Int64) -> Bool {
        isAnimated(byteCount: Int(byteCount)) { Self.read($0, of: descriptor) }
    }

    /// Returns false if an open file with this header ends before its format says.
    func isComplete(_ descriptor: Int32, byteCount: Int64) -> Bool {
        isComplete(byteCount: Int(byteCount)) { Self.read($0, of: descriptor) }
    }

    /// Returns the bytes of a file in a range, as far as it has them; nil if they can't be read.
    private static func read(_ range: Range<Int>, of descriptor: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: range.count)
        let count = pread(descriptor, &bytes, bytes.count, off_t(range.lowerBound))
        return count < 0 ? nil : Array(bytes.prefix(count))
    }
}
