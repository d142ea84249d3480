import MessageStore
import Messenger
import Testing

@testable import ChatServices

/// The contract of every service for polls.
@Suite(.serialized) struct PollTests {
    private static let lunch = MessageContent.poll(
        Poll(question: "Lunch?", answers: ["Pizza", "Sushi"].map { Poll.Answer($0) }))

    private func poll(_ message: MessageID, of person: Person) throws -> Poll? {
        guard case .poll(let poll) = try person.message(message)?.content else { return nil }
        return poll
    }

    @Test(arguments: ContractTests.Kind.allCases) func votesAreCountedForEveryoneAndCanBeChanged(
        _ kind: ContractTests.Kind
    ) async throws {
        let (ada, bea) = try await kind.house().friends()
        let chats = try await ada.group("Lunch", with: [bea])
        let own = try await ada.send(OutgoingMessage(Self.lunch), to: chats[0])
        let remoteID = try #require(try ada.message(own)?.remoteID)
        let seen = try await bea.arrival(of: remoteID, in: chats[1])
        try await bea.ask(.vote(seen, for: [1]))
        try await ada.ask(.vote(own, for: [1]))
        try await eventually("both votes") {
            try poll(own, of: ada)?.answers.map(\.votes) == [0, 2] && poll(seen, of: bea)?.answers[1].votes == 2
        }
        #expect(try poll(seen, of: bea)?.answers.map(\.isMine) == [false, true])
        try await bea.ask(.vote(seen, for: [0]))
        try await ada.ask(.vote(own, for: []))
        try await eventually("the changed votes") {
            try poll(own, of: ada)?.answers.map(\.votes) == [1, 0]
                && poll(seen, of: bea)?.answers.map(\.votes) == [1, 0]
        }
        // Repeating a vote changes nothing.
        let before = try ada.message(own)
        try await ada.ask(.vote(own, for: []))
        #expect(try ada.message(own) == before)
        try await ada.ask(.endPoll(own))
        try await eventually("the end") { try poll(seen, of: bea)?.isClosed == true }
        #expect(try poll(seen, of: bea)?.voteCount == 1)
        await #expect(throws: ServiceError.unfit(.pollEnded)) { try await bea.ask(.vote(seen, for: [1])) }
    }

    @Test func whatMakesNoSenseIsRefused() async throws {
        let (ada, bea) = try await ContractTests.Kind.reliable.house().friends()
        let text = try await ada.share("Lunch?", with: bea)
        await #expect(throws: ServiceError.unfit(.notAnAnswer)) { try await ada.ask(.vote(text.id, for: [0])) }
        await #expect(throws: ServiceError.unfit(.notAnAnswer)) { try await ada.ask(.endPoll(text.id)) }
        for poll in [
            Poll(question: "", answers: [Poll.Answer("a"), Poll.Answer("b")]),
            Poll(question: "Lunch?", answers: [Poll.Answer("a")]),
            Poll(question: "Lunch?", answers: [Poll.Answer("a"), Poll.Answer("a")]),
        ] {
            await #expect(throws: ServiceError.unfit(.incompletePoll)) {
                try await ada.ask(.send(OutgoingMessage(.poll(poll)), to: text.chat))
            }
        }
        let own = try await ada.send(OutgoingMessage(Self.lunch), to: text.chat)
        for answers in [[2], [0, 1], [-1]] {
            await #expect(throws: ServiceError.unfit(.notAnAnswer)) { try await ada.ask(.vote(own, for: answers)) }
        }
        let remoteID = try #require(try ada.message(own)?.remoteID)
        let seen = try await bea.arrival(of: remoteID, in: text.seenIn)
        await #expect(throws: ServiceError.unfit(.notYourMessage)) { try await bea.ask(.endPoll(seen)) }
        #expect(try poll(seen, of: bea)?.isClosed == false)
    }

    @Test func votesThatASenderClaimsDoNotCount() async throws {
        let (ada, bea) = try await ContractTests.Kind.reliable.house().friends()
        let text = try await ada.share("Hello", with: bea)
        let forged = Poll(
            question: "Lunch?", answers: [Poll.Answer("Pizza", votes: 99, isMine: true), Poll.Answer("Sushi")])
        let own = try await ada.send(OutgoingMessage(.poll(forged)), to: text.chat)
        let remoteID = try #require(try ada.message(own)?.remoteID)
        let seen = try await bea.arrival(of: remoteID, in: text.seenIn)
        #expect(try poll(seen, of: bea)?.answers.map(\.votes) == [0, 0])
        #expect(try poll(seen, of: bea)?.answers.contains(where: \.isMine) == false)
    }

    @Test func forgedChangesOfAPollHaveNoEffect() async throws {
        let (ada, bea) = try await ContractTests.Kind.reliable.house().friends()
        let text = try await ada.share("Hello", with: bea)
        let own = try await ada.send(OutgoingMessage(Self.lunch), to: text.chat)
        let remoteID = try #require(try ada.message(own)?.remoteID)
        _ = try await bea.arrival(of: remoteID, in: text.seenIn)
        let target = SentTarget(message: remoteID)
        let far = Int64.max
        try await bea.post(
            [
                .vote(SentVote(target: target, answers: [0, 1], number: 1)),
                .vote(SentVote(target: target, answers: [5], number: 1)),
                .vote(SentVote(target: target, answers: [0], number: far)),
                .vote(SentVote(target: target, answers: [0], number: 0)), .pollEnded(target),
                // One that is fine shows that the others have arrived.
                .vote(SentVote(target: target, answers: [1], number: 5)),
            ], to: ada)
        try await eventually("the vote that is fine") { try poll(own, of: ada)?.answers.map(\.votes) == [0, 1] }
        #expect(try poll(own, of: ada)?.isClosed == false)
    }
}
