/// A set of screen rows.
struct RowSet: Equatable {
    private var isMember: [Bool]

    /// Creates an empty set for a screen of `height` rows.
    init(height: Int) { isMember = Array(repeating: false, count: height) }

    func contains(_ row: Int) -> Bool { isMember[row] }

    /// Returns true if any of `rows` is in the set.
    func intersects(_ rows: Range<Int>) -> Bool { isMember[rows.clamped(to: isMember.indices)].contains(true) }

    /// Inserts those of `rows` that are on the screen.
    mutating func insert(_ rows: Range<Int>) {
        for row in rows.clamped(to: isMember.indices) { isMember[row] = true }
    }

    /// The rows in the set, from top to bottom.
    var members: [Int] { isMember.indices.filter { isMember[$0] } }
}
