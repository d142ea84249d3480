package import Messenger

package protocol TimeStrings {
    /// The time of a row in the list of chats.
    func rowTime(_ time: RowTime) -> String
    /// The same in at most seven columns, except for times with AM or PM.
    func shortRowTime(_ time: RowTime) -> String
    /// The line between the messages of two days.
    func day(_ date: CivilDate, today: CivilDate) -> String
    /// A day, as in `Nov 5, 2026`.
    func date(_ time: Timestamp, _ clock: LocalClock) -> String
    /// A day and a time.
    func moment(_ time: Timestamp, _ clock: LocalClock) -> String
    func time(_ time: LocalTime) -> String
    /// A span of time in one unit, rounded down, as in `1 week` or `90 seconds`.
    func span(ofSeconds seconds: Int) -> String
}

extension Strings {
    /// Minutes and seconds, hours where there are any.
    func duration(_ seconds: Int) -> String {
        let (minutes, rest) = max(0, seconds).quotientAndRemainder(dividingBy: 60)
        let padded = rest < 10 ? "0\(rest)" : "\(rest)"
        guard minutes >= 60 else { return "\(minutes):\(padded)" }
        return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60):\(padded)"
    }
}
