/// An emoji with the words that find it.
package struct NamedEmoji: Equatable, Sendable {
    /// The emoji in picture form.
    package let emoji: String
    /// Its name in Unicode, in lowercase, such as “face with tears of joy”, and other words for it.
    package let name: String

    /// Every emoji that is a single character with a name in Unicode, faces first. Skin tones, flags, and sequences aren't
    /// among them.
    package static let all: [NamedEmoji] = blocks.joined().compactMap { Unicode.Scalar($0) }.compactMap(NamedEmoji.init)

    private static let blocks: [ClosedRange<UInt32>] = [
        0x1F600...0x1F64F, 0x1F910...0x1F9FF, 0x1FA70...0x1FAFF, 0x1F300...0x1F5FF, 0x1F680...0x1F6FF, 0x203C...0x3299,
        0x1F7E0...0x1F7F0, 0x1F000...0x1F2FF,
    ]

    private init?(_ scalar: Unicode.Scalar) {
        let properties = scalar.properties
        // A modifier is a part of an emoji; two regional indicators make a flag.
        guard properties.isEmoji, !properties.isEmojiModifier, !(0x1F1E6...0x1F1FF).contains(scalar.value),
            let name = properties.name, let emoji = Character(scalar).asEmoji
        else { return nil }
        self.emoji = emoji
        let words = Self.otherWords[scalar].map { " · \($0)" } ?? ""
        self.name = name.lowercased() + words
    }

    /// The words that people use for some emoji, where Unicode has others.
    private static let otherWords: [Unicode.Scalar: String] = [
        "👍": "like, yes, +1", "👎": "dislike, no, -1", "❤": "red heart, love", "😂": "lol, laughing",
        "🤣": "rofl, laughing",
        "🎉": "tada, party, congratulations", "🙏": "please, thanks, pray", "😮": "wow, surprised", "😢": "sad",
        "😭": "sad, sobbing", "😡": "angry", "😍": "love", "😘": "kiss", "🥰": "love", "😊": "happy", "😎": "cool",
        "🤔": "hmm", "🙄": "eye roll", "😴": "tired", "🤷": "dunno", "🤦": "facepalm", "👏": "applause, clap",
        "🙌": "hooray, yay", "💪": "strong, muscle", "👌": "ok", "✌": "peace", "👋": "hello, bye, wave", "👀": "look",
        "🔥": "lit, hot", "✅": "done, ok, yes", "❌": "wrong, no", "❓": "question", "❗": "exclamation, important",
        "💯": "100", "⭐": "favorite", "🍺": "drink", "🎂": "cake", "🥳": "party", "💩": "poop", "🚀": "launch, ship",
        "🐛": "insect", "💡": "idea", "⏰": "time", "☕": "coffee, tea", "🤞": "luck", "🫡": "yes sir",
    ]
}
