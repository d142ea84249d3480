/// An error at a position in JSON.
public struct JSONSyntaxError: Error, Equatable, Sendable {
    /// The index of the byte with the error.
    public var offset: Int
    /// The problem, as the rest of a sentence that begins with the position.
    public var reason: String

    /// Creates an error at byte `offset`.
    public init(offset: Int, reason: String) {
        self.offset = offset
        self.reason = reason
    }

    /// Returns the line number of byte `offset`, counted from 1. Takes O(*n*) time.
    public static func line(of offset: Int, in bytes: [UInt8]) -> Int {
        1 + bytes[..<min(offset, bytes.count)].count { $0 == UInt8(ascii: "\n") }
    }
}
