extension Character {
    /// The most bytes of an emoji in UTF-8: the longest that keyboards offer, a couple with two skin tones, has 35. What
    /// ``ClusterLimit`` has cut has more.
    private static let emojiBytes = 48

    /// This character as an emoji that is shown as a picture; nil when it is no emoji.
    ///
    /// Some characters (☎, ❤) are either, and are emoji when nothing says otherwise; digits, © and ® are the other way round.
    var asEmoji: String? {
        let scalars = unicodeScalars
        guard let first = scalars.first, utf8.count <= Self.emojiBytes, scalars.allSatisfy(\.belongsToEmoji) else {
            return nil
        }
        if first.isRegionalIndicator { return scalars.count == 2 ? String(self) : nil }
        // A digit is one only within a frame.
        if first.isASCII { return scalars.contains("\u{20E3}") ? String(self) : nil }
        if first.properties.isEmojiPresentation || first.properties.isEmoji && scalars.count > 1 { return String(self) }
        return first.properties.isEmoji && first.value > 0xFF ? String(self) + "\u{FE0F}" : nil
    }
}

extension Unicode.Scalar {
    fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    /// Whether an emoji can have it: itself one, a joiner, the sign for "as a picture", a key's frame, a flag's tag.
    fileprivate var belongsToEmoji: Bool {
        switch value {
        case 0x200D, 0xFE0F, 0x20E3, 0xE0020...0xE007F: true
        default: properties.isEmoji
        }
    }
}
