/// The beginning of a file, to be read at offsets that the file itself names. Beyond its end, there is nothing.
struct ImageBytes {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    subscript(offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

    func has(_ expected: [UInt8], at offset: Int) -> Bool {
        contains(expected.count, at: offset) && bytes[offset...].starts(with: expected)
    }

    func has(_ expected: String, at offset: Int) -> Bool { has(Array(expected.utf8), at: offset) }

    /// The number in so many bytes, at most 4, the most significant first.
    func big(_ count: Int, at offset: Int) -> Int? {
        guard contains(count, at: offset) else { return nil }
        return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The number in so many bytes, at most 4, the least significant first.
    func little(_ count: Int, at offset: Int) -> Int? {
        guard contains(count, at: offset) else { return nil }
        return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private func contains(_ count: Int, at offset: Int) -> Bool {
        offset >= 0 && offset <= bytes.count && count <= bytes.count - offset
    }
}
