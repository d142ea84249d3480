import ConfabApp
import Spelling
package import TerminalDOM
import Theming
import ViewText

/// The subcommands of `confab snapshot`; each returns its output.
package struct SnapshotCommands {
    /// A text form of a view.
    package enum Form: String, CaseIterable, Sendable {
        /// Characters.
        case screen
        /// Characters, then runs of roles.
        case styled
        /// Characters, then runs of colors.
        case themed
        /// Characters and the escape sequences for their colors.
        case ansi
        /// Nodes and rectangles.
        case tree
        /// A picture, as SVG.
        case svg

        /// True if a theme makes a difference.
        var hasColors: Bool { self == .themed || self == .ansi || self == .svg }
    }

    private let places: Places

    /// The commands, with the themes in `places`.
    package init(places: Places) { self.places = places }

    /// Every view that can be printed, with what is seen in it.
    package func list() -> String {
        let width = Sample.all.map(\.name.count).max() ?? 0
        return Sample.all.map { sample in
            sample.name + String(repeating: " ", count: width + 2 - sample.name.count) + sample.purpose
        }.joined(separator: "\n")
    }

    /// Returns the view named `name` at `size`.
    ///
    /// - Parameters:
    ///   - name: one of those from ``list()``.
    ///   - size: the columns and rows of the screen.
    ///   - theme: the theme's name, nil for the default one.
    ///   - form: the text form; by default characters, colored if there is a theme.
    package func print(_ name: String, size: Size, theme: String?, as form: Form?) throws -> String {
        guard let sample = Sample.all.first(where: { $0.name == name }) else {
            let nearest = nearestName(to: name, among: Sample.all.map(\.name)).map { " Did you mean “\($0)”?" } ?? ""
            throw UsageError("There's no view named “\(name)”.\(nearest) “confab snapshot list” lists them all.")
        }
        let form = form ?? (theme == nil ? .screen : .ansi)
        guard form.hasColors || theme == nil else {
            throw UsageError(
                "“\(form.rawValue)” has no colors, so --theme has no effect. Use “ansi”, “themed” or “svg”.")
        }
        let loaded = try self.theme(theme ?? "dark")
        let glyphs = Glyphs(overrides: form.hasColors ? loaded.glyphs : [:])
        let view = App.view(try SampleSession.state(of: sample, size: size, glyphs: glyphs), glyphs: glyphs)
        return try strategy(form, size, loaded).snapshot(view)
    }

    private func strategy(_ form: Form, _ size: Size, _ theme: Theme) -> Snapshotting<Node<AppAction>, String> {
        switch form {
        case .screen: .screen(size.width, size.height)
        case .styled: .styledScreen(size.width, size.height)
        case .themed: .themed(theme, size.width, size.height)
        case .ansi: .ansi(size.width, size.height, theme: theme)
        case .tree: .tree(size.width, size.height)
        case .svg:
            Snapshotting(diffing: .lines) { view in
                let frame = try draw(view, size.width, size.height, sheet: theme.sheet)
                // Where the theme leaves it to the terminal: one of the usual sort.
                let (text, ground): (UInt32, UInt32) =
                    theme.variant == .dark ? (0xE0E0E0, 0x14161B) : (0x1C1C1C, 0xFFFFFF)
                return SVGEncoder(foreground: text, background: ground).encode(frame)
            }
        }
    }

    private func theme(_ name: String) throws -> Theme {
        let library = ThemeLibrary(userFolder: places.themes)
        guard library.names.contains(name) else { throw UsageError(library.noTheme(name)) }
        let loaded = library.load(name, .confab)
        if let problem = loaded.problems.first { throw UsageError("\(problem)") }
        return loaded.theme
    }
}
