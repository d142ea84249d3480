/// The consequence of following a link.
package enum LinkPlan: Codable, Equatable, Hashable, Sendable {
    /// It opens an existing chat: with the contact whose link it is, or of the group.
    case known(ChatID)
    /// It is the user's own link, and its row waits for someone else to use it.
    case own(ChatID?)
    /// The user has already used it and waits for the answer.
    case connecting(ChatID)
    /// It connects the user with someone new, with the name if it is known.
    case new(name: String)
    /// Someone has already used it.
    case used
    /// It was withdrawn, it expired, or it never existed.
    case gone
}
