package import Messenger

/// Something that the store keeps for this device only.
package enum LocalChange: Codable, Equatable, Sendable {
    /// The draft of a chat; an empty one removes it.
    case draft(Draft)
    /// An edit that wasn't saved, in the draft of a chat.
    case edit(ChatID, Draft.Edit)
    /// Another file in the draft of a chat.
    case attached(ChatID, DraftAttachment)
    /// The user has heard a voice message.
    case voicePlayed(MessageID)
    /// The position of the first message on the screen when the user left a chat; nil for the chat's end.
    case place(ChatID, MessagePosition?)
    /// Copies of messages that a profile keeps.
    case collected(ProfileID, [MessageID], at: Timestamp)
    /// Removes copies by their numbers.
    case removedCollected(ProfileID, Set<UInt64>)
    /// The filter that the list starts with.
    case filter(ProfileID, ChatFilter?)
    /// The order of the list; answered by ``ChatList/Action/ordered(_:_:)``.
    case order(ProfileID, ChatOrder)
    /// A hint that isn't shown again.
    case closedHint(Hint)
    /// The value of an option of a profile; nil resets it.
    case profileOption(ProfileID, OptionID, OptionValue?)
    /// The value of an option for a kind of chat, or for a chat; nil removes it.
    case chatOption(ProfileID, OptionTarget, OptionID, OptionValue?)
    /// Another use of a command in the palette.
    case commandUse(CommandID)
    /// Another use of an emoji.
    case emojiUse(String)
}
