extension StyledText {
    /// True if a part of the text is covered until the user uncovers it.
    package var hasSecrets: Bool { runs.contains { $0.style == .secret } }

    /// Returns the text with `words` instead of each secret part, for people who hear it. A text with secrets loses its
    /// styles.
    package func replacingSecrets(with words: String) -> StyledText {
        guard hasSecrets else { return self }
        var text = ""
        var isInSecret = false
        for segment in segments {
            let isSecret = segment.styles.contains(.secret)
            // Other styles within a secret part don't make it several.
            if !isSecret { text += segment.text } else if !isInSecret { text += words }
            isInSecret = isSecret
        }
        return StyledText(text)
    }
}
