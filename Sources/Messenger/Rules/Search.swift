/// What is typed to find a chat by name: outer spaces do not count, and neither does case.
public struct NameSearch: Codable, Equatable, Hashable, Sendable {
    /// The text that names are searched for, in lower case; empty when nothing is searched.
    public let folded: String

    /// A search for `text`.
    public init(_ text: String) {
        var trimmed = text[...]
        while trimmed.first?.isWhitespace == true { trimmed.removeFirst() }
        while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
        folded = trimmed.lowercased()
    }

    /// Whether there is nothing to search for, so that the filter applies instead.
    public var isEmpty: Bool { folded.isEmpty }

    /// Whether `chat` is found. Deleted conversations and cards never are, and neither is a broken record.
    public func finds(_ chat: ChatSummary) -> Bool {
        let names = chat.names
        switch chat.kind {
        case .direct, .business:
            guard !chat.isDeleted, chat.condition != .needsConnecting else { return false }
            // An aliased contact is found by its real name, too.
            return [names.viewName, names.displayName, names.fullName].contains { $0.lowercased().contains(folded) }
        case .group, .notes, .contactRequest, .groupInvitation: return names.viewName.lowercased().contains(folded)
        case .pendingConnection: return names.alias?.lowercased().contains(folded) ?? false
        case .broken: return false
        }
    }
}
