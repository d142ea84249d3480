extension Character {
    /// The maximum number of UTF-8 bytes in an emoji. The longest one on keyboards, a couple with two skin tones, has
    /// 35. Anything that ``ClusterLimit`` has cut has more.
    static let emojiBytes = 48

    /// The character as an emoji in picture form; `nil` if it isn't an emoji.
    ///
    /// Some characters (☎, ❤) can be text or emoji and count as emoji by default; digits, © and ® count as text by
    /// default.
    var asEmoji: String? {
        let scalars = unicodeScalars
        guard let first = scalars.first, utf8.count <= Self.emojiBytes,
            // A digit is an emoji only as a keycap.
            !first.isASCII || scalars.contains("\u{20E3}"), scalars.allSatisfy(\.belongsToEmoji)
        else { return nil }
        if first.isRegionalIndicator { return scalars.count == 2 ? String(self) : nil }
        if first.isASCII { return String(self) }
        if first.properties.isEmojiPresentation || first.properties.isEmoji && scalars.count > 1 { return String(self) }
        return first.properties.isEmoji && first.value > 0xFF ? String(self) + "\u{FE0F}" : nil
    }
}

extension StyledText {
    /// True if the text is one to three emoji and nothing else.
    package var isOnlyEmoji: Bool {
        // Most texts are told by their first character.
        guard plain.first?.asEmoji != nil, runs.isEmpty, plain.utf8.count <= 3 * Character.emojiBytes else {
            return false
        }
        return plain.count <= 3 && plain.allSatisfy { $0.asEmoji != nil }
    }
}

extension Unicode.Scalar {
    fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    /// True if the scalar can be part of an emoji: an emoji itself, a joiner, the emoji variation selector, a keycap,
    /// or a tag of a flag.
    fileprivate var belongsToEmoji: Bool {
        switch value {
        case 0x200D, 0xFE0F, 0x20E3, 0xE0020...0xE007F: true
        default: properties.isEmoji
        }
    }
}
