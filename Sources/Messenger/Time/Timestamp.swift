/// A moment: milliseconds since 1970-01-01T00:00:00 UTC, leap seconds not counted.
public struct Timestamp: RawRepresentable, Codable, Comparable, Hashable, Sendable, CustomStringConvertible {
    /// Milliseconds since 1970 in UTC.
    public let rawValue: Int64

    /// The moment so many milliseconds after 1970 began.
    public init(rawValue: Int64) { self.rawValue = rawValue }

    /// The moment so many milliseconds after 1970 began.
    public init(milliseconds: Int64) { rawValue = milliseconds }

    /// The moment so many seconds after 1970 began.
    public init(seconds: Int64) { rawValue = seconds &* 1000 }

    /// Milliseconds since 1970 in UTC.
    public var milliseconds: Int64 { rawValue }

    /// The beginning of 1970, for what has no time yet.
    public static let zero = Timestamp(milliseconds: 0)

    /// Whole seconds since 1970, rounded towards the past.
    public var seconds: Int64 { rawValue.floorDivided(by: 1000) }

    /// Earlier is less.
    public static func < (left: Timestamp, right: Timestamp) -> Bool { left.rawValue < right.rawValue }

    /// The moment `milliseconds` later (earlier when negative); stays within what can be said.
    public func advanced(byMilliseconds milliseconds: Int64) -> Timestamp {
        let (sum, overflow) = rawValue.addingReportingOverflow(milliseconds)
        return Timestamp(milliseconds: overflow ? (milliseconds < 0 ? .min : .max) : sum)
    }

    /// Milliseconds from `other` to this moment.
    public func milliseconds(since other: Timestamp) -> Int64 {
        let (difference, overflow) = rawValue.subtractingReportingOverflow(other.rawValue)
        return overflow ? (rawValue < other.rawValue ? .min : .max) : difference
    }

    /// The moment in UTC, as in `2026-03-01T09:05:00.250Z`.
    public var description: String {
        let local = TimeZoneTable.utc.localTime(at: self)
        let milliseconds = String(rawValue.floorRemainder(by: 1000) + 1000).dropFirst()
        let seconds = String(local.second + 100).dropFirst()
        return "\(local.date)T\(local.hourAndMinute):\(seconds).\(milliseconds)Z"
    }
}

extension Int64 {
    /// The quotient rounded towards minus infinity, so that times before 1970 fall on the right day.
    func floorDivided(by divisor: Int64) -> Int64 {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }

    /// What ``floorDivided(by:)`` leaves: never negative.
    func floorRemainder(by divisor: Int64) -> Int64 {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }
}
