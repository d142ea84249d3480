/// Returns the name among `candidates` that `name` is most likely a misspelling of; `nil` if none is near enough.
///
/// Near enough means at most one edit for every three characters, and at least one: a deletion, an insertion, a
/// substitution, or a swap of two adjacent characters (the restricted Damerau–Levenshtein distance). Case doesn't
/// matter, and `-`, `_`, and a space are the same.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = folded(name)
    guard wanted.count <= 80 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates {
        let other = folded(candidate)
        let limit = min(max(1, min(wanted.count, other.count) / 3), best.map { $0.distance } ?? .max)
        guard abs(other.count - wanted.count) <= limit else { continue }
        let distance = editDistance(wanted, other)
        guard distance <= limit else { continue }
        if let best, (best.distance, best.name) <= (distance, candidate) { continue }
        best = (candidate, distance)
    }
    return best?.name
}

private func folded(_ name: String) -> [Character] {
    name.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 }
}

/// Returns the number of single edits that turn `left` into `right`.
package func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, character) in left.enumerated() {
        var current = [row + 1]
        for (column, other) in right.enumerated() {
            var cost = min(
                last[column + 1] + 1, current[column] + 1, last[column] + (character == other ? 0 : 1))
            if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
                cost = min(cost, beforeLast[column - 1] + 1)
            }
            current.append(cost)
        }
        (beforeLast, last) = (last, current)
    }
    return last[right.count]
}
