internal import MessageStore
internal import Messenger

// Voting in polls.
extension ProfileTransaction {
    /// Votes in a poll, instead of an earlier vote of the user.
    func vote(_ id: MessageID, for answers: [Int], in store: borrowing StoreWriter) throws {
        var (message, chat) = try changeable(id, in: store)
        guard case .poll(let poll) = message.content else { throw ServiceError.unfit(.notAnAnswer) }
        if message.isUnsent { throw ServiceError.unfit(.notSent) }
        if poll.isClosed { throw ServiceError.unfit(.pollEnded) }
        // Repeating a request changes nothing.
        if answers == poll.answers.indices.filter({ poll.answers[$0].isMine }) { return }
        try checkAudience(of: chat)
        let speaker = try speaking(in: chat, store)
        let vote = message.nextVote(for: answers, by: speaker.address, now: now)
        guard message.apply(vote) else { throw ServiceError.unfit(.notAnAnswer) }
        let changed = message
        try store.update(id) { $0 = changed }
        try speaker.tell(of: changed, in: chat, store) {
            .vote(SentVote(target: $0, answers: vote.answers, number: vote.number))
        }
    }

    /// Ends the voting in a poll of the user's.
    func endPoll(_ id: MessageID, in store: borrowing StoreWriter) throws {
        var (message, chat) = try changeable(id, in: store)
        guard case .poll(let poll) = message.content else { throw ServiceError.unfit(.notAnAnswer) }
        guard message.isOutgoing else { throw ServiceError.unfit(.notYourMessage) }
        if message.isUnsent { throw ServiceError.unfit(.notSent) }
        if poll.isClosed { return }
        try checkAudience(of: chat)
        // The user's own vote may have a number that is ahead of the clock.
        var speaker = try speaking(in: chat, store)
        let own = message.votes.filter { $0.author == speaker.address }.map(\.number).max()
        speaker.now = max(now, Timestamp(milliseconds: own ?? 0))
        _ = message.endPoll(at: speaker.now)
        let changed = message
        try store.update(id) { $0 = changed }
        try speaker.tell(of: changed, in: chat, store) { .pollEnded($0) }
    }
}
