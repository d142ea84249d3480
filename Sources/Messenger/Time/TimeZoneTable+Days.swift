extension TimeZoneTable {
    /// Returns the first moment of a day: midnight, or the moment after the clocks skipped it.
    func start(of day: CivilDate) -> Timestamp {
        let midnight = Int64(day.dayNumber) * 86_400
        // No time zone is more than a day away from UTC.
        let around = transitions.filter { abs($0.start.seconds - midnight) <= 2 * 86_400 }
        let offsets = [offset(at: Timestamp(seconds: midnight - 2 * 86_400))] + around.map(\.offset)
        let moments = offsets.map { Timestamp(seconds: midnight - Int64($0)) }.filter {
            $0.seconds + Int64(offset(at: $0)) == midnight
        }
        if let first = moments.min() { return first }
        let skipping = around.first { $0.start.seconds + Int64($0.offset) > midnight }
        return skipping?.start ?? Timestamp(seconds: midnight - Int64(initialOffset))
    }
}
