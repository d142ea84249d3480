/// The role of a character in the division of a text into words.
enum CharacterClass: UInt32 {
    /// Separates words.
    case separator
    /// A letter or digit of a script that uses spaces.
    case word
    /// A mark that belongs to the preceding character and isn't just an accent, such as a vowel sign of an Indic
    /// script.
    case mark
    /// A character of a script without spaces, which is a word of its own.
    case unspaced
    /// An emoji, which is a word of its own.
    case emoji
    /// Ignored: accents, joiners, direction marks, and skin tones.
    case ignored
    /// Half of a flag; two of them are a word.
    case flag
}
