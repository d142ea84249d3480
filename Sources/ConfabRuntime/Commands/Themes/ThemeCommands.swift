import ConfabApp
import FoundationEssentials
import Glibc
import Messenger
import Spelling
import TerminalDOM
import TerminalNcurses
import ThemeSchemes
import Theming

/// The subcommands of `confab themes`; each returns its output.
package struct ThemeCommands {
    private let places: Places

    /// The commands for the themes in `places`.
    package init(places: Places) { self.places = places }

    private var library: ThemeLibrary { ThemeLibrary(userFolder: places.themes) }

    /// Every theme, with the background that it is made for and where it is.
    package func list() -> String {
        let summaries = library.summaries
        let width = summaries.map(\.id.harmlessName.count).max() ?? 0
        return summaries.map { summary in
            let name = summary.id.harmlessName.padded(to: width)
            let variant = (summary.variant?.rawValue ?? "").padded(to: 5)
            return "\(name)  \(variant)  \(summary.title)\(summary.file.map { "  (\($0.harmlessName))" } ?? "")"
        }.joined(separator: "\n")
    }

    /// Every role and every symbol that a theme can say something of, with what it is for.
    package func roles() -> String {
        let vocabulary = ThemeVocabulary.confab
        let width = (vocabulary.roleNames + vocabulary.glyphNames.map(\.name)).map(\.count).max() ?? 0
        func line(_ name: String, _ purpose: String) -> String {
            name.padded(to: width + 2) + purpose
        }
        let roles = vocabulary.roleNames.map { line($0, vocabulary.purposes[$0] ?? "") }
        let glyphs = vocabulary.glyphNames.map { line($0.name, "\($0.standard)  \($0.purpose)") }
        return (["Roles"] + roles + ["", "Symbols"] + glyphs).joined(separator: "\n")
    }

    /// Returns every role of a theme in its colors, as text for a terminal.
    ///
    /// - Parameter colors: the color mode as for `--color`; nil for the one from the environment.
    package func show(_ name: String, colors: String?) throws -> String {
        let environment = ProcessInfo.processInfo.environment
        let named = try colors.map { try colorDepth($0) } ?? nil
        let depth = named ?? TerminalCapabilities(environment: environment).colors
        guard library.names.contains(name) else { throw UsageError(library.noTheme(name)) }
        let loaded = library.load(name, .confab)
        if let problem = loaded.problems.first, !loaded.isComplete { throw UsageError("\(problem)") }
        let glyphs = Glyphs(overrides: loaded.theme.glyphs)
        let width = 100
        var renderer = Renderer<AppAction>(sheet: loaded.theme.sheet)
        let rendering = renderer.render(
            ThemeSheetView(glyphs: glyphs),
            size: Size(width, ThemeSheetView.height(width: width, glyphs: glyphs)))
        // What is read by no terminal is to be read by people.
        if colors == nil, isatty(STDOUT_FILENO) == 0 { return rendering.frame.text + "\n" }
        var encoder = SGREncoder(depth: depth)
        return encoder.encode(rendering.frame)
    }

    /// All problems of a theme file, and text that is hard to read.
    package struct Verdict: Sendable {
        /// Mistakes.
        package let errors: [String]
        /// Text of low contrast.
        package let warnings: [String]
    }

    /// Judges the theme in `file`, or one by name.
    package func check(_ file: String) throws -> Verdict {
        var library = library
        var name = file
        if file.hasSuffix(".toml") || !library.names.contains(file) {
            guard Files.exists(file) else {
                throw UsageError(
                    library.noTheme(file) + " There is no file \(file) either.")
            }
            library = ThemeLibrary(shelves: [.file(file)] + library.shelves)
            name = library.shelves[0].names[0]
        }
        let loaded = library.load(name, .confab)
        return Verdict(
            errors: loaded.problems.map(\.description),
            warnings: loaded.isComplete ? loaded.lowContrasts(.confab).map(\.description) : [])
    }

    /// Begins a theme called `name` that looks like `parent`.
    ///
    /// - Returns: its file.
    package func new(_ name: String, from parent: String) throws -> String {
        guard ThemeShelf.isName(name), name != ThemePicker.Entry.automatic else {
            throw UsageError("“\(name)” can't be a theme's name, because it can't be a file's name.")
        }
        guard library.names.contains(parent) else { throw UsageError(library.noTheme(parent)) }
        let (text, problems) = library.template(named: name, from: parent, .confab)
        if let problem = problems.first { throw UsageError("\(problem)") }
        return try write(text, named: name)
    }

    /// Turns the scheme in `file` into a theme, called `name` or as it calls itself.
    ///
    /// - Returns: its file.
    package func importScheme(_ file: String, name: String?) throws -> String {
        let scheme = try ColorScheme(contentsOf: file)
        let name = name ?? scheme.fileName
        guard ThemeShelf.isName(name), name != ThemePicker.Entry.automatic else {
            throw UsageError("“\(name)” can't be a theme's name, because it can't be a file's name.")
        }
        return try write(scheme.theme, named: name)
    }

    /// Writes a new file; what is there already is somebody's work.
    private func write(_ text: String, named name: String) throws -> String {
        let path = places.themes + "/" + name + ".toml"
        var problem = Files.makeFolder(places.themes)
        if problem == 0 { problem = Files.create(path, Array(text.utf8)) }
        guard problem != EEXIST else {
            throw UsageError("\(path) already exists. Choose another name, or move the file.")
        }
        guard problem == 0 else { throw UsageError("\(path) can't be written: \(Files.reason(problem)).") }
        return path.harmlessName
    }
}

extension ThemeLibrary {
    /// Returns the error for an unknown theme, with the names of all themes.
    func noTheme(_ name: String) -> String {
        let nearest = nearestName(to: name, among: names).map { " Did you mean “\($0)”?" } ?? ""
        return "There's no theme named “\(name)”.\(nearest) Choose one of \(names.joined(separator: ", "))."
    }
}
