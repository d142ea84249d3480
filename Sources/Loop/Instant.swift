/// A moment, as the time that has passed on a clock that never goes back since the loop began.
///
/// Nothing in this room reads a clock: whoever runs the loop says what the time is.
public struct Instant: Codable, Equatable, Hashable, Sendable {
    /// Nanoseconds since the loop began.
    public let nanoseconds: Int64

    /// When the loop began.
    public static let start = Instant(nanoseconds: 0)

    /// The moment this many nanoseconds after the loop began.
    public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// The moment `duration` after the loop began.
    public init(_ duration: Duration) { nanoseconds = duration.wholeNanoseconds }

    /// Reads the number of nanoseconds.
    public init(from decoder: any Decoder) throws {
        nanoseconds = try decoder.singleValueContainer().decode(Int64.self)
    }

    /// Writes the number of nanoseconds.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(nanoseconds)
    }
}

extension Instant: InstantProtocol {
    /// The moment `duration` later. A sum beyond 292 years stays at the last moment there is.
    public func advanced(by duration: Duration) -> Instant {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.wholeNanoseconds)
        return Instant(nanoseconds: overflow ? .max : sum)
    }

    /// How long it is from here to `other`, negative for an earlier moment.
    public func duration(to other: Instant) -> Duration { .nanoseconds(other.nanoseconds - nanoseconds) }

    /// Whether `left` comes before `right`.
    public static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }
}

extension Duration {
    /// What of this duration counts here; longer ones become 292 years.
    fileprivate var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, carry) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
        if overflow || carry { return seconds < 0 ? .min : .max }
        return sum
    }
}
