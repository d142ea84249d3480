/// Chats and contacts whose names match a pattern.
package struct FuzzyNames: Codable, Equatable, Sendable {
    /// The chats, best matches first. Chats with equal scores are in the order of their newest messages.
    package var chats: [ChatSummary]
    /// The contacts without a chat, best matches first.
    package var contacts: [Contact]

    /// Creates a result.
    package init(chats: [ChatSummary] = [], contacts: [Contact] = []) {
        self.chats = chats
        self.contacts = contacts
    }
}

extension FuzzyMatcher {
    /// Returns the best score of `names`; `nil` if none matches.
    package mutating func score(_ names: [String]) -> FuzzyScore? {
        var best: FuzzyScore?
        for name in names {
            let folded = FoldedText(name)
            guard let score = score(folded.bytes.span) else { continue }
            best = best.map { min($0, score) } ?? score
        }
        return best
    }
}
