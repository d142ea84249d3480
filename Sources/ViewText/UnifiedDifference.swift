internal import TerminalDOM

/// A readable unified diff of two texts. Spaces at the end of a changed line are dots, and circumflexes below a line
/// that replaces a single other line mark the changed columns.
enum UnifiedDifference {
    /// The number of unchanged lines around a change.
    private static let context = 3

    fileprivate enum Line {
        case kept(Substring)
        case removed(Substring)
        case inserted(Substring)

        var isKept: Bool { if case .kept = self { true } else { false } }
    }

    /// Returns the hunks; `nil` if the texts are equal.
    static func between(_ old: String, _ new: String) -> String? {
        guard old != new else { return nil }
        let lines = lines(from: split(old), to: split(new))
        var text: [String] = []
        for hunk in hunks(lines) { text += describe(hunk, in: lines) }
        return text.joined(separator: "\n")
    }

    private static func split(_ text: String) -> [Substring] {
        // Splits scalars and not characters, because a Swift character can contain a line break and what precedes it.
        var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
        // Nothing after the last line break is a line. A missing final line break is marked, as in `diff`.
        if lines.last?.isEmpty == true {
            lines.removeLast()
        } else {
            lines.append("\\ no line end at the end")
        }
        return lines
    }

    private static func lines(from old: [Substring], to new: [Substring]) -> [Line] {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for step in new.difference(from: old) {
            switch step {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (before, after) = (0, 0)
        while before < old.count || after < new.count {
            if removed.contains(before) {
                lines.append(.removed(old[before]))
                before += 1
            } else if inserted.contains(after) {
                lines.append(.inserted(new[after]))
                after += 1
            } else {
                lines.append(.kept(new[after]))
                before += 1
                after += 1
            }
        }
        return lines
    }

    private static func hunks(_ lines: [Line]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in lines.indices where !lines[index].isKept {
            let hunk = max(0, index - context)..<min(lines.count, index + context + 1)
            if let last = hunks.last, last.upperBound >= hunk.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<hunk.upperBound
            } else {
                hunks.append(hunk)
            }
        }
        return hunks
    }

    // MARK: - Text

    private static func describe(_ hunk: Range<Int>, in lines: [Line]) -> [String] {
        let before = lines[..<hunk.lowerBound]
        let shown = lines[hunk]
        var text = ["@@ -\(place(before, shown) { !$0.isInserted }) +\(place(before, shown) { !$0.isRemoved }) @@"]
        for index in hunk {
            switch lines[index] {
            case .kept(let line): text.append(" " + line)
            case .removed(let line): text.append("-" + visible(line))
            case .inserted(let line):
                text.append("+" + visible(line))
                if let old = replaced(by: index, in: lines) { text.append(" " + marks(old, line)) }
            }
        }
        return text
    }

    private static func place(
        _ before: ArraySlice<Line>, _ shown: ArraySlice<Line>, _ isThere: (Line) -> Bool
    ) -> String {
        let count = shown.count(where: isThere)
        return "\(before.count(where: isThere) + (count == 0 ? 0 : 1)),\(count)"
    }

    /// Returns the one line that the line at `index` replaces; `nil` if several lines changed together.
    private static func replaced(by index: Int, in lines: [Line]) -> Substring? {
        guard index > 0, case .removed(let old) = lines[index - 1] else { return nil }
        let isAlone = index < 2 || lines[index - 2].isKept
        let isLast = index + 1 == lines.count || !lines[index + 1].isInserted
        return isAlone && isLast ? old : nil
    }

    private static func visible(_ line: Substring) -> String {
        let kept = line.dropLast(line.reversed().prefix { $0 == " " }.count)
        return kept + String(repeating: "·", count: line.count - kept.count)
    }

    /// Returns circumflexes for the columns where two lines differ. A wide character counts as two columns, so the
    /// marks after it stay aligned.
    private static func marks(_ old: Substring, _ new: Substring) -> String {
        let old = cells(old)
        let new = cells(new)
        var marks = ""
        for column in 0..<max(old.count, new.count) {
            let isSame = column < old.count && column < new.count && old[column] == new[column]
            marks += isSame ? " " : "^"
        }
        return String(marks.reversed().drop { $0 == " " }.reversed())
    }

    /// Returns one element per column, which is empty for the right half of a wide character.
    private static func cells(_ line: Substring) -> [String] {
        line.flatMap { character -> [String] in
            let width = DisplayWidth.of(character)
            return width == 2 ? [String(character), ""] : width == 1 ? [String(character)] : []
        }
    }
}

extension UnifiedDifference.Line {
    fileprivate var isRemoved: Bool { if case .removed = self { true } else { false } }
    fileprivate var isInserted: Bool { if case .inserted = self { true } else { false } }
}
