/// A character as it is written, to be looked up: another way to write the same one is another.
///
/// Characters themselves are compared by their normal forms, which the first time takes the runtime a third of a millisecond
/// and every time more than a frame has for it.
public struct ExactCharacter: Hashable, Sendable {
    /// The character.
    public let character: Character

    /// `character` as it is written.
    public init(_ character: Character) { self.character = character }

    /// Whether both are written in the same way.
    public static func == (left: ExactCharacter, right: ExactCharacter) -> Bool {
        var (ours, theirs) = (left.character.utf8.makeIterator(), right.character.utf8.makeIterator())
        while let byte = ours.next() { if byte != theirs.next() { return false } }
        return theirs.next() == nil
    }

    /// Takes in its bytes.
    public func hash(into hasher: inout Hasher) {
        for byte in character.utf8 { hasher.combine(byte) }
    }
}
