import Spelling
import TerminalDOM

/// A resolver for the names in a theme file, tier by tier: roles use meanings, and meanings use the palette.
struct ThemeResolver {
    let theme: ThemeFile
    private let problems = ProblemList()
    private var palette: [String: Color] = [:]
    private var meanings: [String: Meaning] = [:]

    /// The value of a name in `[meaning]`.
    private enum Meaning {
        /// A color, used for the text or the background depending on the role.
        case color(Color)
        /// A whole style.
        case style(StylePatch)
        /// An invalid value. It was reported where it is written, so its uses aren't reported.
        case broken
    }

    private enum Ground { case text, background }

    init(_ theme: ThemeFile) { self.theme = theme }

    /// Returns the theme with the ID `id`, and its problems in the order of the files.
    mutating func resolve(id: String) -> (theme: Theme, problems: [FileProblem]) {
        let theme = resolved(id: id)
        // Names are resolved in no particular order, so only the problems have to be sorted.
        return (
            theme,
            problems.problems.sorted { ($0.file ?? "", $0.position ?? .start) < ($1.file ?? "", $1.position ?? .start) }
        )
    }

    private mutating func resolved(id: String) -> Theme {
        for (name, part) in theme.palette {
            switch part.value {
            case .color(let color): palette[name] = color
            case .name(let word):
                // A palette of the terminal's own colors lets a theme follow the user's color scheme.
                if let color = terminalColor(word) {
                    palette[name] = color
                } else {
                    unknown(part, word, tier: .palette)
                }
            }
        }
        for (name, part) in theme.meaning { meanings[name] = meaning(part.value) }
        var patches: [Role: StylePatch] = [:]
        for (name, part) in theme.roles {
            if let patch = patch(part.value) { patches[Role(name)] = patch }
        }
        let base = patches[Role("screen")]?.applied(to: .plain) ?? .plain
        return Theme(
            id: id, title: theme.title ?? id, author: theme.author, variant: theme.variant ?? .dark,
            sheet: StyleSheet(base: base, patches: patches), glyphs: theme.glyphs.mapValues(\.value))
    }

    private func meaning(_ words: ThemeFile.StyleWords) -> Meaning {
        if let word = words.word { return paletteColor(word).map { .color($0) } ?? .broken }
        return .style(
            StylePatch(
                foreground: words.foreground.flatMap(paletteColor), background: words.background.flatMap(paletteColor),
                adding: words.adding, removing: words.removing))
    }

    private func patch(_ words: ThemeFile.StyleWords) -> StylePatch? {
        if let word = words.word {
            if case .name(let name) = word.value, case .style(let patch) = meanings[name] { return patch }
            return color(word, .text).map { StylePatch(foreground: $0) }
        }
        return StylePatch(
            foreground: words.foreground.flatMap { color($0, .text) },
            background: words.background.flatMap { color($0, .background) },
            adding: words.adding, removing: words.removing)
    }

    // MARK: - Names

    private enum Tier { case palette, meaning, role }

    private func paletteColor(_ part: ThemeFile.Part<ColorWord>) -> Color? {
        switch part.value {
        case .color(let color): return color
        case .name(let name):
            // A wrong palette color was already reported at its definition.
            if let color = palette[name] ?? terminalColor(name) { return color }
            if theme.palette[name] == nil { unknown(part, name, tier: .meaning) }
            return nil
        }
    }

    private func color(_ part: ThemeFile.Part<ColorWord>, _ ground: Ground) -> Color? {
        guard case .name(let name) = part.value, let meaning = meanings[name] else {
            return roleColor(part)
        }
        switch meaning {
        case .color(let color): return color
        case .broken: return nil
        case .style(let patch):
            let color = ground == .text ? patch.foreground : patch.background
            if color == nil {
                let key = ground == .text ? "fg" : "bg"
                report(part, "\(quoted(name)) is a style without \(quoted(key)), so it can't be used here")
            }
            return color
        }
    }

    private func roleColor(_ part: ThemeFile.Part<ColorWord>) -> Color? {
        switch part.value {
        case .color(let color): return color
        case .name(let name):
            if let color = palette[name] ?? terminalColor(name) { return color }
            if theme.palette[name] == nil { unknown(part, name, tier: .role) }
            return nil
        }
    }

    // MARK: - Problems

    private func unknown(_ part: ThemeFile.Part<ColorWord>, _ name: String, tier: Tier) {
        var known = terminalColorNames + ["none"]
        if tier != .palette { known += theme.palette.keys }
        if tier == .role { known += theme.meaning.keys }
        let message =
            switch tier {
            case .palette where theme.palette[name] != nil:
                "a palette color must be a color, not the name of another one: \(quoted(name))"
            case .meaning where theme.meaning[name] != nil:
                "a meaning must be a palette color, not another meaning: \(quoted(name))"
            default: "unknown color \(quoted(name))"
            }
        report(part, message, suggestion: nearestName(to: name, among: known.filter { $0 != name }))
    }

    private func report(_ part: ThemeFile.Part<ColorWord>, _ message: String, suggestion: String? = nil) {
        problems.add(
            FileProblem(file: part.file, position: part.position, message: message, suggestion: suggestion))
    }
}
