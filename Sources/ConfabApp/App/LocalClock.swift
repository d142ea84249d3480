public import Messenger

/// The time, as state: whoever shows a time follows from it.
public struct LocalClock: Codable, Equatable, Hashable, Sendable {
    /// The moment of the last tick, or of what was last received.
    public var now: Timestamp
    /// The user's time zone.
    public var zone: TimeZoneTable

    /// The moment `now` in `zone`.
    public init(now: Timestamp, zone: TimeZoneTable = .utc) {
        self.now = now
        self.zone = zone
    }

    /// The day that it is.
    public var today: CivilDate { zone.localTime(at: now).date }
}
