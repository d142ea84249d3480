/// The contents of a profile that would be deleted with it.
public struct ProfileBelongings: Codable, Equatable, Sendable {
    /// The number of conversations, including the notes to self.
    public var chats: Int
    /// The number of messages in them.
    public var messages: Int
    /// The number of contacts.
    public var contacts: Int
    /// The number of groups that the profile is a member of.
    public var groups: Int
    /// The number of those groups that have no other owner.
    public var groupsOwnedAlone: Int

    /// Creates counts, which are zero by default.
    public init(chats: Int = 0, messages: Int = 0, contacts: Int = 0, groups: Int = 0, groupsOwnedAlone: Int = 0) {
        self.chats = chats
        self.messages = messages
        self.contacts = contacts
        self.groups = groups
        self.groupsOwnedAlone = groupsOwnedAlone
    }
}
