/// A search for chats by name. Surrounding spaces, case, accents, and width don't matter.
package struct NameSearch: Codable, Equatable, Hashable, Sendable {
    /// The folded search text; empty if there is nothing to search for.
    package let folded: String

    /// The maximum number of scalars of the typed text that are used. No name has as many.
    package static let limit = 1000

    /// Creates a search for `text`.
    package init(_ text: String) {
        let folded = FoldedText(String(text.unicodeScalars.prefix(Self.limit))).bytes
        let isSpace = { (byte: UInt8) in byte == 0x20 }
        let trimmed = folded.drop(while: isSpace)
        let end = trimmed.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? trimmed.startIndex
        self.folded = String(decoding: trimmed[..<end], as: UTF8.self)
    }

    /// True if there is nothing to search for, so that the filter applies instead.
    package var isEmpty: Bool { folded.isEmpty }

    /// Returns true if the search finds `chat`. It never finds deleted conversations, cards, or broken records.
    package func finds(_ chat: ChatSummary) -> Bool { reason(for: chat) != nil }

    /// Returns the name by which the search finds `chat`; `nil` if it doesn't.
    package func reason(for chat: ChatSummary) -> NameHit.Reason? {
        let names = chat.searchedNames
        guard let found = names.firstIndex(where: finds) else { return nil }
        return found == 0 ? .name : .otherName(names[found])
    }

    /// Returns true if the search finds one of `names`.
    package func finds(names: Names) -> Bool { names.searched.contains(where: finds) }

    /// Returns true if the search finds one of the names of a person or group.
    package func finds(_ record: DisplayRecord) -> Bool {
        [record.alias, record.nick, record.profileName].contains(where: finds)
    }

    /// Returns true if the search finds `name`.
    package func finds(_ name: String) -> Bool {
        !isEmpty && FoldedText(name).bytes.span.firstPlace(of: folded.utf8.span) != nil
    }

    /// Returns the matches in `name`, as ranges of UTF-8 bytes that cover whole characters (grapheme clusters), in
    /// order and without overlaps.
    package func hits(in name: String) -> [Range<Int>] {
        guard !isEmpty else { return [] }
        let text = FoldedText(name)
        return text.places(of: Array(folded.utf8)).map { text.source(of: $0) }.coveringCharacters(of: name)
    }
}

extension ChatSummary {
    /// True if searches can find the chat: it isn't a deleted conversation, a card, or a broken record.
    package var isFound: Bool {
        if case .broken = kind { return false }
        return !isDeleted && condition != .needsConnecting
    }

    /// The names by which searches find the chat, the one on the screen first; empty if they never find it.
    package var searchedNames: [String] {
        guard isFound else { return [] }
        return switch kind {
        // Searches also find an aliased contact by its real name.
        case .direct, .business: names.searched
        case .notes: [names.viewName.isEmpty ? ChatKind.notesName : names.viewName]
        case .group, .contactRequest, .groupInvitation: [names.viewName]
        case .pendingConnection: names.alias.map { [$0] } ?? []
        case .broken: []
        }
    }
}

extension Names {
    /// The names by which searches find a person, the one on the screen first.
    package var searched: [String] { [viewName, displayName, fullName] }
}
