import Messenger

extension English {
    func takingPicture() -> String { "Taking a picture…" }
    func normalMode() -> String { "NORMAL" }
    func moreTitle() -> String { "Add to the message" }
    func noInputItems() -> String { "The setting “input-more” has no entries" }
    func noCommand(_ name: String) -> String { "There's no command named “\(words(name))”." }
    func shareContactTitle() -> String { "Send a contact" }
    func shareContactPlaceholder() -> String { "Name" }
    func nobodyToShare() -> String { "There's no other contact to send." }
    func stickersTitle() -> String { "Stickers" }
    func stickersPlaceholder() -> String { "Part of a name" }
    func noStickers(_ folder: String) -> String {
        "You have no stickers yet. Put a folder with pictures and a catalogue.toml into \(path(folder))."
    }
    func noUsableStickers() -> String { "None of the pictures in your catalogs can be used." }
    func noSuchSticker() -> String { "No matches." }
    func pollTitle() -> String { "New poll" }
    func questionLabel() -> String { "Question" }
    func questionPlaceholder() -> String { "e.g. Where do we eat?" }
    func answerLabel(_ number: Int) -> String { "Answer \(number)" }
    func answerPlaceholder(_ number: Int) -> String { number > Poll.answerRange.lowerBound ? "optional" : "" }

    func pollHelp() -> String {
        "From \(Poll.answerRange.lowerBound) to \(Poll.answerRange.upperBound) answers. "
            + "Everyone here can choose one of them."
    }

    func sendPoll() -> String { "Send poll" }

    func obstacle(_ obstacle: PollForm.Obstacle) -> String {
        switch obstacle {
        case .noQuestion: "Write a question."
        case .tooFewAnswers: "Write at least \(count(Poll.answerRange.lowerBound, "answer", "answers"))."
        case .equalAnswers(let text): "Two answers are “\(text.harmlessName)”. Change one of them."
        case .tooLong(.question): "The question is too long. Shorten it."
        case .tooLong(.answer(let index)): "Answer \(index + 1) is too long. Shorten it."
        case .tooLong(.button): ""
        }
    }

    func discardPollTitle() -> String { "Discard this poll?" }
    func discard() -> String { "Discard" }
    func discardEdit() -> String { "Discard your changes?" }
    func discardAttachment() -> String { "Discard file and caption?" }
    func discardOnlyCopy() -> String { "Discard the only copy of this file?" }

    func votes(_ poll: Poll) -> String {
        count(poll.voteCount, "vote", "votes") + (poll.isClosed ? " · ended" : "")
    }

    func pollEnded() -> String { "The poll has ended" }
    func voteTitle() -> String { "Vote" }
    func yourVote(_ answer: String) -> String { "Your vote: \(answer)" }
    func takeVoteBack() -> String { "Remove your vote" }
    func endPollTitle() -> String { "End this poll?" }
    func endPollHelp() -> String { "No one can vote after that. You can't undo this." }
    func endPoll() -> String { "End poll" }
    func locationTitle() -> String { "Send a location" }
    func placeLabel() -> String { "Place" }
    func placePlaceholder() -> String { "e.g. 52.5163, 13.3777" }
    func placeTitleLabel() -> String { "Title" }
    func placeTitlePlaceholder() -> String { "optional" }
    func placeHelp() -> String { "Write the latitude and the longitude in degrees, or paste a geo: link." }
    func placeNotUnderstood(_ place: String) -> String {
        "Confab doesn't understand “\(name(place))” as a place. \(placeHelp())"
    }
    func discardLocationTitle() -> String { "Discard this location?" }
    func sendLocation() -> String { "Send location" }
}
