/// What would happen if a link were followed.
public enum LinkPlan: Codable, Equatable, Hashable, Sendable {
    /// It leads to a chat that is there already: with the contact whose link it is, or of the group.
    case known(ChatID)
    /// It is the user's own link; its row waits for someone else to use it.
    case own(ChatID?)
    /// The user has used it already and waits for the answer.
    case connecting(ChatID)
    /// Someone who has it connects the user with them; the name when it can be known.
    case new(name: String)
    /// Somebody has used it already.
    case used
    /// It was taken back, its time is over, or it never was one.
    case gone
}
