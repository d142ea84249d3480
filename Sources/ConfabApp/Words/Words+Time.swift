import Messenger

extension Words {
    /// The time of a row in the list of chats.
    func rowTime(_ time: RowTime) -> String {
        switch (language, time) {
        case (.english, .time(let hour, let minute)): clock(hour, minute)
        case (.english, .yesterday): "Yesterday"
        case (.english, .weekday(let day)): String(weekday(day).prefix(3))
        case (.english, .dayAndMonth(let date)): "\(date.day) \(month(date))"
        case (.english, .date(let date)): date.description
        }
    }

    /// The line between the messages of two days.
    func day(_ date: CivilDate, today: CivilDate) -> String {
        switch language {
        case .english:
            switch today.dayNumber - date.dayNumber {
            case 0: "Today"
            case 1: "Yesterday"
            case 2...6: weekday(date.weekday)
            default: "\(weekday(date.weekday)), \(date.day) \(month(date)) \(date.year)"
            }
        }
    }

    /// A day, as in `5 Nov 2026`.
    func date(_ time: Timestamp, _ clock: LocalClock) -> String {
        let date = clock.zone.localTime(at: time).date
        return switch language {
        case .english: "\(date.day) \(month(date)) \(date.year)"
        }
    }

    /// A time of today, or a day with its time; with the year where it is not this one.
    func near(_ time: Timestamp, _ clock: LocalClock) -> String {
        let (then, now) = (clock.zone.localTime(at: time), clock.zone.localTime(at: clock.now))
        if then.date == now.date { return self.time(then) }
        guard then.date.year == now.date.year else { return moment(time, clock) }
        return switch language {
        case .english: "\(then.date.day) \(month(then.date)), \(self.time(then))"
        }
    }

    /// A day and a time of it.
    func moment(_ time: Timestamp, _ clock: LocalClock) -> String {
        switch language {
        case .english: "\(date(time, clock)), \(self.time(clock.zone.localTime(at: time)))"
        }
    }

    func clock(_ hour: Int, _ minute: Int) -> String {
        let minutes = "\(minute < 10 ? "0" : "")\(minute)"
        return switch timeFormat {
        case .hours24: "\(hour < 10 ? "0" : "")\(hour):\(minutes)"
        case .hours12: "\((hour + 11) % 12 + 1):\(minutes) \(hour < 12 ? "AM" : "PM")"
        }
    }

    /// A time of day.
    func time(_ time: LocalTime) -> String { clock(time.hour, time.minute) }

    private func weekday(_ day: Weekday) -> String {
        switch (language, day) {
        case (.english, .monday): "Monday"
        case (.english, .tuesday): "Tuesday"
        case (.english, .wednesday): "Wednesday"
        case (.english, .thursday): "Thursday"
        case (.english, .friday): "Friday"
        case (.english, .saturday): "Saturday"
        case (.english, .sunday): "Sunday"
        }
    }

    private func month(_ date: CivilDate) -> String {
        switch language {
        case .english:
            ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][
                max(0, min(11, date.month - 1))]
        }
    }
}
