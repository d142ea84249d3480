import ConfabApp
import Glibc
import Theming
import Threads

/// The files in which options are set, read again when they change: the user's config, and what the settings page keeps.
final class OptionFiles {
    /// What they say, and the command line.
    private(set) var layers = OptionLayers()
    /// What was wrong with them at the start.
    let problems: [FileProblem]
    /// Readable when one of them may have changed; −1 for never.
    var descriptor: Int32 { watch?.descriptor ?? -1 }

    private let places: Places
    private let keepsChoices: Bool
    private let watch: FileWatch?
    private var said: [FileProblem]
    /// What was chosen and could not be kept, which holds all the same until Confab ends.
    private var unkept: [OptionID: OptionValue?] = [:]

    /// What came of a change.
    struct Change {
        /// What the files say by now; `nil` when that is what they said before.
        var files: Options.Files?
        /// What was said of them and does not hold any more.
        var mended: [String] = []
        /// What is wrong with them.
        var problems: [String] = []
    }

    /// The files at `places`.
    ///
    /// - Parameters:
    ///   - mustHaveConfig: whether the user named the config, so that it has to be there.
    ///   - commandLine: what the command line sets.
    ///   - watchesFiles: whether changes of the files matter; not for a screen that is shown once.
    ///   - keepsChoices: whether what is chosen is written; not by a demonstration.
    init(
        places: Places, mustHaveConfig: Bool = false, commandLine: [OptionID: OptionValue] = [:],
        watchesFiles: Bool = true, keepsChoices: Bool = true
    ) {
        self.places = places
        self.keepsChoices = keepsChoices
        let config = ConfigFile(path: places.config, mustExist: mustHaveConfig)
        let settings = SettingsFile(path: places.settings)
        layers.commandLine = commandLine
        layers.configName = Files.name(of: places.config)
        layers.config = config.values
        layers.keys = config.keys
        layers.settings = settings.values
        problems = config.problems + settings.problems
        said = problems
        watch = watchesFiles ? FileWatch() : nil
        if watchesFiles, keepsChoices {
            // What is not there cannot be watched, and another Confab may write there first.
            _ = Files.makeFolder(Files.folder(of: places.settings))
        }
        watchFiles()
    }

    /// Keeps what an option is set to.
    ///
    /// - Returns: what there is to say, in sentences.
    func keep(_ id: OptionID, _ value: OptionValue?) -> [String] {
        layers.settings[id] = value
        unkept.updateValue(value, forKey: id)
        guard keepsChoices else { return [] }
        do {
            let said = try SettingsFile.set(id, to: value, in: places.settings)
            unkept.removeValue(forKey: id)
            watchFiles()
            return said.map { [$0] } ?? []
        } catch {
            return ["\(error)"]
        }
    }

    /// Reads the files again, when one of them may have changed.
    func takeChanges() -> Change {
        guard watch?.takeChanges() == true else { return Change() }
        watchFiles()
        let config = ConfigFile(path: places.config, mustExist: false)
        let settings = SettingsFile(path: places.settings)
        var change = Change()
        let problems = config.problems + settings.problems
        if problems != said {
            change.problems = problems.filter { !said.contains($0) }.map(\.short.description)
            change.mended = said.filter { !problems.contains($0) }.map(\.short.description)
        }
        said = problems
        let before = layers
        // Half written, or with a mistake: what held last is better than what is left of it.
        if config.isReadable {
            layers.config = config.values
            layers.keys = config.keys
        }
        if !settings.isDamaged {
            layers.settings = settings.values
            for (id, value) in unkept { layers.settings[id] = value }
        }
        if layers != before {
            change.files = Options.Files(settings: layers.settings, config: layers.config, keys: layers.keys)
        }
        return change
    }

    /// The folders that they are in, and those where they really are.
    private func watchFiles() {
        let files = [places.config, places.settings]
        watch?.watch(Set((files + files.compactMap(Files.real)).map(Files.folder)), .entries)
    }
}
