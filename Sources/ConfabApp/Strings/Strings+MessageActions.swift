package import Messenger

/// Actions on messages.
package protocol MessageActionStrings {
    func title(_ action: MessageAction, of message: Message) -> String
    func notPossible(_ action: MessageAction) -> String
    /// The action is for messages, and this is a tip or an event.
    func noticeIsNoMessage() -> String
    /// Several messages are selected, and an action is for one.
    func onlyForOneMessage() -> String
    /// The path of a file that was saved.
    func fileSaved(_ path: String) -> String
    /// The reason that a picture can't be shown.
    func problem(_ problem: PictureProblem) -> String
    /// The reason that a message doesn't show an animated picture.
    func isAnimated() -> String
    /// A few words on the first frame of an animated picture. The key opens its file; empty if there is none.
    func isStill(_ key: String) -> String
    /// A file may run as a program when it's opened.
    func opensExecutable(_ name: String) -> String
    func opensExecutableHelp() -> String
    func openAnyway() -> String
    /// The reason that a file isn't downloaded now.
    func isDownloading() -> String
    func isDownloaded() -> String
    func fileState(_ state: FileState) -> String
    func noCode() -> String
    func codeCopied() -> String
    func codeTitle() -> String
    /// Asks which link of a message to copy.
    func copyLinkTitle() -> String
    /// A page of messages doesn't have an action that its keys mean elsewhere.
    func notPossibleHere() -> String
    /// The opposite of uncovering the covered parts of a message.
    func cover() -> String
    /// Removes a copy of a message from the collected ones.
    func removeCopy() -> String
    /// The words instead of text that's covered until the user uncovers it.
    func covered() -> String
    /// The title of the menu of a message without words.
    func messageTitle() -> String
    /// A message, by its sender and its first words.
    func subject(_ sender: String, _ words: String) -> String
    func reactWith(_ emoji: String) -> String
    /// The title of all emoji to react to a message with.
    func anyEmojiTitle(_ subject: String) -> String
    func anyEmojiPlaceholder() -> String
    func noSuchEmoji() -> String
    /// Attaches several files at once.
    func attachFiles(_ number: Int) -> String
    /// The file with this name is attached already.
    func isAttached(_ name: String) -> String
    /// A text that is a path, where there's nothing to attach.
    func noFileAt(_ path: String) -> String
    /// A path, among others to attach, that is the one of a folder.
    func isFolder(_ path: String) -> String
    /// How to send a folder.
    func folderHelp() -> String
    /// The placeholder of the field when files are attached.
    func writeCaption() -> String
    /// A file to send with the draft.
    func spokenAttachment(_ file: DraftAttachment, isSelected: Bool) -> String
    /// The word beside a preview of formatted text.
    func preview() -> String
    /// The title of the emoji to write.
    func writeEmojiTitle() -> String
    /// The name of a group of emoji.
    func emojiTab(_ tab: EmojiPicker.Tab) -> String
    /// Nothing was used yet.
    func noRecentEmoji() -> String
    func notAReply() -> String
    /// There's no reply from which the user has gone to another message.
    func noReplyToGoBackTo() -> String
    func deletedCannotBeEdited() -> String
    func forwardedCannotBeEdited() -> String
    func kindCannotBeEdited() -> String
    func editedTooOften(_ limit: Int) -> String
    func replyingTo(_ name: String) -> String
    func replyingToYourself() -> String
    func editingMessage() -> String
    func editIsEmpty() -> String
    func messagesCopied(_ number: Int) -> String
    func messagesSelected(_ number: Int) -> String
    func deleteMessages(_ number: Int) -> String
    func deleteMessagesHelp(_ number: Int, forEveryone: Bool) -> String
    func deleteForEveryone() -> String
    func deleteForMe() -> String
    func reportTitle() -> String
    func reportHelp() -> String
    func reportReason(_ reason: Report.Reason) -> String
    func messageReported() -> String
    func messageInfoTitle() -> String
    func sentBy(_ name: String, at time: LocalTime, today: CivilDate) -> String
    func protection(_ protection: Protection) -> String
    /// Why nobody received a message, and what to do.
    func refusalHelp() -> String
    func receivedBy() -> String
    /// Someone who received or read a message, and when, if that is known.
    /// - Parameter saysRead: False if the heading above already says what the person did.
    func reader(_ name: String, saysRead: Bool, at time: LocalTime?, today: CivilDate) -> String
    func readersTitle() -> String
    func noReaders() -> String
    /// Says that a message is no voice message.
    func noVoice() -> String
    /// Says that someone has read a message, but not who.
    func unknownReaders() -> String
    func readBy(_ number: Int) -> String
    /// The number of people whose names aren't listed.
    func andMorePeople(_ number: Int) -> String
    /// The time of a message's last edit.
    func edited(at time: LocalTime, today: CivilDate) -> String
    func earlierVersions() -> String
    func forwardTitle(_ number: Int) -> String
    /// - Parameter number: The number of messages that are merged.
    func forwardMergedTitle(_ number: Int) -> String
    /// A title with the names of the chosen chats. If there are several, their number comes first, because a narrow
    /// title loses its end.
    func forwardTitle(_ title: String, to chats: [String]) -> String
    /// The author of messages in a record, if the readers must not know the name.
    func unnamedAuthor() -> String
    /// The title of messages that are forwarded as one.
    func recordTitle(_ people: [String], group: String?) -> String
    func forwardPlaceholder() -> String
    func forwardLimit(_ number: Int) -> String
    func forwardedMessages(_ number: Int, to chats: String, skipped: SkippedMessages) -> String
    /// The person who pinned a message.
    func pinned(_ pin: Pin) -> String
    func pinnedMessage(_ text: String) -> String
    func pinsTitle() -> String
    func noPins() -> String
    /// - Parameter key: The key that pins a message.
    func noPinsHelp(_ key: String) -> String
    func morePins(_ number: Int) -> String
    /// The number of replies to a message.
    func replies(_ number: Int) -> String
    /// Says how much of a text isn't shown, such as “940 kB”, and the key that shows it; empty for none.
    func moreText(_ size: String, _ key: String) -> String
    func wholeMessageTitle() -> String
    func threadTitle() -> String
    func threadIsGone() -> String
    func hitsTitle() -> String
    func collectedTitle() -> String
    func nothingCollected() -> String
    /// - Parameter key: The key that collects a message.
    func nothingCollectedHelp(_ key: String) -> String
    func collected(_ number: Int) -> String
    func removeCopies(_ number: Int) -> String
    func removeCopiesHelp(_ number: Int) -> String
    func removedFromCollected() -> String
}
