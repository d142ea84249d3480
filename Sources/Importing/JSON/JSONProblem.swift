/// Why bytes are not JSON, and where.
struct JSONProblem: Error, Equatable, Sendable {
    /// The byte at which it was seen, from 0.
    var offset: Int
    /// What is wrong, to be read after a position.
    var reason: String

    /// The line of the byte `offset` in `bytes`, the first 1.
    static func line(of offset: Int, in bytes: [UInt8]) -> Int {
        1 + bytes[..<min(offset, bytes.count)].count { $0 == UInt8(ascii: "\n") }
    }
}
