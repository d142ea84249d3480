import Messenger
import Testing

@Suite struct TimeTests {
    @Test func datesAreCountedLikeCalendarsDo() {
        #expect(CivilDate(year: 1970, month: 1, day: 1).dayNumber == 0)
        #expect(CivilDate(year: 2000, month: 2, day: 29).dayNumber == 11_016)
        #expect(CivilDate(year: 1969, month: 12, day: 31).dayNumber == -1)
        #expect(CivilDate(year: 2026, month: 2, day: 29) == CivilDate(year: 2026, month: 3, day: 1))
        #expect("\(CivilDate(dayNumber: 20_000))" == "2024-10-04")
    }

    @Test func everyDayOfEightCenturiesComesBackFromItsParts() {
        for day in stride(from: -150_000, through: 150_000, by: 7) {
            let (year, month, date) = CivilDate(dayNumber: day).parts
            #expect(CivilDate(year: year, month: month, day: date).dayNumber == day)
        }
    }

    @Test func weekdaysFollowEachOther() {
        #expect(CivilDate(year: 1970, month: 1, day: 1).weekday == .thursday)
        #expect(CivilDate(year: 2026, month: 11, day: 21).weekday == .saturday)
        #expect(CivilDate(year: 1969, month: 12, day: 31).weekday == .wednesday)
    }

    @Test func aTimestampReadsAsUTC() {
        #expect("\(Timestamp(milliseconds: 0))" == "1970-01-01T00:00:00.000Z")
        #expect("\(Timestamp(milliseconds: -1))" == "1969-12-31T23:59:59.999Z")
        #expect("\(Timestamp(milliseconds: 1_700_000_000_250))" == "2023-11-14T22:13:20.250Z")
    }

    @Test func arithmeticAtTheEndsOfTimeDoesNotOverflow() {
        #expect(Timestamp(milliseconds: .max).advanced(byMilliseconds: 5).milliseconds == .max)
        #expect(Timestamp(milliseconds: .min).milliseconds(since: Timestamp(milliseconds: .max)) == .min)
        _ = TimeZoneTable.utc.localTime(at: Timestamp(milliseconds: .max)).date.weekday
        _ = "\(Timestamp(milliseconds: .min))"
    }

    @Test func aZoneAppliesTheOffsetOfTheMoment() {
        let winter = Timestamp(seconds: 1_711_846_799)  // 2024-03-31 00:59:59 UTC
        let zone = TimeZoneTable(
            initialOffset: 3600,
            transitions: [
                .init(start: Timestamp(seconds: 1_729_990_800), offset: 3600),
                .init(start: Timestamp(seconds: 1_711_846_800), offset: 7200),
            ])
        #expect(zone.localTime(at: winter).hourAndMinute == "01:59")
        #expect(zone.localTime(at: winter.advanced(byMilliseconds: 1000)).hourAndMinute == "03:00")
        #expect(zone.localTime(at: Timestamp(seconds: 1_729_990_800)).hourAndMinute == "02:00")
        #expect(zone.nextMinute(after: winter) == Timestamp(seconds: 1_711_846_800))
    }
}

@Suite struct RowTimeTests {
    private func row(_ shown: (Int, Int), now: (Int, Int), year: Int = 2026) -> RowTime {
        func moment(_ day: Int, _ hour: Int) -> Timestamp {
            Timestamp(seconds: Int64(CivilDate(year: year, month: 6, day: day).dayNumber * 86_400 + hour * 3600))
        }
        return RowTime(moment(shown.0, shown.1), now: moment(now.0, now.1), in: .utc)
    }

    @Test func whatIsFromTodayShowsItsTime() {
        #expect(row((10, 0), now: (10, 23)) == .time(hour: 0, minute: 0))
        #expect(row((10, 23), now: (10, 1)) == .time(hour: 23, minute: 0))
    }

    @Test func yesterdayEveningShowsItsTimeUntilNoon() {
        #expect(row((9, 18), now: (10, 11)) == .time(hour: 18, minute: 0))
        #expect(row((9, 18), now: (10, 12)) == .yesterday(.tuesday))
        #expect(row((9, 17), now: (10, 11)) == .yesterday(.tuesday))
    }

    @Test func whatIsFromThisWeekShowsItsDay() {
        #expect(row((8, 12), now: (10, 12)) == .weekday(.monday))
        #expect(row((4, 12), now: (10, 12)) == .weekday(.thursday))
        #expect(row((3, 12), now: (10, 12)) == .dayAndMonth(CivilDate(year: 2026, month: 6, day: 3)))
    }

    @Test func anotherYearShowsTheYear() {
        let old = CivilDate(year: 2025, month: 12, day: 20)
        let now = CivilDate(year: 2026, month: 1, day: 2)
        func moment(_ date: CivilDate) -> Timestamp { Timestamp(seconds: Int64(date.dayNumber * 86_400)) }
        #expect(RowTime(moment(old), now: moment(now), in: .utc) == .date(old))
        #expect(
            RowTime(moment(CivilDate(year: 2025, month: 12, day: 30)), now: moment(now), in: .utc) == .weekday(.tuesday)
        )
    }

    @Test func whatLiesInTheFutureShowsItsDate() {
        #expect(row((12, 12), now: (10, 12)) == .dayAndMonth(CivilDate(year: 2026, month: 6, day: 12)))
    }
}
