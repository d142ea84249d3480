internal import FoundationEssentials

/// Letters as bytes.
enum LetterCodec {
    static func encode(_ letter: Letter) throws -> [UInt8] {
        let encoder = JSONEncoder()
        // Always the same bytes for the same letter, for tests and for people who look.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(letter))
    }

    /// - Throws: ``UnreadableLetter`` for bytes that are no letter, or one of a later version.
    static func decode(_ bytes: [UInt8]) throws -> Letter {
        do {
            return try JSONDecoder().decode(Letter.self, from: Data(bytes))
        } catch {
            throw UnreadableLetter(reason: "it does not have the form of a letter that this version knows")
        }
    }
}

/// A letter that cannot be taken; the reason is for people.
struct UnreadableLetter: Error {
    var reason: String
}
