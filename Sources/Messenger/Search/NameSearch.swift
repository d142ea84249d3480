/// What is typed to find a chat by name: outer spaces do not count, and neither do case, accents and width.
public struct NameSearch: Codable, Equatable, Hashable, Sendable {
    /// The text that names are searched for, folded; empty when nothing is searched.
    public let folded: String

    /// A search for `text`.
    public init(_ text: String) {
        var trimmed = text[...]
        while trimmed.first?.isWhitespace == true { trimmed.removeFirst() }
        while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
        folded = FoldedText(String(trimmed)).string
    }

    /// Whether there is nothing to search for, so that the filter applies instead.
    public var isEmpty: Bool { folded.isEmpty }

    /// Whether `chat` is found. Deleted conversations and cards never are, and neither is a broken record.
    public func finds(_ chat: ChatSummary) -> Bool { reason(for: chat) != nil }

    /// By which of its names `chat` is found; nil when it is not.
    public func reason(for chat: ChatSummary) -> NameHit.Reason? {
        let names = chat.names
        switch chat.kind {
        case .direct, .business:
            guard !chat.isDeleted, chat.condition != .needsConnecting else { return nil }
            if finds(names.viewName) { return .name }
            // An aliased contact is found by its real name, too.
            return [names.displayName, names.fullName].first(where: finds).map { .otherName($0) }
        case .group, .notes, .contactRequest, .groupInvitation: return finds(names.viewName) ? .name : nil
        case .pendingConnection: return names.alias.map(finds) == true ? .name : nil
        case .broken: return nil
        }
    }

    /// Whether one of `names` is found.
    public func finds(names: Names) -> Bool {
        [names.viewName, names.displayName, names.fullName].contains(where: finds)
    }

    private func finds(_ name: String) -> Bool { !isEmpty && FoldedText(name).string.contains(folded) }

    /// Where in `name` it is found, in bytes of UTF-8, in order and apart from each other.
    public func hits(in name: String) -> [Range<Int>] {
        guard !isEmpty else { return [] }
        let text = FoldedText(name)
        let wanted = Array(folded.utf8)
        var hits: [Range<Int>] = []
        var start = 0
        while start + wanted.count <= text.bytes.count {
            if text.bytes[start..<start + wanted.count].elementsEqual(wanted) {
                hits.append(text.source(of: start..<start + wanted.count))
                start += wanted.count
            } else {
                start += 1
            }
        }
        return hits
    }
}
