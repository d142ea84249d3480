import TerminalDOM

extension ViewEnvironment {
    /// Returns the text on at most so many columns, with the sign of cut text at its end if it's wider.
    func shortened(_ text: String, to columns: Int) -> String {
        guard DisplayWidth.of(text) > columns else { return text }
        var left = columns - 1
        let kept = text.prefix { character in
            left -= DisplayWidth.of(character)
            return left >= 0
        }
        return kept + String(glyphs.ellipsis)
    }
}
