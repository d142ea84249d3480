/// The characters of several scalars that are in use, numbered, so that cells stay plain values.
public struct ClusterTable: Sendable {
    /// The characters by number.
    public private(set) var clusters: [Character] = []
    private var numbers: [ExactCharacter: Int] = [:]

    /// An empty table.
    public init() {}

    /// The character with this number, a space for a number of another table.
    public subscript(number: Int) -> Character {
        clusters.indices.contains(number) ? clusters[number] : " "
    }

    /// The number of `character`, a new one where it was not used before.
    public mutating func number(of character: Character) -> Int {
        let exact = ExactCharacter(character)
        if let known = numbers[exact] { return known }
        let number = clusters.count
        clusters.append(character)
        numbers[exact] = number
        return number
    }
}
