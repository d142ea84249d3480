/// The reason that a name isn't valid.
package enum NameProblem: Error, Codable, Equatable, Hashable, Sendable {
    /// The name is empty without spaces and invisible characters.
    case empty
    /// The name has more than `limit` characters (grapheme clusters).
    case tooLong(characters: Int, limit: Int)
    /// The name has few characters but too many combining marks; `limit` is in bytes.
    case tooComplex(bytes: Int, limit: Int)
    /// The name contains an invite link, whose secret the name would show to everyone, or a part of one.
    case inviteLink
}

extension NameProblem {
    /// The problem with a name as it's written; nil if it can be taken.
    package init?(of name: String) {
        do {
            _ = try NameRule.checked(name)
            return nil
        } catch {
            self = error
        }
    }
}

/// The rules for names that a user chooses for a profile or a group, and for the authors of forwarded messages.
package enum NameRule {
    /// The maximum number of characters (grapheme clusters).
    package static let maximumCharacters = 64
    /// The maximum number of UTF-8 bytes. 64 family emoji still fit.
    package static let maximumBytes = 2048

    /// Returns the name made harmless and trimmed. Throws the reason if it isn't valid.
    package static func checked(_ text: String) throws(NameProblem) -> String {
        let name = text.harmlessName
        if !name.unicodeScalars.contains(where: \.isVisible) { throw .empty }
        if ConnectLink.find(in: name) != .none { throw .inviteLink }
        let characters = name.count
        if characters > maximumCharacters { throw .tooLong(characters: characters, limit: maximumCharacters) }
        let bytes = name.utf8.count
        if bytes > maximumBytes { throw .tooComplex(bytes: bytes, limit: maximumBytes) }
        return name
    }

    /// Returns a name from outside made harmless and cut to the length that a name may have; nil if nothing is left, or if
    /// it's an invite link.
    package static func cut(_ text: String) -> String? {
        var name = String(text.harmlessName.prefix(maximumCharacters))
        while name.utf8.count > maximumBytes { name.removeLast() }
        name = name.trimmed
        return name.isEmpty || ConnectLink.find(in: name) != .none ? nil : name
    }
}

extension Unicode.Scalar {
    /// True if the scalar is visible or makes a preceding scalar visible. A name without such scalars would be an empty
    /// row.
    var isVisible: Bool {
        switch value {
        // The Braille blank and the null notehead, which are meant to be invisible.
        case 0x2800, 0x1D159: false
        default: !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
        }
    }
}
