/// One of the user's identities. Each contact, chat, and tag belongs to exactly one profile.
public struct Profile: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// The number of the profile in this data directory.
    public var id: ProfileID
    /// The names that others see.
    public var names: Names
    /// The service's identifier of the profile; `nil` if it has none.
    public var remoteID: RemoteID?
    /// The time when the profile was created.
    public var createdAt: Timestamp
    /// The time when the profile was last active, which orders the profile list.
    public var lastActiveAt: Timestamp
    /// True if nothing in the profile notifies.
    public var isMuted: Bool
    /// True if the profile sends read receipts.
    public var sendsReadReceipts: Bool
    /// The place in the user's own order; `nil` if the profile was never moved, so that it comes after those that were.
    public var order: Int?
    /// True if the profile is visible only to someone who enters its password.
    public var isHidden: Bool

    /// Creates a profile.
    public init(
        id: ProfileID, names: Names, remoteID: RemoteID? = nil, createdAt: Timestamp = .zero,
        lastActiveAt: Timestamp = .zero, isMuted: Bool = false, sendsReadReceipts: Bool = true, order: Int? = nil,
        isHidden: Bool = false
    ) {
        self.id = id
        self.names = names
        self.remoteID = remoteID
        self.createdAt = createdAt
        self.lastActiveAt = lastActiveAt
        self.isMuted = isMuted
        self.sendsReadReceipts = sendsReadReceipts
        self.order = order
        self.isHidden = isHidden
    }
}
