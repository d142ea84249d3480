/// What calendar and clock on the wall say at a moment.
public struct LocalTime: Codable, Equatable, Hashable, Sendable {
    /// The day.
    public var date: CivilDate
    /// Minutes since the day began, 0–1439.
    public var minuteOfDay: Int
    /// Seconds of the minute, 0–59.
    public var second: Int

    /// A time of a day.
    public init(date: CivilDate, minuteOfDay: Int, second: Int = 0) {
        self.date = date
        self.minuteOfDay = minuteOfDay
        self.second = second
    }

    /// The hour, 0–23.
    public var hour: Int { minuteOfDay / 60 }
    /// The minute of the hour, 0–59.
    public var minute: Int { minuteOfDay % 60 }
    /// As in `09:05`.
    public var hourAndMinute: String { "\(String(hour + 100).dropFirst()):\(String(minute + 100).dropFirst())" }
}
