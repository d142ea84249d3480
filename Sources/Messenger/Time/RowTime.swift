/// How much of a message's time a row of the chat list shows; the words and the order of the parts are the language's.
///
/// The rules of both references together, the nearer one first: today the time; yesterday from 18:00 on still the time
/// while it is not yet noon; yesterday; within the last week the weekday; this year day and month; else with the year.
/// What lies in the future (clocks differ) is the time when it is today, else the date.
public enum RowTime: Codable, Equatable, Hashable, Sendable {
    /// Hour (0–23) and minute.
    case time(hour: Int, minute: Int)
    /// The day before today.
    case yesterday
    /// A day within the last week.
    case weekday(Weekday)
    /// A day of this year.
    case dayAndMonth(CivilDate)
    /// A day of another year.
    case date(CivilDate)

    /// What to show for `moment` when it is `now`.
    public init(_ moment: Timestamp, now: Timestamp, in zone: TimeZoneTable) {
        let shown = zone.localTime(at: moment)
        let today = zone.localTime(at: now)
        switch today.date.dayNumber - shown.date.dayNumber {
        case 0: self = .time(hour: shown.hour, minute: shown.minute)
        case 1 where shown.hour >= 18 && today.hour < 12: self = .time(hour: shown.hour, minute: shown.minute)
        case 1: self = .yesterday
        case 2...6: self = .weekday(shown.date.weekday)
        default: self = shown.date.year == today.date.year ? .dayAndMonth(shown.date) : .date(shown.date)
        }
    }
}
