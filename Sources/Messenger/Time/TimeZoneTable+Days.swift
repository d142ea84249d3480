extension TimeZoneTable {
    /// The first moment of a day: midnight, or where the clocks were put forward over it the moment after that.
    func start(of day: CivilDate) -> Timestamp {
        let midnight = Int64(day.dayNumber) * 86_400
        // No zone is further than a day from UTC.
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
