// How votes affect a poll. The result doesn't depend on the order in which votes and ends arrive.
extension Message {
    /// Counts a vote. Returns false if it has no effect: for answers that the poll doesn't have, and for a vote that is known.
    package mutating func apply(_ vote: Vote) -> Bool {
        guard acceptsChanges, case .poll(var poll) = content, poll.accepts(vote) else { return false }
        let known = votes.filter { $0.author == vote.author }
        if known.contains(where: { $0.number == vote.number }) { return false }
        // Of an imported poll, the user's earlier vote is only known by its answers.
        if known.isEmpty, vote.sender == .me { poll.forgetMine() }
        // An end that arrives later may go back to an earlier vote, but not through hundreds of them.
        let dropped = known.count < Self.votesOfAPerson ? nil : known.map(\.number).min()
        if let dropped, dropped > vote.number { return false }
        poll.count(counted(of: vote.author, in: poll), times: -1)
        votes.removeAll { $0.author == vote.author && $0.number == dropped }
        votes.append(vote)
        poll.count(counted(of: vote.author, in: poll), times: 1)
        content = .poll(poll)
        return true
    }

    /// Ends the voting. Returns false if it has no effect. Of several ends, the earliest one holds.
    ///
    /// - Parameter end: the time of the end, according to the author's clock. Later votes don't count.
    package mutating func endPoll(at end: Timestamp) -> Bool {
        guard acceptsChanges, case .poll(var poll) = content else { return false }
        if poll.isClosed { guard let closedAt = poll.closedAt, end < closedAt else { return false } }
        let people = Set(votes.map(\.author))
        for person in people { poll.count(counted(of: person, in: poll), times: -1) }
        poll.isClosed = true
        poll.closedAt = end
        for person in people { poll.count(counted(of: person, in: poll), times: 1) }
        content = .poll(poll)
        return true
    }

    /// The people whose votes count, for each answer of the poll; empty for other content.
    package var voters: [[MessageSender]] {
        guard case .poll(let poll) = content else { return [] }
        let votes = Set(votes.map(\.author)).compactMap { counted(of: $0, in: poll) }.sorted {
            ($0.number, $0.author) < ($1.number, $1.author)
        }
        return poll.answers.indices.map { answer in votes.filter { $0.answers.contains(answer) }.map(\.sender) }
    }

    /// Returns a new vote for `answers`; nobody's last one has its number.
    package func nextVote(for answers: [Int], by author: RemoteID, now: Timestamp) -> Vote {
        let last = votes.filter { $0.author == author }.map(\.number).max() ?? 0
        return Vote(by: .me, author, for: answers, number: max(now.milliseconds, last &+ 1))
    }

    /// Returns true if a person may have chosen the number of `vote`.
    package func isPlausible(_ vote: Vote, now: Timestamp) -> Bool {
        isPlausible(ChangeMark(emoji: "", author: vote.author, number: vote.number), now: now)
    }

    /// The number of votes of a person that are kept.
    private static let votesOfAPerson = 8

    /// The vote of a person that counts: the last one before the end.
    private func counted(of person: RemoteID, in poll: Poll) -> Vote? {
        let end = poll.closedAt?.milliseconds ?? .max
        return votes.filter { $0.author == person && $0.number <= end }.max { $0.number < $1.number }
    }
}

extension Poll {
    /// The number of answers that a poll of the user's has.
    package static let answerRange = 2...10
    /// The number of bytes that its question, and each of its answers, has at most.
    package static let textBytes = 1 << 10

    /// True if others can vote in it: it has a question, and a few different answers.
    package var isComplete: Bool {
        guard Self.answerRange.contains(answers.count) else { return false }
        let texts = answers.map { $0.text.trimmed }
        return Set(texts).count == texts.count
            && ([question.trimmed] + texts).allSatisfy { !$0.isEmpty && $0.utf8.count <= Self.textBytes }
    }

    /// The number of votes for all answers.
    package var voteCount: Int { answers.reduce(0) { $0 &+ max(0, $1.votes) } }

    /// True if the vote is for one of the answers, or for none, and the voting didn't end at an unknown time.
    fileprivate func accepts(_ vote: Vote) -> Bool {
        vote.answers.count <= 1 && vote.answers.allSatisfy(answers.indices.contains) && (!isClosed || closedAt != nil)
    }

    fileprivate mutating func count(_ vote: Vote?, times: Int) {
        guard let vote else { return }
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
