/// A person's vote in a poll, which replaces earlier ones of the same person.
package struct Vote: Codable, Equatable, Hashable, Sendable {
    /// The person.
    package var sender: MessageSender
    /// The service's identifier of the person.
    package var author: RemoteID
    /// The index of the chosen answer; empty if the person took the vote back. Polls with several choices aren't known yet.
    package var answers: [Int]
    /// The number of the vote among those of the person: see ``ChangeMark/number``.
    package var number: Int64

    /// Creates a vote.
    package init(by sender: MessageSender, _ author: RemoteID, for answers: [Int], number: Int64) {
        self.sender = sender
        self.author = author
        self.answers = answers
        self.number = number
    }
}
