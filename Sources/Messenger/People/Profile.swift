/// One of the user's identities. Each contact, chat, and tag belongs to exactly one profile.
package struct Profile: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// The number of the profile in this data directory.
    package var id: ProfileID
    /// The names that others see.
    package var names: Names
    /// The service's identifier of the profile; `nil` if it has none.
    package var remoteID: RemoteID?
    /// The time when the profile was created.
    package var createdAt: Timestamp
    /// The time when the profile was last active, which orders the profile list.
    package var lastActiveAt: Timestamp
    /// True if nothing in the profile notifies.
    package var isMuted: Bool
    /// The place in the user's own order; `nil` if the profile was never moved, so that it comes after those that were.
    package var order: Int?
    /// True if the profile is visible only to someone who enters its password.
    package var isHidden: Bool

    /// Creates a profile.
    package init(
        id: ProfileID, names: Names, remoteID: RemoteID? = nil, createdAt: Timestamp = .zero,
        lastActiveAt: Timestamp = .zero, isMuted: Bool = false, order: Int? = nil, isHidden: Bool = false
    ) {
        self.id = id
        self.names = names
        self.remoteID = remoteID
        self.createdAt = createdAt
        self.lastActiveAt = lastActiveAt
        self.isMuted = isMuted
        self.order = order
        self.isHidden = isHidden
    }
}
