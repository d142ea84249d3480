/// What is known of every character, for fast answers: pages of 256 entries, of which equal ones are held once.
struct CharacterTable: Sendable {
    /// The only one.
    static let shared = CharacterTable()

    /// In ``ascii``: it parts words.
    static let parts: UInt8 = 0
    /// In ``ascii``: it counts for nothing.
    static let ignored: UInt8 = 1

    /// What ASCII becomes in a word, or ``parts`` or ``ignored``.
    let ascii: [UInt8]
    /// What ASCII becomes in a name, where signs count, too; 0 counts for nothing.
    let asciiSigns: [UInt8]
    private let index: [UInt16]
    private let entries: [UInt32]
    private let expansions: [[UInt8]]

    /// Class and folded form of a character.
    struct Entry {
        /// The class in the highest three bits; below ``several``, then a character or a number of an expansion; 0 when it
        /// stays as it is.
        let bits: UInt32

        static let several: UInt32 = 1 << 28
        static let payload: UInt32 = several - 1

        /// What it is to words.
        var characterClass: CharacterClass { CharacterClass(rawValue: bits >> 29) ?? .separator }
        /// Whether the folded form is the character itself.
        var isSame: Bool { bits & (Self.several | Self.payload) == 0 }
        /// The folded form when it is one character, or the number of an expansion.
        var target: UInt32 { bits & Self.payload }
        /// Whether ``target`` is the number of an expansion.
        var isExpansion: Bool { bits & Self.several != 0 }
    }

    /// What is known of a character.
    @inline(__always)
    subscript(_ scalar: UInt32) -> Entry {
        Entry(bits: entries[Int(index[Int(scalar >> 8)]) << 8 | Int(scalar & 0xFF)])
    }

    /// The folded form of number `target`.
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

/// The pages while they are being filled.
private struct Pages {
    var index = [UInt16](repeating: 0, count: 0x1100)
    var entries = [UInt32](repeating: 0, count: 256)
    /// Pages on which all are of one class, by class; they are never written to.
    private var uniform: [UInt32: UInt16] = [0: 0]
    /// Whether a page is one of those.
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
