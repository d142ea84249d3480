import ArgumentParser
import ConfabRuntime

/// Lists, checks, and creates themes.
struct Themes: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List, check, begin and bring in themes.",
        subcommands: [List.self, Show.self, Check.self, New.self, ImportScheme.self, Roles.self])

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the themes that there are.")

        @OptionGroup var placeOptions: PlaceOptions

        func run() throws { try Output.say(ThemeCommands(places: placeOptions.places).list()) }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show every role of a theme in its colours.")

        @OptionGroup var placeOptions: PlaceOptions

        @Argument(help: "The theme.")
        var name: String

        @Option(
            help: ArgumentHelp("truecolor, 256, 16, 8 or none (default: what the terminal has).", valueName: "colors"))
        var color: String?

        func run() throws {
            try Output.write(try ThemeCommands(places: placeOptions.places).show(name, colors: color))
        }
    }

    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Say everything that is wrong with a theme.",
            discussion: "Mistakes end it with status 1. Text that is hard to read is only a warning.")

        @OptionGroup var placeOptions: PlaceOptions

        @Argument(help: "A theme's file, or its name.")
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
            abstract: "Begin a theme: a file with everything that can be changed, commented out.")

        @OptionGroup var placeOptions: PlaceOptions

        @Argument(help: "What it is called.")
        var name: String

        @Option(help: ArgumentHelp("The theme that it looks like at first.", valueName: "theme"))
        var from = "dark"

        func run() throws { try Output.say(try ThemeCommands(places: placeOptions.places).new(name, from: from)) }
    }

    struct ImportScheme: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "import", abstract: "Make a theme of a base16 or base24 colour scheme (YAML).")

        @OptionGroup var placeOptions: PlaceOptions

        @Argument(help: "The scheme's file.")
        var file: String

        @Option(help: ArgumentHelp("What the theme is called (default: as the scheme).", valueName: "name"))
        var name: String?

        func run() throws {
            try Output.say(try ThemeCommands(places: placeOptions.places).importScheme(file, name: name))
        }
    }

    struct Roles: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List all that a theme can say something of, with what it is for.")

        @OptionGroup var placeOptions: PlaceOptions

        func run() throws { try Output.say(ThemeCommands(places: placeOptions.places).roles()) }
    }
}
