/// What a letter that fits is worth, by where it stands. The weights are those that fzf has found to be good.
enum FuzzyPoints {
    /// A letter that fits.
    static let letter = 16
    /// A letter left out before the next one, and each further one.
    static let gapStart = -3
    static let gapExtension = -1
    /// It begins the name.
    static let start = 10
    /// It begins a word behind a space, or behind another sign.
    static let word = 9
    static let behindSign = 8
    /// It begins a number behind letters, or letters behind a number.
    static let digit = 7
    /// It is a sign itself.
    static let sign = 8
    /// It stands directly behind the one before it: as much as where a word begins, so that what is typed of one word is not
    /// outdone by the first letters of several.
    static let consecutive = 9
    /// The first letter typed counts twice where it begins something: people begin with what they think of first.
    static let firstFactor = 2
    /// All of the name was typed.
    static let whole = 8
}

/// What a character is for the beginnings of words in a folded name.
enum FuzzyClass: UInt8 {
    case space, sign, digit, letter, alone

    /// The class of a folded character.
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

    /// What a character of this class is worth behind one of `previous`; nil at the beginning of a name.
    @inline(__always)
    func bonus(behind previous: FuzzyClass?) -> Int {
        switch (self, previous) {
        case (.space, _), (.sign, _): FuzzyPoints.sign
        case (_, nil): FuzzyPoints.start
        case (_, .space?): FuzzyPoints.word
        case (_, .sign?): FuzzyPoints.behindSign
        // In scripts without spaces, and among emoji, every one may begin a word.
        case (.alone, _), (_, .alone?): FuzzyPoints.digit
        case (.digit, .letter?), (.letter, .digit?): FuzzyPoints.digit
        case (.digit, .digit?), (.letter, .letter?): 0
        }
    }
}
