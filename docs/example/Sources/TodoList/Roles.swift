public import TerminalDOM
public import Theming

// What the parts of the screen mean. Views say roles; what they look like is the theme's business.
extension Role {
    /// Everything.
    public static let screen = Role("screen")
    /// The line at the top.
    public static let title = Role("title")
    /// How many things are open, in it.
    public static let titleCount = Role("title.count")
    /// A thing to do; state `selected`.
    public static let item = Role("item")
    /// A thing that is done.
    public static let itemDone = Role("item.done")
    /// What stands before a thing.
    public static let mark = Role("mark")
    /// What an empty list says.
    public static let empty = Role("empty")
    /// The line at the bottom.
    public static let footer = Role("footer")
}

extension GlyphName {
    /// Stands before what is to be done.
    public static let open = GlyphName("mark.open", "○", ascii: "-")
    /// Stands before what is done.
    public static let done = GlyphName("mark.done", "✓", ascii: "x")
}

extension ThemeVocabulary {
    /// All that a theme of this program may speak of.
    public static let todo = ThemeVocabulary(
        roles: [.screen, .title, .titleCount, .item, .item.state("selected"), .itemDone, .mark, .empty, .footer],
        glyphs: [.open, .done])
}
