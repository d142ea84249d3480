import Messenger

// Covered parts of messages.
extension Timeline {
    /// Uncovers what is covered in messages, or covers it again if nothing in them is.
    mutating func uncover(_ messages: [Message]) {
        let ids = Set(messages.filter { $0.content.text.hasSecrets }.map(\.id))
        if ids.isSubset(of: uncovered) { uncovered.subtract(ids) } else { uncovered.formUnion(ids) }
    }
}
