/// What a character is to the words of a text.
enum CharacterClass: UInt32 {
    /// Parts words.
    case separator
    /// A letter or a digit of a script that writes spaces.
    case word
    /// A sign that belongs to the character before it and is no mere accent: a vowel of an Indic script.
    case mark
    /// A character of a script that writes no spaces: a word of its own.
    case unspaced
    /// An emoji: a word of its own.
    case emoji
    /// Counts for nothing: accents, joiners, directions, colours of skin.
    case ignored
    /// Half of a flag: two of them are a word.
    case flag
}
