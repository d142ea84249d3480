/// What belongs to a profile, and would be lost with it.
public struct ProfileBelongings: Codable, Equatable, Sendable {
    /// Conversations, the notes to self among them.
    public var chats: Int
    /// Messages in them.
    public var messages: Int
    /// Contacts.
    public var contacts: Int
    /// Groups that it belongs to.
    public var groups: Int
    /// Those of them that have no other owner.
    public var groupsOwnedAlone: Int

    /// Nothing, or so much.
    public init(chats: Int = 0, messages: Int = 0, contacts: Int = 0, groups: Int = 0, groupsOwnedAlone: Int = 0) {
        self.chats = chats
        self.messages = messages
        self.contacts = contacts
        self.groups = groups
        self.groupsOwnedAlone = groupsOwnedAlone
    }
}
