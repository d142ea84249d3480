import Messenger

// Clicks in messages that change them, in the open chat and on pages.
extension Outcome {
    /// Reacts to a message with an emoji that was clicked, or takes the reaction back.
    static func reacting(
        to message: Message, with emoji: String, isOn: Bool, _ facts: MessageAction.Facts, by asker: ServiceCall.Asker,
        _ strings: any Strings
    ) -> Outcome {
        guard MessageAction.react.isOffered(message, facts) else {
            return Outcome(intents: [.notice(facts.refusal(of: .react, [message], strings))])
        }
        return Outcome(intents: [.request(.react(message.id, emoji: emoji, isOn: isOn), by: asker)])
    }

    /// Votes for an answer that was clicked, or takes back the vote for it.
    static func togglingVote(
        for answer: Int, in message: Message, _ facts: MessageAction.Facts, by asker: ServiceCall.Asker,
        _ strings: any Strings
    ) -> Outcome {
        guard case .poll(let poll) = message.content, poll.answers.indices.contains(answer) else { return Outcome() }
        guard MessageAction.vote.isOffered(message, facts) else {
            return Outcome(intents: [.notice(facts.refusal(of: .vote, [message], strings))])
        }
        let answers = poll.answers[answer].isMine ? [] : [answer]
        return Outcome(intents: [.request(.vote(message.id, for: answers), by: asker)])
    }
}
