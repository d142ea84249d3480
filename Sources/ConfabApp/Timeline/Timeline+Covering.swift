import Messenger

// Covered parts of messages.
extension Timeline {
    /// Uncovers what is covered in messages, or covers it again if nothing in them is.
    mutating func uncover(_ messages: [Message]) {
        let ids = covering(messages)
        if ids.isSubset(of: uncovered) { uncovered.subtract(ids) } else { uncovered.formUnion(ids) }
    }

    /// True if all that is covered in messages is uncovered.
    func isUncovered(_ messages: [Message]) -> Bool { covering(messages).isSubset(of: uncovered) }

    private func covering(_ messages: [Message]) -> Set<MessageID> {
        Set(messages.filter { $0.content.text.hasSecrets }.map(\.id))
    }
}
