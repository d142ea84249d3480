import Messenger
package import TerminalDOM

/// Everything that every view needs besides its own state.
package struct ViewEnvironment: Equatable, Sendable {
    package var glyphs: Glyphs
    package var clock: LocalClock
    /// The user's options.
    package var options: Options
    /// The kinds of content that messages may have.
    package var contentKinds: ContentKinds
    /// The pictures that can be shown.
    package var pictures: PictureCache

    /// The environment of `state`, with the theme's symbols.
    package init(_ state: AppState, glyphs: Glyphs = Glyphs()) {
        var glyphs = glyphs
        glyphs.asciiOnly = glyphs.asciiOnly || state.options.glyphs == .ascii
        self.glyphs = glyphs
        clock = state.clock
        options = state.options
        if let chat = state.main?.conversation?.chat { options = options.inside(chat, state.optionLayers) }
        contentKinds = state.contentKinds
        pictures = state.pictures.cache
    }

    /// The texts of the user's language.
    var strings: any Strings { options.strings }

    /// The same without pictures, for parts that show none: one that arrives doesn't draw them again.
    var pictureless: ViewEnvironment {
        var env = self
        env.pictures = PictureCache()
        return env
    }

    /// The same without the time, for parts that don't show it: another minute doesn't draw them again.
    var timeless: ViewEnvironment {
        var env = self
        env.clock = LocalClock(now: .zero)
        return env
    }

    /// The border of boxes.
    var border: Border {
        Border(
            topLeft: glyphs[.topLeft], topRight: glyphs[.topRight], bottomRight: glyphs[.bottomRight],
            bottomLeft: glyphs[.bottomLeft], horizontal: glyphs[.horizontalRule], vertical: glyphs[.verticalRule])
    }

    /// A badge with `text` in it, in the shape that the theme gives it.
    func badge(_ text: String) -> String { glyphs[.badgeStart] + text + glyphs[.badgeEnd] }

    /// One character of a glyph, for lines.
    func character(_ glyph: GlyphName) -> Character { glyphs[glyph].first ?? " " }

    /// A symbol with its meaning as a tooltip.
    func symbol<Action>(_ glyph: GlyphName, before: String = "") -> Node<Action> {
        Text<Action>(before + glyphs[glyph]).unshrinkable().tooltip(strings.symbol(glyph))
    }

    /// A symbol that gives `command` when it's clicked, with the command and its key as a tooltip.
    func symbol<Action>(
        _ glyph: GlyphName, before: String = "", gives command: CommandID, in context: KeyContext
    ) -> Node<Action> {
        Text<Action>(before + glyphs[glyph]).unshrinkable().tooltip(tooltip(command, in: context))
    }

    /// The effect of a command, and its key.
    func tooltip(_ command: CommandID, in context: KeyContext) -> String {
        strings.withKey(strings.title(command), key(command, in: [context, .everywhere]))
    }

    /// The name of a key.
    func label(_ key: KeyPress) -> String { key.label(inASCII: glyphs.asciiOnly) }

    /// The name of the first key that gives `command` in `contexts`; empty if there is none.
    func key(_ command: CommandID, in contexts: [KeyContext]) -> String {
        options.keymap.key(for: command, in: contexts).map(label) ?? ""
    }

    /// The name of the first key that gives `command` in `context`; empty if there is none.
    func key(_ command: CommandID, in context: KeyContext) -> String {
        options.keymap.keys(for: command, in: context).first.map(label) ?? ""
    }
}
