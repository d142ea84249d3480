/// Chats and contacts whose names fit a pattern.
public struct FuzzyNames: Codable, Equatable, Sendable {
    /// Chats: those whose names fit best first, of those that fit as well the one with the newest message.
    public var chats: [ChatSummary]
    /// Contacts without a chat, those whose names fit best first.
    public var contacts: [Contact]

    /// Chats and contacts that were found.
    public init(chats: [ChatSummary] = [], contacts: [Contact] = []) {
        self.chats = chats
        self.contacts = contacts
    }
}

extension FuzzyMatcher {
    /// How well the best of `names` fits; nil when none does.
    public mutating func score(_ names: [String]) -> FuzzyScore? {
        var best: FuzzyScore?
        for name in names {
            let folded = FoldedText(name)
            guard let score = score(folded.bytes.span) else { continue }
            best = best.map { min($0, score) } ?? score
        }
        return best
    }
}
