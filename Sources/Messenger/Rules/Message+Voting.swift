// How votes affect a poll. The result doesn't depend on the order in which they arrive.
extension Message {
    /// Counts a vote. Returns false if it has no effect: for answers that the poll doesn't have, after its end, and for a
    /// vote that is older than the person's last one.
    package mutating func apply(_ vote: Vote) -> Bool {
        guard acceptsChanges, case .poll(var poll) = content, poll.accepts(vote) else { return false }
        let index = votes.firstIndex { $0.author == vote.author }
        if let index {
            guard votes[index].number < vote.number else { return false }
            poll.count(votes[index], times: -1)
            votes[index] = vote
        } else {
            // Of an imported poll, the user's earlier vote is only known by its answers.
            if vote.sender == .me { poll.forgetMine() }
            votes.append(vote)
        }
        poll.count(vote, times: 1)
        content = .poll(poll)
        return true
    }

    /// Ends the voting. Returns false if it has no effect.
    ///
    /// - Parameter end: the time of the end, according to the author's clock. Later votes don't count.
    package mutating func endPoll(at end: Timestamp) -> Bool {
        guard acceptsChanges, case .poll(var poll) = content, !poll.isClosed else { return false }
        poll.isClosed = true
        poll.closedAt = end
        for vote in votes where !poll.accepts(vote) { poll.count(vote, times: -1) }
        votes.removeAll { !poll.accepts($0) }
        content = .poll(poll)
        return true
    }

    /// Returns a new vote for `answers`; nobody's last one has its number.
    package func nextVote(for answers: [Int], by author: RemoteID, now: Timestamp) -> Vote {
        let last = votes.first { $0.author == author }?.number ?? 0
        return Vote(by: .me, author, for: answers, number: max(now.milliseconds, last &+ 1))
    }

    /// Returns true if a person may have chosen the number of `vote`.
    package func isPlausible(_ vote: Vote, now: Timestamp) -> Bool {
        isPlausible(ChangeMark(emoji: "", author: vote.author, number: vote.number), now: now)
    }
}

extension Poll {
    /// The number of answers that a poll of the user's has.
    package static let answerRange = 2...10
    /// The number of bytes that its question, and each of its answers, has at most.
    package static let textBytes = 1 << 10

    /// True if others can vote in it: it has a question, and a few different answers.
    package var isComplete: Bool {
        let texts = answers.map { $0.text.trimmed }
        return Self.answerRange.contains(answers.count) && Set(texts).count == texts.count
            && ([question.trimmed] + texts).allSatisfy { !$0.isEmpty && $0.utf8.count <= Self.textBytes }
    }

    /// The number of votes for all answers.
    package var voteCount: Int { answers.reduce(0) { $0 &+ max(0, $1.votes) } }

    fileprivate func accepts(_ vote: Vote) -> Bool {
        if isClosed { guard let closedAt, vote.number <= closedAt.milliseconds else { return false } }
        return vote.answers.allSatisfy(answers.indices.contains)
            && zip(vote.answers, vote.answers.dropFirst()).allSatisfy(<)
    }

    fileprivate mutating func count(_ vote: Vote, times: Int) {
        for index in vote.answers {
            answers[index].votes = max(0, answers[index].votes &+ times)
            if vote.sender == .me { answers[index].isMine = times > 0 }
        }
    }

    fileprivate mutating func forgetMine() {
        for index in answers.indices where answers[index].isMine {
            answers[index].isMine = false
            answers[index].votes = max(0, answers[index].votes - 1)
        }
    }
}
