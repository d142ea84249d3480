import Glibc
import Messenger

/// The user's time zone as a value, read from the C library so that nothing heavier has to be started for it.
enum LocalZone {
    private static let daySeconds: Int64 = 86_400
    /// Offsets are looked up at steps of this many days; no zone changes twice within one.
    private static let step: Int64 = 28 * daySeconds

    /// The offsets from ten years before `now` to two years after it.
    static func table(around now: Timestamp) -> TimeZoneTable {
        let begin = now.seconds - 10 * 365 * daySeconds
        let end = now.seconds + 2 * 365 * daySeconds
        let initial = offset(at: begin)
        var transitions: [TimeZoneTable.Transition] = []
        var moment = begin
        var current = initial
        while moment < end {
            let next = moment + step
            let after = offset(at: next)
            if after != current {
                let change = firstMoment(between: moment, and: next, unlike: current)
                transitions.append(TimeZoneTable.Transition(start: Timestamp(seconds: change), offset: after))
                current = after
            }
            moment = next
        }
        return TimeZoneTable(initialOffset: initial, transitions: transitions)
    }

    /// The day that it is at `now`.
    static func day(at now: Timestamp) -> CivilDate { table(around: now).localTime(at: now).date }

    private static func firstMoment(between start: Int64, and end: Int64, unlike offset: Int) -> Int64 {
        var low = start
        var high = end
        while high - low > 1 {
            let middle = (low + high) / 2
            if self.offset(at: middle) == offset { low = middle } else { high = middle }
        }
        return high
    }

    private static func offset(at seconds: Int64) -> Int {
        var time = time_t(seconds)
        var local = tm()
        localtime_r(&time, &local)
        return local.tm_gmtoff
    }
}
