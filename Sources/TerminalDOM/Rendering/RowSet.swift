/// Some rows of a screen.
struct RowSet: Equatable {
    private var isMember: [Bool]

    /// None of `height` rows.
    init(height: Int) { isMember = Array(repeating: false, count: height) }

    func contains(_ row: Int) -> Bool { isMember[row] }

    /// Whether one of `rows` is in it.
    func intersects(_ rows: Range<Int>) -> Bool { isMember[rows.clamped(to: isMember.indices)].contains(true) }

    /// Takes in those of `rows` that are on the screen.
    mutating func insert(_ rows: Range<Int>) {
        for row in rows.clamped(to: isMember.indices) { isMember[row] = true }
    }

    /// Its rows from top to bottom.
    var members: [Int] { isMember.indices.filter { isMember[$0] } }
}
