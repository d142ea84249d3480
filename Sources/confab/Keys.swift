import ArgumentParser
import ConfabRuntime

/// Prints the keys, or what the terminal sends for them.
struct Keys: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the keys as your config has them, or see what your terminal sends for a key.",
        discussion: """
            The names in the last column are for [keys] in config.toml; those behind the headings are places, for \
            [keys.PLACE]. With --dump press keys: for each the bytes that came, the name that the config writes, and the \
            commands that it gives; Ctrl-C twice ends.
            """)

    @OptionGroup var placeOptions: PlaceOptions

    @Option(
        help: ArgumentHelp("The keys of this preset alone: default, vim or emacs.", valueName: "name"))
    var preset: String?

    @Flag(help: "Write JSON, an object a line.")
    var json = false

    @Flag(help: "Show what the terminal sends for each key that is pressed.")
    var dump = false

    func validate() throws {
        if dump, json { throw ValidationError("Give --dump or --json, one after the other.") }
    }

    func run() throws {
        let commands = try KeyCommands(
            places: placeOptions.places, mustHaveConfig: placeOptions.config != nil, preset: preset)
        if dump { try commands.dump() } else { try commands.list(asJSON: json) }
    }
}
