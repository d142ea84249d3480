package import TerminalDOM

/// Commands and keys.
package protocol CommandStrings {
    /// The title of a command in the help and the palette.
    func title(_ command: CommandID) -> String
    /// The word for a command in the footer; its title if there is nothing shorter.
    func footerWord(_ command: CommandID, in context: KeyContext) -> String
    func footerWord(_ word: FooterWord) -> String
    /// The effect of a command, and the key that gives it, unless that's empty.
    func withKey(_ title: String, _ key: String) -> String
    /// The heading of a context's keys in the help.
    func title(_ context: KeyContext) -> String
    /// `confab keys --dump` received a paste.
    func pasted(_ characters: Int) -> String
    /// `confab keys --dump` received a report of the mouse.
    func mouseReport() -> String
    /// `confab keys --dump` received a report that no key caused.
    func terminalReport() -> String
    /// `confab keys --dump` received bytes without a meaning.
    func unknownSequence() -> String
    /// The answer to the first Ctrl-C, or to another key that does the same.
    func pressAgainToQuit(_ key: String) -> String
    /// The same if something that the user wrote couldn't be saved.
    func quittingLosesWords(_ key: String) -> String
    func helpTitle() -> String
    func helpPlaceholder() -> String
    /// Nothing in the help contains the filter's text.
    func noHelp() -> String
    /// The nine commands that go to a tab by its number.
    func anyTab() -> String
    /// Examples of what the message field understands as more than text, and their meanings. Two spaces separate several
    /// examples with one meaning.
    func writingHelp() -> [(typed: String, meaning: String)]
    func symbolsTitle() -> String
    /// The meaning of a symbol.
    func symbol(_ glyph: GlyphName) -> String
}
