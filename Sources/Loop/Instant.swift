/// A moment, measured by a monotonic clock from the start of the loop.
///
/// Nothing in this module reads a clock; the code that runs the loop passes the time.
public struct Instant: Codable, Equatable, Hashable, Sendable {
    /// Nanoseconds since the start of the loop.
    public let nanoseconds: Int64

    /// The start of the loop.
    public static let start = Instant(nanoseconds: 0)

    /// Creates the moment this many nanoseconds after the start of the loop.
    public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// Creates the moment `duration` after the start of the loop.
    public init(_ duration: Duration) { nanoseconds = duration.wholeNanoseconds }

    /// Decodes the number of nanoseconds.
    public init(from decoder: any Decoder) throws {
        nanoseconds = try decoder.singleValueContainer().decode(Int64.self)
    }

    /// Encodes the number of nanoseconds.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(nanoseconds)
    }
}

extension Instant: InstantProtocol {
    /// Returns the moment `duration` later. A sum that overflows 64 bits (292 years) is the last possible moment.
    public func advanced(by duration: Duration) -> Instant {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.wholeNanoseconds)
        return Instant(nanoseconds: overflow ? .max : sum)
    }

    /// Returns the duration from this moment to `other`; negative if `other` is earlier.
    public func duration(to other: Instant) -> Duration { .nanoseconds(other.nanoseconds - nanoseconds) }

    /// Returns true if `left` is earlier than `right`.
    public static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }
}

extension Duration {
    /// The duration in whole nanoseconds, limited to the range of `Int64` (±292 years).
    fileprivate var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, carry) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
        if overflow || carry { return seconds < 0 ? .min : .max }
        return sum
    }
}
