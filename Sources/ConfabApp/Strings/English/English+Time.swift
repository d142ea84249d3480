import Messenger

extension English {
    func rowTime(_ time: RowTime) -> String {
        switch time {
        case .time(let hour, let minute): clock(hour, minute)
        case .yesterday: "Yesterday"
        case .weekday(let day): String(weekday(day).prefix(3))
        case .dayAndMonth(let date): "\(month(date)) \(date.day)"
        case .date(let date): date.description
        }
    }

    func shortRowTime(_ time: RowTime) -> String {
        switch time {
        case .time, .weekday, .dayAndMonth: rowTime(time)
        case .yesterday(let day): rowTime(.weekday(day))
        case .date(let date): String(date.description.dropLast(3))
        }
    }

    func day(_ date: CivilDate, today: CivilDate) -> String {
        switch today.dayNumber - date.dayNumber {
        case 0: "Today"
        case 1: "Yesterday"
        case 2...6: weekday(date.weekday)
        default: "\(weekday(date.weekday)), \(month(date)) \(date.day), \(date.year)"
        }
    }

    func date(_ time: Timestamp, _ clock: LocalClock) -> String {
        let date = clock.zone.localTime(at: time).date
        return "\(month(date)) \(date.day), \(date.year)"
    }

    /// A time of today, or a day and a time; with the year if it isn't this one.
    func near(_ time: Timestamp, _ clock: LocalClock) -> String {
        let (then, now) = (clock.zone.localTime(at: time), clock.zone.localTime(at: clock.now))
        if then.date == now.date { return self.time(then) }
        guard then.date.year == now.date.year else { return moment(time, clock) }
        return "\(month(then.date)) \(then.date.day), \(self.time(then))"
    }

    func moment(_ time: Timestamp, _ clock: LocalClock) -> String {
        "\(date(time, clock)), \(self.time(clock.zone.localTime(at: time)))"
    }

    private func clock(_ hour: Int, _ minute: Int) -> String {
        let minutes = "\(minute < 10 ? "0" : "")\(minute)"
        return switch timeFormat {
        case .hours24: "\(hour < 10 ? "0" : "")\(hour):\(minutes)"
        case .hours12: "\((hour + 11) % 12 + 1):\(minutes) \(hour < 12 ? "AM" : "PM")"
        }
    }

    func time(_ time: LocalTime) -> String { clock(time.hour, time.minute) }

    func span(ofSeconds seconds: Int) -> String {
        let units = [
            (31_536_000, "year", "years"), (604_800, "week", "weeks"), (86_400, "day", "days"),
            (3600, "hour", "hours"), (60, "minute", "minutes"),
        ]
        // A unit that gives at least two says enough; one of a unit only if it's exactly that.
        for (length, one, many) in units where seconds >= 2 * length || seconds == length {
            return count(seconds / length, one, many)
        }
        return count(max(1, seconds), "second", "seconds")
    }

    private func weekday(_ day: Weekday) -> String {
        switch day {
        case .monday: "Monday"
        case .tuesday: "Tuesday"
        case .wednesday: "Wednesday"
        case .thursday: "Thursday"
        case .friday: "Friday"
        case .saturday: "Saturday"
        case .sunday: "Sunday"
        }
    }

    private func month(_ date: CivilDate) -> String {
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][
            max(0, min(11, date.month - 1))]
    }
}
