/// A day in the proleptic Gregorian calendar.
package struct CivilDate: Codable, Comparable, Hashable, Sendable, CustomStringConvertible {
    /// The number of days since 1970-01-01; negative before that.
    package let dayNumber: Int

    /// Creates the day that is `dayNumber` days after 1970-01-01.
    package init(dayNumber: Int) { self.dayNumber = dayNumber }

    /// Creates the day `day` of month `month` (1–12) in `year`. Days after the end of the month continue into the next
    /// one.
    package init(year: Int, month: Int, day: Int) {
        // Counts years from March, so that the leap day is the last day of a year, and eras of 400 years.
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        dayNumber = era * 146_097 + dayOfEra - 719_468
    }

    /// The year, the month (1–12), and the day (1–31).
    package var parts: (year: Int, month: Int, day: Int) {
        let shifted = dayNumber + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    /// The year.
    package var year: Int { parts.year }
    /// The month, 1–12.
    package var month: Int { parts.month }
    /// The day of the month, 1–31.
    package var day: Int { parts.day }

    /// The day of the week.
    package var weekday: Weekday {
        // 1970-01-01 was a Thursday.
        let index = Int64(dayNumber + 3).floorRemainder(by: 7)
        return Weekday(rawValue: Int(index) + 1) ?? .monday
    }

    /// Orders days from earlier to later.
    package static func < (left: CivilDate, right: CivilDate) -> Bool { left.dayNumber < right.dayNumber }

    /// The date in ISO 8601 format, such as `2026-03-01`.
    package var description: String {
        let (year, month, day) = parts
        return "\(year)-\(String(month + 100).dropFirst())-\(String(day + 100).dropFirst())"
    }
}

/// A day of the week, with the numbers of ISO 8601.
package enum Weekday: Int, Codable, CaseIterable, Sendable {
    /// The days, starting with Monday.
    case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday
}
