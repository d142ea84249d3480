package import Messenger

/// The menu of the message field, and the forms that it opens.
package protocol FormStrings {
    func takingPicture() -> String
    /// The mode of the field in which keys give commands.
    func normalMode() -> String
    /// The title of the menu of the message field.
    func moreTitle() -> String
    /// The options leave nothing in that menu.
    func noInputItems() -> String
    /// A program's item gives a command that there isn't.
    func noCommand(_ name: String) -> String
    /// The title of the contacts to choose from.
    func shareContactTitle() -> String
    func shareContactPlaceholder() -> String
    /// There's nobody to choose, whatever is typed.
    func nobodyToShare() -> String
    func stickersTitle() -> String
    func stickersPlaceholder() -> String
    /// There are no catalogs in the folder at this path.
    func noStickers(_ folder: String) -> String
    /// Something is wrong with every picture of the catalogs; the mistakes are shown, too.
    func noUsableStickers() -> String
    func noSuchSticker() -> String
    func pollTitle() -> String
    func questionLabel() -> String
    func questionPlaceholder() -> String
    func answerLabel(_ number: Int) -> String
    func answerPlaceholder(_ number: Int) -> String
    func pollHelp() -> String
    func sendPoll() -> String
    func obstacle(_ obstacle: PollForm.Obstacle) -> String
    func discardPollTitle() -> String
    func discard() -> String
    /// A question about the changes of a message that is being edited.
    func discardEdit() -> String
    /// A question about a file whose caption would be lost.
    func discardAttachment() -> String
    /// The question before a file is discarded that only Confab has, such as a pasted text.
    func discardOnlyCopy() -> String
    /// The number of votes, and that no more are counted.
    func votes(_ poll: Poll) -> String
    func pollEnded() -> String
    func voteTitle() -> String
    /// An answer that the user has voted for.
    func yourVote(_ answer: String) -> String
    func takeVoteBack() -> String
    func endPollTitle() -> String
    func endPollHelp() -> String
    func endPoll() -> String
    func locationTitle() -> String
    func placeLabel() -> String
    func placePlaceholder() -> String
    func placeTitleLabel() -> String
    func placeTitlePlaceholder() -> String
    func placeHelp() -> String
    func placeNotUnderstood(_ place: String) -> String
    func discardLocationTitle() -> String
    func sendLocation() -> String
}
