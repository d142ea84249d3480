/// A time zone as a value: from when on which offset from UTC applies.
///
/// Pure rooms have no zone database; the runtime makes this table once and again when the zone changes.
public struct TimeZoneTable: Codable, Equatable, Hashable, Sendable {
    /// From a moment on, an offset.
    public struct Transition: Codable, Equatable, Hashable, Sendable {
        /// When the offset begins to apply.
        public var start: Timestamp
        /// Seconds to add to UTC.
        public var offset: Int

        /// From `start` on, `offset` seconds are added to UTC.
        public init(start: Timestamp, offset: Int) {
            self.start = start
            self.offset = offset
        }
    }

    /// Seconds to add to UTC before the first transition.
    public let initialOffset: Int
    /// The changes, earliest first.
    public let transitions: [Transition]

    /// A zone that begins with `initialOffset` seconds and changes at `transitions`, in any order.
    public init(initialOffset: Int, transitions: [Transition] = []) {
        self.initialOffset = initialOffset
        self.transitions = transitions.sorted { $0.start < $1.start }
    }

    /// Coordinated universal time.
    public static let utc = TimeZoneTable(initialOffset: 0)

    /// Seconds to add to UTC at `moment`.
    public func offset(at moment: Timestamp) -> Int {
        var low = 0
        var high = transitions.count
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle].start <= moment { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? initialOffset : transitions[low - 1].offset
    }

    /// Day and time of day at `moment`.
    public func localTime(at moment: Timestamp) -> LocalTime {
        let seconds = moment.seconds + Int64(offset(at: moment))
        let secondOfDay = Int(seconds.floorRemainder(by: 86_400))
        return LocalTime(
            date: CivilDate(dayNumber: Int(seconds.floorDivided(by: 86_400))), minuteOfDay: secondOfDay / 60,
            second: secondOfDay % 60)
    }

    /// The moment at which the minute after `moment` begins on the wall: when relative times may change.
    public func nextMinute(after moment: Timestamp) -> Timestamp {
        let offset = Int64(offset(at: moment))
        let local = moment.seconds + offset
        return Timestamp(seconds: local - local.floorRemainder(by: 60) + 60 - offset)
    }
}
