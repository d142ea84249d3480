/// The name among `candidates` that `name` is most likely a slip of, `nil` when none is near.
///
/// Near is at most every third character left out, put in, exchanged, or swapped with its neighbour (the distance of
/// Damerau and Levenshtein in its restricted form). Upper and lower case, `-`, `_` and a space count as the same.
public func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
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

/// How many single edits turn `left` into `right`.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
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
