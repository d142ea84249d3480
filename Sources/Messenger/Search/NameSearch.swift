/// What is typed to find a chat by name: outer spaces do not count, and neither do case, accents and width.
public struct NameSearch: Codable, Equatable, Hashable, Sendable {
    /// The text that names are searched for, folded; empty when nothing is searched.
    public let folded: String

    /// How many scalars of a search are looked at; no name has as many.
    public static let limit = 1000

    /// A search for `text`.
    public init(_ text: String) {
        let folded = FoldedText(String(text.unicodeScalars.prefix(Self.limit))).bytes
        let isSpace = { (byte: UInt8) in byte == 0x20 }
        let trimmed = folded.drop(while: isSpace)
        let end = trimmed.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? trimmed.startIndex
        self.folded = String(decoding: trimmed[..<end], as: UTF8.self)
    }

    /// Whether there is nothing to search for, so that the filter applies instead.
    public var isEmpty: Bool { folded.isEmpty }

    /// Whether `chat` is found. Deleted conversations and cards never are, and neither is a broken record.
    public func finds(_ chat: ChatSummary) -> Bool { reason(for: chat) != nil }

    /// By which of its names `chat` is found; nil when it is not.
    public func reason(for chat: ChatSummary) -> NameHit.Reason? {
        let names = chat.searchedNames
        guard let found = names.firstIndex(where: finds) else { return nil }
        return found == 0 ? .name : .otherName(names[found])
    }

    /// Whether one of `names` is found.
    public func finds(names: Names) -> Bool { names.searched.contains(where: finds) }

    private func finds(_ name: String) -> Bool {
        !isEmpty && FoldedText(name).bytes.span.firstPlace(of: folded.utf8.span) != nil
    }

    /// Where in `name` it is found, in bytes of UTF-8, in order and apart from each other; whole characters as people count them.
    public func hits(in name: String) -> [Range<Int>] {
        guard !isEmpty else { return [] }
        let text = FoldedText(name)
        return text.places(of: Array(folded.utf8)).map { text.source(of: $0) }.coveringCharacters(of: name)
    }
}

extension ChatSummary {
    /// Whether it is ever found: deleted conversations, cards and broken records are not.
    public var isFound: Bool {
        if case .broken = kind { return false }
        return !isDeleted && condition != .needsConnecting
    }

    /// Names by which it is found, the one that is shown first; none when it never is.
    public var searchedNames: [String] {
        guard isFound else { return [] }
        return switch kind {
        // An aliased contact is found by its real name, too.
        case .direct, .business: names.searched
        case .notes: [names.viewName.isEmpty ? ChatKind.notesName : names.viewName]
        case .group, .contactRequest, .groupInvitation: [names.viewName]
        case .pendingConnection: names.alias.map { [$0] } ?? []
        case .broken: []
        }
    }
}

extension Names {
    /// Names by which a person is found, the one that is shown first.
    public var searched: [String] { [viewName, displayName, fullName] }
}
