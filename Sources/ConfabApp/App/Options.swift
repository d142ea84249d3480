import TerminalDOM

/// What the user can set, with what holds for those who set nothing.
///
/// Each of them is declared in ``OptionDeclaration/all``.
public struct Options: Codable, Equatable, Sendable {
    /// Keys that differ from the table's.
    public var keymap = Keymap()
    package var language = Language.english
    package var timeFormat = TimeFormat.hours24
    /// The theme.
    public var theme = ThemeSetting.automatic
    /// How symbols are drawn.
    public var glyphs: GlyphSet = .unicode
    /// True if the bell rings for a message that is not on the screen.
    public var bell = true
    /// For which of them.
    public var bellFor: BellFor = .all
    /// True if the desktop shows a notification for a message that is not on the screen.
    public var notifications = true
    /// What such a notification says.
    public var notificationPreview: NotificationPreview = .message
    /// True if the terminal's title shows what is unread.
    public var title = true
    /// True if the mouse is Confab's; without it the terminal selects text with it.
    public var mouse = true
    /// True if rows of the list show what was said last.
    public var previews = true
    /// How many lines a row of the list takes: 1 or 2.
    public var rowLines = 2
    /// How much of a wide screen the list takes, in percent, within what is good for a list.
    public var listWidth = 40
    /// True if title, search and tabs stand at the bottom, with the first chat right above them.
    public var reachable = false
    /// True if Enter sends what was written; otherwise it begins another line.
    public var enterSends = true
    /// Which keys to begin with.
    public var keyPreset = KeyPreset.default
    /// The program that opens links.
    public var linkOpener = "xdg-open"
    /// True if others see that their messages were read.
    public var readReceipts = true

    /// What holds for those who set nothing.
    public init() {}

    /// The texts of the user's language.
    package var strings: any Strings { language.strings(timeFormat) }

    /// Which symbols the terminal can show.
    public enum GlyphSet: String, CaseIterable, Codable, Equatable, Sendable {
        /// All of them.
        case unicode
        /// Only ASCII.
        case ascii
    }

    /// What the bell rings for.
    public enum BellFor: String, CaseIterable, Codable, Equatable, Sendable {
        /// Every message that is told.
        case all
        /// In groups only for those that mention the user.
        case mentions
    }

    /// What a notification on the desktop says.
    public enum NotificationPreview: String, CaseIterable, Codable, Equatable, Sendable {
        /// Who wrote, and what.
        case message
        /// Only who wrote.
        case name
        /// Only that there is something.
        case nothing
    }
}
