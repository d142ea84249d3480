/// A local date and time.
package struct LocalTime: Codable, Equatable, Hashable, Sendable {
    /// The date.
    package var date: CivilDate
    /// The number of minutes since the start of the day, 0–1439.
    package var minuteOfDay: Int
    /// The second of the minute, 0–59.
    package var second: Int

    /// Creates a local time.
    package init(date: CivilDate, minuteOfDay: Int, second: Int = 0) {
        self.date = date
        self.minuteOfDay = minuteOfDay
        self.second = second
    }

    /// The hour, 0–23.
    package var hour: Int { minuteOfDay / 60 }
    /// The minute of the hour, 0–59.
    package var minute: Int { minuteOfDay % 60 }
    /// The time in the format `09:05`.
    package var hourAndMinute: String { "\(String(hour + 100).dropFirst()):\(String(minute + 100).dropFirst())" }
}
