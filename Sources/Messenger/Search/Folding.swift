/// What searches take for the same letter.
enum Folding {
    /// The folded form of a character, in UTF-8; empty for marks over and under letters.
    static func fold(_ scalar: Unicode.Scalar) -> [UInt8] {
        Array(scalar.properties.lowercaseMapping.utf8)
    }
}
