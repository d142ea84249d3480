import TerminalDOM

/// The content of a theme file, with its positions and with names not yet resolved.
struct ThemeFile {
    /// A part of a theme and its origin, which may be an inherited file.
    struct Part<Value> {
        let value: Value
        let file: String
        let position: SourcePosition
    }

    /// A color or a whole style.
    struct StyleWords {
        /// The single word in place of a table: a color for the text, or a style of `[meaning]`.
        var word: Part<ColorWord>?
        var foreground: Part<ColorWord>?
        var background: Part<ColorWord>?
        var adding: Attributes = []
        var removing: Attributes = []
    }

    var title: String?
    var author: String?
    var variant: Theme.Variant?
    var inherits: Part<String>?
    var palette: [String: Part<ColorWord>] = [:]
    var meaning: [String: Part<StyleWords>] = [:]
    var roles: [String: Part<StyleWords>] = [:]
    var glyphs: [String: Part<String>] = [:]

    /// Returns the theme with everything that it inherits from `parent`. If both set something, this theme wins.
    func inheriting(_ parent: ThemeFile) -> ThemeFile {
        var merged = self
        merged.variant = variant ?? parent.variant
        merged.palette.merge(parent.palette) { own, _ in own }
        merged.meaning.merge(parent.meaning) { own, _ in own }
        merged.roles.merge(parent.roles) { own, _ in own }
        merged.glyphs.merge(parent.glyphs) { own, _ in own }
        return merged
    }
}
