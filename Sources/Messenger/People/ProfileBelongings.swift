/// The contents of a profile that would be deleted with it.
package struct ProfileBelongings: Codable, Equatable, Sendable {
    /// The number of conversations, including the notes to self.
    package var chats: Int
    /// The number of messages in them.
    package var messages: Int
    /// The number of contacts.
    package var contacts: Int
    /// The number of groups that the profile is a member of.
    package var groups: Int
    /// The number of those groups that have no other owner.
    package var groupsOwnedAlone: Int

    /// Creates counts, which are zero by default.
    package init(chats: Int = 0, messages: Int = 0, contacts: Int = 0, groups: Int = 0, groupsOwnedAlone: Int = 0) {
        self.chats = chats
        self.messages = messages
        self.contacts = contacts
        self.groups = groups
        self.groupsOwnedAlone = groupsOwnedAlone
    }
}
