/// Why a name cannot be taken.
public enum NameProblem: Error, Codable, Equatable, Hashable, Sendable {
    /// Nothing is left of it once spaces and invisible characters are gone.
    case empty
    /// It is longer than `limit` characters as people count them.
    case tooLong(characters: Int, limit: Int)
    /// It has few characters, but of too many parts (combining marks); `limit` counts bytes.
    case tooComplex(bytes: Int, limit: Int)
}

extension NameProblem {
    /// The problem with a name as it's written; nil if it can be taken.
    public init?(of name: String) {
        do {
            _ = try NameRule.checked(name)
            return nil
        } catch {
            self = error
        }
    }
}

/// The rules for names that a user chooses for a profile or a group.
public enum NameRule {
    /// The most characters (grapheme clusters) of a name.
    public static let maximumCharacters = 64
    /// The most bytes of a name in UTF-8: a family emoji of 64 characters still fits.
    public static let maximumBytes = 2048

    /// The name as it will be kept: made harmless and trimmed; or why it cannot be.
    public static func checked(_ text: String) throws(NameProblem) -> String {
        let name = text.harmlessName
        if !name.unicodeScalars.contains(where: \.isVisible) { throw .empty }
        let characters = name.count
        if characters > maximumCharacters { throw .tooLong(characters: characters, limit: maximumCharacters) }
        let bytes = name.utf8.count
        if bytes > maximumBytes { throw .tooComplex(bytes: bytes, limit: maximumBytes) }
        return name
    }
}

extension Unicode.Scalar {
    /// Whether it shows anything, or makes something before it show. A name of nothing else would be a row without a name.
    fileprivate var isVisible: Bool {
        switch value {
        // The blank of Braille, and the empty note head: signs that are there to show nothing.
        case 0x2800, 0x1D159: false
        default: !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
        }
    }
}
