import ArgumentParser
import ConfabRuntime

/// Lists, checks, and creates themes.
struct Themes: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List, check, create, and import themes.",
        subcommands: [List.self, Show.self, Check.self, New.self, ImportScheme.self, Roles.self])

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List all themes.")

        @OptionGroup var placeOptions: PlaceOptions

        func run() throws { try Output.say(ThemeCommands(places: placeOptions.places).list()) }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show every role of a theme in its colors.")

        @OptionGroup var placeOptions: PlaceOptions

        @Argument(help: "The theme.")
        var name: String

        @Option(
            help: ArgumentHelp("Use these colors: \(colorModes) (default: auto).", valueName: "mode"))
        var color: String?

        func run() throws {
            try Output.write(try ThemeCommands(places: placeOptions.places).show(name, colors: color))
        }
    }

    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Report everything that is wrong with a theme.",
            discussion: "The exit status is 1 if there are mistakes. Text that is hard to read is only a warning.")

        @OptionGroup var placeOptions: PlaceOptions

        @Argument(help: "A theme's file or name.")
        var file: String

        func run() throws {
            let verdict = try ThemeCommands(places: placeOptions.places).check(file)
            for error in verdict.errors { try Output.say(error) }
            for warning in verdict.warnings { try Output.say("warning: " + warning) }
            if !verdict.errors.isEmpty { throw ExitCode.failure }
        }
    }

    struct New: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Create a theme: a file with everything you can change, commented out.")

        @OptionGroup var placeOptions: PlaceOptions

        @Argument(help: "The theme's name.")
        var name: String

        @Option(help: ArgumentHelp("Start from this theme.", valueName: "theme"))
        var from = "dark"

        func run() throws { try Output.say(try ThemeCommands(places: placeOptions.places).new(name, from: from)) }
    }

    struct ImportScheme: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "import", abstract: "Create a theme from a base16 or base24 color scheme (YAML).")

        @OptionGroup var placeOptions: PlaceOptions

        @Argument(help: "The scheme's file.")
        var file: String

        @Option(help: ArgumentHelp("The theme's name (default: the scheme's).", valueName: "name"))
        var name: String?

        func run() throws {
            try Output.say(try ThemeCommands(places: placeOptions.places).importScheme(file, name: name))
        }
    }

    struct Roles: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List all roles and symbols that a theme can change.")

        @OptionGroup var placeOptions: PlaceOptions

        func run() throws { try Output.say(ThemeCommands(places: placeOptions.places).roles()) }
    }
}
