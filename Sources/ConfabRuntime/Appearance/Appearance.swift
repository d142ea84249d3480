import ConfabApp
import Messenger
import TerminalDOM
import Theming
import Threads

/// The theme of the screen. The picker, the terminal's background, and the files may change it while Confab runs.
final class Appearance {
    private(set) var theme: Theme
    /// The problems with the theme at the start.
    let problems: [FileProblem]
    /// Readable when a theme's file may have changed; −1 if the system watches nothing.
    var descriptor: Int32 { watch?.descriptor ?? -1 }

    private let places: Places
    private let library: ThemeLibrary
    private let memory: BackgroundMemory
    private let watch: FileWatch?
    private var setting: ThemeSetting
    private var preview: String?
    private var isDark: Bool
    private var files: [String]
    /// The problems that were reported last, which aren't reported again with every key in the picker.
    private var said: [FileProblem] = []

    /// The result of a change.
    struct Change {
        /// True if everything has to be drawn again.
        var isVisible = false
        /// Problems that were reported and no longer exist.
        var mended: [Problem] = []
        /// New problems.
        var problems: [Problem] = []
    }

    /// Loads the theme that `setting` names, for a background that `isDark`; if that is unknown, for the last known one.
    ///
    /// - Parameter watchesFiles: false if changes of files don't matter, as for a screen that is shown once.
    init(
        _ setting: ThemeSetting, places: Places, environment: [String: String], isDark: Bool?, watchesFiles: Bool
    ) {
        self.setting = setting
        self.places = places
        library = ThemeLibrary(userFolder: places.themes)
        memory = BackgroundMemory(folder: places.state, environment: environment)
        self.isDark = isDark ?? memory.isDark ?? true
        let loaded = library.load(setting.name(isDark: self.isDark), .confab)
        theme = loaded.theme.adapted(to: self.isDark ? .dark : .light)
        problems = loaded.problems
        files = loaded.files
        said = loaded.problems
        watch = watchesFiles ? FileWatch() : nil
        watchFiles()
    }

    /// The symbols of the theme.
    var glyphs: Glyphs { Glyphs(overrides: theme.glyphs) }

    // MARK: the picker

    /// The choices of the theme picker.
    var entries: [ThemePicker.Entry] {
        watchFiles()
        return [ThemePicker.Entry(id: ThemePicker.Entry.automatic, title: "")]
            + library.summaries.map { summary in
                ThemePicker.Entry(summary, isDark: isDark)
            }
    }

    /// The entry that is in use.
    var chosen: String {
        switch setting {
        case .named(let name): name
        case .following: ThemePicker.Entry.automatic
        }
    }

    /// Shows the theme of an entry for now; nil ends that.
    func show(preview entry: String?) -> Change {
        preview = entry
        return load(keepsLastGood: false)
    }

    /// Uses another theme from now on.
    func use(_ setting: ThemeSetting) -> Change {
        preview = nil
        self.setting = setting
        return load(keepsLastGood: false)
    }

    // MARK: the terminal and the files

    /// Notes the terminal's answer about its background.
    func note(isDark: Bool) -> Change {
        memory.remember(isDark: isDark)
        guard isDark != self.isDark else { return Change() }
        self.isDark = isDark
        return load(keepsLastGood: true)
    }

    /// Reads the theme again if one of its files may have changed.
    func takeChanges() -> Change {
        guard watch?.takeChanges() == true else { return Change() }
        return load(keepsLastGood: true)
    }

    private func load(keepsLastGood: Bool) -> Change {
        let wanted = preview.map { ThemeSetting($0) } ?? setting
        let loaded = library.load(wanted.name(isDark: isDark), .confab)
        files = loaded.files
        watchFiles()
        var change = Change()
        if loaded.problems != said {
            change.problems = loaded.problems.map { Problem($0) }
            change.mended = said.map { Problem($0) }
        }
        said = loaded.problems
        // While a file is half written or has a mistake, the theme from before is better than the rest of it.
        if keepsLastGood, !loaded.isComplete { return change }
        let adapted = loaded.theme.adapted(to: isDark ? .dark : .light)
        change.isVisible = adapted != theme
        theme = adapted
        return change
    }

    /// Watches the folder of themes, and those of the files that the theme links to.
    private func watchFiles() {
        watch?.watch(Set([places.themes] + (files + files.compactMap(Files.real)).map(Files.folder)), .entries)
    }
}

extension ThemePicker.Entry {
    /// An entry on a terminal with a dark background if `isDark`.
    init(_ summary: ThemeSummary, isDark: Bool) {
        let background = summary.variant.map { variant -> Background in
            switch variant {
            case .dark: .dark
            case .light: .light
            }
        }
        self.init(
            id: summary.id, title: summary.title, background: background,
            isPainted: background.map { ($0 == .dark) != isDark } ?? false)
    }
}

extension ThemeVocabulary {
    /// The names that themes can use.
    static let confab = ThemeVocabulary(
        roles: RoleDeclaration.all.flatMap(\.roles), glyphs: GlyphName.all,
        grounds: RoleDeclaration.grounds, purposes: RoleDeclaration.purposes)
}
