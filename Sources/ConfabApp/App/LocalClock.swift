package import Messenger

/// The time as part of the state, so that every shown time follows from the state.
package struct LocalClock: Codable, Equatable, Hashable, Sendable {
    /// The moment of the last tick, or of what was last received.
    package var now: Timestamp
    /// The user's time zone.
    package var zone: TimeZoneTable

    /// The moment `now` in `zone`.
    package init(now: Timestamp, zone: TimeZoneTable = .utc) {
        self.now = now
        self.zone = zone
    }

    /// The day that it is.
    package var today: CivilDate { zone.localTime(at: now).date }
}
