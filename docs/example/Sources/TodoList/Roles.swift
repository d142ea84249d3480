public import TerminalDOM
public import Theming

// The meanings of the parts of the screen. A theme says how each of them looks.
extension Role {
    /// The whole screen.
    public static let screen = Role("screen")
    /// The line at the top.
    public static let title = Role("title")
    /// The number of open items in the title.
    public static let titleCount = Role("title.count")
    /// An item that isn't done. Its state is `selected`.
    public static let item = Role("item")
    /// An item that is done.
    public static let itemDone = Role("item.done")
    /// The symbol before an item.
    public static let mark = Role("mark")
    /// The text of an empty list.
    public static let empty = Role("empty")
    /// The line at the bottom.
    public static let footer = Role("footer")
}

extension GlyphName {
    /// The symbol before an open item.
    public static let open = GlyphName("mark.open", "○", ascii: "-")
    /// The symbol before an item that is done.
    public static let done = GlyphName("mark.done", "✓", ascii: "x")
}

extension ThemeVocabulary {
    /// The roles and symbols that a theme of this program can define.
    public static let todo = ThemeVocabulary(
        roles: [.screen, .title, .titleCount, .item, .item.state("selected"), .itemDone, .mark, .empty, .footer],
        glyphs: [.open, .done])
}
