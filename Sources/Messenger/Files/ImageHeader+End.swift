extension ImageHeader {
    /// The bytes that are read at once to look for the end of a picture, which nearly always is the end of the file.
    private static let window = 64 << 10

    /// Returns false if a file with this header ends before its format says.
    ///
    /// - Parameters:
    ///   - byteCount: the size of the file.
    ///   - read: returns the bytes of the file in a range; nil if they can't be read, which says nothing about the end.
    package func isComplete(byteCount: Int, read: (Range<Int>) -> [UInt8]?) -> Bool {
        switch end {
        case .length(let least): return byteCount >= least
        case .mark(let mark, let start):
            var limit = byteCount
            while limit - mark.count >= start {
                let range = max(start, limit - Self.window)..<limit
                guard let bytes = read(range), !Self.contains(mark, in: bytes) else { return true }
                // The mark may begin in the window before, which is read next, and end in this one.
                limit = range.lowerBound == start ? 0 : range.lowerBound + mark.count - 1
            }
            return false
        case .lastByte(let expected):
            var limit = byteCount
            while limit > 0 {
                let range = max(0, limit - Self.window)..<limit
                guard let bytes = read(range) else { return true }
                if let last = bytes.last(where: { $0 != 0 }) { return last == expected }
                limit = range.lowerBound
            }
            return false
        }
    }

    private static func contains(_ mark: [UInt8], in bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while let start = rest.firstIndex(of: mark[0]) {
            if bytes[start...].starts(with: mark) { return true }
            rest = bytes[(start + 1)...]
        }
        return false
    }
}
