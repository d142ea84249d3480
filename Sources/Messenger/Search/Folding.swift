/// The rules for letters that searches treat as the same.
///
/// A letter folds to what a user types who doesn't have a key for it: without accents (`é` → `e`, `й` → `и`, `ё` →
/// `е`), in lowercase (`ß` → `ss`, `ς` → `σ`, `İ` and `ı` → `i`), in the usual width (`Ａ` → `a`, `ｶﾞ` → `ガ`), and as
/// plain letters and digits (`𝐀` → `a`, `ﬁ` → `fi`, `²` and `٢` → `2`). Letters with a stroke or hook lose it (`ø` →
/// `o`, `ł` → `l`, `đ` and `ð` → `d`, `қ` → `к`), and ligatures become two letters (`æ` → `ae`, `œ` → `oe`, `þ` →
/// `th`), as in the names of passports. Forms of Arabic letters that many people interchange are the same (`أ` → `ا`,
/// `ى` → `ي`, `ة` → `ه`). Arabic short vowels, Hebrew points, and the tatweel `ـ` are ignored, and so are joiners,
/// variation selectors, soft hyphens, and direction marks. Indic vowel signs and the voicing marks of kana stay,
/// because words differ in them. Hangul is decomposed into its letters, so that a syllable is found while it is being
/// typed. Curly quotes become straight quotes, and long dashes become hyphens.
enum Folding {
    /// Returns the folded form of a character, in UTF-8; empty for ignored characters.
    static func fold(_ scalar: Unicode.Scalar) -> [UInt8] {
        var bytes: [UInt8] = []
        append(scalar.value, CharacterTable.shared[scalar.value], CharacterTable.shared, to: &bytes)
        return bytes
    }

    /// Appends the folded form of a character with the given `entry` to a folded text. A voicing mark changes the kana
    /// at the end of the text.
    static func append(
        _ scalar: UInt32, _ entry: CharacterTable.Entry, _ table: CharacterTable, to bytes: inout [UInt8]
    ) {
        if !entry.isSame {
            if entry.isExpansion {
                bytes += table.expansion(entry.target)
            } else {
                append(entry.target, to: &bytes)
            }
        } else if entry.characterClass == .ignored {
            return
        } else if (0xAC00...0xD7A3).contains(scalar) {
            appendHangul(scalar - 0xAC00, to: &bytes)
        } else {
            append(scalar, to: &bytes)
        }
    }

    private static func appendHangul(_ syllable: UInt32, to bytes: inout [UInt8]) {
        append(0x1100 + syllable / 588, to: &bytes)
        append(0x1161 + syllable % 588 / 28, to: &bytes)
        if syllable % 28 != 0 { append(0x11A7 + syllable % 28, to: &bytes) }
    }

    private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
        switch scalar {
        case ..<0x80: bytes.append(UInt8(scalar))
        case ..<0x800:
            bytes.append(UInt8(0xC0 | scalar >> 6))
            bytes.append(UInt8(0x80 | scalar & 0x3F))
        case 0x3099, 0x309A: voice(&bytes, by: scalar)
        case ..<0x10000:
            bytes.append(UInt8(0xE0 | scalar >> 12))
            bytes.append(UInt8(0x80 | scalar >> 6 & 0x3F))
            bytes.append(UInt8(0x80 | scalar & 0x3F))
        default:
            bytes.append(UInt8(0xF0 | scalar >> 18))
            bytes.append(UInt8(0x80 | scalar >> 12 & 0x3F))
            bytes.append(UInt8(0x80 | scalar >> 6 & 0x3F))
            bytes.append(UInt8(0x80 | scalar & 0x3F))
        }
    }

    private static func voice(_ bytes: inout [UInt8], by mark: UInt32) {
        let start = bytes.count - 3
        guard start >= 0, bytes[start] == 0xE3 else { return }
        let letter = 0x3000 | UInt32(bytes[start + 1] & 0x3F) << 6 | UInt32(bytes[start + 2] & 0x3F)
        guard let voiced = Kana.voiced(letter, by: mark) else { return }
        bytes.removeLast(3)
        append(voiced, to: &bytes)
    }
}
