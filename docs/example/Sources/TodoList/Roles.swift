public import TerminalDOM
public import Theming

// What the parts of the screen mean. Views say roles; what they look like is the theme's business.
extension Role {
    public static let screen = Role("screen")
    public static let title = Role("title")
    public static let titleCount = Role("title.count")
    /// A thing to do; state `selected`.
    public static let item = Role("item")
    public static let itemDone = Role("item.done")
    public static let mark = Role("mark")
    public static let empty = Role("empty")
    public static let footer = Role("footer")
}

extension GlyphName {
    public static let open = GlyphName("mark.open", "○", ascii: "-")
    public static let done = GlyphName("mark.done", "✓", ascii: "x")
}

extension ThemeVocabulary {
    /// All that a theme of this program may speak of.
    public static let todo = ThemeVocabulary(
        roles: [.screen, .title, .titleCount, .item, .item.state("selected"), .itemDone, .mark, .empty, .footer],
        glyphs: [.open, .done])
}
