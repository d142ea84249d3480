internal import Glibc

/// Signals in the form of the shim: one bit each, by number.
enum Signals {
    /// The signals that ask the process to end.
    static let ending = [SIGTERM, SIGHUP, SIGINT]

    static func contains(_ bits: UInt64, _ signal: Int32) -> Bool { bits & 1 << UInt64(signal) != 0 }

    static func wantToEnd(_ bits: UInt64) -> Bool { ending.contains { contains(bits, $0) } }
}
