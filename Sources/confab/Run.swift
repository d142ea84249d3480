import ArgumentParser
import ConfabRuntime

/// Shows the chats.
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Show your chats, as “confab” alone does.")

    @OptionGroup var placeOptions: PlaceOptions

    @Option(help: ArgumentHelp("Open this profile.", valueName: "name"))
    var profile: String?

    @Option(
        help: ArgumentHelp(
            "Use this theme: auto, dark, light, or another (see “confab themes list”).", valueName: "name"))
    var theme: String?

    @Option(help: ArgumentHelp("Use these colors: \(colorModes).", valueName: "mode"))
    var color: String?

    @Flag(help: "Show sample data, in a directory that is removed when you quit.")
    var demo = false

    @Flag(help: "Move the data directory to a dated folder beside it, and start with nothing.")
    var startOver = false

    @Flag(help: "Print the screen once as text and exit (the default if standard output isn't a terminal).")
    var once = false

    @Flag(help: "With --once, print sentences in reading order instead of the screen.")
    var linear = false

    @Option(help: ArgumentHelp("The size of the screen that --once prints.", valueName: "columns×rows"))
    var size: String?

    @Option(
        help: ArgumentHelp("Record the session for “confab replay”, with all letters replaced.", valueName: "file")
    )
    var record: String?

    @Flag(help: "Don't replace letters in the recording.")
    var recordTexts = false

    @Option(
        help: ArgumentHelp(
            "Log this level and above: trace, debug, info, notice, warning, or error.", valueName: "level"))
    var logLevel: String = "notice"

    func run() throws { try arguments.run() }

    var arguments: RunArguments {
        var arguments = RunArguments()
        arguments.data = placeOptions.data
        arguments.config = placeOptions.config
        arguments.profile = profile
        arguments.theme = theme
        arguments.color = color
        arguments.demo = demo
        arguments.startOver = startOver
        arguments.once = once
        arguments.size = size
        arguments.record = record
        arguments.recordTexts = recordTexts
        arguments.linear = linear
        arguments.logLevel = logLevel
        return arguments
    }

    /// Parses `arguments` with the full parser.
    static func arguments(parsing arguments: [String]) throws -> RunArguments {
        try parse(arguments).arguments
    }
}
