/// One of the user's own identities. Contacts, chats and tags belong to exactly one.
public struct Profile: Codable, Equatable, Hashable, Identifiable, Sendable {
    /// Its number in this data directory.
    public var id: ProfileID
    /// What others see.
    public var names: Names
    /// How its service knows it.
    public var remoteID: RemoteID?
    /// When it was made.
    public var createdAt: Timestamp
    /// When it was last the active one; orders the profile switch.
    public var lastActiveAt: Timestamp
    /// Whether nothing of it notifies.
    public var isMuted: Bool
    /// Whether others are told what was read.
    public var sendsReadReceipts: Bool
    /// Its place in the user's own order; nil when it was never moved, and stands behind those that were.
    public var order: Int?
    /// Whether it shows only to whoever gives its password.
    public var isHidden: Bool

    /// A profile.
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
