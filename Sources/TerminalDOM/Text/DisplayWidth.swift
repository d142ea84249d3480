/// The number of columns that characters take, according to a single table for the whole program.
///
/// Libraries and terminals disagree with each other, so none of them is queried. A character whose width they are known
/// to disagree about is *disputed*, and the painter positions the cursor again after it.
public enum DisplayWidth {
    /// The Unicode version of the width table.
    public static var unicodeVersion: String { WidthTable.unicodeVersion }

    /// Returns the number of columns of a drawn `character`: 1 or 2, or 0 if it isn't drawn at all.
    public static func of(_ character: Character) -> Int {
        measured(character).width
    }

    /// Returns the number of columns of `text` on one line. Line breaks have no width.
    public static func of(_ text: some StringProtocol) -> Int {
        var width = 0
        for byte in text.utf8 {
            guard byte >= 0x20, byte < 0x7F else { return text.reduce(0) { $0 + of($1) } }
            width += 1
        }
        return width
    }

    /// Returns the number of columns of a character, and true if terminals disagree about it.
    static func measured(_ character: Character) -> (width: Int, isDisputed: Bool) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return (0, false) }
        if scalars.count == 1 {
            let width = of(first)
            return (width, width == 2 && isUnsettled(first))
        }
        return measured(cluster: scalars)
    }

    /// Returns the number of columns of a single scalar.
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
            // The combining marks of the first block have no width in any terminal; newer or spacing marks do in some.
            if index > 0, !(0x300...0x36F).contains(scalar.value) { followersAreMarks = false }
        }
        if isEmoji { return (sum == 0 ? 0 : 2, true) }
        return (min(sum, 2), !followersAreMarks)
    }

    /// Returns true if the width tables of terminals differ for a wide scalar, or may not contain it yet.
    private static func isUnsettled(_ scalar: Unicode.Scalar) -> Bool {
        // One half of a flag takes one column in some terminals and two in others.
        if (0x1F1E6...0x1F1FF).contains(scalar.value) { return true }
        guard scalar.value >= 0x1F000, let age = scalar.properties.age else { return false }
        return age.major >= 12
    }
}

extension WidthTable {
    /// Returns true if `value` is in `ranges`, which must be in ascending order. Takes O(log *n*) time.
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
