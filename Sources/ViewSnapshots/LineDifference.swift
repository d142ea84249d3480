/// Two texts, line by line, as a unified difference with trailing blanks made visible.
enum LineDifference {
    static func describe(_ old: String, _ new: String) -> String {
        let old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let change = new.difference(from: old)
        var removed: [Int: String] = [:]
        var inserted: [Int: String] = [:]
        for step in change {
            switch step {
            case .remove(let offset, let line, _): removed[offset] = line
            case .insert(let offset, let line, _): inserted[offset] = line
            }
        }
        var lines: [String] = []
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < old.count || newIndex < new.count {
            if let line = removed[oldIndex] {
                lines.append("− " + visible(line))
                oldIndex += 1
            } else if let line = inserted[newIndex] {
                lines.append("+ " + visible(line))
                newIndex += 1
            } else {
                lines.append("  " + (oldIndex < old.count ? old[oldIndex] : ""))
                oldIndex += 1
                newIndex += 1
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func visible(_ line: String) -> String {
        guard line.last == " " else { return line }
        let kept = line.reversed().drop { $0 == " " }.reversed()
        return String(kept) + String(repeating: "·", count: line.count - kept.count)
    }
}
