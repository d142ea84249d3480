import Messenger
import RandomTesting
import Testing

/// How votes affect a poll.
@Suite struct VotingTests {
    private static let ada = RemoteID("ada"), bea = RemoteID("bea")

    private func poll(_ answers: [Poll.Answer] = ["Pizza", "Sushi", "Soup"].map { Poll.Answer($0) }) -> Message {
        Message(
            id: MessageID(1), chat: ChatID(1), sentAt: Timestamp(milliseconds: 1000), sender: .me,
            content: .poll(Poll(question: "Where?", answers: answers)))
    }

    private func votes(_ message: Message) -> [Int] {
        guard case .poll(let poll) = message.content else { return [] }
        return poll.answers.map(\.votes)
    }

    private func mine(_ message: Message) -> [Int] {
        guard case .poll(let poll) = message.content else { return [] }
        return poll.answers.indices.filter { poll.answers[$0].isMine }
    }

    @Test func aNewerVoteReplacesAnOlderOneAndAnEmptyOneTakesItBack() {
        var message = poll()
        for (answers, number, isTaken, counts) in [
            ([0], 1, true, [1, 0, 0]), ([2], 3, true, [0, 0, 1]), ([1], 2, true, [0, 0, 1]),
            ([2], 3, false, [0, 0, 1]),
            ([], 4, true, [0, 0, 0]), ([0, 2], 5, false, [0, 0, 0]), ([0], 5, true, [1, 0, 0]),
        ] as [([Int], Int64, Bool, [Int])] {
            let result = message.apply(Vote(by: .me, Self.ada, for: answers, number: number))
            #expect(result == isTaken && votes(message) == counts, "\(answers)")
        }
        #expect(mine(message) == [0])
        let next = message.nextVote(for: [1], by: Self.ada, now: .zero)
        #expect(next.number == 6)
    }

    @Test func theVotersAreThoseWhoseVoteCounts() {
        var message = poll()
        let bea = MessageSender.contact(ContactID(1))
        _ = message.apply(Vote(by: .me, Self.ada, for: [2], number: 5))
        _ = message.apply(Vote(by: bea, Self.bea, for: [2], number: 4))
        #expect(message.voters == [[], [], [bea, .me]])
        _ = message.apply(Vote(by: bea, Self.bea, for: [0], number: 6))
        #expect(message.voters == [[bea], [], [.me]])
        _ = message.apply(Vote(by: .me, Self.ada, for: [], number: 7))
        _ = message.endPoll(at: Timestamp(milliseconds: 5))
        #expect(message.voters == [[], [], [bea, .me]])
        message.content = .text("Where?")
        #expect(message.voters == [])
    }

    @Test func answersThatThePollDoesNotHaveDoNotCount() {
        var message = poll()
        for answers in [[3], [-1], [0, 0], [0, 1], [Int.max]] {
            let isTaken = message.apply(Vote(by: .me, Self.ada, for: answers, number: 1))
            #expect(!isTaken)
        }
        #expect(votes(message) == [0, 0, 0] && message.votes.isEmpty)
        var text = message
        text.content = .text("Where?")
        let isChanged = text.apply(Vote(by: .me, Self.ada, for: [0], number: 1)) || text.endPoll(at: .zero)
        #expect(!isChanged)
    }

    @Test func theEarlierVoteInAnImportedPollIsReplaced() {
        var message = poll([Poll.Answer("Pizza", votes: 3, isMine: true), Poll.Answer("Sushi", votes: 2)])
        _ = message.apply(Vote(by: .contact(ContactID(1)), Self.bea, for: [1], number: 1))
        _ = message.apply(Vote(by: .me, Self.ada, for: [1], number: 1))
        #expect(votes(message) == [2, 4] && mine(message) == [1])
    }

    @Test func afterTheEndOnlyEarlierVotesCount() {
        var message = poll()
        _ = message.apply(Vote(by: .me, Self.ada, for: [0], number: 2000))
        _ = message.apply(Vote(by: .contact(ContactID(1)), Self.bea, for: [0], number: 9000))
        let ends = [5500, 5000, 6000].map { message.endPoll(at: Timestamp(milliseconds: $0)) }
        #expect(ends == [true, true, false] && votes(message) == [1, 0, 0])
        let late = message.apply(Vote(by: .me, Self.ada, for: [1], number: 5001))
        let early = message.apply(Vote(by: .contact(ContactID(1)), Self.bea, for: [1], number: 5000))
        #expect(late && early)
        #expect(votes(message) == [1, 1, 0])
    }

    @Test func theOrderOfArrivalDoesNotMatter() {
        var random = SeededGenerator(7)
        for _ in 0..<200 {
            let people = [(MessageSender.me, Self.ada), (.contact(ContactID(1)), Self.bea)]
            let all = (1...8).map { number in
                let (sender, author) = people[Int.random(in: 0...1, using: &random)]
                let answers = Bool.random(using: &random) ? [Int.random(in: 0..<3, using: &random)] : []
                return Vote(by: sender, author, for: answers, number: Int64(number))
            }
            let ends = [3, 6].prefix(Int.random(in: 0...2, using: &random)).map { Timestamp(milliseconds: $0) }
            let results = (0..<4).map { _ in
                var message = poll()
                let changes = all.map { Optional($0) } + ends.map { _ in nil }
                var left = ends.shuffled(using: &random)
                for change in changes.shuffled(using: &random) {
                    if let vote = change { _ = message.apply(vote) } else { _ = message.endPoll(at: left.removeLast()) }
                }
                return message.content
            }
            #expect(Set(results).count == 1)
        }
    }

    @Test(arguments: [
        ("Where?", ["a", "b"], true), ("", ["a", "b"], false), (" ", ["a", "b"], false), ("Where?", ["a"], false),
        ("Where?", ["a", " a "], false), ("Where?", ["a", ""], false),
        ("Where?", (1...10).map(String.init), true), ("Where?", (1...11).map(String.init), false),
        (String(repeating: "x", count: 1025), ["a", "b"], false),
    ]) func aPollNeedsAQuestionAndDifferentAnswers(question: String, answers: [String], isComplete: Bool) {
        #expect(Poll(question: question, answers: answers.map { Poll.Answer($0) }).isComplete == isComplete)
    }
}
