/// A moment, in milliseconds since 1970-01-01T00:00:00 UTC without leap seconds.
package struct Timestamp: RawRepresentable, Codable, Comparable, Hashable, Sendable, CustomStringConvertible {
    /// The number of milliseconds since 1970 in UTC.
    package let rawValue: Int64

    /// Creates the moment this many milliseconds after the start of 1970.
    package init(rawValue: Int64) { self.rawValue = rawValue }

    /// Creates the moment this many milliseconds after the start of 1970.
    package init(milliseconds: Int64) { rawValue = milliseconds }

    /// Creates the moment this many seconds after the start of 1970.
    package init(seconds: Int64) { rawValue = seconds &* 1000 }

    /// The number of milliseconds since 1970 in UTC.
    package var milliseconds: Int64 { rawValue }

    /// The start of 1970, used for things without a time.
    package static let zero = Timestamp(milliseconds: 0)

    /// The number of whole seconds since 1970, rounded down.
    package var seconds: Int64 { rawValue.floorDivided(by: 1000) }

    /// Orders moments from earlier to later.
    package static func < (left: Timestamp, right: Timestamp) -> Bool { left.rawValue < right.rawValue }

    /// Returns the moment `milliseconds` later, or earlier if negative, limited to the range of the type.
    package func advanced(byMilliseconds milliseconds: Int64) -> Timestamp {
        let (sum, overflow) = rawValue.addingReportingOverflow(milliseconds)
        return Timestamp(milliseconds: overflow ? (milliseconds < 0 ? .min : .max) : sum)
    }

    /// Returns the number of milliseconds from `other` to this moment.
    package func milliseconds(since other: Timestamp) -> Int64 {
        let (difference, overflow) = rawValue.subtractingReportingOverflow(other.rawValue)
        return overflow ? (rawValue < other.rawValue ? .min : .max) : difference
    }

    /// The moment in UTC, such as `2026-03-01T09:05:00.250Z`.
    package var description: String {
        let local = TimeZoneTable.utc.localTime(at: self)
        let milliseconds = String(rawValue.floorRemainder(by: 1000) + 1000).dropFirst()
        let seconds = String(local.second + 100).dropFirst()
        return "\(local.date)T\(local.hourAndMinute):\(seconds).\(milliseconds)Z"
    }
}

extension Int64 {
    /// Returns the quotient rounded down, so that times before 1970 are on the right day.
    func floorDivided(by divisor: Int64) -> Int64 {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }

    /// Returns the remainder of ``floorDivided(by:)``, which is never negative.
    func floorRemainder(by divisor: Int64) -> Int64 {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }
}
