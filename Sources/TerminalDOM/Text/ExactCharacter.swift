/// A character that compares by its scalars, for lookups. Canonically equivalent characters are different.
///
/// Comparing `Character` values compares their normal forms. The first comparison takes the runtime a third of a
/// millisecond, and each one takes longer than a frame can afford.
public struct ExactCharacter: Hashable, Sendable {
    /// The character.
    public let character: Character

    /// Creates a key for `character`.
    public init(_ character: Character) { self.character = character }

    /// Returns true if both have the same scalars.
    public static func == (left: ExactCharacter, right: ExactCharacter) -> Bool {
        var (ours, theirs) = (left.character.utf8.makeIterator(), right.character.utf8.makeIterator())
        while let byte = ours.next() { if byte != theirs.next() { return false } }
        return theirs.next() == nil
    }

    /// Hashes the UTF-8 bytes.
    public func hash(into hasher: inout Hasher) {
        for byte in character.utf8 { hasher.combine(byte) }
    }
}
