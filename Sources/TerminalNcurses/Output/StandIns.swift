internal import CNcurses
internal import TerminalDOM

/// A table of stand-ins for characters that ncurses can't handle. ncurses draws the stand-ins, and the output filter
/// replaces them by the characters.
///
/// ncurses uses the widths of the C library and supports one scalar with a few marks. So characters of several scalars,
/// of a different width, or of disputed width get a stand-in of the right, undisputed width: from the private use area
/// (one column), or a Tangut ideograph (two columns). Real occurrences of these scalars get a stand-in, too.
struct StandIns {
    /// A character with a stand-in.
    struct Entry {
        /// The UTF-8 bytes to write.
        let bytes: [UInt8]
        let columns: Int
        let isDisputed: Bool
        /// True if some terminals use fewer columns for the character.
        let mayBeNarrower: Bool
        /// The maximum number of columns that any terminal uses for the character.
        let mostColumns: Int
    }

    private struct Key: Hashable {
        let character: ExactCharacter
        let columns: Int
        let isDisputed: Bool
    }

    private static let narrow: ClosedRange<UInt32> = 0xE000...0xF8FF
    private static let wide: ClosedRange<UInt32> = 0x17000...0x187F7

    /// The maximum number of scalars to draw for a character, which is more than any script needs.
    private static let mostScalars = 32

    private var numbers: [Key: UInt32] = [:]
    private var narrowEntries: [Entry] = []
    private var wideEntries: [Entry] = []
    /// True if a character was left out because all stand-ins are in use.
    private(set) var isExhausted = false

    /// Returns true if `scalar` is in the range of the stand-ins.
    static func contains(_ scalar: UInt32) -> Bool { narrow.contains(scalar) || wide.contains(scalar) }

    mutating func standIn(for character: Character, columns: Int, isDisputed: Bool) -> UInt32 {
        let key = Key(character: ExactCharacter(character), columns: columns, isDisputed: isDisputed)
        if let known = numbers[key] { return known }
        let range = columns == 2 ? Self.wide : Self.narrow
        let used = columns == 2 ? wideEntries.count : narrowEntries.count
        guard used < range.count else {
            isExhausted = true
            return range.lowerBound
        }
        let entry = Self.entry(character, columns, isDisputed)
        if columns == 2 { wideEntries.append(entry) } else { narrowEntries.append(entry) }
        let number = range.lowerBound + UInt32(used)
        numbers[key] = number
        return number
    }

    /// The character behind the stand-in `scalar`; nil if there is none.
    subscript(scalar: UInt32) -> Entry? {
        let (entries, range) = scalar < Self.wide.lowerBound ? (narrowEntries, Self.narrow) : (wideEntries, Self.wide)
        guard range.contains(scalar) else { return nil }
        let index = Int(scalar - range.lowerBound)
        return index < entries.count ? entries[index] : nil
    }

    private static func entry(_ character: Character, _ columns: Int, _ isDisputed: Bool) -> Entry {
        let scalars = character.unicodeScalars.prefix(mostScalars).filter { !isHarmful($0) }.withoutFinalJoiners
        guard let first = scalars.first else {
            return Entry(
                bytes: Array(repeating: 0x20, count: columns), columns: columns, isDisputed: false,
                mayBeNarrower: false, mostColumns: columns)
        }
        var bytes: [UInt8] = []
        for scalar in scalars { bytes.append(scalar: scalar) }
        // A terminal without support for graphemes adds up the widths of the scalars.
        let sum = scalars.reduce(0) {
            $0 + ($1.value >= 0x1F000 && $1.value < 0x20000 ? 2 : max(0, Int(cn_width($1.value))))
        }
        return Entry(
            bytes: bytes, columns: columns, isDisputed: isDisputed,
            mayBeNarrower: columns == 2 && cn_width(first.value) < 2,
            mostColumns: isDisputed ? max(2, columns, sum) : columns)
    }

    /// Returns true for controls and direction marks. Nodes already drop them; this makes sure.
    private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
