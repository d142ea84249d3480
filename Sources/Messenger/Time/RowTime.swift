/// The form in which a row of the chat list shows a time. The language determines the words and their order.
///
/// The first matching rule applies: a time today is shown as the time; yesterday from 18:00 as the time until noon
/// today; otherwise as yesterday; within the last week as the weekday; this year as day and month; and in other years
/// with the year. A time in the future (if clocks differ) is shown as the time if it is today, and otherwise as a date.
package enum RowTime: Codable, Equatable, Hashable, Sendable {
    /// The hour (0–23) and the minute.
    case time(hour: Int, minute: Int)
    /// The day before today, a day of the week like any other.
    case yesterday(Weekday)
    /// A day within the last week.
    case weekday(Weekday)
    /// A day of this year.
    case dayAndMonth(CivilDate)
    /// A day of another year.
    case date(CivilDate)

    /// Creates the form for `moment` at the time `now`.
    package init(_ moment: Timestamp, now: Timestamp, in zone: TimeZoneTable) {
        let shown = zone.localTime(at: moment)
        let today = zone.localTime(at: now)
        switch today.date.dayNumber - shown.date.dayNumber {
        case 0: self = .time(hour: shown.hour, minute: shown.minute)
        case 1 where shown.hour >= 18 && today.hour < 12: self = .time(hour: shown.hour, minute: shown.minute)
        case 1: self = .yesterday(shown.date.weekday)
        case 2...6: self = .weekday(shown.date.weekday)
        default: self = shown.date.year == today.date.year ? .dayAndMonth(shown.date) : .date(shown.date)
        }
    }
}
