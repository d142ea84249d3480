import ConfabApp
import TerminalDOM
import Theming
import Threads

/// Which theme the screen is drawn with, and all that may change it while Confab runs: the picker, the terminal's
/// background, the files.
final class Appearance {
    /// What is drawn with.
    private(set) var theme: Theme
    /// What was wrong with the theme at the start.
    let problems: [FileProblem]
    /// Readable when a theme's file may have changed; −1 for never.
    var descriptor: Int32 { watch?.descriptor ?? -1 }

    private let places: Places
    private let library: ThemeLibrary
    private let memory: BackgroundMemory
    private let watch: FileWatch?
    private var setting: ThemeSetting
    private var preview: String?
    private var isDark: Bool
    private var files: [String]
    /// What was said last about the files, which is not said again with every key in the picker.
    private var said: [FileProblem] = []

    /// What came of a change.
    struct Change {
        /// Whether everything is to be drawn anew.
        var isVisible = false
        /// What was said of the theme and does not hold any more.
        var mended: [String] = []
        /// What is wrong with the theme.
        var problems: [String] = []
    }

    /// The theme that `setting` names, for a background that `isDark` or, unless that is known, was so last time.
    ///
    /// - Parameter watchesFiles: whether changes of files matter; not for a screen that is shown once.
    init(
        _ setting: ThemeSetting, places: Places, environment: [String: String], isDark: Bool?, watchesFiles: Bool
    ) {
        self.setting = setting
        self.places = places
        library = ThemeLibrary(userFolder: places.themes)
        memory = BackgroundMemory(folder: places.state, environment: environment)
        // The file is read only when the answer matters.
        if case .following = setting { self.isDark = isDark ?? memory.isDark ?? true } else { self.isDark = true }
        let loaded = library.load(setting.name(isDark: self.isDark), .confab)
        theme = loaded.theme
        problems = loaded.problems
        files = loaded.files
        said = loaded.problems
        watch = watchesFiles ? FileWatch() : nil
        watchFiles()
    }

    /// How symbols are drawn.
    var glyphs: Glyphs { Glyphs(overrides: theme.glyphs) }

    // MARK: the picker

    /// What there is to choose from.
    var entries: [ThemePicker.Entry] {
        watchFiles()
        return [ThemePicker.Entry(id: ThemePicker.Entry.automatic, title: "", detail: "")]
            + library.summaries.map { summary in
                ThemePicker.Entry(id: summary.id, title: summary.title, detail: summary.variant?.rawValue ?? "")
            }
    }

    /// The entry that holds.
    var chosen: String {
        switch setting {
        case .named(let name): name
        case .following: ThemePicker.Entry.automatic
        }
    }

    /// Draws with the theme of an entry for the time being, or no longer.
    func show(preview entry: String?) -> Change {
        preview = entry
        return load(keepsLastGood: false)
    }

    /// Draws with another theme from now on.
    func use(_ setting: ThemeSetting) -> Change {
        preview = nil
        self.setting = setting
        return load(keepsLastGood: false)
    }

    // MARK: what happens by itself

    /// Takes in what the terminal said of its background.
    func note(isDark: Bool) -> Change {
        memory.remember(isDark: isDark)
        guard isDark != self.isDark else { return Change() }
        self.isDark = isDark
        return load(keepsLastGood: true)
    }

    /// Reads the theme again, when one of its files may have changed.
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
            change.problems = loaded.problems.map(\.short.description)
            change.mended = said.map(\.short.description)
        }
        said = loaded.problems
        // Half written, or with a mistake: what was seen last is better than what is left of it.
        if keepsLastGood, !loaded.isComplete { return change }
        change.isVisible = loaded.theme != theme
        theme = loaded.theme
        return change
    }

    /// The folder of themes, and those where the files of this one really are.
    private func watchFiles() {
        watch?.watch(Set([places.themes] + (files + files.compactMap(Files.real)).map(Files.folder)), .entries)
    }
}

extension ThemeVocabulary {
    /// What themes can say something of.
    static let confab = ThemeVocabulary(
        roles: RoleDeclaration.all.flatMap(\.roles), glyphs: GlyphName.all,
        grounds: RoleDeclaration.grounds, purposes: RoleDeclaration.purposes)
}

extension FileProblem {
    /// The same with the name of the file in place of its path, for a corner of the screen.
    var short: FileProblem {
        FileProblem(
            file: file.map { String($0.split(separator: "/").last ?? "") }, position: position, message: message,
            suggestion: suggestion)
    }
}
