public import Messenger

/// Something that the store keeps for this device only.
public enum LocalChange: Codable, Equatable, Sendable {
    /// What is being written in a chat; an empty draft removes it.
    case draft(Draft)
    /// The filter that the list starts with.
    case filter(ProfileID, ChatFilter?)
    /// The order of the list; answered by ``ChatList/Action/ordered(_:_:)``.
    case order(ProfileID, ChatOrder)
    /// A hint that isn't shown again.
    case closedHint(Hint)
    /// What an option of a profile is set to; nil resets it.
    case profileOption(ProfileID, OptionID, OptionValue?)
    /// Whether a profile sends read receipts.
    case readReceipts(ProfileID, Bool)
    /// Another use of a command in the palette.
    case commandUse(CommandID)
}
