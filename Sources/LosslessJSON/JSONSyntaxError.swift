/// An error at a position in JSON.
package struct JSONSyntaxError: Error, Equatable, Sendable {
    /// The index of the byte with the error.
    package var offset: Int
    /// The problem, as the rest of a sentence that begins with the position.
    package var reason: String

    /// Creates an error at byte `offset`.
    package init(offset: Int, reason: String) {
        self.offset = offset
        self.reason = reason
    }

    /// Returns the line number of byte `offset`, counted from 1. Takes O(*n*) time.
    package static func line(of offset: Int, in bytes: [UInt8]) -> Int {
        1 + bytes[..<min(offset, bytes.count)].count { $0 == UInt8(ascii: "\n") }
    }
}
