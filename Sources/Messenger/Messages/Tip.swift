/// A sentence from the program in a chat. The words are chosen when it is shown, in the user's language.
package enum Tip: Codable, Equatable, Hashable, Sendable {
    /// The user doesn't have the messages from before they joined the group.
    case noEarlierMessages
}
