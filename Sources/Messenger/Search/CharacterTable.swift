/// A table of the class and folded form of every character, built for fast lookups: pages of 256 entries, of which
/// pages that are entirely of one class are stored once.
struct CharacterTable: Sendable {
    /// The shared instance, built on first use.
    static let shared = CharacterTable()

    /// The value in ``ascii`` of a character that separates words.
    static let parts: UInt8 = 0
    /// The value in ``ascii`` of a character that is ignored.
    static let ignored: UInt8 = 1

    /// The folded form of each ASCII character in a word, or ``parts`` or ``ignored``.
    let ascii: [UInt8]
    /// The folded form of each ASCII character in a name, in which punctuation counts; 0 for an ignored character.
    let asciiSigns: [UInt8]
    private let index: [UInt16]
    private let entries: [UInt32]
    private let expansions: [[UInt8]]

    /// The class and folded form of a character.
    struct Entry {
        /// The class in the upper three bits. The bit ``several`` tells whether the lower 28 bits are a character or
        /// the number of an expansion. They are 0 for a character that folding doesn't change.
        let bits: UInt32

        static let several: UInt32 = 1 << 28
        static let payload: UInt32 = several - 1

        var characterClass: CharacterClass { CharacterClass(rawValue: bits >> 29) ?? .separator }
        /// True if folding doesn't change the character, or if the class alone decides its folded form.
        var isSame: Bool { bits & (Self.several | Self.payload) == 0 }
        /// The folded character, or the number of an expansion.
        var target: UInt32 { bits & Self.payload }
        /// True if ``target`` is the number of an expansion.
        var isExpansion: Bool { bits & Self.several != 0 }
    }

    /// The entry of a character.
    @inline(__always)
    subscript(_ scalar: UInt32) -> Entry {
        Entry(bits: entries[Int(index[Int(scalar >> 8)]) << 8 | Int(scalar & 0xFF)])
    }

    /// Returns the folded form with the number `target`, in UTF-8.
    func expansion(_ target: UInt32) -> [UInt8] { expansions[Int(target)] }

    private init() {
        var pages = Pages()
        for (key, ranges) in TableLines(CharacterClassTable.text) {
            for (range, _) in ranges { pages.setClass(UInt32(key[0].magnitude), of: range) }
        }
        var expansions: [[UInt8]] = []
        for (key, ranges) in TableLines(FoldingTable.text) {
            if key.count > 1 {
                var text = ""
                for value in key { text.unicodeScalars.append(Unicode.Scalar(UInt32(value.magnitude)) ?? "?") }
                expansions.append(Array(text.utf8))
            }
            for (range, stride) in ranges {
                for scalar in Swift.stride(from: range.lowerBound, through: range.upperBound, by: Int(stride)) {
                    if key.count > 1 {
                        pages.setTarget(Entry.several | UInt32(expansions.count - 1), of: scalar)
                    } else if key[0].isDifference {
                        let difference = key[0].magnitude
                        pages.setTarget(key[0].isNegative ? scalar - difference : scalar + difference, of: scalar)
                    } else {
                        pages.setTarget(key[0].magnitude, of: scalar)
                    }
                }
            }
        }
        index = pages.index
        entries = pages.entries
        self.expansions = expansions
        var ascii: [UInt8] = []
        var signs: [UInt8] = []
        for byte in UInt8(0)..<0x80 {
            let entry = Entry(bits: pages.entries[Int(pages.index[0]) << 8 | Int(byte)])
            let folded = entry.isSame ? byte : UInt8(entry.target & 0x7F)
            switch entry.characterClass {
            case .ignored:
                ascii.append(Self.ignored)
                signs.append(0)
            case .separator:
                ascii.append(Self.parts)
                signs.append(folded)
            default:
                ascii.append(folded)
                signs.append(folded)
            }
        }
        self.ascii = ascii
        asciiSigns = signs
    }
}

/// The pages of the table while they are being filled.
private struct Pages {
    var index = [UInt16](repeating: 0, count: 0x1100)
    var entries = [UInt32](repeating: 0, count: 256)
    /// The pages that are entirely of one class, by class. They are never modified.
    private var uniform: [UInt32: UInt16] = [0: 0]
    /// True for each page that is entirely of one class.
    private var isUniform = [true]

    mutating func setClass(_ value: UInt32, of range: ClosedRange<UInt32>) {
        var scalar = range.lowerBound
        while scalar <= range.upperBound {
            if scalar & 0xFF == 0, range.upperBound - scalar >= 0xFF {
                index[Int(scalar >> 8)] = uniformPage(of: value)
                scalar += 0x100
            } else {
                entries[place(of: scalar)] |= value << 29
                scalar += 1
            }
        }
    }

    mutating func setTarget(_ value: UInt32, of scalar: UInt32) { entries[place(of: scalar)] |= value }

    private mutating func uniformPage(of value: UInt32) -> UInt16 {
        if let page = uniform[value] { return page }
        let page = UInt16(entries.count >> 8)
        entries += [UInt32](repeating: value << 29, count: 256)
        isUniform.append(true)
        uniform[value] = page
        return page
    }

    private mutating func place(of scalar: UInt32) -> Int {
        var page = index[Int(scalar >> 8)]
        if isUniform[Int(page)] {
            let copy = entries[Int(page) << 8..<(Int(page) + 1) << 8]
            page = UInt16(entries.count >> 8)
            entries += copy
            isUniform.append(false)
            index[Int(scalar >> 8)] = page
        }
        return Int(page) << 8 | Int(scalar & 0xFF)
    }
}
