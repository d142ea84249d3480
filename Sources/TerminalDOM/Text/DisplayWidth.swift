/// How many columns characters take: the one table that the whole program goes by.
///
/// The libraries and terminals of this world disagree with each other, so none of them is asked. Where they are known to
/// disagree a character is *disputed*, and the painter sets the cursor anew behind it.
public enum DisplayWidth {
    /// The version of Unicode that the widths are of.
    public static var unicodeVersion: String { WidthTable.unicodeVersion }

    /// Columns of `character` once it is drawn: 1 or 2, or 0 for one that is not drawn at all.
    public static func of(_ character: Character) -> Int {
        measured(character).width
    }

    /// Columns of `text` on one line; line breaks count for nothing.
    public static func of(_ text: some StringProtocol) -> Int {
        var width = 0
        for byte in text.utf8 {
            guard byte >= 0x20, byte < 0x7F else { return text.reduce(0) { $0 + of($1) } }
            width += 1
        }
        return width
    }

    /// Columns of a character, and whether terminals do not agree on them.
    static func measured(_ character: Character) -> (width: Int, isDisputed: Bool) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return (0, false) }
        if scalars.count == 1 {
            let width = of(first)
            return (width, width == 2 && isUnsettled(first))
        }
        return measured(cluster: scalars)
    }

    /// Columns of one scalar by itself.
    static func of(_ scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1 }
        if WidthTable.contains(WidthTable.zero, value) { return 0 }
        return WidthTable.contains(WidthTable.wide, value) ? 2 : 1
    }

    private static func measured(cluster: Character.UnicodeScalarView) -> (width: Int, isDisputed: Bool) {
        var sum = 0
        var followersAreMarks = true
        var isEmoji = false
        for (index, scalar) in cluster.withoutFinalJoiners.enumerated() {
            sum += of(scalar)
            switch scalar.value {
            case 0xFE0F, 0x200D, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF, 0xE0020...0xE007F: isEmoji = true
            default: break
            }
            // Marks of the first block are zero columns everywhere; the younger or spacing ones are not.
            if index > 0, !(0x300...0x36F).contains(scalar.value) { followersAreMarks = false }
        }
        if isEmoji { return (sum == 0 ? 0 : 2, true) }
        return (min(sum, 2), !followersAreMarks)
    }

    /// Whether tables in use differ about a wide scalar, or may not have it yet.
    private static func isUnsettled(_ scalar: Unicode.Scalar) -> Bool {
        // One half of a flag is one column to some, two to others.
        if (0x1F1E6...0x1F1FF).contains(scalar.value) { return true }
        guard scalar.value >= 0x1F000, let age = scalar.properties.age else { return false }
        return age.major >= 12
    }
}

extension WidthTable {
    /// True if `value` is in `ranges`, which ascend.
    fileprivate static func contains(_ ranges: [ClosedRange<UInt32>], _ value: UInt32) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].lowerBound <= value
    }
}
