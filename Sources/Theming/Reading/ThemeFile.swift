import TerminalDOM

/// What one theme file says, with names not yet looked up and every place kept.
struct ThemeFile {
    /// A part of a theme with where it comes from, which may be an inherited file.
    struct Part<Value> {
        let value: Value
        let file: String
        let position: SourcePosition
    }

    /// A colour, or a style of its own.
    struct StyleWords {
        /// The one word that it is set to instead of a table: a colour for the text, or a style of `[meaning]`.
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

    /// The theme that `self` is when it inherits `parent`: what both set, `self` decides.
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
