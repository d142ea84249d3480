internal import CNcurses
internal import TerminalDOM

/// Characters that ncurses cannot be given as they are: it draws others in their place, and the output filter puts
/// them back.
///
/// ncurses goes by the C library's widths and knows one scalar with a few marks. So whatever has several scalars, another
/// width here than there, or one that terminals dispute, gets a stand-in of the right width that is not disputed: from
/// the private use area (one column), or a Tangut ideograph (two). Those themselves, where they are meant, get one too.
struct StandIns {
    /// A character that something stands in for.
    struct Entry {
        /// What to write.
        let bytes: [UInt8]
        let columns: Int
        let isDisputed: Bool
        /// Whether some terminals take fewer columns for it.
        let mayBeNarrower: Bool
        /// The most columns that some terminal takes for it.
        let mostColumns: Int
    }

    private struct Key: Hashable {
        let character: ExactCharacter
        let columns: Int
        let isDisputed: Bool
    }

    private static let narrow: ClosedRange<UInt32> = 0xE000...0xF8FF
    private static let wide: ClosedRange<UInt32> = 0x17000...0x187F7

    /// More marks than any script puts on a character; what is beyond is not drawn.
    private static let mostScalars = 32

    private var numbers: [Key: UInt32] = [:]
    private var narrowEntries: [Entry] = []
    private var wideEntries: [Entry] = []
    /// Whether a character was left out because there are no more stand-ins.
    private(set) var isExhausted = false

    /// Whether `scalar` is one that stands in for others.
    static func contains(_ scalar: UInt32) -> Bool { narrow.contains(scalar) || wide.contains(scalar) }

    /// What stands in for `character`.
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

    /// What `scalar` stands in for.
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
        // A terminal without any idea of graphemes takes each scalar by itself.
        let sum = scalars.reduce(0) {
            $0 + ($1.value >= 0x1F000 && $1.value < 0x20000 ? 2 : max(0, Int(cn_width($1.value))))
        }
        return Entry(
            bytes: bytes, columns: columns, isDisputed: isDisputed,
            mayBeNarrower: columns == 2 && cn_width(first.value) < 2,
            mostColumns: isDisputed ? max(2, columns, sum) : columns)
    }

    /// Controls, and what turns the direction of text around: they are kept from nodes already, and here for certain.
    private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
