import Messenger

// Voting in the polls of the open chat.
extension Conversation {
    /// Asks for which answer of a poll the user votes.
    func vote(in message: Message, _ shared: Shared) -> Outcome<Action> {
        guard case .poll(let poll) = message.content else { return Outcome() }
        let strings = shared.strings
        let mine = poll.answers.firstIndex(where: \.isMine)
        var choices: [(String, Intent)] = poll.answers.indices.map { index in
            let text = poll.answers[index].text.harmlessName
            return (
                index == mine ? strings.yourVote(text) : text,
                Intent.request(.vote(message.id, for: [index]), by: .conversation)
            )
        }
        if mine != nil {
            choices.append((strings.takeVoteBack(), .request(.vote(message.id, for: []), by: .conversation)))
        }
        var question = Confirmation(strings.voteTitle(), choices: choices)
        question.selection = mine ?? 0
        question.subject = poll.question.harmlessName
        return Outcome(intents: [.present(.confirmation(question))])
    }

    /// Asks before a poll is ended.
    func endPoll(_ message: Message, _ shared: Shared) -> Outcome<Action> {
        guard case .poll(let poll) = message.content else { return Outcome() }
        let strings = shared.strings
        var question = Confirmation(
            strings.endPollTitle(), help: strings.endPollHelp(), width: 50,
            answers: [
                .init(label: strings.cancel(), intents: [.close]),
                .init(
                    label: strings.endPoll(), intents: [.close, .request(.endPoll(message.id), by: .conversation)]),
            ])
        question.subject = poll.question.harmlessName
        return Outcome(intents: [.present(.confirmation(question))])
    }
}
