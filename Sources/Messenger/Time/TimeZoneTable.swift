/// A time zone as a value: the offsets from UTC and the times of their changes.
///
/// Pure modules have no access to the time zone database. The runtime creates this table at the start and again if the
/// zone changes.
package struct TimeZoneTable: Codable, Equatable, Hashable, Sendable {
    /// A change of the offset.
    package struct Transition: Codable, Equatable, Hashable, Sendable {
        /// The time from which the offset applies.
        package var start: Timestamp
        /// The number of seconds to add to UTC.
        package var offset: Int

        /// Creates a change to `offset` seconds at `start`.
        package init(start: Timestamp, offset: Int) {
            self.start = start
            self.offset = offset
        }
    }

    /// The number of seconds to add to UTC before the first transition.
    package let initialOffset: Int
    /// The transitions, earliest first.
    package let transitions: [Transition]

    /// Creates a zone with `initialOffset` and `transitions` in any order.
    package init(initialOffset: Int, transitions: [Transition] = []) {
        self.initialOffset = initialOffset
        self.transitions = transitions.sorted { $0.start < $1.start }
    }

    /// Coordinated Universal Time.
    package static let utc = TimeZoneTable(initialOffset: 0)

    /// Returns the number of seconds to add to UTC at `moment`. Takes O(log *n*) time.
    package func offset(at moment: Timestamp) -> Int {
        var low = 0
        var high = transitions.count
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle].start <= moment { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? initialOffset : transitions[low - 1].offset
    }

    /// Returns the local date and time at `moment`.
    package func localTime(at moment: Timestamp) -> LocalTime {
        let seconds = moment.seconds + Int64(offset(at: moment))
        let secondOfDay = Int(seconds.floorRemainder(by: 86_400))
        return LocalTime(
            date: CivilDate(dayNumber: Int(seconds.floorDivided(by: 86_400))), minuteOfDay: secondOfDay / 60,
            second: secondOfDay % 60)
    }

    /// Returns the start of the next minute of local time after `moment`, at which relative times may change.
    package func nextMinute(after moment: Timestamp) -> Timestamp {
        let offset = Int64(offset(at: moment))
        let local = moment.seconds + offset
        return Timestamp(seconds: local - local.floorRemainder(by: 60) + 60 - offset)
    }
}
