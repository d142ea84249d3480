/// The points for a matched letter, depending on its position. The weights are modeled after those of fzf.
enum FuzzyPoints {
    /// A matched letter.
    static let letter = 16
    /// The first skipped letter between two matched ones, and each further one.
    static let gapStart = -3
    static let gapExtension = -1
    /// The letter is at the beginning of the name.
    static let start = 10
    /// The letter is at the beginning of a word after a space, or after another separator.
    static let word = 9
    static let behindSign = 8
    /// The letter is at the beginning of a number after letters, or the other way around.
    static let digit = 7
    /// The character is a separator itself.
    static let sign = 8
    /// The letter directly follows the previous matched one. This is as much as for the beginning of a word, so that
    /// the first letters of several words don't outscore several letters of one word.
    static let consecutive = 9
    /// The bonus of the first typed letter counts twice, because users begin with the part that they think of first.
    static let firstFactor = 2
    /// The whole name was typed.
    static let whole = 8
}

/// The class of a character for finding the beginnings of words in a folded name.
enum FuzzyClass: UInt8 {
    case space, sign, digit, letter, alone

    /// Creates the class of a folded character.
    @inline(__always)
    init(_ scalar: UInt32, _ table: CharacterTable) {
        switch scalar {
        case 0x61...0x7A: self = .letter
        case 0x30...0x39: self = .digit
        case 0x20: self = .space
        case ..<0x80: self = .sign
        default:
            self =
                switch table[scalar].characterClass {
                case .separator: .sign
                case .unspaced, .emoji, .flag: .alone
                case .word, .mark, .ignored: .letter
                }
        }
    }

    /// Returns the bonus for a character of this class after one of class `previous`, which is `nil` at the beginning
    /// of a name.
    @inline(__always)
    func bonus(behind previous: FuzzyClass?) -> Int {
        switch (self, previous) {
        case (.space, _), (.sign, _): FuzzyPoints.sign
        case (_, nil): FuzzyPoints.start
        case (_, .space?): FuzzyPoints.word
        case (_, .sign?): FuzzyPoints.behindSign
        // In scripts without spaces and among emoji, every character may begin a word.
        case (.alone, _), (_, .alone?): FuzzyPoints.digit
        case (.digit, .letter?), (.letter, .digit?): FuzzyPoints.digit
        case (.digit, .digit?), (.letter, .letter?): 0
        }
    }
}
