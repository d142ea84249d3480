import ConfabApp
import Glibc
import Messenger
import Theming
import Threads

/// The files that set options, read again when they change: the user's config, the file of the settings page, and the short
/// names for emoji.
final class OptionFiles {
    /// The values from the files and the command line.
    private(set) var layers = OptionLayers()
    /// The problems with the files at the start.
    let problems: [FileProblem]
    /// Readable when a file may have changed; −1 if the system watches nothing.
    var descriptor: Int32 { watch?.descriptor ?? -1 }

    private let places: Places
    private let keepsChoices: Bool
    private let watch: FileWatch?
    private var said: [FileProblem]
    /// True once the short names for emoji were needed. Until then, nobody misses them.
    private var readsEmoji = false
    /// Choices that couldn't be saved; they count until Confab ends.
    private var unkept: [OptionID: OptionValue?] = [:]

    /// The result of reading the files again.
    struct Change {
        /// The values in the files; nil if they are the same as before.
        var files: Options.Files?
        /// Problems that were reported and no longer exist.
        var mended: [Problem] = []
        /// New problems.
        var problems: [Problem] = []
    }

    /// The files at `places`.
    ///
    /// - Parameters:
    ///   - mustHaveConfig: true if the user named the config, so it has to exist.
    ///   - commandLine: the values from the command line.
    ///   - watchesFiles: false if changes of the files don't matter, as for a screen that is shown once.
    ///   - keepsChoices: false if choices aren't saved, as in the demo.
    init(
        places: Places, mustHaveConfig: Bool = false, commandLine: [OptionID: OptionValue] = [:],
        watchesFiles: Bool = true, keepsChoices: Bool = true
    ) {
        self.places = places
        self.keepsChoices = keepsChoices
        let config = ConfigFile(path: places.config, mustExist: mustHaveConfig)
        let settings = SettingsFile(path: places.settings)
        layers.commandLine = commandLine
        layers.configName = places.config.lastPathComponent
        layers.config = config.values
        layers.keys = config.keys
        layers.settings = settings.values
        problems = config.problems + settings.problems
        said = problems
        watch = watchesFiles ? FileWatch() : nil
        if watchesFiles, keepsChoices {
            // Only an existing folder can be watched, and another Confab may write there first.
            _ = Files.makeFolder(Files.folder(of: places.settings))
        }
        watchFiles()
    }

    /// Saves the value of an option; nil resets it.
    ///
    /// - Returns: what the user has to know.
    func save(_ id: OptionID, _ value: OptionValue?) -> Problem? {
        layers.settings[id] = value
        unkept.updateValue(value, forKey: id)
        guard keepsChoices else { return nil }
        do throws(SettingsProblem) {
            let problem = try SettingsFile.set(id, to: value, in: places.settings)
            unkept.removeValue(forKey: id)
            watchFiles()
            return problem.map { .settings($0) }
        } catch {
            return .notKept(.settings(error))
        }
    }

    /// The problems with the file of short names for emoji.
    var emojiProblems: [FileProblem] { EmojiFile(path: EmojiFile.path(beside: places.config)).problems }

    /// Reads the short names for emoji, from now on also when their file changes.
    func readEmojiNames() -> Change {
        guard !readsEmoji else { return Change() }
        readsEmoji = true
        return read()
    }

    /// Reads the files again if one of them may have changed.
    func takeChanges() -> Change {
        guard watch?.takeChanges() == true else { return Change() }
        watchFiles()
        return read()
    }

    private func read() -> Change {
        let config = ConfigFile(path: places.config, mustExist: false)
        let settings = SettingsFile(path: places.settings)
        let emoji = readsEmoji ? EmojiFile(path: EmojiFile.path(beside: places.config)) : nil
        var change = Change()
        let problems = config.problems + settings.problems + (emoji?.problems ?? [])
        if problems != said {
            change.problems = problems.filter { !said.contains($0) }.map { Problem($0) }
            change.mended = said.filter { !problems.contains($0) }.map { Problem($0) }
        }
        said = problems
        let before = layers
        // While a file is half written or has a mistake, the values from before are better than the rest of it.
        if config.isReadable {
            layers.config = config.values
            layers.keys = config.keys
        }
        if let emoji, emoji.isReadable { layers.emojiNames = emoji.names }
        if !settings.isDamaged {
            layers.settings = settings.values
            for (id, value) in unkept { layers.settings[id] = value }
        }
        if layers != before {
            change.files = Options.Files(
                settings: layers.settings, config: layers.config, keys: layers.keys, emojiNames: layers.emojiNames)
        }
        return change
    }

    /// Watches the folders of the files, and those of the files that they link to.
    private func watchFiles() {
        let files = [places.config, places.settings, EmojiFile.path(beside: places.config)]
        watch?.watch(Set((files + files.compactMap(Files.real)).map(Files.folder)), .entries)
    }
}
