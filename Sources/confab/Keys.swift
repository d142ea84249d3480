import ArgumentParser
import ConfabRuntime

/// Prints the keys, or what the terminal sends for them.
struct Keys: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print your keys, or see what your terminal sends for a key.",
        discussion: """
            Use the names in the last column in [keys] of config.toml, and the places after the headings in \
            [keys.PLACE]. With --dump, press keys: for each it prints the bytes, the key's name in the config, and the \
            commands it runs. Press Ctrl-C twice to stop.
            """)

    @OptionGroup var placeOptions: PlaceOptions

    @Option(
        help: ArgumentHelp("Print only the keys of this preset: default, vim, or emacs.", valueName: "name"))
    var preset: String?

    @Flag(help: "Print one JSON object per line.")
    var json = false

    @Flag(help: "Show what the terminal sends for each key you press.")
    var dump = false

    func validate() throws {
        if dump, json { throw ValidationError("Use either --dump or --json, not both.") }
    }

    func run() throws {
        let commands = try KeyCommands(
            places: placeOptions.places, mustHaveConfig: placeOptions.config != nil, preset: preset)
        if dump { try commands.dump() } else { try commands.list(asJSON: json) }
    }
}
