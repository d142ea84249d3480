import TerminalDOM

/// What the user can set in the config, with what holds for those who set nothing.
public struct Options: Codable, Equatable, Sendable {
    /// Keys that differ from the table's.
    public var keymap = Keymap()
    /// The language that Confab speaks.
    public var words = Words()
    /// How symbols are drawn.
    public var glyphs: GlyphSet = .unicode
    /// Whether the bell rings for a message that is not on the screen.
    public var bell = true
    /// Whether the desktop shows a notification for a message that is not on the screen.
    public var notifications = true
    /// Whether the terminal's title shows what is unread.
    public var title = true
    /// Whether the mouse is Confab's; without it the terminal selects text with it.
    public var mouse = true
    /// Whether rows of the list show what was said last.
    public var previews = true
    /// How many lines a row of the list takes: 1 or 2.
    public var rowLines = 2
    /// Whether others see that their messages were read.
    public var readReceipts = true

    /// What holds for those who set nothing.
    public init() {}

    /// Which symbols the terminal can show.
    public enum GlyphSet: String, CaseIterable, Codable, Equatable, Sendable {
        /// All of them.
        case unicode
        /// Only ASCII.
        case ascii
    }
}
