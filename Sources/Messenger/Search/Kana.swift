/// The voicing marks of kana: `か` and U+3099 are `が`, and half-width kana are written in the same way. These marks
/// change the letter, so they aren't accents and are kept.
enum Kana {
    /// Returns `letter` combined with `mark`; `nil` if there is no such letter.
    static func voiced(_ letter: UInt32, by mark: UInt32) -> UInt32? {
        // Hiragana and katakana are in the same order.
        let hiragana = letter >= 0x30A0 ? letter - 0x60 : letter
        if mark == 0x309A { return isBeforeHalfVoiced(hiragana) ? letter + 2 : nil }
        switch hiragana {
        case 0x304B...0x3061 where hiragana & 1 == 1, 0x3064, 0x3066, 0x3068, 0x309D: return letter + 1
        case _ where isBeforeHalfVoiced(hiragana): return letter + 1
        case 0x3046: return letter + 0x4E
        case 0x308F...0x3092 where letter >= 0x30A0: return letter + 8
        default: return nil
        }
    }

    private static func isBeforeHalfVoiced(_ hiragana: UInt32) -> Bool {
        (0x306F...0x307B).contains(hiragana) && (hiragana - 0x306F) % 3 == 0
    }
}
