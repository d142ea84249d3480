/// A place where bytes aren't JSON.
public struct JSONSyntaxError: Error, Equatable, Sendable {
    /// The index of the byte.
    public var offset: Int
    /// The problem, as the rest of a sentence that begins with the place.
    public var reason: String

    /// An error at byte `offset`.
    public init(offset: Int, reason: String) {
        self.offset = offset
        self.reason = reason
    }

    /// The line of byte `offset` of `bytes`, from 1.
    public static func line(of offset: Int, in bytes: [UInt8]) -> Int {
        1 + bytes[..<min(offset, bytes.count)].count { $0 == UInt8(ascii: "\n") }
    }
}
