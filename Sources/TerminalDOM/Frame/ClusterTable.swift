/// A numbered table of the characters in use that have several scalars. It lets cells stay plain values.
public struct ClusterTable: Sendable {
    /// The characters, indexed by their numbers.
    public private(set) var clusters: [Character] = []
    private var numbers: [ExactCharacter: Int] = [:]

    /// Creates an empty table.
    public init() {}

    /// The character with this number; a space if the number isn't in this table.
    public subscript(number: Int) -> Character {
        clusters.indices.contains(number) ? clusters[number] : " "
    }

    /// Returns the character of `glyph`; a space for the right half of a wide one.
    func character(_ glyph: Glyph) -> Character {
        if let number = glyph.clusterNumber { return self[number] }
        guard !glyph.isContinuation, let scalar = glyph.scalar else { return " " }
        return Character(scalar)
    }

    /// Returns the number of `character`, and adds the character if it is new.
    public mutating func number(of character: Character) -> Int {
        let exact = ExactCharacter(character)
        if let known = numbers[exact] { return known }
        let number = clusters.count
        clusters.append(character)
        numbers[exact] = number
        return number
    }
}
