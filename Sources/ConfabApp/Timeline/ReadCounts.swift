package import Messenger

/// How many people have read which message of a group, from the positions up to which they have read.
package struct ReadCounts: Codable, Equatable, Sendable {
    private struct Step: Codable, Equatable {
        var position: MessagePosition
        /// The number of people who have read up to this position or further.
        var count: Int
    }

    /// The positions up to which someone has read, the newest first.
    private var steps: [Step] = []

    /// Counts the positions up to which people have read.
    package init(_ positions: [MessagePosition] = []) {
        for (index, position) in positions.sorted(by: >).enumerated() {
            if steps.last?.position == position { steps.removeLast() }
            steps.append(Step(position: position, count: index + 1))
        }
    }

    /// The number of people who have read a message of the user; 0 for other messages.
    func readers(of message: Message) -> Int {
        guard message.isOutgoing, !message.isUnsent else { return 0 }
        return steps.prefix { $0.position >= message.position }.last?.count ?? 0
    }
}
